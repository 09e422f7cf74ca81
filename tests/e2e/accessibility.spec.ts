import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { open } from "./support/page.ts";
import { ARTICLE } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const WIDTHS = [1280, 390];
const SCHEMES = ["light", "dark"] as const;

interface State {
	name: string;
	path: string;
	/** Brings the page into the state; wide screens lack some. */
	prepare?: (page: Page) => Promise<void>;
	widths?: number[];
}

const openMenu = async (page: Page) => {
	await open(page, "/ratgeber");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
};

const openDrawers = (page: Page) =>
	page.locator("details").evaluateAll((all) => {
		for (const details of all.slice(0, 3)) (details as HTMLDetailsElement).open = true;
	});

const STATES: State[] = [
	{ name: "the home page", path: "/" },
	{ name: "the list of articles", path: "/ratgeber" },
	{ name: "an empty list of articles", path: "/ratgeber?suche=qqqqqq" },
	{ name: "the open menu", path: "/ratgeber", prepare: openMenu, widths: [390] },
	{ name: "an article", path: ARTICLE, prepare: openDrawers },
	{ name: "the 404 page", path: "/gibt-es-nicht" },
	{ name: "the outbox", path: "/postausgang" },
	{ name: "the API reference", path: "/api/v1/docs", prepare: openDrawers },
];

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (const { name, path, prepare, widths = WIDTHS } of STATES) {
	for (const width of widths) {
		test(`axe finds nothing on ${name} at ${width} px`, async ({ page }) => {
			test.slow();
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			await prepare?.(page);
			for (const colorScheme of SCHEMES) {
				await page.emulateMedia({ colorScheme });
				expect([colorScheme, await axeFindings(page)]).toEqual([colorScheme, []]);
			}
		});
	}
}
