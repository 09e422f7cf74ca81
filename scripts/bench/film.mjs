// A long film comes in, piece by piece and cut off five times, while others read: how much memory the process needs,
// and how much longer the others wait.
import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { median } from "../median.mjs";
import { projectFolder } from "../setup.mjs";

const MEGABYTES = Number(process.env.BENCH_FILM_MB ?? 2_048);
const PIECE_BYTES = 4 * 1024 ** 2;
const REPEATED = "So lang wie ein Film. ";
const REPEATED_BYTES = Buffer.byteLength(REPEATED);
const CUTS = 5;
const CONFLICT = 409;
const CUT = 0;
const LOGIN = { email: "verwaltung@vsz.example", password: "Verwaltung-2026" };
/** What others ask for meanwhile: a list of the office, which is never kept. */
const READ_PATH = "/api/v1/office/course";
const READS_BEFORE = 150;
const PAUSE_MS = 20;
const TOKEN = "bench";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function logIn(baseUrl) {
	const answer = await fetch(`${baseUrl}/api/v1/office/session`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(LOGIN),
	});
	const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
	return { cookie: `${cookie}; XSRF-TOKEN=${TOKEN}`, "x-xsrf-token": TOKEN, "tus-resumable": "1.0.0" };
}

/** A real film, and behind it what no player looks at, made while it is sent. */
function filmOf(bytes) {
	const film = readFileSync(join(projectFolder, "content/media/videos/vereinsrecht.mp4"));
	const head = Buffer.alloc(16);
	head.writeUInt32BE(1);
	head.write("free", 4, "latin1");
	head.writeBigUInt64BE(BigInt(bytes - film.length), 8);
	const begin = Buffer.concat([film, head]);
	const rest = Buffer.alloc(2 * PIECE_BYTES, REPEATED);
	return (from, length) => {
		const first = from < begin.length ? begin.subarray(from, from + length) : Buffer.alloc(0);
		const at = (from + first.length) % REPEATED_BYTES;
		return Buffer.concat([first, rest.subarray(at, at + length - first.length)]);
	};
}

function sendPiece(url, headers, offset, body, isCut) {
	return new Promise((resolve, reject) => {
		const own = { "upload-offset": offset, "content-type": "application/offset+octet-stream" };
		const asked = request(
			url,
			{ method: "PATCH", headers: { ...headers, ...own, "content-length": body.length } },
			(answer) => {
				answer.resume();
				answer.on("end", () => resolve(answer.statusCode));
			},
		);
		asked.on("error", (error) => (isCut ? resolve(CUT) : reject(error)));
		if (isCut) asked.write(body.subarray(0, body.length / 2), () => asked.destroy());
		else asked.end(body);
	});
}

async function offsetOf(url, headers) {
	const answer = await fetch(url, { method: "HEAD", headers });
	return Number(answer.headers.get("upload-offset"));
}

async function upload(baseUrl, headers, courseId, bytes) {
	const part = filmOf(bytes);
	const words = { course: courseId, place: "video", filename: "lang.mp4" };
	const metadata = Object.entries(words).map(
		([key, value]) => `${key} ${Buffer.from(String(value)).toString("base64")}`,
	);
	const begun = await fetch(`${baseUrl}/api/v1/office/film-upload`, {
		method: "POST",
		headers: { ...headers, "upload-length": String(bytes), "upload-metadata": metadata.join(",") },
	});
	const url = `${baseUrl}${begun.headers.get("location")}`;
	const hash = createHash("sha256");
	let [hashed, cuts] = [0, 0];
	for (let offset = 0; offset < bytes; ) {
		const piece = part(offset, Math.min(PIECE_BYTES, bytes - offset));
		const isCut = cuts < CUTS && offset > (bytes * (cuts + 1)) / (CUTS + 1);
		if (isCut) cuts += 1;
		const outcome = await sendPiece(url, headers, offset, piece, isCut);
		if (![204, CONFLICT, CUT].includes(outcome))
			throw new Error(`Ein Stück des Films wurde mit ${outcome} beantwortet.`);
		// What was on its way when a line was cut may still have come in.
		const next = outcome === 204 ? offset + piece.length : await offsetOf(url, headers);
		hash.update(piece.subarray(hashed - offset, next - offset));
		hashed = next;
		offset = next;
	}
	return { hash: hash.digest("hex"), cuts };
}

/** What others wait for, one after the other, until they are told to stop. */
async function readTimes(baseUrl, headers, isOver) {
	const times = [];
	while (!isOver(times)) {
		const start = performance.now();
		await (await fetch(`${baseUrl}${READ_PATH}`, { headers })).arrayBuffer();
		times.push(performance.now() - start);
		await pause(PAUSE_MS);
	}
	return times;
}

async function hashOfKept(dataDir, bytes) {
	const folder = join(dataDir, "media/private/films");
	const name = readdirSync(folder).find((file) => statSync(join(folder, file)).size === bytes);
	const hash = createHash("sha256");
	if (name) for await (const part of createReadStream(join(folder, name))) hash.update(part);
	return hash.digest("hex");
}

export async function benchFilm({ baseUrl, dataDir, memory, number }) {
	const headers = await logIn(baseUrl);
	const list = await (await fetch(`${baseUrl}${READ_PATH}`, { headers })).json();
	const bytes = MEGABYTES * 1024 ** 2;
	await readTimes(baseUrl, headers, ({ length }) => length >= READS_BEFORE / 3);
	const before = await readTimes(baseUrl, headers, ({ length }) => length >= READS_BEFORE);
	const memoryBefore = await memory();
	let [isOver, most] = [false, memoryBefore];
	const watching = setInterval(async () => {
		most = Math.max(most, await memory());
	}, 100);
	const start = performance.now();
	const reading = readTimes(baseUrl, headers, () => isOver);
	const { hash, cuts } = await upload(baseUrl, headers, list.data[0].id, bytes).finally(() => {
		isOver = true;
		clearInterval(watching);
	});
	const seconds = (performance.now() - start) / 1000;
	const during = await reading;
	if (hash !== (await hashOfKept(dataDir, bytes))) throw new Error("Vom Film kamen andere Bytes an.");
	const ratio = median(during) / median(before);
	console.log(
		`\nFilm mit ${number(MEGABYTES)} MB, ${cuts}-mal unterbrochen, dieselben Bytes: ${number(MEGABYTES / seconds)} MB/s; ` +
			`Anwendungsprozess höchstens ${number(most)} MB nach ${number(memoryBefore)} MB davor\nEine Liste der Verwaltung währenddessen: ${number(median(during), 1)} ms statt ` +
			`${number(median(before), 1)} ms, Verhältnis ${number(ratio, 2)}`,
	);
}
