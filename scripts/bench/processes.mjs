// One process and two, in turn on the same data: kept pages, and pages that have to be made; beside them what bare Node
// gains by a second one, for cores are shared with whoever asks. A generator that needs more of a core than the server
// measures itself where cores are few; then only the second says something.
import { availableParallelism } from "node:os";
import { rate } from "./asking.mjs";
import { goal } from "./goals.mjs";

const GOAL = 1.6;
const AT_ONCE = 16;
/** Two processes, the database and whoever asks. */
const CORES = 4;
/** It needs next to nothing itself. */
const SPARING = "wrk";
/** Until all are compiled and keep what they are asked for. */
const WARM_SECONDS = 3;

let searches = 0;

async function ratesOf(processes, { begin, stop, untilReady, url, measure, seconds }) {
	const product = begin({ PROCESSES: String(processes) });
	try {
		await untilReady(`${url}/health`);
		const search = () => {
			searches += 1;
			return { url: `${url}/ratgeber?suche=${searches}` };
		};
		await measure(`${url}/`, WARM_SECONDS);
		await rate(search, AT_ONCE, WARM_SECONDS);
		return { kept: await measure(`${url}/`, seconds), made: await rate(search, AT_ONCE, seconds) };
	} finally {
		await stop(product);
	}
}

async function bareRate(processes, { beginBare, stop, untilReady, bareUrl, measure, seconds }) {
	const bare = beginBare(processes);
	try {
		await untilReady(`${bareUrl}/`);
		await measure(`${bareUrl}/`, WARM_SECONDS);
		return await measure(`${bareUrl}/`, seconds);
	} finally {
		await stop(bare);
	}
}

export async function benchProcesses({ number, generator, ...house }) {
	const [one, bareOne] = [await ratesOf(1, house), await bareRate(1, house)];
	const [two, bareTwo] = [await ratesOf(2, house), await bareRate(2, house)];
	const cores = availableParallelism();
	const [kept, made] = [two.kept / one.kept, two.made / one.made];
	console.log(`\nZwei Prozesse zu einem (${cores} Kerne, auch für Datenbank und Erzeuger)`);
	console.log(`Startseite aus dem Speicher: ${number(two.kept)} zu ${number(one.kept)}, Verhältnis ${number(kept, 2)}`);
	console.log(
		`Blanker Node mit denselben Bytes: ${number(bareTwo)} zu ${number(bareOne)}, Verhältnis ${number(bareTwo / bareOne, 2)}`,
	);
	console.log(`Suchen, die entstehen: ${number(two.made)} zu ${number(one.made)}, Verhältnis ${number(made, 2)}`);
	const judged = cores >= CORES || generator === SPARING ? kept : made;
	console.log(`  ${goal(`zwei Prozesse ab ${number(GOAL, 1)} von einem`, judged >= GOAL)}`);
}
