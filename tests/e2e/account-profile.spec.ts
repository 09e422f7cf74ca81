import type { Page } from "@playwright/test";
import {
	button,
	confirmAddress,
	enter,
	field,
	haveConfirmed,
	LOGIN,
	logIn,
	main,
	NEW_PASSWORD,
	newMember,
	required,
} from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open, scrollPosition, scrollTo } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const PROFILE = "/mein-vsz/profil";
const SAVED = "Dein Konto wurde erfolgreich aktualisiert.";
const saved = (page: Page) => main(page).getByRole("status").filter({ hasText: SAVED });
const bodyOfUpdate = async (page: Page) => {
	const sent = await page.waitForRequest((request) => request.method() === "PUT");
	return sent.postDataJSON() as Record<string, unknown>;
};

test.describe("when it fails once", () => {
	test.use({ expectedErrors: /status of 500/ });

	test("ERR-16 MEM-25 MEM-27 MEM-28 the form is filled; a failure is told and everything stays; saved, it says so, and empty passwords are left out", async ({
		page,
		request,
	}) => {
		const person = await newMember(request);
		await enter(page, request, person, PROFILE);
		for (const [name, value] of Object.entries({
			"Vor- und Nachname": "Mika Sommer",
			Straße: "Elbweg",
			"Haus-Nr.": "7a",
			PLZ: "01099",
			Ort: "Dresden",
			"E-Mail": person.email,
		}))
			await expect(required(page, name)).toHaveValue(value);
		await expectAccessible(page);

		await required(page, "Ort").fill("Pirna");
		await field(page, "Geburtsdatum (optional)").fill("14.03.1986");
		await field(page, "Anrede (optional)").selectOption("Frau");
		await test.step("ERR-16 the failure is told and everything stays", async () => {
			await page.route("**/api/v1/user/*", (route) =>
				route.request().method() === "PUT"
					? route.fulfill({ status: 500, json: { code: "internal", message: "x" } })
					: route.continue(),
			);
			await button(page, "Speichern").click();
			await expect(page.getByRole("alert")).toHaveText("Beim Aktualisieren des Konto ist ein Fehler aufgetreten.");
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(required(page, "Ort")).toHaveValue("Pirna");
			await page.unrouteAll();
		});
		const body = bodyOfUpdate(page);
		await button(page, "Speichern").click();
		for (const name of ["password", "password_repeat", "current_password"]) expect(await body).not.toHaveProperty(name);
		await expect(saved(page)).toBeVisible();
		await expect(saved(page).locator("..")).toBeFocused();
		await expectAccessible(page);
		await page.reload();
		await expect(required(page, "Ort")).toHaveValue("Pirna");
		await expect(field(page, "Geburtsdatum (optional)")).toHaveValue("14.03.1986");
		await expect(field(page, "Anrede (optional)")).toHaveValue("Frau");
	});
});

test("MEM-15 MEM-16 MEM-26 FRAME-27 the rules of the registration hold, a bank account is stored and shown masked, tabs leave the page where it is", async ({
	page,
	request,
}) => {
	const person = await newMember(request);
	await test.step("MEM-15 MEM-16 MEM-26 the rules of the registration hold", async () => {
		await enter(page, request, person, PROFILE);
		await required(page, "Vor- und Nachname").fill("");
		await required(page, "PLZ").fill("0109");
		await field(page, "Neues Passwort (optional)").fill("kurz");
		await field(page, "Passwort wiederholen (optional)").fill("anders-als-das");
		await button(page, "Speichern").click();
		await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
		await expect(required(page, "Vor- und Nachname")).toBeFocused();
		await expect(required(page, "PLZ")).toHaveAccessibleDescription("Ungültiges Format");
		await expect(field(page, "Neues Passwort (optional)")).toHaveAccessibleDescription(/^Passwort ist zu kurz/);
		await expect(field(page, "Passwort wiederholen (optional)")).toHaveAccessibleDescription(
			"Passwörter stimmen nicht überein",
		);
		await expect(required(page, "Aktuelles Passwort")).toHaveAccessibleDescription(/^Bitte ausfüllen/);
		await expectAccessible(page);
	});
	await test.step("a bank account is stored and shown masked; whoever leaves it alone keeps it", async () => {
		await page.reload();
		await main(page).getByText("Bankverbindung").click();
		await field(page, "Kontoinhaber/in (optional)").fill("Mika Sommer");
		await field(page, "IBAN (optional)").fill("DE02 1203 0000 0000 2020 51");
		await button(page, "Speichern").click();
		await expect(saved(page)).toBeVisible();
		const masked = await field(page, "IBAN (optional)").inputValue();
		expect(masked).toMatch(/^DE\*.*20 51$/);
		expect(masked).not.toContain("1203");
		await button(page, "Speichern").click();
		await expect(saved(page)).toBeVisible();
		await page.reload();
		await expect(field(page, "IBAN (optional)")).toHaveValue(masked);
		await expectAccessible(page);
	});
	await test.step("FRAME-27 tabs leave the page where it is", async () => {
		await scrollTo(page, 120);
		const tab = (name: string) =>
			main(page).getByRole("navigation", { name: "Mein VSZ", exact: true }).getByRole("link", { name });
		for (const [name, path] of [
			["Produkte", "/mein-vsz/produkte"],
			["Profil", PROFILE],
		] as const) {
			await tab(name).click();
			await expect(page).toHaveURL(path);
			expect(await scrollPosition(page)).toBe(120);
		}
		await tab("Übersicht").click();
		await main(page).getByRole("link", { name: "Neues für dich" }).click();
		await expect(page).toHaveURL("/mein-vsz/news");
		await expect.poll(() => scrollPosition(page)).toBe(0);
	});
});

test.describe("with the present password", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("MEM-26 a new password needs the present one and holds from then on", async ({ page, request }) => {
		const person = await newMember(request);
		await enter(page, request, person, PROFILE);
		await expect(required(page, "Aktuelles Passwort")).toHaveCount(0);
		await field(page, "Neues Passwort (optional)").fill(NEW_PASSWORD);
		await field(page, "Passwort wiederholen (optional)").fill(NEW_PASSWORD);
		await required(page, "Aktuelles Passwort").fill("falsch");
		await button(page, "Speichern").click();
		await expect(required(page, "Aktuelles Passwort")).toHaveAccessibleDescription(/^Dieses Passwort stimmt nicht/);
		await expect(required(page, "Aktuelles Passwort")).toBeFocused();
		await required(page, "Aktuelles Passwort").fill(person.password);
		await button(page, "Speichern").click();
		await expect(saved(page)).toBeVisible();
		await expect(field(page, "Neues Passwort (optional)")).toHaveValue("");
		await button(page, "Ausloggen").click();
		await expect(page).toHaveURL(LOGIN);
		await logIn(page, { ...person, password: NEW_PASSWORD });
		await expect(page).toHaveURL(PROFILE);
	});
});

test("a new address counts when it is confirmed by mail", async ({ page, request }) => {
	const person = await newMember(request);
	const email = newAddress();
	await enter(page, request, person, PROFILE);
	await required(page, "E-Mail").fill(email);
	await required(page, "Aktuelles Passwort").fill(person.password);
	await button(page, "Speichern").click();
	await expect(saved(page)).toContainText(email);
	await expect(required(page, "E-Mail")).toHaveValue(person.email);

	await confirmAddress(page, { ...person, email }, "Bitte bestätige deine E-Mail-Adresse");
	await main(page).getByRole("link", { name: "Zum Profil" }).click();
	await expect(required(page, "E-Mail")).toHaveValue(email);
});

test("the newsletter can be ordered and given up with a switch", async ({ page, request }) => {
	const person = await newMember(request);
	await haveConfirmed(page, person);
	await enter(page, request, person, PROFILE);
	const newsletter = main(page).getByRole("switch", { name: "Kostenlosen Newsletter bekommen" });
	await expect(newsletter).not.toBeChecked();
	await newsletter.click();
	await expect(newsletter).toHaveAccessibleDescription(/Bestätige noch die E-Mail/);
	await expectAccessible(page);
	const link = (await readMail(page, person.email, "Newsletter")).link("/newsletter/bestaetigen/");
	await open(page, link);
	await button(page, "Newsletter bestätigen").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schön, dass du dabei bist");
	await open(page, PROFILE);
	await expect(newsletter).toBeChecked();
	await newsletter.click();
	await expect(newsletter).not.toBeChecked();
	await expect(newsletter).toHaveAccessibleDescription("Du hast ihn abbestellt.");
});
