// One process and two, side by side and asked in turn: kept pages, pages that have to be made, and what bare Node gains by a
// second one. The cores are those of the database and of whoever asks, too: on a small machine they, and not the server, say
// how much a second process adds. So each process is given half a core as well, and the rest of the machine is theirs.
import { availableParallelism } from "node:os";
import { median } from "../median.mjs";
import { rate } from "./asking.mjs";
import { goal } from "./goals.mjs";
import { withHalfACoreEach } from "./half-core.mjs";

const GOAL = 1.6;
const AT_ONCE = 16;
/** Two processes, the database and whoever asks. */
const CORES = 4;
const ROUNDS = 5;
/** Until all are compiled and keep what they are asked for. */
const WARM_SECONDS = 6;

let searches = 0;

/** The middle of what two made of one, each time within seconds. */
async function compare(ask, { one, two }, seconds) {
	const rounds = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const alone = await ask(one, seconds);
		const both = await ask(two, seconds);
		rounds.push({ alone, both, ratio: both / alone });
	}
	return Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]));
}

async function measureAll({ products, bares, measure, seconds }) {
	const kept = (server, span) => measure(`${server.url}/`, span);
	const made = ({ url }, span) => {
		const search = () => {
			searches += 1;
			return { url: `${url}/ratgeber?suche=${searches}` };
		};
		return rate(search, AT_ONCE, span);
	};
	for (const server of Object.values(products)) {
		await kept(server, WARM_SECONDS);
		await made(server, WARM_SECONDS);
	}
	const all = async () => ({
		kept: await compare(kept, products, seconds),
		bare: await compare(kept, bares, seconds),
		made: await compare(made, products, seconds),
	});
	const found = { shared: await all() };
	const pids = [...Object.values(products), ...Object.values(bares)].map(({ process }) => process.pid);
	await withHalfACoreEach(pids, async () => {
		found.halved = await all();
	});
	return found;
}

function show(title, { kept, bare, made }, number) {
	console.log(`\n${title}`);
	const row = (name, { alone, both, ratio }) =>
		console.log(`${name.padEnd(40)} ${number(both).padStart(8)} zu ${number(alone)}, Verhältnis ${number(ratio, 2)}`);
	row("Startseite aus dem Speicher:", kept);
	row("Blanker Node mit denselben Bytes:", bare);
	row("Suchen, die entstehen:", made);
}

export async function benchProcesses({ number, ...servers }) {
	const { shared, halved } = await measureAll(servers);
	const cores = availableParallelism();
	show(`Zwei Prozesse zu einem (${cores} Kerne, auch für Datenbank und Erzeuger)`, shared, number);
	if (halved) show("Jeder Prozess mit einem halben Kern, der Rest für Datenbank und Erzeuger", halved, number);
	const judged = halved && cores < CORES ? halved : shared;
	console.log(`  ${goal(`zwei Prozesse ab ${number(GOAL, 1)} von einem`, judged.kept.ratio >= GOAL)}`);
}
