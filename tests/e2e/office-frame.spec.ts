import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { DEMO_TEAM } from "#server/demo/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

const loginOf = (role: string) => {
	const found = DEMO_TEAM.find(({ account }) => account.roles.some((own) => own === role));
	if (!found) throw new Error(`The demo has nobody with the role ${role}`);
	return { email: found.account.email, password: found.password };
};

test.describe("in and out", () => {
	// Whoever is out is told so by the server.
	test.use({ expectedErrors: /401/ });

	test("DESK-01 DESK-03 DESK-08 everybody sees the rooms of their roles, and goes there by keys", async ({ page }) => {
		await enterOffice(page, "/verwaltung");
		await expect(page).toHaveURL(/\/verwaltung\/heute$/);
		const rail = page.getByRole("navigation", { name: "Verwaltung" });
		await expect(rail.getByRole("link")).toHaveText([
			/^Heute/,
			"Überblick",
			"Berichte",
			/^Seminare/,
			/^Menschen/,
			/^Bestellungen & Geld/,
			/^Inhalte/,
			/^Post/,
			/^Einstellungen/,
		]);
		await page.keyboard.press("g");
		await page.keyboard.press("g");
		await expect(page.getByRole("heading", { name: "Bestellungen", level: 1 })).toBeVisible();
		await expect(page.locator("main")).toBeFocused();
		await page.keyboard.press("?");
		const help = page.getByRole("dialog", { name: "Tasten auf dieser Seite" });
		await expect(help.getByText("Gehe zu Heute")).toBeVisible();
		await expect(help.getByText("Filtern")).toBeVisible();
		await help.getByRole("switch").uncheck();
		await page.keyboard.press("Escape");
		await page.keyboard.press("g");
		await page.keyboard.press("h");
		await expect(page).toHaveURL(/\/bestellungen$/);
		await page.goto("/verwaltung/nirgends");
		await expect(page.getByRole("alert")).toContainText("Das gibt es nicht");
		await page.goto("/verwaltung/konto");
		await page.getByRole("button", { name: "Abmelden", exact: true }).first().click();
		await expect(page).toHaveURL(/\/verwaltung\/anmelden$/);
		await page.goto("/verwaltung/bestellungen?state=paid");
		await expect(page).toHaveURL(/\/anmelden\?weiter=%2Fbestellungen%3Fstate%3Dpaid$/);
	});
});

test.describe("a role that may not", () => {
	test.use({ expectedErrors: /403/ });

	test("DESK-01 DESK-03 STAFF-05 STAFF-07 sees no way there, and an address typed by hand says whom to ask", async ({
		page,
	}) => {
		await enterOffice(page, "/verwaltung/heute", loginOf("author"));
		await expect(page.getByRole("navigation", { name: "Verwaltung" }).getByRole("link")).toHaveText([
			/^Heute/,
			/^Inhalte/,
		]);
		await page.goto("/verwaltung/bestellungen");
		await expect(page.getByRole("alert")).toContainText("Dafür fehlt dir die Berechtigung.");
		await expectAccessible(page);

		// A lecturer begins with the own dates, and opens no other.
		await page.context().clearCookies();
		await enterOffice(page, "/verwaltung", loginOf("lecturer"));
		await expect(page).toHaveURL(/\/verwaltung\/meine-termine$/);
		await expect(page.getByRole("navigation", { name: "Verwaltung" }).getByRole("link")).toHaveText([/^Seminare/]);
		await expect(page.getByRole("region").getByRole("listitem").first()).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Vergangene" }).click();
		await expect(page.getByRole("link", { name: "Vergangene" })).toHaveAttribute("aria-current", "page");
		await page.goto("/verwaltung/seminare");
		await expect(page.getByRole("alert")).toContainText("Dafür fehlt dir die Berechtigung.");
	});
});

test("DESK-04 DESK-08 the palette finds people, numbers and commands while one types, by keys alone", async ({
	page,
}) => {
	// It arrives late: nobody waits for it before typing.
	await page.route(/\/palette-.*\.js$/, async (route) => {
		await sleep(700);
		await route.continue();
	});
	await enterOffice(page, "/verwaltung/heute");
	await page.keyboard.press("Control+k");
	await page.keyboard.type("lin");
	const palette = page.getByRole("dialog", { name: "Suchen oder Befehl ausführen" });
	const field = palette.getByRole("combobox");
	await expect(field).toBeFocused();
	await expect(field).toHaveValue("lin");
	await field.pressSequentially("dner");
	const person = palette.getByRole("group", { name: "Menschen" }).getByRole("option").first();
	await expect(person).toContainText("Karla Lindner");
	await expect(person).toHaveAttribute("aria-selected", "true");
	await expect(palette.getByRole("group", { name: "Bestellungen" }).getByRole("option").first()).toBeVisible();
	await expectAccessible(page);

	await field.fill("#000001");
	await expect(palette.getByRole("option").first()).toContainText(/VSZ-\d{4}-000001/);
	await expect(palette.getByRole("group", { name: "Menschen" })).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/verwaltung\/(bestellungen\/VSZ-|seminare\/buchungen\?eintrag=)/);

	await page.keyboard.press("Control+k");
	await field.fill("> zust");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/einstellungen\/zustand$/);
});

test("DESK-14 every part of the office is accessible in each of its states @mobil", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bausteine");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Dialog öffnen" }).click();
	await expect(page.getByRole("dialog").getByText("Brief 1 von 2")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the first load of the office stays below 200 kB", async ({ page }) => {
	const sizes: Promise<number>[] = [];
	page.on("response", (response) => {
		if (/script|stylesheet/.test(response.request().resourceType()))
			sizes.push(response.body().then((body) => gzipSync(body).length));
	});
	await enterOffice(page, "/verwaltung/heute");
	await page.waitForLoadState("networkidle");
	const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	expect(total).toBeGreaterThan(50_000);
	expect(total).toBeLessThan(200_000);
});

test.describe("without a line", () => {
	test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

	test("DESK-15 what is shown stays, says so, and goes on by itself when the line is back", async ({
		page,
		context,
	}) => {
		await enterOffice(page, "/verwaltung/bestellungen");
		const rows = await page.getByRole("row").count();
		await context.setOffline(true);
		const notice = page.getByRole("status").filter({ hasText: "Gerade keine Verbindung." });
		await expect(notice).toBeVisible();
		await expect(page.getByRole("row")).toHaveCount(rows);
		await expectAccessible(page);
		await context.setOffline(false);
		await expect(notice).toBeHidden();
	});
});
