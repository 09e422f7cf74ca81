import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "./support/axe.ts";
import { EMPTY_PORT, startEmptyHouse } from "./support/empty-house.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "rote Tassen am Fenster";
const EMAIL = "p.hollmann@vsz.example";
const HOUSE = {
	Name: "Haus der Vereine",
	Abkürzung: "HDV",
	"Name mit Rechtsform": "Haus der Vereine e. V.",
	"Straße und Nr.": "Elbweg 7",
	PLZ: "01099",
	Ort: "Dresden",
	"Vorsitz des Vorstands": "Petra Hollmann",
	Registergericht: "Amtsgericht Dresden",
	Registernummer: "VR 4711",
	Telefon: "+49 351 4242420",
	"E-Mail": "post@haus.example",
	Finanzamt: "Dresden-Nord",
	Steuernummer: "202/140/00001",
	Bank: "Elbebank",
	BIC: "COBADEFFXXX",
	IBAN: "DE89 3704 0044 0532 0130 00",
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const step = (page: Page, name: string) => page.getByRole("heading", { name });

let house: Awaited<ReturnType<typeof startEmptyHouse>>;
test.beforeAll(async () => {
	house = await startEmptyHouse();
});
test.afterAll(() => house.stop());

// No browser makes a passkey for a bare number, so the app with codes is the way.
test.use({ baseURL: `http://127.0.0.1:${EMPTY_PORT}`, expectedErrors: /status of (401|403|410)/ });

async function makeLeader(page: Page): Promise<void> {
	await page.goto(house.link);
	await expect(step(page, "1. Wer leitet hier?")).toBeFocused();
	await press(page, "Weiter");
	await expect(field(page, "Vor- und Nachname")).toBeFocused();
	await expectAccessible(page);
	await field(page, "Vor- und Nachname").fill("Petra Hollmann");
	await field(page, "E-Mail").fill(EMAIL);
	await field(page, "Passwort").fill(PASSWORD);
	await field(page, "Passwort wiederholen").fill(PASSWORD);
	await press(page, "Weiter");
	await expect(step(page, "Dein Konto ist angelegt")).toBeFocused();
}

/** Whoever reloads before the second step is not locked out: the login goes on there. */
async function comeBack(page: Page): Promise<void> {
	await page.reload();
	await expect(step(page, "Dieser Link gilt nicht mehr")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Anmelden und weiter" }).click();
	await field(page, "E-Mail").fill(EMAIL);
	await field(page, "Passwort").fill(PASSWORD);
	await press(page, "Weiter");
	const secret = (await page.locator(".secret-text").innerText()).replaceAll(" ", "");
	await page.getByLabel("Ziffer 1").focus();
	await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
	await press(page, "Ich habe sie gesichert");
}

test("OPS-05 from the printed link to Heute: the first Leitung, who the house is, its mail, and what is missing", async ({
	page,
}) => {
	await makeLeader(page);
	await comeBack(page);

	await expect(step(page, "2. Wer seid ihr?")).toBeFocused();
	await press(page, "Weiter");
	await expect(page.getByRole("alert").getByRole("link", { name: "IBAN: Bitte ausfüllen" })).toBeVisible();
	await expectAccessible(page);
	for (const [label, value] of Object.entries(HOUSE)) await field(page, label).fill(value);
	await press(page, "Weiter");

	await expect(step(page, "3. Wie geht Post raus?")).toBeFocused();
	await field(page, "Server für ausgehende Post").fill("127.0.0.1");
	await field(page, "Port").fill("1");
	await press(page, "Testbrief senden");
	await expect(page.getByRole("status").filter({ hasText: "an diesem Port keine Verbindung" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Zurück" }).click();
	await expect(field(page, "Straße und Nr.")).toHaveValue(HOUSE["Straße und Nr."]);
	await page.goBack();
	await expect(field(page, "Server für ausgehende Post")).toHaveValue("127.0.0.1");
	// As if the login were older than five minutes.
	const stale = { status: 403, json: { code: "proof_needed", message: "" } };
	await page.route("**/office/settings/mail", (route) => route.fulfill(stale), { times: 1 });
	await press(page, "Weiter");
	await page.getByRole("dialog", { name: "Bist du es noch?" }).getByRole("button", { name: "Abbrechen" }).click();
	await page.goto("/verwaltung/einrichten");
	await expect(step(page, "3. Wie geht Post raus?")).toBeFocused();
	await press(page, "Später");

	await expect(step(page, "4. Fertig. Setz dich.")).toBeFocused();
	await press(page, "Gelesen");
	await expect(page.getByText("Vorlagen liegen bereit")).toBeHidden();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Zur Verwaltung" }).click();
	await expect(page.getByRole("link", { name: "Die Einrichtung ist noch nicht fertig", exact: true })).toBeVisible();

	await page.goto("/impressum");
	await expect(page.getByRole("main")).toContainText("Haus der Vereine e. V.");
});
