// Whether site and office answer as fast in a house of many years as in the demo; nothing is answered from memory.
import { createHash, randomBytes } from "node:crypto";
import { median } from "../median.mjs";
import { connect } from "./database.mjs";
import { goal } from "./goals.mjs";
import { grow } from "./grow.mjs";
import { publicAddresses } from "./public-answers.mjs";

const GROWN = {
	rows: Number(process.env.BENCH_ROWS ?? 200_000),
	articleRows: Number(process.env.BENCH_ARTICLES ?? 100_000),
	seminarRows: 1_000,
	datesEach: 10,
};
const TIMES = 30;
/** Until a note has been heard. */
const NOTE_MS = 15;
/** So many pages are turned before one is measured. */
const DEEP = 40;

/** So many times as long as in the demo at most; less than so many milliseconds more nobody can tell from chance. */
const MOST_TIMES = 1.5;
const SAME_MS = 2;

/** Each with a filter, and with a word that finds something in the demo too: to find nothing costs nothing. */
const LISTS = [
	["Bestellungen", "/office/order", "state=paid", "kern"],
	["Buchungen", "/office/booking", "state=standing", "kern"],
	["Menschen", "/office/person", "kind=donor", "kern"],
	["Rechnungen", "/office/invoice", "kind=invoice", "kern"],
	["Spenden", "/office/donation", "state=received", "fischer"],
	["Anfragen", "/office/request", "state=closed", "fischer"],
	["Widerrufe", "/office/withdrawal", "state=handled", "kern"],
	["Newsletter", "/office/subscriber", "state=confirmed", "example"],
	["Postausgang", "/office/letter", "state=kept", "example"],
	["Verlauf", "/office/history", "area=money", "kern"],
];
/** Of one person in the demo, and of nobody who came later. */
const RARE = "winkelmann";
const OTHERS = [
	["Artikelliste", "/office/article"],
	["Seminare", "/office/seminar"],
	["Termine", "/office/seminar_date"],
	["Bank", "/office/bank"],
	["Lastschriften", "/office/debit"],
	["Spenden nach Monaten", "/office/donation/month"],
	["Ausgaben des Newsletters", "/office/campaign"],
	["Bilder", "/office/picture"],
	["Offene Posten", "/office/open_item"],
	["Suche überall", "/office/search?q=kern"],
	["Suche überall vertippt", "/office/search?q=winkelman"],
	["Was wartet", "/office/to_do"],
	["Zahlen an den Türen", "/office/counts"],
];

/** Somebody of the Leitung, logged in. */
async function login(client) {
	const token = randomBytes(32).toString("base64url");
	await client.query(
		"insert into staff_sessions (passed, browser, hash, user_id, last_active_at, ends_at) select true, 'Bench', $1, id, now() + interval '1 hour', now() + interval '1 hour' from users where 'admin' = any(roles) limit 1",
		[createHash("sha256").update(token).digest()],
	);
	return { Cookie: `vsz-office=${token}` };
}

const withQuery = (path, query) => (query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path);

async function timesOf(ask) {
	const deepQuery = async (path) => {
		let query = "";
		for (let page = 0; page < DEEP; page += 1) {
			const { next } = await ask(withQuery(path, query));
			if (!next) break;
			query = `after=${next}`;
		}
		return query;
	};
	const time = async (path) => {
		const times = [];
		for (let index = 0; index < TIMES; index += 1) {
			const start = performance.now();
			await ask(path);
			times.push(performance.now() - start);
		}
		return median(times);
	};
	const rows = [];
	for (const [title, path, filter, word] of LISTS) {
		const asked = {
			"erste Seite": "",
			"tiefe Seite": await deepQuery(path),
			gefiltert: filter,
			gesucht: `q=${word}`,
			"selten gesucht": `q=${RARE}`,
		};
		for (const [kind, query] of Object.entries(asked))
			rows.push([`${title} ${kind}`, await time(withQuery(path, query))]);
	}
	for (const [title, path] of OTHERS) rows.push([title, await time(path)]);
	return rows;
}

/** Every page and file that anybody may ask for, made anew each time: a note makes the house drop what it keeps. */
async function publicTimes(client, baseUrl) {
	const rows = [];
	for (const [title, path] of await publicAddresses(baseUrl)) {
		const times = [];
		let bytes = 0;
		for (let index = 0; index < TIMES; index += 1) {
			await client.query("select pg_notify('content_changed', 'bench')");
			await new Promise((resolve) => setTimeout(resolve, NOTE_MS));
			const start = performance.now();
			const answer = await fetch(baseUrl + path);
			bytes = (await answer.arrayBuffer()).byteLength;
			if (!answer.ok) throw new Error(`${path} antwortete ${answer.status}.`);
			times.push(performance.now() - start);
		}
		rows.push([title, median(times), bytes]);
	}
	return rows;
}

export async function benchGrown({ baseUrl, dataDir, number }) {
	const client = await connect(dataDir);
	const headers = await login(client);
	const ask = async (path) => {
		const response = await fetch(`${baseUrl}/api/v1${path}`, { headers });
		if (!response.ok) throw new Error(`${path} antwortete ${response.status}.`);
		return response.json();
	};
	const measure = async () => [...(await publicTimes(client, baseUrl)), ...(await timesOf(ask))];
	const before = await measure();
	console.log(`\nDas Haus wächst um ${number(GROWN.articleRows)} Artikel und je ${number(GROWN.rows)} Bestellungen …`);
	await grow(client, GROWN);
	const after = await measure();
	await client.end();
	console.log(
		`\nAntworten in ms, Median aus ${TIMES} nacheinander, nichts davon aus dem Speicher. Ziel: höchstens das ${number(MOST_TIMES, 1)}fache der Demo;\nweniger als ${SAME_MS} ms mehr gelten als gleich schnell.\n`,
	);
	console.log("                                   Demo  gewachsen Verhältnis     kB  gewachsen");
	for (const [index, [title, small, bytes]] of before.entries()) {
		const [, big, bigBytes] = after[index];
		const isMet = big <= small * MOST_TIMES || big - small < SAME_MS;
		const size = bytes ? `${number(bytes / 1000).padStart(7)} ${number(bigBytes / 1000).padStart(10)}` : "";
		console.log(
			`${goal(title, isMet).padEnd(31)} ${number(small, 1).padStart(7)} ${number(big, 1).padStart(10)} ${number(big / small, 2).padStart(10)}${size}`,
		);
	}
}
