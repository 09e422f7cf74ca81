import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { letTimePass } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

const LEADING = { email: "verwaltung@vsz.example", password: "Verwaltung-2026" };
const PASSWORD = "Kranich-Ofen-Libelle-58";

/** A browser tells each refusal; these are what the journeys are about. */
test.use({ expectedErrors: /status of (401|403|422)/ });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await field(page, "E-Mail").fill(email);
	await field(page, "Passwort").fill(password);
	await press(page, "Weiter");
}

/** Somebody new, who came by an invitation: no other journey knows them. */
async function joinTeam(page: Page, name: string, look?: (page: Page) => Promise<void>): Promise<string> {
	const email = newAddress();
	await page.goto("/verwaltung/einstellungen/team");
	await logIn(page, LEADING.email, LEADING.password);
	await press(page, "Einladen");
	await field(page, "Vor- und Nachname").fill(name);
	await field(page, "E-Mail").fill(email);
	await page.getByRole("checkbox", { name: /^Redaktion/ }).check();
	await look?.(page);
	await press(page, "Einladen und Mail schicken");
	await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("eingeladen bis");
	await look?.(page);
	await press(page, `Aktionen für ${name}`);
	await look?.(page);
	await press(page, "Schließen");
	const { link } = await readMail(page, email, "Dein Platz in der Verwaltung");
	await page.context().clearCookies();
	await page.goto(link("/verwaltung/einladung/"));
	await expect(page.getByRole("heading", { name: `Willkommen, ${name}` })).toBeVisible();
	await look?.(page);
	await field(page, "Neues Passwort").fill(PASSWORD);
	await field(page, "Passwort wiederholen").fill(PASSWORD);
	await press(page, "Einladung annehmen");
	await page.waitForURL(/\/verwaltung\/heute/);
	return email;
}

async function leave(page: Page): Promise<void> {
	await page.context().clearCookies();
	await page.goto("/verwaltung/konto");
	await page.waitForURL(/\/verwaltung\/anmelden\?weiter=/);
}

test("STAFF-01 DESK-01 a wrong password is told, the right one leads to where somebody wanted to go @mobil", async ({
	page,
}) => {
	await page.goto("/verwaltung/konto");
	await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
	await expect(page.getByText("Das Passwort allein genügt hier.")).toBeVisible();
	await expectAccessible(page);
	await logIn(page, "buchhaltung@vsz.example", "falsch");
	await expect(page.getByRole("alert")).toContainText("passen nicht zusammen");
	await expectAccessible(page);
	await logIn(page, "buchhaltung@vsz.example", "Buchhaltung-2026");
	await expect(page.getByRole("heading", { name: "Mein Konto" })).toBeVisible();
	await expectAccessible(page);
});

test("STAFF-01 STAFF-04 invited, an app with codes, its code and a recovery code", async ({ page }) => {
	const email = await joinTeam(page, `Nora ${Date.now()}`, expectAccessible);
	await page.goto("/verwaltung/konto");
	await press(page, "App mit Codes");
	const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
	await expectAccessible(page);
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	await page.getByLabel("Ziffer 1").focus();
	await page.keyboard.type(totp.generate());
	const codes = page.getByRole("list", { name: "Notfallcodes" }).getByRole("listitem");
	await expect(codes).toHaveCount(10);
	await expectAccessible(page);
	await press(page, "Ich habe sie gesichert");
	await expect(page.getByText("10 Notfallcodes übrig")).toBeVisible();

	// As if the last proof were older than five minutes.
	const stale = { status: 403, json: { code: "proof_needed", message: "" } };
	await page.route("**/office/account/recovery_codes", (route) => route.fulfill(stale), { times: 1 });
	await press(page, "Neue machen");
	const proof = page.getByRole("dialog", { name: "Bist du es noch?" });
	await expect(field(page, "Dein Passwort")).toBeFocused();
	await expectAccessible(page);
	await field(page, "Dein Passwort").fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(proof).toBeHidden();
	await expect(codes).toHaveCount(10);
	const [code = ""] = await codes.allInnerTexts();
	await press(page, "Ich habe sie gesichert");

	await leave(page);
	await logIn(page, email, PASSWORD);
	await expect(page.getByRole("heading", { name: "Noch kurz zeigen, dass du es bist" })).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Ziffer 1").focus();
	await page.keyboard.type("000000");
	await expect(page.getByRole("alert")).toContainText("Dieser Code stimmt nicht.");
	await press(page, "Einen meiner 10 Notfallcodes benutzen");
	await expectAccessible(page);
	await field(page, "Notfallcode").fill(code.toLowerCase());
	await press(page, "Anmelden");
	await expect(page.getByText("9 Notfallcodes übrig")).toBeVisible();

	await leave(page);
	await logIn(page, email, PASSWORD);
	await page.getByLabel("Ziffer 1").focus();
	await page.keyboard.type(totp.generate({ timestamp: Date.now() + 30_000 }));
	await expect(page.getByRole("heading", { name: "Mein Konto" })).toBeVisible();
});

test.describe("under a name", () => {
	// No browser makes a passkey for a bare number.
	test.use({ baseURL: `http://localhost:${process.env.E2E_PORT ?? 4173}` });

	test("STAFF-01 DESK-12 a passkey as the second step and alone; a session that ends is asked for in place", async ({
		page,
	}) => {
		const email = await joinTeam(page, `Paul ${Date.now()}`);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("WebAuthn.enable");
		await devtools.send("WebAuthn.addVirtualAuthenticator", {
			options: {
				protocol: "ctap2",
				transport: "internal",
				hasResidentKey: true,
				hasUserVerification: true,
				isUserVerified: true,
			},
		});
		await page.goto("/verwaltung/konto");
		await press(page, "Passkey dazu");
		await field(page, "Wie heißt dieses Gerät?").fill("Laptop Büro 2");
		await expectAccessible(page);
		await press(page, "Passkey einrichten");
		await press(page, "Ich habe sie gesichert");
		await press(page, "Passkey Laptop Büro 2 umbenennen");
		await field(page, "Wie heißt dieses Gerät?").fill("Mein Laptop");
		await press(page, "Umbenennen");
		await expect(page.getByText("Mein Laptop", { exact: true })).toBeVisible();
		const name = `Paula ${Date.now()}`;
		await field(page, "Vor- und Nachname").fill(name);
		await press(page, "Sichern Strg ↵");
		await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible();

		await page.context().clearCookies();
		await page.goto("/verwaltung/konto");
		await logIn(page, email, PASSWORD);
		await press(page, "Passkey benutzen");
		await expect(page.getByRole("heading", { name: "Mein Konto" })).toBeVisible();

		await page.clock.install();
		await page.reload();
		await expect(page.getByRole("heading", { name: "Mein Konto" })).toBeVisible();
		await page.context().clearCookies();
		await letTimePass(page);
		const again = page.getByRole("dialog", { name: "Melde dich bitte noch einmal an" });
		await expect(again).toBeVisible();
		await expectAccessible(page);
		await again.getByRole("button", { name: "Ohne Passwort mit Passkey" }).click();
		await expect(again).toBeHidden();
		await expect(page.getByText("Mein Laptop", { exact: true })).toBeVisible();
	});
});
