// Whether the office answers as fast in a house of a hundred thousand bookings as in the demo.
import { createHash, randomBytes } from "node:crypto";
import { median } from "../median.mjs";
import { connect } from "./database.mjs";
import { grow } from "./grow.mjs";

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const TIMES = 30;
/** So many pages are turned before one is measured. */
const DEEP = 40;

const LISTS = [
	["Bestellungen", "/office/order", "state=paid"],
	["Buchungen", "/office/booking", "state=standing"],
	["Menschen", "/office/person", "kind=donor"],
	["Rechnungen", "/office/invoice", "kind=invoice"],
	["Spenden", "/office/donation", "state=received"],
	["Anfragen", "/office/request", "state=closed"],
	["Widerrufe", "/office/withdrawal", "state=handled"],
	["Newsletter", "/office/subscriber", "state=confirmed"],
	["Postausgang", "/office/letter", "state=sent"],
	["Verlauf", "/office/history", "area=money"],
];
const OTHERS = [
	["Suche überall", "/office/search?q=schaefer"],
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
	for (const [title, path, filter] of LISTS) {
		const asked = { "erste Seite": "", "tiefe Seite": await deepQuery(path), gefiltert: filter, gesucht: "q=schaefer" };
		for (const [kind, query] of Object.entries(asked))
			rows.push([`${title} ${kind}`, await time(withQuery(path, query))]);
	}
	for (const [title, path] of OTHERS) rows.push([title, await time(path)]);
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
	const before = await timesOf(ask);
	console.log(`\nDas Haus wächst um je ${number(ROWS)} Bestellungen, Buchungen, Briefe und Menschen …`);
	await grow(client, ROWS);
	const after = await timesOf(ask);
	await client.end();
	console.log(`\nAntworten der Verwaltung in ms, Median aus ${TIMES} nacheinander\n`);
	console.log("                                  Demo  gewachsen Verhältnis");
	for (const [index, [title, small]] of before.entries()) {
		const [, big] = after[index];
		console.log(
			`${title.padEnd(30)} ${number(small, 1).padStart(7)} ${number(big, 1).padStart(10)} ${number(big / small, 2).padStart(10)}`,
		);
	}
}
