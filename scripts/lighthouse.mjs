// Lighthouse with the local Chromium (mobile preset) on the pages that matter most; prints a table and
// fails below the marks.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "./browser.mjs";
import { foreignTool } from "./foreign-tool.mjs";
import { median } from "./median.mjs";
import { withProduct } from "./product.mjs";
import { main, nodeBinary, toolEnvironment } from "./setup.mjs";

const VERSION = "13.5.0";
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const MARKS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const CATEGORIES = Object.keys(MARKS);
/**
 * How much slower than this machine a middling phone is, by the index that Lighthouse gives the machine: the table under
 * "Calibrating the CPU slowdown" in its own documentation (docs/throttling.md).
 */
const slowdown = (index) => (index >= 1500 ? 4 : index >= 800 ? 2 : 1);
const FLAGS =
	"--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
const run = promisify(execFile);

async function pages(base) {
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

async function report(cli, browser, folder, url, ...options) {
	const output = join(folder, "report.json");
	const args = [cli, url, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${FLAGS}`, ...options];
	await run(nodeBinary(), args, { env: toolEnvironment({ CHROME_PATH: browser }), maxBuffer: 1e8 });
	return JSON.parse(readFileSync(output, "utf8"));
}

/** The median of several runs: a busy moment of the machine is not the page's. */
async function scores(measure) {
	const runs = [];
	for (let attempt = 0; runs.length < RUNS; attempt += 1) {
		try {
			runs.push((await measure()).categories);
		} catch (error) {
			// Now and then Chromium loses the start of its own recording.
			if (attempt >= 2 * RUNS || !String(error).includes("NO_NAVSTART")) throw error;
		}
	}
	return CATEGORIES.map((name) => median(runs.map((categories) => Math.round(categories[name].score * 100))));
}

const measureAll = async ({ base, folder }) => {
	const cli = await foreignTool("lighthouse", VERSION, "cli/index.js");
	const lighthouse = report.bind(null, cli, findBrowser(), folder);
	const { benchmarkIndex } = (await lighthouse(`${base}/impressum`, "--only-categories=seo")).environment;
	const times = Number(process.env.LIGHTHOUSE_SLOWDOWN ?? slowdown(benchmarkIndex));
	console.log(`\nRechner ${Math.round(benchmarkIndex)}, ein Telefon ist ${times}-mal so langsam`);
	console.log(`${"Seite".padEnd(14)}${CATEGORIES.map((name) => name.padStart(16)).join("")}`);
	let isBelow = false;
	for (const [title, path] of await pages(base)) {
		const row = await scores(() => lighthouse(base + path, `--throttling.cpuSlowdownMultiplier=${times}`));
		isBelow ||= CATEGORIES.some((name, index) => row[index] < MARKS[name]);
		console.log(`${title.padEnd(14)}${row.map((score) => String(score).padStart(16)).join("")}`);
	}
	return isBelow ? 1 : 0;
};

await main(() => withProduct(measureAll));
