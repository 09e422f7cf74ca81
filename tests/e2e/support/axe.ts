import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import { nextFrame } from "./page.ts";
import { expect, test } from "./test.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const LOOKS = [
	{ width: 1280, colorScheme: "light" },
	{ width: 390, colorScheme: "dark" },
] as const;

/** Half as long as what the package exports, and as much faster to bring. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Once for each document: axe is large. */
async function bringAxe(frame: Frame): Promise<void> {
	if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(SOURCE);
}

/** What axe has to say about the page as it stands: the rule, and the elements that break it. */
export async function axeFindings(page: Page, part = "html"): Promise<string[][]> {
	await nextFrame(page);
	for (const frame of page.frames()) await bringAxe(frame);
	return page.evaluate(
		async ([selector, values]) => {
			const run = (window as unknown as { axe: typeof axe }).axe.run;
			const options = {
				resultTypes: ["violations" as const],
				runOnly: { type: "tag" as const, values: [...values] },
				// None of these rules reads the style sheets, which axe would collect.
				preload: { assets: ["media" as const] },
			};
			const { violations } = await run(selector, options);
			return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
		},
		[part, RULES] as const,
	);
}

/** What stands behind an open dialog is out of reach, and was looked at before it opened. */
const inReach = (page: Page): Promise<string> =>
	page.evaluate(() => (document.querySelector("dialog:modal") ? "dialog:modal" : "main"));

/** The page as it stands now, without loading it anew: wide and narrow, light and dark. Header and footer have tests of their own. */
export async function expectAccessible(page: Page): Promise<void> {
	if (test.info().project.name !== "desktop") return;
	const part = await inReach(page);
	const before = page.viewportSize();
	for (const { width, colorScheme } of LOOKS) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		// Where the page happens to stand, the sticky header covers something.
		await page.evaluate(() => window.scrollTo(0, 0));
		expect([width, colorScheme, await axeFindings(page, part)]).toEqual([width, colorScheme, []]);
	}
	if (before) await page.setViewportSize(before);
	await page.emulateMedia({ colorScheme: "light" });
}
