import type { Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { ARTICLE } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Where the focus is, and why a person could not see it there. */
const focusOf = (page: Page) =>
	page.evaluate(() => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return null;
		const seen = Array.from(focused.getClientRects()).some(({ left, top, width, height }) => {
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			return hit !== null && (focused.contains(hit) || hit.contains(focused));
		});
		return { name: focused.outerHTML.slice(0, 160), hidden: !seen };
	});

/** Presses the key until the focus leaves the page; answers how many stops there were and which of them were covered. */
async function walk(page: Page, key: string, most = 200): Promise<{ stops: number; covered: string[] }> {
	const covered: string[] = [];
	for (let stops = 0; stops < most; stops++) {
		await page.keyboard.press(key);
		const focus = await focusOf(page);
		if (focus === null) return { stops, covered };
		if (focus.hidden) covered.push(focus.name);
	}
	return { stops: most, covered };
}

for (const path of ["/", "/ratgeber", ARTICLE]) {
	test(`the focus is never covered on ${path}, forwards or backwards @mobil`, async ({ page }) => {
		test.slow();
		await open(page, path);
		const forwards = await walk(page, "Tab");
		expect(forwards.stops).toBeGreaterThan(25);
		expect(forwards.covered).toEqual([]);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		const backwards = await walk(page, "Shift+Tab", forwards.stops);
		expect(backwards).toEqual(forwards);
	});
}

test("by keyboard alone somebody searches, reads an article and comes back", async ({ page }) => {
	await open(page, "/");
	await expect(page.locator("body")).toBeFocused();
	const ratgeber = page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Ratgeber" });
	for (let step = 0; step < 6 && !(await ratgeber.evaluate((link) => link === document.activeElement)); step++) {
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeFocused();

	await page.keyboard.press("Tab");
	await page.keyboard.type("Kassenprüfung");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/suche=Kassenpr/);
	await expect(page.getByRole("searchbox", { name: "Stichwortsuche" })).toBeFocused();
	const first = page.getByRole("main").getByRole("article").first().getByRole("link");
	await expect(first).toContainText("Kassenprüfung");

	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Suche leeren" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("combobox", { name: "Kategorie" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(first).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Kassenprüfung mit Checkliste" })).toBeFocused();

	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeFocused();
});

test("the skip link comes first and leads past the header; every focus ring can be seen", async ({ page }) => {
	await test.step("the skip link comes first and leads past the header", async () => {
		await open(page, "/ratgeber");
		await page.keyboard.press("Tab");
		const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("searchbox", { name: "Stichwortsuche" })).toBeFocused();
	});
	await test.step("every focus ring can be seen", async () => {
		const without: string[] = [];
		// Back to where the page begins.
		await page.getByRole("link", { name: "Zum Inhalt springen" }).focus();
		for (let stop = 0; stop < 30; stop++) {
			const bare = await page.evaluate(() => {
				const focused = document.activeElement;
				const card = focused?.closest("article");
				const rings = [focused, card]
					.filter((element) => element instanceof Element)
					.map((element) => getComputedStyle(element));
				const ringed = rings.some(
					({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px",
				);
				return ringed ? null : focused?.outerHTML.slice(0, 160);
			});
			if (bare) without.push(bare);
			await page.keyboard.press("Tab");
		}
		expect(without).toEqual([]);
	});
});
