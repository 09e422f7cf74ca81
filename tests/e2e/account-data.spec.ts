import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { button, enter, LOGIN, logIn, main, newMember, required, storedSession } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { readMail } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";

const DATA = "/mein-vsz/daten";
const part = (page: Page, name: string) => main(page).getByRole("region", { name });
const password = (page: Page, name: string) => part(page, name).getByLabel("Aktuelles Passwort*", { exact: true });
const EXPORT = "Deine Daten herunterladen";
const DELETE = "Konto löschen";

test.describe("with the password", () => {
	test.use({ expectedErrors: /status of (401|422)|^401 - / });

	test("DP-10 everything that is stored comes as a file, to read or to take along", async ({ page, request }) => {
		const person = await newMember(request);
		await enter(page, request, person, DATA);
		await expectAccessible(page);
		await button(page, "Daten herunterladen").click();
		await expect(password(page, EXPORT)).toHaveAccessibleDescription(/^Bitte ausfüllen/);
		await password(page, EXPORT).fill("falsch");
		await button(page, "Daten herunterladen").click();
		await expect(password(page, EXPORT)).toHaveAccessibleDescription(/^Dieses Passwort stimmt nicht/);
		await expectAccessible(page);

		for (const [format, ending] of [
			["HTML", ".html"],
			["JSON", ".json"],
		] as const) {
			await part(page, EXPORT).getByRole("radio", { name: format }).check();
			await password(page, EXPORT).fill(person.password);
			const download = page.waitForEvent("download");
			await button(page, "Daten herunterladen").click();
			const file = await download;
			expect(file.suggestedFilename().endsWith(ending)).toBe(true);
			expect(await readFile(await file.path(), "utf8")).toContain(person.email);
			await expect(part(page, EXPORT).getByRole("status")).toContainText(file.suggestedFilename());
			await expect(password(page, EXPORT)).toHaveValue("");
		}
		await expectAccessible(page);
	});

	test("DP-11 an account is deleted after password and confirmation; then nobody can log in", async ({
		page,
		request,
	}) => {
		const person = await newMember(request);
		await enter(page, request, person, DATA);
		await expect(part(page, DELETE)).toContainText("8 Jahre ab Ende des Kalenderjahres");
		await button(page, DELETE).click();
		await expect(password(page, DELETE)).toBeFocused();
		await expect(part(page, DELETE).getByRole("checkbox")).toHaveAccessibleDescription(/Bitte bestätige/);
		await part(page, DELETE).getByRole("checkbox").check();
		await password(page, DELETE).fill("falsch");
		await button(page, DELETE).click();
		await expect(password(page, DELETE)).toHaveAccessibleDescription(/^Dieses Passwort stimmt nicht/);

		await password(page, DELETE).fill(person.password);
		await button(page, DELETE).click();
		await expect(page).toHaveURL(LOGIN);
		await expect(main(page).getByRole("status")).toHaveText(/^Dein Konto ist gelöscht\./);
		await expectAccessible(page);
		await readMail(page, person.email, "Dein Konto ist gelöscht");
		expect(await storedSession(page)).toEqual([null, null]);
		await logIn(page, person);
		await expect(page.getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
		await expect(required(page, "E-Mail")).toHaveValue(person.email);
	});
});
