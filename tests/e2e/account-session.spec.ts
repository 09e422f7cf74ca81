import type { Page } from "@playwright/test";
import {
	button,
	enter,
	field,
	LOGIN,
	logIn,
	MEMBER,
	main,
	newMember,
	required,
	storedSession,
} from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** How a login ends while a page is open: nothing that was typed gets lost, and tabs agree. */

const MINUTE = 60_000;
const TYPED = "Verein der Kranichfreunde e. V.";
const PROFILE = "/mein-vsz/profil";
const WARNING = "Deine Anmeldung endet in höchstens zwei Minuten.";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Bitte melde dich noch einmal an" });
const company = (page: Page) => field(page, "Institution (optional)");
const warning = (page: Page) => main(page).getByRole("status").filter({ hasText: WARNING });

async function logInAgain(page: Page, password: string) {
	await dialog(page).getByLabel("Passwort*", { exact: true }).fill(password);
	await dialog(page).getByRole("button", { name: "Anmelden", exact: true }).click();
}

test.beforeEach(async ({ page }) => page.clock.install());

test.describe("with a wrong password", () => {
	test.use({ expectedErrors: /401/ });

	test("two minutes before the end a panel offers a new login, and typed text stays; the panel can be closed @mobil", async ({
		page,
		request,
	}) => {
		const person = await newMember(request);
		await enter(page, request, person, PROFILE, 10 * MINUTE);
		await company(page).fill(TYPED);
		await expect(warning(page)).toHaveCount(0);
		await page.clock.fastForward(8 * MINUTE + 1000);
		await expect(warning(page)).toBeVisible();
		await expect(company(page)).toBeFocused();
		await expectAccessible(page);
		await test.step("a wrong password leaves the login that still runs alone", async () => {
			await button(page, "Neu anmelden").click();
			await expect(dialog(page).getByLabel("E-Mail*", { exact: true })).toHaveValue(person.email);
			await expect(dialog(page).getByLabel("Passwort*", { exact: true })).toBeFocused();
			await expectAccessible(page);
			await logInAgain(page, "falsch");
			await expect(dialog(page).getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
			expect((await storedSession(page))[0]).not.toBeNull();
			await page.keyboard.press("Escape");
			await expect(dialog(page)).toHaveCount(0);
			await expect(page).toHaveURL(PROFILE);
		});
		await test.step("a new login lasts for four hours, and keeps what was typed", async () => {
			await button(page, "Neu anmelden").click();
			await logInAgain(page, person.password);
			await expect(dialog(page)).toHaveCount(0);
			await expect(warning(page)).toHaveCount(0);
			await expect(company(page)).toHaveValue(TYPED);
			await page.clock.fastForward(60 * MINUTE);
			await expect(page).toHaveURL(PROFILE);
			await expect(dialog(page)).toHaveCount(0);
			await expect(warning(page)).toHaveCount(0);
		});
		await test.step("the panel can be closed", async () => {
			await page.clock.fastForward(178 * MINUTE + 1000);
			await expect(warning(page)).toBeVisible();
			await button(page, "Schließen").click();
			await expect(warning(page)).toHaveCount(0);
		});
	});

	test("MEM-05 after the end the page asks for a login in place and keeps what was typed, also when the server has ended it", async ({
		page,
		request,
	}) => {
		const person = await newMember(request);
		await enter(page, request, person, PROFILE, 10 * MINUTE);
		await company(page).fill(TYPED);
		await page.clock.fastForward(10 * MINUTE + 1000);
		await expect(dialog(page)).toBeVisible();
		expect(await storedSession(page)).toEqual([null, null]);
		await expect(dialog(page).getByLabel("Passwort*", { exact: true })).toBeFocused();
		await expectAccessible(page);

		await logInAgain(page, "falsch");
		await expect(dialog(page).getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
		await logInAgain(page, person.password);
		await expect(dialog(page)).toHaveCount(0);
		await expect(company(page)).toHaveValue(TYPED);
		await expect(company(page)).toBeFocused();
		await button(page, "Speichern").click();
		await expect(main(page).getByText("Dein Konto wurde erfolgreich aktualisiert.")).toBeVisible();
		await expect(company(page)).toHaveValue(TYPED);

		await test.step("a login that the server has ended is asked for in place too", async () => {
			await company(page).fill(`${TYPED} in Dresden`);
			const [token] = await storedSession(page);
			await request.delete("/oauth/token", { headers: { Authorization: `Bearer ${token}` } });
			await button(page, "Speichern").click();
			await expect(dialog(page)).toBeVisible();
			await logInAgain(page, person.password);
			await expect(dialog(page)).toHaveCount(0);
			await expect(company(page)).toHaveValue(`${TYPED} in Dresden`);
		});
	});
});

test("Esc gives the page up: the login page leads back to it", async ({ page, request }) => {
	await enter(page, request, MEMBER, "/mein-vsz/news", MINUTE);
	await page.clock.fastForward(MINUTE + 1000);
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(LOGIN);
	await logIn(page, MEMBER);
	await expect(page).toHaveURL("/mein-vsz/news");
});

test("somebody else who logs in sees nothing of the one before", async ({ page, request }) => {
	const other = await newMember(request);
	await enter(page, request, MEMBER, PROFILE, MINUTE);
	await company(page).fill(TYPED);
	await page.clock.fastForward(MINUTE + 1000);
	await dialog(page).getByLabel("E-Mail*", { exact: true }).fill(other.email);
	await logInAgain(page, other.password);
	await expect(dialog(page)).toHaveCount(0);
	await expect(required(page, "E-Mail")).toHaveValue(other.email);
	await expect(company(page)).toHaveValue("");
});

test("MEM-07 a logout in one tab leads the others to the login page, which can be loaded anew, and a login there leads them on", async ({
	page,
	request,
}) => {
	await enter(page, request, MEMBER, PROFILE);
	const other = await page.context().newPage();
	await open(other, "/mein-vsz/produkte");
	await expect(other.getByRole("heading", { name: /keine Videokurse/ })).toBeVisible();
	await button(page, "Ausloggen").click();
	await expect(page).toHaveURL(LOGIN);
	await expect(other).toHaveURL(LOGIN);
	await expect(other.getByText("Hallo Mika!")).toHaveCount(0);
	await expect(page.getByText("Du bist ausgeloggt.")).toBeVisible();
	await page.reload();
	await expect(page.getByText("Du bist ausgeloggt.")).toBeVisible();

	await logIn(other, MEMBER);
	await expect(other).toHaveURL(PROFILE);
	await expect(page).toHaveURL(PROFILE);
});

test("a login in one tab frees the others, with what was typed there", async ({ page, request }) => {
	await enter(page, request, MEMBER, PROFILE, 10 * MINUTE);
	await company(page).fill(TYPED);
	await page.clock.fastForward(10 * MINUTE + 1000);
	await expect(dialog(page)).toBeVisible();
	const other = await page.context().newPage();
	await open(other, LOGIN);
	await logIn(other, MEMBER);
	await expect(other).toHaveURL(PROFILE);
	await expect(dialog(page)).toHaveCount(0);
	await expect(company(page)).toHaveValue(TYPED);
});

test("a page kept for the way back shows again while the login holds, and nothing personal after a logout elsewhere", async ({
	page,
	request,
}) => {
	const tell = (name: "pagehide" | "pageshow") =>
		page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
	const greeting = page.getByText("Hallo Mika!");
	await enter(page, request, MEMBER, PROFILE);
	await expect(greeting).toBeVisible();
	await tell("pagehide");
	await expect(greeting).toBeHidden();
	await tell("pageshow");
	await expect(greeting).toBeVisible();

	await tell("pagehide");
	await expect(greeting).toBeHidden();
	await page.evaluate(() => localStorage.clear());
	await tell("pageshow");
	await expect(page).toHaveURL(LOGIN);
	await expect(greeting).toHaveCount(0);
});
