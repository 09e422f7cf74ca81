import type { Page } from "@playwright/test";
import {
	button,
	confirmAddress,
	field,
	LOGIN,
	logIn,
	main,
	NEW_PASSWORD,
	newMember,
	required,
} from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const REGISTER = "/mein-vsz/konto-erstellen";
const CREATED =
	"Dein Konto wurde erfolgreich erstellt. Du bekommst in Kürze eine E-Mail mit der Erstellungsbestätigung.";
const TERMS =
	"AGB & Widerrufsbelehrung müssen akzeptiert werden / Datenschutzhinweise müssen zur Kenntnis genommen werden";
const terms = (page: Page) => main(page).getByRole("checkbox", { name: /Ich akzeptiere die AGB/ });

async function fill(page: Page, email: string) {
	const answers = {
		"Vor- und Nachname": "Mika Sommer",
		Straße: "Elbweg",
		"Haus-Nr.": "7a",
		PLZ: "01099",
		Ort: "Dresden",
	};
	for (const [name, value] of Object.entries({ ...answers, "E-Mail": email })) await required(page, name).fill(value);
	for (const name of ["Passwort", "Passwort wiederholen"]) await required(page, name).fill(NEW_PASSWORD);
	await terms(page).check();
}

test("MEM-14 MEM-15 MEM-16 MEM-17 MEM-18 MEM-19 MEM-20 MEM-21 MEM-22 the form asks for what it should and says where it is wrong", async ({
	page,
}) => {
	const calls: string[] = [];
	page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
	await open(page, REGISTER);
	await expect(main(page)).toContainText(/nicht bei jeder Videoausleihe neu eingeben/);
	for (const name of ["Institution", "Telefon", "Geburtsdatum"])
		await expect(field(page, `${name} (optional)`)).toBeVisible();

	await test.step("MEM-20 MEM-21 what a password still lacks is told while it is typed", async () => {
		await required(page, "Passwort").fill("Kranich");
		await expect(required(page, "Passwort")).toHaveAccessibleDescription("Mindestens 8 Zeichen");
		await required(page, "Passwort").fill(NEW_PASSWORD);
		await expect(required(page, "Passwort")).toHaveAccessibleDescription("Mindestens 8 Zeichen (erfüllt)");
		await required(page, "Passwort wiederholen").fill(NEW_PASSWORD);
		await expect(required(page, "Passwort wiederholen")).toHaveAccessibleDescription(/^Beide Passwörter sind gleich/);
	});
	await test.step("an error that appears when a field is left does not take the click from the box below it", async () => {
		await page.setViewportSize({ width: 390, height: 844 });
		await required(page, "Passwort wiederholen").fill(`${NEW_PASSWORD}x`);
		await terms(page).click();
		await expect(terms(page)).toBeChecked();
		await expect(required(page, "Passwort wiederholen")).toHaveAccessibleDescription(
			/Passwörter stimmen nicht überein/,
		);
		for (const name of ["Passwort", "Passwort wiederholen"]) await required(page, name).fill("");
		await terms(page).uncheck();
		await page.setViewportSize({ width: 1280, height: 900 });
	});

	await button(page, "Konto erstellen").click();
	await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
	await expect(required(page, "Vor- und Nachname")).toBeFocused();
	for (const name of ["Vor- und Nachname", "Straße", "Haus-Nr.", "PLZ", "Ort", "E-Mail"])
		await expect(required(page, name)).toHaveAccessibleDescription(/^Bitte ausfüllen/);
	await expect(required(page, "Passwort")).toHaveAccessibleDescription(/^Passwort ist zu kurz/);
	await expect(terms(page)).toHaveAccessibleDescription(TERMS);
	await expectAccessible(page);

	await fill(page, "mika@");
	await required(page, "PLZ").fill("0109");
	await required(page, "Passwort wiederholen").fill("Kranich-Ofen-Libelle-59");
	await field(page, "Telefon (optional)").fill("49351");
	await field(page, "Geburtsdatum (optional)").fill("1986-03-14");
	await button(page, "Konto erstellen").click();
	await expect(required(page, "PLZ")).toHaveAccessibleDescription("Ungültiges Format");
	await expect(required(page, "E-Mail")).toHaveAccessibleDescription("Ungültige E-Mail");
	await expect(field(page, "Telefon (optional)")).toHaveAccessibleDescription(/^Ungültige Angabe/);
	await expect(field(page, "Geburtsdatum (optional)")).toHaveAccessibleDescription("Ungültiges Format");
	await expect(required(page, "Passwort wiederholen")).toHaveAccessibleDescription("Passwörter stimmen nicht überein");
	await expect(required(page, "Haus-Nr.")).toHaveAttribute("maxlength", "5");
	expect(calls).toEqual([]);
});

test("MEM-23 MEM-24 FORM-04 an account is made, confirmed by mail and used", async ({ page }) => {
	const [mistyped, email] = [newAddress(), newAddress()];
	await open(page, REGISTER);
	await fill(page, mistyped);
	await button(page, "Konto erstellen").click();
	await expect(main(page).getByRole("status").filter({ hasText: CREATED })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Schau in dein Postfach" })).toBeFocused();
	await expect(required(page, "E-Mail")).toHaveCount(0);
	await expect(main(page)).toContainText(`E-Mail an${mistyped}`);
	await expect(main(page)).toContainText(/Link gültig bis\w+, \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/);
	await button(page, "E-Mail noch einmal senden").click();
	await expect(main(page).getByRole("status").filter({ hasText: "noch einmal unterwegs" })).toBeVisible();
	await expectAccessible(page);

	await button(page, "Adresse ändern").click();
	await expect(required(page, "E-Mail")).toBeFocused();
	await expect(required(page, "Ort")).toHaveValue("Dresden");
	await required(page, "E-Mail").fill(email);
	await button(page, "Konto erstellen").click();
	await expect(main(page)).toContainText(`E-Mail an${email}`);

	await open(page, LOGIN);
	await logIn(page, { email, password: NEW_PASSWORD });
	await expect(page).toHaveURL("/mein-vsz/profil");
	await expect(main(page).getByText("Bitte bestätige deine E-Mail-Adresse")).toBeVisible();
	await expectAccessible(page);

	await test.step("the mail for the confirmation can be asked for again", async () => {
		await button(page, "E-Mail noch einmal senden").click();
		const told = main(page).getByRole("status");
		await expect(told.filter({ hasText: /noch einmal eine Mail/ })).toBeVisible();
	});
	await confirmAddress(page, { email, password: NEW_PASSWORD }, "Bitte bestätige deine E-Mail-Adresse");
	await main(page).getByRole("link", { name: "Zum Profil" }).click();
	await expect(required(page, "E-Mail")).toHaveValue(email);
	await expect(main(page).getByText("Bitte bestätige deine E-Mail-Adresse")).toHaveCount(0);
});

test("MEM-22 a known address is told nothing on the page, only by mail", async ({ page, request }) => {
	const person = await newMember(request);
	await open(page, REGISTER);
	await fill(page, person.email);
	await button(page, "Konto erstellen").click();
	await expect(main(page).getByRole("status").filter({ hasText: CREATED })).toBeVisible();
	await readMail(page, person.email, "Es gibt schon ein Konto");
});

test.describe("when it fails", () => {
	test.use({ expectedErrors: /status of (422|500)/ });

	test("ERR-15 a password that is easy to guess is refused at its field; a failure is told and everything stays", async ({
		page,
	}) => {
		await test.step("a password that is easy to guess is refused at its field", async () => {
			await open(page, REGISTER);
			await fill(page, newAddress());
			for (const name of ["Passwort", "Passwort wiederholen"]) await required(page, name).fill("passwort123");
			await button(page, "Konto erstellen").click();
			await expect(required(page, "Passwort")).toHaveAccessibleDescription(/zu leicht zu erraten/);
			await expect(required(page, "Passwort")).toBeFocused();
		});
		await test.step("ERR-15 the failure is told and everything stays", async () => {
			for (const name of ["Passwort", "Passwort wiederholen"]) await required(page, name).fill(NEW_PASSWORD);
			await page.route("**/api/v1/user", (route) =>
				route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
			);
			await button(page, "Konto erstellen").click();
			await expect(page.getByRole("alert")).toHaveText("Beim Erstellen des Konto ist ein Fehler aufgetreten.");
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(required(page, "Ort")).toHaveValue("Dresden");
			await expect(terms(page)).toBeChecked();
		});
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("an account can be made, and the login says what it needs", async ({ page }) => {
		await page.goto(REGISTER);
		await fill(page, newAddress());
		await button(page, "Konto erstellen").click();
		await expect(main(page).getByText(CREATED)).toBeVisible();
		for (const path of [LOGIN, "/mein-vsz/profil"]) {
			await page.goto(path);
			await expect(main(page).locator("noscript p").first()).toHaveText(/^Mein VSZ braucht JavaScript\./);
			await expect(main(page).locator("noscript p").first()).toBeVisible();
			await expect(main(page).getByText("Hallo").filter({ visible: true })).toHaveCount(0);
			await expect(main(page).getByRole("button", { name: "Ausloggen" })).toHaveCount(0);
		}
	});
});
