import type { Page } from "@playwright/test";
import { axeFindings, expectAccessible } from "./support/axe.ts";
import { open, stored, wordsOutside } from "./support/page.ts";
import { AT_REST } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** CART-01: opening these is what makes a basket. */
const MAKES_BASKET = ["/warenkorb", "/kasse"];
/** 640 px is 1280 px at 200 %. */
const WIDTHS = [768, 640, 320];

test.use({ expectedErrors: /status of 404/ });

/** So many pages one after the other, in a browser that is warm by then. */
const PAGES_PER_WALK = 4;
const keepsNothing = AT_REST.filter((path) => !MAKES_BASKET.includes(path));
const walks = Array.from({ length: Math.ceil(keepsNothing.length / PAGES_PER_WALK) }, (_, index) =>
	keepsNothing.slice(index * PAGES_PER_WALK, (index + 1) * PAGES_PER_WALK),
);

for (const paths of [...walks, MAKES_BASKET]) {
	test(`AX-16 ${paths.join(", ")} have no barriers, lose no words on small or enlarged screens, and store nothing`, async ({
		page,
	}) => {
		test.slow();
		for (const path of paths) {
			await test.step(path, async () => {
				await page.setViewportSize({ width: 1280, height: 900 });
				await page.goto(path);
				if (!isLookedAtWhole(path)) await expectAccessible(page);
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 640 });
					expect([width, await wordsOutside(page)]).toEqual([width, []]);
				}
				if (!MAKES_BASKET.includes(path)) expect(await stored(page)).toEqual([]);
			});
		}
	});
}

const openMenu = async (page: Page) => {
	await open(page, "/ratgeber");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
};

/** Hundreds of drawers are drawn by one function: three stand for all. */
const openDrawers = (page: Page) =>
	page.locator("details").evaluateAll((all) => {
		for (const details of all.slice(3)) details.remove();
		for (const details of all.slice(0, 3)) (details as HTMLDetailsElement).open = true;
	});

const WIDE_LIGHT = { width: 1280, colorScheme: "light" } as const;
const WIDE_DARK = { width: 1280, colorScheme: "dark" } as const;
const NARROW_LIGHT = { width: 390, colorScheme: "light" } as const;
const NARROW_DARK = { width: 390, colorScheme: "dark" } as const;
const ALL_LOOKS = [WIDE_LIGHT, WIDE_DARK, NARROW_LIGHT, NARROW_DARK];
/** As every other page. */
const TWO_LOOKS = [WIDE_LIGHT, NARROW_DARK];

const WHOLE = [
	{ name: "the home page with header and footer", path: "/", looks: ALL_LOOKS },
	{ name: "the open menu", path: "/ratgeber", prepare: openMenu, looks: [NARROW_LIGHT, NARROW_DARK] },
	{ name: "the outbox", path: "/postausgang", looks: TWO_LOOKS },
	{ name: "the API reference", path: "/api/v1/docs", prepare: openDrawers, looks: TWO_LOOKS },
];

const isLookedAtWhole = (path: string) => WHOLE.some((whole) => whole.path === path && !whole.prepare);

for (const { name, path, prepare, looks } of WHOLE) {
	test(`axe finds nothing on ${name}, light or dark`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: looks[0]?.width ?? 0, height: 900 });
		await page.goto(path);
		await prepare?.(page);
		for (const { width, colorScheme } of looks) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme });
			expect([width, colorScheme, await axeFindings(page)]).toEqual([width, colorScheme, []]);
		}
	});
}
