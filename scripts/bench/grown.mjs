// Whether site and office answer as fast in a house of many years as in the demo; nothing is answered from memory. Both run
// beside each other and are asked in turn, for a rented machine has fast and slow minutes.
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
	// Fills the answer in both houses.
	["Suche überall", "/office/search?q=verein"],
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

/** The medians of how long each took, asked in turn. */
async function inTurn(...askers) {
	const times = askers.map(() => []);
	for (let index = 0; index < TIMES; index += 1) for (const [at, ask] of askers.entries()) times[at].push(await ask());
	return times.map(median);
}

async function timed(work) {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

/** The parameters of a page far behind. */
async function deepQuery({ ask }, path) {
	let query = "";
	for (let page = 0; page < DEEP; page += 1) {
		const { next } = await ask(withQuery(path, query));
		if (!next) break;
		query = `after=${next}`;
	}
	return query;
}

/**
 * Of a list both houses are asked for as many rows as the demo has: a page of fifty costs more than one of three in any
 * house. What it takes the grown house to fill a page stands beside it.
 */
async function officeTimes(small, big) {
	const rows = [];
	const compareLists = async (title, path, otherPath = path) => {
		const { data } = await small.ask(path);
		const shown = `per_page=${Math.max(1, data.length)}`;
		const [near, far, full] = await inTurn(
			() => timed(() => small.ask(withQuery(path, shown))),
			() => timed(() => big.ask(withQuery(otherPath, shown))),
			() => timed(() => big.ask(otherPath)),
		);
		rows.push({ title, near, far, full });
	};
	const compare = async (title, path) => {
		const [near, far] = await inTurn(
			() => timed(() => small.ask(path)),
			() => timed(() => big.ask(path)),
		);
		rows.push({ title, near, far });
	};
	for (const [title, path, filter, word] of LISTS) {
		const asked = { "erste Seite": "", gefiltert: filter, gesucht: `q=${word}`, "selten gesucht": `q=${RARE}` };
		for (const [kind, query] of Object.entries(asked)) await compareLists(`${title} ${kind}`, withQuery(path, query));
		const [near, far] = [await deepQuery(small, path), await deepQuery(big, path)];
		await compareLists(`${title} tiefe Seite`, withQuery(path, near), withQuery(path, far));
	}
	for (const [title, path] of OTHERS) await compare(title, path);
	return rows;
}

/** Made anew each time: a note makes the house drop what it keeps. */
const asVisitor =
	({ client, baseUrl }, path, sizes) =>
	async () => {
		await client.query("select pg_notify('content_changed', 'bench')");
		await new Promise((resolve) => setTimeout(resolve, NOTE_MS));
		return timed(async () => {
			const answer = await fetch(baseUrl + path);
			sizes.set(baseUrl, (await answer.arrayBuffer()).byteLength);
			if (!answer.ok) throw new Error(`${path} antwortete ${answer.status}.`);
		});
	};

/** Every page and file that anybody may ask for. */
async function publicTimes(small, big) {
	const rows = [];
	const others = await publicAddresses(big.baseUrl);
	for (const [index, [title, path]] of (await publicAddresses(small.baseUrl)).entries()) {
		const sizes = new Map();
		const [, otherPath] = others[index];
		const [near, far] = await inTurn(asVisitor(small, path, sizes), asVisitor(big, otherPath, sizes));
		rows.push({ title, near, far, bytes: [small, big].map(({ baseUrl }) => sizes.get(baseUrl)) });
	}
	return rows;
}

async function visit({ baseUrl, dataDir }) {
	const client = await connect(dataDir);
	const headers = await login(client);
	const ask = async (path) => {
		const response = await fetch(`${baseUrl}/api/v1${path}`, { headers });
		if (!response.ok) throw new Error(`${path} antwortete ${response.status}.`);
		return response.json();
	};
	return { client, baseUrl, ask };
}

export async function benchGrown({ demo, house, number }) {
	const [small, big] = [await visit(demo), await visit(house)];
	console.log(`\nDas Haus wächst um ${number(GROWN.articleRows)} Artikel und je ${number(GROWN.rows)} Bestellungen …`);
	await grow(big.client, GROWN);
	const rows = [...(await publicTimes(small, big)), ...(await officeTimes(small, big))];
	await small.client.end();
	await big.client.end();
	console.log(
		`\nAntworten in ms, Median aus ${TIMES} im Wechsel, nichts davon aus dem Speicher. Ziel: höchstens das ${number(MOST_TIMES, 1)}fache der Demo;\nweniger als ${SAME_MS} ms mehr gelten als gleich schnell. Listen der Verwaltung mit so vielen Zeilen, wie die Demo hat.\n`,
	);
	console.log("                                   Demo  gewachsen Verhältnis     kB  gewachsen  volle Seite");
	for (const { title, near, far, bytes, full } of rows) {
		const isMet = far <= near * MOST_TIMES || far - near < SAME_MS;
		const sizes = bytes ? bytes.map((size) => number(size / 1000)) : ["", ""];
		console.log(
			`${goal(title, isMet).padEnd(31)} ${number(near, 1).padStart(7)} ${number(far, 1).padStart(10)} ${number(far / near, 2).padStart(10)}` +
				`${sizes[0].padStart(7)} ${sizes[1].padStart(10)} ${full ? number(full, 1).padStart(12) : ""}`.trimEnd(),
		);
	}
}
