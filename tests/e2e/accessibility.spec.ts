import type { Page } from "@playwright/test";
import { axeFindings, expectAccessible } from "./support/axe.ts";
import { open, stored, wordsOutside } from "./support/page.ts";
import { ARTICLE, SCREENS } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Every kind of public page at rest. What comes of doing something there has journeys of its own. */
const PLACES = [
	...SCREENS,
	ARTICLE,
	"/ratgeber?suche=qqqqqq",
	"/videokurse?suche=qqqqqq",
	"/videokurse/verein-gruenden-schritt-fuer-schritt",
	"/videokurse/datenschutz-grundlagen",
	"/videokurse/sponsoring-und-steuern",
	"/experten/miriam-kessler",
	"/suche?suche=Satzung",
	"/suche?suche=Satzung&ansicht=spalten",
	"/suche?suche=spendenbescheinung",
	"/suche?suche=qqqqqq",
	"/spenden/vielen-dank",
	"/agb",
	"/widerruf",
	"/barrierefreiheit",
	"/offline",
	"/gibt-es-nicht",
];
/** CART-01: opening these is what makes a basket. */
const MAKES_BASKET = ["/warenkorb", "/kasse"];
/** 640 px is 1280 px at 200 %. */
const WIDTHS = [768, 640, 320];

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (const path of PLACES) {
	test(`AX-16 ${path} has no barriers, loses no words on small or enlarged screens, and stores nothing`, async ({
		page,
	}) => {
		test.slow();
		await page.goto(path);
		await expectAccessible(page);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 640 });
			expect([width, await wordsOutside(page)]).toEqual([width, []]);
		}
		if (!MAKES_BASKET.includes(path)) expect(await stored(page)).toEqual([]);
	});
}

const openMenu = async (page: Page) => {
	await open(page, "/ratgeber");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
};

const openDrawers = (page: Page) =>
	page.locator("details").evaluateAll((all) => {
		for (const details of all.slice(0, 3)) (details as HTMLDetailsElement).open = true;
	});

const WHOLE = [
	{ name: "the home page with header and footer", path: "/", widths: [1280, 390] },
	{ name: "the open menu", path: "/ratgeber", prepare: openMenu, widths: [390] },
	{ name: "the outbox", path: "/postausgang", widths: [1280, 390] },
	{ name: "the API reference", path: "/api/v1/docs", prepare: openDrawers, widths: [1280, 390] },
];

for (const { name, path, prepare, widths } of WHOLE) {
	test(`axe finds nothing on ${name}, light or dark`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
		await page.goto(path);
		await prepare?.(page);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				expect([width, colorScheme, await axeFindings(page)]).toEqual([width, colorScheme, []]);
			}
		}
	});
}
