// Speed as a ratio: the product and a bare node:http server serve the same bytes in turn, measured by the same generator.
// With --grown: site and office in a house of many years beside the demo. With --film: only the long film. With --processes:
// only what a second process adds.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { benchArticles } from "./bench/articles.mjs";
import { benchFilm } from "./bench/film.mjs";
import { endOfGoals, goal } from "./bench/goals.mjs";
import { benchGrown } from "./bench/grown.mjs";
import { loadGenerator } from "./bench/load.mjs";
import { onOwnCores } from "./bench/own-core.mjs";
import { benchProcesses } from "./bench/processes.mjs";
import { benchShop } from "./bench/shop.mjs";
import { coreSeconds } from "./core-seconds.mjs";
import { median } from "./median.mjs";
import { SERVER_COMMAND, SERVER_ENV } from "./serve.mjs";
import { build, install, main, nodeBinary, projectFolder } from "./setup.mjs";

/** Many short ones: cores of a rented machine are fast and slow for seconds at a time. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const ROUND_SECONDS = 1;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** What draws documents ends when nobody has asked for any for so long. */
const REST_MS = 30_000;
const PRODUCT = { port: 4300 };
const BARE = { port: 4301 };
/** Of each a second, with two processes. */
const PAIRS = { product: { port: 4302 }, bare: { port: 4303 } };
const GOALS = { ratio: 0.85, memoryOfPages: 220, memoryOfOrders: 250 };

const urlOf = ({ port }, path) => `http://127.0.0.1:${port}${path}`;

function startProduct(env) {
	return spawn(nodeBinary(), SERVER_COMMAND, {
		cwd: projectFolder,
		env: { ...process.env, ...SERVER_ENV, NODE_ENV: "production", ...env },
		stdio: ["ignore", "ignore", "inherit"],
	});
}

async function stop(product) {
	if (product.exitCode !== null) return;
	product.kill("SIGTERM");
	await new Promise((resolve) => product.once("exit", resolve));
}

async function untilReady(url) {
	for (let attempt = 0; attempt < 600; attempt += 1) {
		if (
			await fetch(url).then(
				(response) => response.ok,
				() => false,
			)
		)
			return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`${url} antwortet nicht.`);
}

function startBare(answers, { port } = BARE, processes = 1) {
	const script = join(projectFolder, "scripts/bench/bare-server.mjs");
	const bare = spawn(nodeBinary(), [script, String(port), String(processes)], {
		stdio: ["pipe", "ignore", "inherit"],
	});
	bare.stdin.end(JSON.stringify(answers));
	return bare;
}

/** The answer's bytes and headers as they go over the wire, for the bare server to repeat. */
async function capture(path) {
	const { request } = await import("node:http");
	return new Promise((resolve, reject) => {
		request(urlOf(PRODUCT, path), { headers: { "Accept-Encoding": "br" } }, (response) => {
			const chunks = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("end", () => {
				const skip = new Set(["connection", "keep-alive", "date"]);
				const headers = response.rawHeaders.reduce((list, value, index, all) => {
					if (index % 2 === 0 && !skip.has(value.toLowerCase())) list.push(value, all[index + 1]);
					return list;
				}, []);
				resolve({ path, headers, body: Buffer.concat(chunks).toString("base64") });
			});
		})
			.on("error", reject)
			.end();
	});
}

const number = (value, digits = 0) =>
	value.toLocaleString("de-DE", { minimumFractionDigits: digits, maximumFractionDigits: digits });

async function rateOf(measure, url, { pid }) {
	const before = coreSeconds(pid);
	const rate = await measure(url, ROUND_SECONDS);
	return { rate, perCore: (rate * ROUND_SECONDS) / (coreSeconds(pid) - before) };
}

async function compare(measure, path, servers) {
	const bare = await rateOf(measure, urlOf(BARE, path), servers.bare);
	const product = await rateOf(measure, urlOf(PRODUCT, path), servers.product);
	return {
		bare: bare.rate,
		product: product.rate,
		ratio: product.rate / bare.rate,
		perCore: product.perCore / bare.perCore,
	};
}

/**
 * In rounds through all paths: what stands beside each other was measured within seconds, and no path has a slow half minute
 * of a rented machine, in which one of two processes may be slower than the other, to itself.
 */
async function compareAll(measure, paths, servers) {
	const rounds = paths.map(() => []);
	for (let round = 0; round < ROUNDS; round += 1)
		for (const [at, path] of paths.entries()) rounds[at].push(await compare(measure, path, servers));
	const medianOf = (own, name) => median(own.map((round) => round[name]));
	return rounds.map((own) => Object.fromEntries(Object.keys(own[0]).map((name) => [name, medianOf(own, name)])));
}

async function scriptBytes(path) {
	const page = await (await fetch(urlOf(PRODUCT, path))).text();
	const scripts = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
	let bytes = 0;
	for (const script of scripts)
		bytes += gzipSync(Buffer.from(await (await fetch(urlOf(PRODUCT, script))).arrayBuffer())).length;
	return { bytes, files: scripts.size };
}

async function residentMegabytes(pid) {
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

/** A second product beside the first, on data of its own. */
async function besideASecond(begin, env, work) {
	const dataDir = mkdtempSync(join(tmpdir(), "vsz-bench-"));
	const product = begin({ PORT: String(PAIRS.product.port), DATA_DIR: dataDir, ...env });
	try {
		await untilReady(urlOf(PAIRS.product, "/health"));
		return await work({ process: product, baseUrl: urlOf(PAIRS.product, ""), dataDir });
	} finally {
		await stop(product);
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** What two processes make of one. */
async function besideAPair({ product, bare, answers, measure }, pair) {
	const barePair = startBare(answers, PAIRS.bare, 2);
	try {
		await untilReady(urlOf(PAIRS.bare, "/"));
		const server = (place, process) => ({ url: urlOf(place, ""), process });
		await benchProcesses({
			products: { one: server(PRODUCT, product), two: server(PAIRS.product, pair.process) },
			bares: { one: server(BARE, bare), two: server(PAIRS.bare, barePair) },
			measure,
			seconds: SECONDS,
			number,
		});
	} finally {
		await stop(barePair);
	}
}

await main(async () => {
	await install();
	await build();
	const { name, measure } = await loadGenerator();
	const dataDir = mkdtempSync(join(tmpdir(), "vsz-bench-"));
	const begin = (env) => startProduct({ PORT: String(PRODUCT.port), DATA_DIR: dataDir, TRUST_PROXY: "1", ...env });
	let product = begin();
	let bare;
	try {
		await untilReady(urlOf(PRODUCT, "/health"));
		// What loading the demo took is no part of what a house needs.
		await stop(product);
		product = begin();
		await untilReady(urlOf(PRODUCT, "/health"));
		if (process.argv.includes("--grown")) {
			const demo = { baseUrl: urlOf(PRODUCT, ""), dataDir };
			await besideASecond(begin, {}, (house) => benchGrown({ demo, house, number }));
			return endOfGoals();
		}
		const film = () =>
			benchFilm({ baseUrl: urlOf(PRODUCT, ""), dataDir, memory: () => residentMegabytes(product.pid), number });
		if (process.argv.includes("--film")) return await film();
		const { data } = await (await fetch(urlOf(PRODUCT, "/api/v1/blog_post?per_page=1"))).json();
		const article = `/ratgeber/${data[0].slug}`;
		const rows = [
			["Startseite", "/"],
			["Artikel", article],
			["Ratgeber-Liste", "/ratgeber"],
			["GET /api/v1/blog_post", "/api/v1/blog_post"],
		];
		for (const [, path] of rows) await (await fetch(urlOf(PRODUCT, path))).arrayBuffer();
		const answers = [];
		for (const [, path] of rows) answers.push(await capture(path));
		bare = startBare(answers);
		await untilReady(urlOf(BARE, "/"));

		const parts = { product, bare, answers, measure };
		const benchPair = () => besideASecond(begin, { PROCESSES: "2" }, (pair) => besideAPair(parts, pair));
		if (process.argv.includes("--processes")) {
			await benchPair();
			return endOfGoals();
		}
		const paths = rows.map(([, path]) => path);
		const comparing = () => compareAll(measure, paths, { product, bare });
		const { apart, result: compared } = await onOwnCores([product.pid, bare.pid], comparing);
		console.log(
			`\nAnfragen je Sekunde, Median aus ${ROUNDS} Runden zu ${ROUND_SECONDS} s mit ${name}; blanker Server = node:http mit denselben Bytes; ` +
				`${apart ? "beide auf demselben Kern, allein darauf" : "alle auf denselben Kernen"}\n`,
		);
		console.log("Seite                      VSZ      blank Verhältnis je Rechenzeit");
		for (const [at, found] of compared.entries()) {
			const [title] = rows[at];
			const { ratio, perCore } = found;
			console.log(
				`${title.padEnd(22)} ${number(found.product).padStart(8)} ${number(found.bare).padStart(9)} ` +
					`${number(ratio, 2).padStart(10)} ${number(perCore, 2).padStart(14)}  ` +
					goal(`${title} ab ${number(GOALS.ratio, 2)}`, ratio >= GOALS.ratio),
			);
		}
		const memory = await residentMegabytes(product.pid);
		await benchShop({ baseUrl: urlOf(PRODUCT, ""), dataDir, seconds: SECONDS, untilReady, number });
		const memoryAfter = await residentMegabytes(product.pid);
		await pause(REST_MS);
		const memoryAtRest = await residentMegabytes(product.pid);
		await film();
		const { bytes, files } = await scriptBytes(article);
		await benchArticles({ baseUrl: urlOf(PRODUCT, ""), dataDir, pid: product.pid, number });
		console.log(`JavaScript eines Artikels: ${number(bytes / 1000, 1)} kB gzip in ${files} Dateien`);
		console.log(
			`Arbeitsspeicher des Anwendungsprozesses: ${number(memory)} MB, gleich nach 2.000 Bestellungen ${number(memoryAfter)} MB, wieder in Ruhe ${number(memoryAtRest)} MB`,
		);
		console.log(`  ${goal(`nach den Seiten bis ${GOALS.memoryOfPages} MB`, memory <= GOALS.memoryOfPages)}`);
		console.log(
			`  ${goal(`nach den Bestellungen in Ruhe bis ${GOALS.memoryOfOrders} MB`, memoryAtRest <= GOALS.memoryOfOrders)}`,
		);
		await benchPair();
		return endOfGoals();
	} finally {
		bare?.kill();
		await stop(product);
		rmSync(dataDir, { recursive: true, force: true });
	}
});
