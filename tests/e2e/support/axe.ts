import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { nextFrame } from "./page.ts";
import { expect, test } from "./test.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const LOOKS = [
	{ width: 1280, colorScheme: "light" },
	{ width: 390, colorScheme: "dark" },
] as const;

/** What axe has to say about the page as it stands: the rule, and the elements that break it. */
export async function axeFindings(page: Page, part = "html"): Promise<string[][]> {
	const axe = new AxeBuilder({ page })
		.options({ resultTypes: ["violations"] })
		.setLegacyMode()
		.include(part)
		.withTags(RULES);
	return (await axe.analyze()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

/** The page as it stands now, without loading it anew: wide and narrow, light and dark. Header and footer have tests of their own. */
export async function expectAccessible(page: Page): Promise<void> {
	if (test.info().project.name !== "desktop") return;
	const before = page.viewportSize();
	for (const { width, colorScheme } of LOOKS) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		// Where the page happens to stand, the sticky header covers something.
		await page.evaluate(() => window.scrollTo(0, 0));
		await nextFrame(page);
		expect([width, colorScheme, await axeFindings(page, "main")]).toEqual([width, colorScheme, []]);
	}
	if (before) await page.setViewportSize(before);
	await page.emulateMedia({ colorScheme: "light" });
}
