import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice, letTimePass, OFFICE } from "./support/office.ts";
import { writeToHouse } from "./support/request.ts";
import { expect, test } from "./support/test.ts";

const HISTORY = "/verwaltung/einstellungen/verlauf";

/** Somebody does something meanwhile that the history tells of, in a session of the same kind. */
async function saveView(page: Page, name: string): Promise<void> {
	const { hostname: domain } = new URL(page.url());
	await page.context().addCookies([{ name: CSRF_COOKIE, value: "meanwhile", domain, path: "/" }]);
	const answer = await page.request.post("/api/v1/office/view", {
		data: { list: "history", name, query: "area=money", shared: true },
		headers: { [CSRF_HEADER]: "meanwhile" },
	});
	expect(answer.ok()).toBe(true);
}

/** Nothing is covered by the dock, and a thumb meets it. */
async function chooseByThumb(page: Page, name: string): Promise<void> {
	const target = page.locator("label", { has: page.getByRole("checkbox", { name: `${name} auswählen` }) });
	const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	await target.tap();
	const dock = await page.getByRole("navigation", { name: "Bereiche", exact: true }).boundingBox();
	const bar = await page.getByRole("region", { name: "Auswahl" }).boundingBox();
	expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
}

// A view without a name is refused by the server.
test.use({ expectedErrors: /422/ });

test("DESK-05 DESK-06 LOG-01 the history is filtered, kept as a view and exported as it is filtered", async ({
	page,
}) => {
	await enterOffice(page, HISTORY);
	await saveView(page, "Ämter & Recht");
	await expectAccessible(page);

	await page.getByRole("button", { name: "Was" }).click();
	await page.getByRole("link", { name: "System", exact: true }).click();
	await expect(page).toHaveURL(/\?area=system$/);
	await page.getByRole("searchbox").fill("aemter");
	await expect(page).toHaveURL(/q=aemter/);
	const entries = page.locator("[data-row]");
	await expect(entries).toHaveText(["Ansicht gesichert"]);
	await expect(page.getByText("nachher: Ämter & Recht").first()).toBeVisible();

	await page.getByRole("button", { name: "+ Ansicht sichern" }).click();
	const name = page.getByLabel("Name", { exact: true });
	await expect(name).toBeFocused();
	await page.getByRole("button", { name: "Sichern", exact: true }).click();
	await expect(name).toHaveAccessibleDescription("Bitte ausfüllen");
	await expectAccessible(page);
	await name.fill("Posten");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "„Posten“ ist gesichert" })).toBeVisible();
	await page.getByRole("link", { name: "Alle", exact: true }).click();
	await page.reload();
	const views = page.getByRole("navigation", { name: "Gespeicherte Ansichten" }).getByRole("link");
	await views.first().waitFor();
	await page.keyboard.press(String((await views.allTextContents()).indexOf("Posten") + 1));
	await expect(page.getByRole("link", { name: "Posten", exact: true })).toHaveAttribute("aria-current", "page");
	await expect(entries).toHaveText(["Ansicht gesichert"]);

	await page.getByRole("button", { name: "Exportieren" }).click();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Excel (.xlsx)" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^VSZ Verlauf \d{4}-\d\d-\d\d\.xlsx$/);
	const { sheets } = await readXlsx(await readFile(await download.path()));
	const lines = sheets[0]?.rows.slice(1).map((cells) => cells.join(" ")) ?? [];
	expect(lines.at(-1)).toContain("Name: leer → Ämter & Recht");
	for (const line of lines) expect(line).toMatch(/ämter|aemter/i);

	await page.getByRole("button", { name: "Ansicht „Posten“ ändern" }).click();
	await page.getByRole("button", { name: "Löschen" }).click();
	await expect(page.getByRole("status").filter({ hasText: "„Posten“ ist gelöscht" })).toBeVisible();
	await page.keyboard.press("z");
	await expect(page.getByRole("link", { name: "Posten", exact: true })).toBeVisible();

	await page.keyboard.press("f");
	await page.keyboard.type("gibtesnicht");
	await expect(page.getByRole("heading", { name: /Kein Treffer für/ })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Filter entfernen", exact: true }).click();
	await expect(page).toHaveURL(/verlauf\??$/);
});

test("DESK-08 DESK-11 DESK-15 entries are walked and opened by keys, and new ones come by themselves", async ({
	page,
}) => {
	await page.clock.install();
	await enterOffice(page, HISTORY);
	const entries = page.locator("[data-row]");
	await entries.first().waitFor();
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("k");
	await expect(entries.first()).toBeFocused();
	await page.keyboard.press("Enter");
	const drawer = page.getByRole("complementary");
	await expect(drawer.getByRole("heading", { name: "Alles dazu" })).toBeVisible();
	await expect(drawer.getByRole("listitem").first()).toBeVisible();
	await expectAccessible(page);
	const row = page.locator(`[data-row="${await entries.first().getAttribute("data-row")}"]`);
	await row.focus();
	await saveView(page, "Von nebenan");
	await letTimePass(page);
	await expect(page.getByText("nachher: Von nebenan").first()).toBeAttached();
	await expect(row).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(drawer).toHaveCount(0);
});

test("DESK-07 rows are chosen one by one, up to here, or all of the filter; the number is told", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bausteine");
	const bar = page.getByRole("region", { name: "Auswahl" });
	const sort = page.getByRole("columnheader", { name: "Bestellung" });
	await expect(sort).toHaveAttribute("aria-sort", "descending");
	await page.keyboard.press("j");
	await page.keyboard.press("x");
	await expect(bar).toContainText("1 Bestellung ausgewählt");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("Shift+X");
	await expect(bar).toContainText("3 Bestellungen ausgewählt");
	await expectAccessible(page);
	await bar.getByRole("button", { name: "Alle 312 Bestellungen des Filters" }).click();
	await expect(bar).toContainText("312 Bestellungen ausgewählt");
	await page.keyboard.press("Escape");
	await expect(bar).toHaveCount(0);
});

test.describe("at a telephone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("DESK-07 POST-01 letters that never arrived are sent again or given up by thumb, which every screen shows", async ({
		page,
	}) => {
		await enterOffice(page, "/verwaltung/post?state=failed", OFFICE);
		const recipient = "peter.lorenz@example.org";
		await chooseByThumb(page, recipient);
		await expectAccessible(page);
		const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(sideways).toBeLessThanOrEqual(0);
		await page.getByRole("region", { name: "Auswahl" }).getByRole("button", { name: "Noch einmal senden" }).click();
		const dialog = page.getByRole("dialog", { name: "Noch einmal senden?" });
		await expect(dialog.getByRole("button", { name: "Nicht senden" })).toBeFocused();
		await dialog.getByRole("checkbox").check();
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "1 Brief noch einmal senden" }).click();
		await expect(page.getByRole("status").filter({ hasText: "senden: 1 neu angestoßen." })).toBeVisible();
		await expect(page.getByRole("link", { name: recipient })).toHaveCount(0);

		await page.goto("/verwaltung/heute");
		const panel = page.getByRole("region", { name: "Lange Arbeiten" });
		await panel.getByRole("button", { name: "Fertig: Briefe noch einmal senden" }).click();
		await expect(panel.getByRole("link", { name: "Zum Postausgang" })).toBeVisible();
		await expectAccessible(page);
		await panel.getByRole("button", { name: "Briefe noch einmal senden schließen" }).click();
		await expect(panel).toHaveCount(0);

		await page.goto("/verwaltung/post?state=failed");
		await page.getByRole("link", { name: "dirk.oehme@example.org" }).click();
		await page.getByRole("complementary").getByRole("button", { name: "Aufgeben" }).click();
		await expect(page.getByText("1 Brief aufgegeben.")).toBeVisible();
		await expect(page.getByRole("complementary")).toContainText("kam nicht an, aufgegeben");
		await expect(page.getByRole("link", { name: "dirk.oehme@example.org" })).toHaveCount(0);
		await expectAccessible(page);
	});
});

test("DATE-01 PART-01 EDIT-01 DESK-13 dates, a date with its people, and what the house offers, wide and narrow", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/seminare?waiting=1");
	await expect(page.getByRole("link", { name: "Mit Warteliste" })).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("img", { name: /Plätzen belegt, .*warten$/ }).first()).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/seminare\/termine\/\d+$/);
	await expect(
		page
			.getByRole("region", { name: /^Warteliste/ })
			.getByRole("listitem")
			.first(),
	).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("table", { name: "Teilnehmende" }).getByRole("rowheader").first().getByRole("link").click();
	await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
	const rows = page.getByRole("table", { name: "Buchungen" }).locator("tbody tr");
	await rows
		.locator("nth=1")
		.getByText(/^\d\d\.\d\d\.\d{4}$/)
		.first()
		.click();
	await expect(rows.locator("nth=1").getByRole("link")).toHaveAttribute("aria-current", "true");

	for (const [path, heading] of [
		["/verwaltung/seminare/texte", "Seminare & Texte"],
		["/verwaltung/inhalte/ratgeber", "Ratgeber"],
		["/verwaltung/inhalte/videokurse", "Videokurse"],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
		await expect(page.locator("[data-row]").first()).toBeVisible();
		await page.setViewportSize({ width: 320, height: 700 });
		expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
	}
	await expectAccessible(page);
	const row = page.locator("[data-row]").first();
	const href = (await row.getAttribute("href")) ?? "";
	expect((await page.request.get(href)).status()).toBe(200);
});

test("POST-02 DESK-08 DESK-09 DESK-13 requests are done by key or together, and taken back @mobil", async ({
	page,
}) => {
	const word = `Laufschuh${test.info().project.name}${Date.now()}`;
	for (const name of ["Ada", "W".repeat(200)]) {
		const email = `${name.slice(0, 3)}-${word}@vsz.example`;
		const data = { name: `${name} ${word}`, email, description: "Wie geht das?" };
		await writeToHouse(page.request, data);
	}
	await enterOffice(page, `/verwaltung/post/anfragen?q=${word}&state=open`);
	const rows = page.locator("[data-row]");
	await expect(rows).toHaveCount(2);
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	const drawer = page.getByRole("complementary");
	await expect(drawer.getByText("Wie geht das?")).toBeVisible();
	await expect(drawer.getByRole("heading", { level: 2 })).toContainText("W".repeat(200));
	const tooWide = (element: Element) => element.scrollWidth > element.clientWidth;
	for (const part of ["html", ".tw", ".drawer"]) expect(await page.locator(part).evaluate(tooWide), part).toBe(false);
	await expectAccessible(page);
	await rows.first().focus();
	const counted = page.waitForRequest(/office\/counts/, { timeout: 3_000 });
	await page.keyboard.press("e");
	await counted;
	await expect(page.getByRole("status").filter({ hasText: "Die Anfrage ist erledigt." })).toBeVisible();
	await expect(rows).toHaveCount(1);
	await expect(rows.first()).toBeFocused();
	await expect(drawer.getByText("Anfrage erledigt")).toBeVisible();
	await page.keyboard.press("z");
	await expect(rows).toHaveCount(2);

	await page.keyboard.press("Escape");
	await expect(drawer).toHaveCount(0);
	await page.keyboard.press("j");
	await page.keyboard.press("x");
	const bar = page.getByRole("region", { name: "Auswahl" });
	await bar.getByRole("button", { name: "Alle 2 Anfragen des Filters" }).click();
	await expectAccessible(page);
	await bar.getByRole("button", { name: "2 Anfragen erledigen" }).click();
	await expect(page.getByRole("heading", { name: /Kein Treffer/ })).toBeVisible();
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(rows).toHaveCount(2);
});
