import { button, LOGIN, logIn, main, NEW_PASSWORD, newMember, required } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const FORGOTTEN = "/mein-vsz/passwort-vergessen";
const SENT = "Deine Anfrage wurde erfolgreich gesendet.";
const FAILED = "Beim Senden der Anfrage ist ein Fehler aufgetreten.";
const RESET = "Dein Passwort wurde erfolgreich zurückgesetzt.";

test.describe("when it fails", () => {
	test.use({ expectedErrors: /status of 500/ });
	const PAGE_OF_LINK = "/mein-vsz/passwort-zuruecksetzen/gibt-es-nicht-gibt-es-nicht";

	test("ERR-17 MEM-04 MEM-35 MEM-36 the form for a forgotten password says what is wrong and what failed; an unknown address is answered the same", async ({
		page,
	}) => {
		const fail = (endpoint: string) =>
			page.route(endpoint, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "x" } }));
		await test.step("MEM-04 MEM-35 the form for a forgotten password", async () => {
			await open(page, "/mein-vsz/passwort-wiederherstellen");
			await expect(page).toHaveURL(FORGOTTEN);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Passwort vergessen?");
			await expect(main(page)).toContainText(/nicht bei jeder Videoausleihe neu eingeben/);
			await button(page, "Senden").click();
			await expect(required(page, "E-Mail")).toHaveAccessibleDescription("Bitte ausfüllen");
			await required(page, "E-Mail").fill("mika@");
			await button(page, "Senden").click();
			await expect(required(page, "E-Mail")).toHaveAccessibleDescription("Ungültige E-Mail");
			await expectAccessible(page);
		});
		await test.step("ERR-17 the failure is told where a link is asked for", async () => {
			await fail("**/api/v1/password/email");
			await required(page, "E-Mail").fill(newAddress());
			await button(page, "Senden").click();
			await expect(page.getByRole("alert")).toHaveText(FAILED);
			await expect(page.getByRole("alert")).toBeFocused();
			await page.unrouteAll();
		});
		await test.step("MEM-36 an unknown address is answered the same", async () => {
			await button(page, "Senden").click();
			await expect(main(page).getByRole("status")).toContainText(SENT);
		});
		await test.step("ERR-17 the failure is told where the password is set", async () => {
			await open(page, PAGE_OF_LINK);
			await fail("**/api/v1/password/reset");
			await required(page, "E-Mail").fill("mika@vsz.example");
			for (const field of await main(page).locator('input[type="password"]').all()) await field.fill(NEW_PASSWORD);
			await button(page, "Passwort speichern").click();
			await expect(page.getByRole("alert")).toHaveText(FAILED);
			await expect(page.getByRole("alert")).toBeFocused();
		});
		await test.step("the page of the link is kept nowhere and tells its address to nobody", async () => {
			const headers = (await page.request.get(PAGE_OF_LINK)).headers();
			expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
		});
	});
});

test.describe("a link that works once", () => {
	test.use({ expectedErrors: /status of (401|410|422)|^401 - / });

	test("MEM-36 MEM-37 MEM-38 MEM-39 FRAME-10 FORM-04 a new password by mail; the old one is over", async ({
		page,
		request,
	}) => {
		const person = await newMember(request);
		await open(page, FORGOTTEN);
		await required(page, "E-Mail").fill(person.email);
		await button(page, "Senden").click();
		await expect(page.getByRole("heading", { level: 1, name: "Schau in dein Postfach" })).toBeFocused();
		await expect(main(page).getByRole("status")).toHaveText(SENT);
		await expect(main(page).getByRole("definition").first()).toHaveText(person.email);
		await expectAccessible(page);
		await button(page, "Noch einmal oder mit anderer Adresse").click();
		await expect(required(page, "E-Mail")).toHaveValue("");

		const link = (await readMail(page, person.email, "Neues Passwort für Mein VSZ")).link(
			"/mein-vsz/passwort-zuruecksetzen/",
		);
		const token = link.split("/").at(-1);
		await page.goto(`/password/reset/${token}`);
		await expect(page).toHaveURL(link);
		await expectAccessible(page);
		await button(page, "Passwort speichern").click();
		await expect(main(page).getByRole("definition")).toHaveText(person.email);
		await expect(required(page, "E-Mail")).toHaveCount(0);
		await expect(required(page, "Passwort")).toHaveAccessibleDescription(/^Passwort ist zu kurz/);
		await required(page, "Passwort").fill(NEW_PASSWORD);
		await required(page, "Passwort wiederholen").fill("anders-als-das");
		await button(page, "Passwort speichern").click();
		await expect(required(page, "Passwort wiederholen")).toHaveAccessibleDescription(
			"Passwörter stimmen nicht überein",
		);
		await expectAccessible(page);
		await required(page, "Passwort wiederholen").fill(NEW_PASSWORD);
		await button(page, "Passwort speichern").click();
		await expect(main(page).getByRole("status")).toHaveText(RESET);
		await expect(main(page).locator("form")).toHaveCount(0);
		await expectAccessible(page);

		await open(page, link);
		for (const name of ["Passwort", "Passwort wiederholen"]) await required(page, name).fill("Zweiter-Versuch-Tulpe-9");
		await button(page, "Passwort speichern").click();
		await expect(page.getByRole("alert")).toHaveText(`${FAILED} Dieser Link gilt nicht mehr.`);
		await expect(main(page).getByRole("link", { name: "Neuen Link anfordern" })).toHaveAttribute("href", FORGOTTEN);

		await open(page, LOGIN);
		await logIn(page, person);
		await expect(page.getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
		await logIn(page, { ...person, password: NEW_PASSWORD });
		await expect(page).toHaveURL("/mein-vsz/profil");
	});
});
