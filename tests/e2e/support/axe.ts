import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const LOOKS = [
	{ width: 1280, colorScheme: "light" },
	{ width: 390, colorScheme: "dark" },
] as const;

/** The page as it stands now, without loading it anew: wide and narrow, light and dark. Header and footer have tests of their own. */
export async function expectAccessible(page: Page): Promise<void> {
	if (test.info().project.name !== "desktop") return;
	const before = page.viewportSize();
	for (const { width, colorScheme } of LOOKS) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		const { violations } = await new AxeBuilder({ page }).include("main").withTags(RULES).analyze();
		const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
		expect([width, colorScheme, found]).toEqual([width, colorScheme, []]);
	}
	if (before) await page.setViewportSize(before);
	await page.emulateMedia({ colorScheme: "light" });
}
