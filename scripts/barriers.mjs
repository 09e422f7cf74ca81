// Two more judges of accessibility beside axe, which the journeys ask: HTML_CodeSniffer (known from pa11y) and IBM's
// checker, on every kind of page, wide and narrow. Prints what they call an error and we have not judged; fails on it.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.mjs";
import { foreignTool } from "./foreign-tool.mjs";
import { pageKinds } from "./page-kinds.mjs";
import { withProduct } from "./product.mjs";
import { main } from "./setup.mjs";

const SNIFFER = ["html_codesniffer", "2.5.1", "build/HTMLCS.js"];
const IBM = ["accessibility-checker-engine", "4.0.34", "ace.js"];
const WIDTHS = [1280, 390];

/** Called errors, and none: why. */
const JUDGED = {
	aria_article_label_unique: "cards are named by their heading, which a list of articles may not need at all",
	aria_complementary_labelled: "within an article an aside without a name is no landmark",
	input_label_exists: "the label is there, hidden from the eye alone where the field stands by itself",
	input_autocomplete_valid: "HTML allows the name of a login on a field for e-mail addresses",
	"WCAG2AA.Principle1.Guideline1_3.1_3_5.H98": "the same",
	"WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2":
		"lists follow each letter, Enter works; without scripts there is a button",
};

const sniff = () =>
	new Promise((resolve, reject) => {
		const { HTMLCS } = globalThis;
		// Some of its own words are missing.
		const { getTranslation } = HTMLCS;
		HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key;
		const tell = () =>
			resolve(
				HTMLCS.getMessages()
					.filter(({ type }) => type === HTMLCS.ERROR)
					.map(({ code, msg, element }) => ({ rule: code, message: msg, extract: element.outerHTML?.slice(0, 160) })),
			);
		HTMLCS.process("WCAG2AA", document, tell, reject, "en");
	});

const askIbm = async () => {
	const { results } = await new globalThis.ace.Checker().check(document, ["WCAG_2_2"]);
	return results
		.filter(({ value: [policy, outcome] }) => policy === "VIOLATION" && outcome === "FAIL")
		.map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, extract: snippet }));
};

async function judge(page, sources) {
	for (const source of sources) await page.evaluate(source);
	return [...(await page.evaluate(sniff)), ...(await page.evaluate(askIbm))];
}

async function judgePages(browser, sources, base, paths) {
	const found = [];
	for (const width of WIDTHS) {
		// Foreign judges are no part of the page: its policy does not let them in.
		const page = await browser.newPage({ bypassCSP: true, viewport: { width, height: 900 }, locale: "de-DE" });
		for (const path of paths) {
			await page.goto(base + path, { waitUntil: "networkidle" });
			for (const fault of await judge(page, sources)) found.push({ ...fault, path: `${path} (${width})` });
		}
		await page.close();
	}
	return found;
}

async function judgeAll({ base }) {
	const sources = [];
	for (const tool of [SNIFFER, IBM]) sources.push(readFileSync(await foreignTool(...tool), "utf8"));
	const paths = await pageKinds(base);
	const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
	const found = await judgePages(browser, sources, base, paths).finally(() => browser.close());
	const open = found.filter(({ rule }) => !(rule in JUDGED));
	for (const [rule, faults] of Map.groupBy(open, (fault) => fault.rule))
		console.log(
			`\n${rule}: ${faults[0].message}\n  ${faults[0].extract}\n  ${faults.map(({ path }) => path).join(" ")}`,
		);
	console.log(`\n${paths.length} Seiten geprüft: ${open.length} Fehler, ${found.length - open.length} beurteilte`);
	return open.length === 0 ? 0 : 1;
}

await main(() => withProduct(judgeAll));
