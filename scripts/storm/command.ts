// The big day: a date with few seats opens, very many people come within a minute, others read and buy meanwhile. Only
// against a house on this machine, which `npm run storm` opens for it. Ends with 1 where a promise is broken.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { booksOfRush } from "#tests/support/rush-books.ts";
import { startStorm } from "#tests/support/storm.ts";
import { faultsInBooks, surplusOf } from "#tests/support/storm-books.ts";
import { crowd } from "./crowd.ts";
import { type House, openHouse } from "./house.ts";
import { type Day, judge } from "./judge.ts";
import { lettersOf } from "./letters.ts";
import { count } from "./numbers.ts";
import { prepareOpening } from "./opening.ts";
import { startReaders } from "./readers.ts";

const MOST = { people: 20_000, seats: 1_000, seconds: 300 };
const OPENS_AFTER_MS = 8_000;
const BUYERS = ["order", "order", "order", "order"] as const;
const PAGES = ["/", "/ratgeber", "/seminare", "/videokurse", "/spenden"];
const TELL_MS = 10_000;
/** It ends by then, whatever happens. */
const MOST_MS = 20 * 60_000;
/** Of each kind, so that many of one do not hide another. */
const SHOWN_FAULTS = 5;

function whole(name: keyof typeof MOST, value: string): number {
	const number = Number(value);
	if (Number.isInteger(number) && number >= 1 && number <= MOST[name]) return number;
	throw new Error(`${name}: bitte eine ganze Zahl von 1 bis ${MOST[name]}.`);
}

function readOptions() {
	const { values } = parseArgs({
		options: {
			url: { type: "string", default: "" },
			data: { type: "string", default: "" },
			people: { type: "string", default: "5000" },
			seats: { type: "string", default: "300" },
			seconds: { type: "string", default: "60" },
		},
	});
	if (new URL(values.url).hostname !== "127.0.0.1") throw new Error("Der Sturm weht nur auf dem eigenen Rechner.");
	return {
		url: values.url,
		dataDir: values.data,
		people: whole("people", values.people),
		seats: whole("seats", values.seats),
		seconds: whole("seconds", values.seconds),
		processes: process.env.PROCESSES ?? "1",
	};
}

type Options = ReturnType<typeof readOptions>;

async function live(house: House, { people, seats, seconds }: Options): Promise<Day> {
	const { url, databaseUrl, client } = house;
	const { seminar, open } = await prepareOpening(url, seats);
	const buying = await startStorm({ url, databaseUrl, crowd: [...BUYERS] });
	const surplus = await surplusOf(client);
	const pages = PAGES.map((path) => url + path);
	for (const page of pages) await (await fetch(page)).arrayBuffer();
	const endReading = startReaders(pages);
	const opensAt = performance.now() + OPENS_AFTER_MS;
	let answered = 0;
	const telling = setInterval(() => console.log(`  … ${count(answered)} von ${count(people)} sind fertig`), TELL_MS);
	const onAnswer = () => {
		answered += 1;
	};
	const coming = crowd({ url, seminar, people, withinMs: seconds * 1_000, opensAt, onAnswer });
	await sleep(OPENS_AFTER_MS);
	const dateId = await open();
	console.log("  Der Termin ist offen.");
	const outcomes = await coming;
	clearInterval(telling);
	await buying.calm();
	const readings = await endReading();
	console.log("  Alle haben eine Antwort, jetzt die Briefe.");
	const letters = await lettersOf(house);
	return {
		seats,
		outcomes,
		readings,
		letters,
		books: await booksOfRush(client, dateId, outcomes),
		purchases: buying.done,
		faults: await faultsInBooks(client, buying, surplus),
	};
}

function print(day: Day, { people, seats, seconds, processes }: Options): boolean {
	const lines = judge(day);
	console.log(
		`\nEin großer Tag: ${count(people)} Menschen in ${count(seconds)} s, ${count(seats)} Plätze, Prozesse: ${processes}\n`,
	);
	for (const { promise, found, isKept } of lines) console.log(`${isKept ? "✓" : "✗"} ${promise.padEnd(58)} ${found}`);
	for (const faults of [day.books.faults, day.faults, day.readings.wrong])
		for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`    ${fault}`);
	return lines.every(({ isKept }) => isKept);
}

async function run(): Promise<number> {
	const options = readOptions();
	const house = await openHouse(options);
	return print(await live(house, options), options) ? 0 : 1;
}

setTimeout(() => {
	console.error("Der Sturm hat zu lange gedauert.");
	process.exit(1);
}, MOST_MS).unref();
// Whoever is still on the way when something fails must not keep it from ending.
process.exit(
	await run().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		return 1;
	}),
);
