// Lighthouse with the local Chromium (mobile preset) on the pages that matter most; prints a table and
// fails below the mark.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "./browser.mjs";
import { foreignTool } from "./foreign-tool.mjs";
import { withProduct } from "./product.mjs";
import { main, nodeBinary, toolEnvironment } from "./setup.mjs";

const VERSION = "13.5.0";
const MARK = 95;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
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

async function measure(cli, browser, url, folder) {
	const output = join(folder, "report.json");
	const args = [cli, url, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${FLAGS}`];
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

const measureAll = async ({ base, folder }) => {
	const browser = findBrowser();
	const cli = await foreignTool("lighthouse", VERSION, "cli/index.js");
	let worst = 100;
	console.log(`\n${"Seite".padEnd(14)}${CATEGORIES.map((name) => name.padStart(16)).join("")}`);
	for (const [title, path] of await pages(base)) {
		const row = await scores(cli, browser, base + path, folder);
		worst = Math.min(worst, ...row);
		console.log(`${title.padEnd(14)}${row.map((score) => String(score).padStart(16)).join("")}`);
	}
	return worst >= MARK ? 0 : 1;
};

await main(() => withProduct(measureAll));
