import type { Locator } from "@playwright/test";
import { footer, header, open } from "./support/page.ts";
import { ARTICLE } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.describe("on a small or enlarged screen", () => {
	test.use({ deviceScaleFactor: 2 });

	test("the answers to choose from in the donation form have room for their words", async ({ page }) => {
		await page.goto("/spenden/formular");
		for (const width of [280, 320, 358]) {
			await page.setViewportSize({ width, height: 800 });
			const cut = await page
				.locator("fieldset label > span")
				.evaluateAll((tiles) =>
					tiles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((tile) => tile.textContent),
				);
			expect([width, cut]).toEqual([width, []]);
		}
	});
});

test("with reduced motion, as in all journeys, nothing moves", async ({ page }) => {
	for (const path of ["/", "/ratgeber", ARTICLE]) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const moving = await page.evaluate(() =>
			Array.from(document.querySelectorAll("body *"))
				.filter((element) => {
					const { transitionDuration, animationDuration } = getComputedStyle(element);
					return [transitionDuration, animationDuration]
						.join()
						.split(",")
						.some((time) => Number.parseFloat(time) > 0.001);
				})
				.map((element) => element.outerHTML.slice(0, 120)),
		);
		expect([path, moving]).toEqual([path, []]);
	}
});

test.describe("in the dark", () => {
	test.use({ colorScheme: "dark" });

	test("the page is dark and its words are light", async ({ page }) => {
		await open(page, ARTICLE);
		await expect(page.locator("body")).toHaveCSS("background-color", "rgb(25, 13, 29)");
		await expect(page.locator("body")).toHaveCSS("color", "rgb(247, 240, 249)");
		await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
	});
});

test.describe("in Windows' high contrast", () => {
	test.use({ contextOptions: { forcedColors: "active" } });

	test("the current page and the chosen tile show without their areas", async ({ page }) => {
		await open(page, "/seminare");
		const current = header(page).getByRole("link", { name: "Seminare", exact: true });
		await expect(current).toHaveCSS("text-decoration-line", "underline");
		await page.goto("/spenden/formular");
		const tile = (amount: string) => page.locator("label", { hasText: amount }).locator("span");
		await expect(tile("40 €")).not.toHaveCSS("background-color", await backgroundOf(tile("15 €")));
	});

	test("the player's controls stand on their own dark ground", async ({ page }) => {
		await open(page, "/videokurse/buchhaltung-im-kleinverein");
		await page.getByRole("button", { name: /^Teaser abspielen/ }).click();
		await expect(page.getByRole("button", { name: "Vollbild" })).toHaveCSS("color", "rgb(255, 255, 255)");
	});
});

const backgroundOf = (area: Locator): Promise<string> =>
	area.evaluate((element) => getComputedStyle(element).backgroundColor);

test("a printed article is the article alone, with its source; a printed home page goes without header, footer and banner", async ({
	page,
}) => {
	await test.step("a printed article is the article alone, with its source", async () => {
		await open(page, ARTICLE);
		await page.emulateMedia({ media: "print" });
		await expect(header(page)).toBeHidden();
		await expect(footer(page)).toBeHidden();
		await expect(page.getByRole("region", { name: "Partner und Förderer" })).toBeHidden();
		await expect(page.getByRole("link", { name: "jetzt spenden" })).toHaveCount(0);
		await expect(page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht" })).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
		await expect(page.getByText(/^Quelle: http.*\/ratgeber\/satzung-aendern/)).toBeVisible();
	});
	await test.step("a printed home page goes without header, footer and banner", async () => {
		await open(page, "/");
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("region", { name: "Hinweis" })).toBeHidden();
		await expect(header(page)).toBeHidden();
		await expect(footer(page)).toBeHidden();
	});
});

test("a heading whose words can be parted is not balanced: Chromium would leave the hyphen out", async ({ page }) => {
	await page.goto("/videokurse");
	const parted = page.getByRole("heading").filter({ has: page.locator(".soft-hyphen") });
	await expect(parted.first()).toBeVisible();
	for (const heading of await parted.all()) await expect(heading).toHaveCSS("text-wrap-style", "auto");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-wrap-style", "balance");
});
