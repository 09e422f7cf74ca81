// Lighthouse with the local Chromium (mobile preset) on the pages that matter most; prints a table and
// fails below the mark.
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "./browser.mjs";
import { SERVER_COMMAND, SERVER_ENV } from "./serve.mjs";
import { build, install, main, nodeBinary, projectFolder, quietly, toolEnvironment } from "./setup.mjs";

const VERSION = "13.5.0";
const MARK = 95;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const PORT = 4310;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS =
	"--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
const run = promisify(execFile);
const base = `http://127.0.0.1:${PORT}`;

/** Not a dependency: it is larger than everything else together and needed now and then. */
async function lighthouseCli() {
	const folder = join(projectFolder, ".cache/lighthouse");
	const cli = join(folder, "node_modules/lighthouse/cli/index.js");
	if (!existsSync(cli)) {
		await quietly(
			"Lighthouse installiert",
			"npm",
			["install", "--prefix", folder, "--no-audit", "--no-fund", `lighthouse@${VERSION}`],
			{
				env: toolEnvironment(),
			},
		);
	}
	return cli;
}

async function untilReady() {
	for (let attempt = 0; attempt < 600; attempt += 1) {
		if (
			await fetch(`${base}/health`).then(
				(response) => response.ok,
				() => false,
			)
		)
			return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("Die Website antwortet nicht.");
}

async function pages() {
	const first = async (path) => (await (await fetch(`${base}/api/v1/${path}`)).json()).data[0];
	const seminar = await first("presence_seminar?upcoming=1&per_page=1");
	return [
		["Startseite", "/"],
		["Artikel", `/ratgeber/${(await first("blog_post?per_page=1")).slug}`],
		["Kalender", "/seminare"],
		["Seminar", `/seminare/${seminar.slug}/${Date.parse(seminar.date) / 1000}`],
		["Kurs", `/videokurse/${(await first("online_seminar?is_active=1&per_page=1")).slug}`],
	];
}

async function measure(cli, browser, path, folder) {
	const output = join(folder, "report.json");
	const args = [cli, base + path, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${FLAGS}`];
	await run(nodeBinary(), args, { env: toolEnvironment({ CHROME_PATH: browser }), maxBuffer: 1e8 });
	const { categories } = JSON.parse(readFileSync(output, "utf8"));
	return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median of several runs: a busy moment of the machine is not the page's. */
async function scores(...page) {
	const runs = [];
	for (let attempt = 0; runs.length < RUNS; attempt += 1) {
		try {
			runs.push(await measure(...page));
		} catch (error) {
			// Now and then Chromium loses the start of its own recording.
			if (attempt >= 2 * RUNS || !String(error).includes("NO_NAVSTART")) throw error;
		}
	}
	return CATEGORIES.map((_, index) => median(runs.map((scores) => scores[index])));
}

await main(async () => {
	await install();
	await build();
	const browser = findBrowser();
	const cli = await lighthouseCli();
	const folder = mkdtempSync(join(tmpdir(), "vsz-lighthouse-"));
	const product = spawn(nodeBinary(), SERVER_COMMAND, {
		cwd: projectFolder,
		env: { ...process.env, ...SERVER_ENV, NODE_ENV: "production", PORT: String(PORT), DATA_DIR: join(folder, "data") },
		stdio: ["ignore", "ignore", "inherit"],
	});
	let worst = 100;
	try {
		await untilReady();
		console.log(`\n${"Seite".padEnd(14)}${CATEGORIES.map((name) => name.padStart(16)).join("")}`);
		for (const [title, path] of await pages()) {
			const row = await scores(cli, browser, path, folder);
			worst = Math.min(worst, ...row);
			console.log(`${title.padEnd(14)}${row.map((score) => String(score).padStart(16)).join("")}`);
		}
	} finally {
		product.kill("SIGTERM");
		await new Promise((resolve) => product.once("exit", resolve));
		rmSync(folder, { recursive: true, force: true });
	}
	return worst >= MARK ? 0 : 1;
});
