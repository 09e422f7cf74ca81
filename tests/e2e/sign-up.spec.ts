import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { countEffort } from "./support/effort.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { ATTENDEE } from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ timeout: 60_000 });

const FREE = "mitgliederversammlung-sicher-leiten";
const PRICED = "stiftung-gruenden";
const SUCCESS =
	"Deine Buchung wurde erfolgreich durchgeführt. Du bekommst in Kürze eine E-Mail mit der Buchungsbestätigung.";
const CALL = "**/api/v1/form/presence_seminar";

const block = (page: Page) => page.locator("#anmelden");
const field = (page: Page, name: string) => block(page).getByRole("textbox", { name, exact: true });
const persons = (page: Page) => block(page).getByRole("spinbutton", { name: "Anzahl Personen" });
const button = (page: Page, name: string) => block(page).getByRole("button", { name, exact: true });

async function fillPerson(page: Page, email: string) {
	for (const [label, value] of Object.entries({ ...ATTENDEE, "E-Mail": email })) await field(page, label).fill(value);
}

async function answerQuestions(page: Page) {
	await block(page)
		.getByRole("combobox", { name: "In welchem Bereich engagierst du dich?" })
		.selectOption("Keine Angabe");
	await block(page).getByRole("combobox", { name: "Seit wann?" }).selectOption("Ein bis fünf Jahre");
	await block(page).getByRole("combobox", { name: "Wie viel in der Woche?" }).selectOption("Bis 5 Stunden");
}

const terms = (page: Page) => block(page).getByRole("checkbox", { name: /AGB/ });
const acceptTerms = (page: Page) => terms(page).check();

test("SIGN-01 SIGN-02 SIGN-03 SIGN-04 SIGN-06 SIGN-07 SIGN-08 SIGN-13 SIGN-15 SIGN-16 an invalid sign-up is not sent and says where it is wrong", async ({
	page,
}) => {
	const calls: string[] = [];
	page.on(
		"request",
		(request) => request.method() === "POST" && calls.push(`${request.url()} ${request.postData() ?? ""}`),
	);
	await open(page, `/seminare/${FREE}`);
	await expect(persons(page)).toHaveValue("1");
	await expect(persons(page)).toHaveAttribute("max", "20");
	await expect(field(page, "PLZ")).toHaveAttribute("maxlength", "5");
	await expect(field(page, "Haus-Nr.")).toHaveAttribute("maxlength", "5");
	await expect(block(page).getByText("Pflichtfelder sind mit * markiert.")).toBeVisible();
	await persons(page).fill("11");
	await button(page, "Kostenlos anmelden").click();
	await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
	await expect(persons(page)).toBeFocused();
	await expect(persons(page)).toHaveAccessibleDescription("Maximal 10");
	await persons(page).fill("0");
	await expect(persons(page)).toHaveAccessibleDescription("Ungültiger Wert");
	for (const name of ["Vorname", "Nachname", "Straße", "Haus-Nr.", "PLZ", "Ort", "E-Mail"]) {
		await expect(field(page, name)).toHaveAccessibleDescription("Bitte ausfüllen");
	}
	for (const name of ["Institution (optional)", "Telefon (optional)"]) {
		await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
	}
	for (const select of await block(page).getByRole("combobox").all()) {
		await expect(select).toHaveAttribute("aria-invalid", "true");
		await expect(select.getByRole("option").first()).toHaveText("Bitte Auswählen");
	}
	await expect(block(page).getByRole("checkbox", { name: /AGB/ })).toHaveAccessibleDescription(
		"AGB & Widerrufsbelehrung müssen akzeptiert werden / Datenschutzhinweise müssen zur Kenntnis genommen werden",
	);
	await field(page, "E-Mail").fill("mika@");
	await expect(field(page, "E-Mail")).toHaveAccessibleDescription("Ungültige E-Mail");
	await expectAccessible(page);
	// REP-02: nothing but that it was begun, once.
	expect(calls).toEqual([expect.stringMatching(/\/begonnen\/\d+ $/)]);
});

test("SIGN-17 SIGN-18 SIGN-19 a free sign-up for two is confirmed by mail, resets the form, and one seat can be given back", async ({
	page,
}) => {
	const email = newAddress();
	await open(page, `/seminare/${FREE}`);
	await button(page, "Eine Person mehr").click();
	await expect(persons(page)).toHaveValue("2");
	await fillPerson(page, email);
	await field(page, "Vorname, Person 2 (optional)").fill("Kim");
	await answerQuestions(page);
	await acceptTerms(page);
	const sent = page.waitForRequest(CALL);
	await button(page, "Kostenlos anmelden").click();
	const payload = (await sent).postDataJSON();
	expect(payload).toMatchObject({ number_of_persons: 2, nonprofit_sector: 0, persons: [{ first_name: "Kim" }] });
	expect(payload.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
	const title = page.getByRole("heading", { level: 1 });
	await expect(title).toHaveText("Eure zwei Plätze sind reserviert");
	await expect(title).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: SUCCESS })).toBeVisible();
	await expect(page.getByRole("main")).toContainText(email);
	const ticket = page.getByRole("complementary", { name: "Eure Eintrittskarte" });
	await expect(ticket).toContainText("Mika Sommer, Kim");
	await expect(ticket).toContainText(/B-\d{8}/);
	await expect(page.getByRole("link", { name: "In den Kalender" })).toHaveAttribute("href", /\.ics$/);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Noch jemanden anmelden" }).click();
	await expect(persons(page)).toHaveValue("1");
	await expect(field(page, "Vorname")).toHaveValue("");

	const mail = await readMail(page, email, "reserviert");
	await open(page, mail.link("/buchung/"));
	await expect(title).toHaveText("Eure Buchung");
	await page.getByRole("button", { name: /^Umbenennen.*Kim$/ }).click();
	await page.getByRole("textbox", { name: "Vorname" }).fill("Robin");
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Der Name ist gespeichert." })).toBeVisible();
	await page.getByRole("button", { name: /^Zurückgeben.*Robin$/ }).click();
	await expect(page.locator(":focus")).toContainText("Den Platz von Robin wirklich zurückgeben?");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Nein, behalten" }).click();
	await expect(page.getByText("wirklich zurückgeben?")).toHaveCount(0);
	await page.getByRole("button", { name: /^Zurückgeben.*Robin$/ }).click();
	await page.getByRole("button", { name: "Ja, zurückgeben" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Robin" })).toHaveCount(0);
	await expect(title).toHaveText("Deine Buchung");
	await readMail(page, email, "Buchung ist geändert");

	await page.getByRole("button", { name: /^Zurückgeben.*Mika Sommer$/ }).click();
	await page.getByRole("button", { name: "Ja, zurückgeben" }).click();
	await expect(title).toHaveText("Eure zwei Plätze sind zurückgegeben");
	await expect(title).toBeFocused();
	await expectAccessible(page);
	await readMail(page, email, "Absage ist bei uns");
	await page.getByRole("button", { name: "Rückgängig machen" }).click();
	await expect(title).toHaveText("Deine Buchung");
	await expect(page.getByRole("listitem").filter({ hasText: "Mika Sommer" })).toBeVisible();
});

test.describe("voucher", () => {
	test.use({ expectedErrors: /422|500|409|Kaputt|nicht mehr frei/ });

	test("SIGN-20 SIGN-21 SIGN-22 SIGN-23 ERR-05 ERR-06 a voucher lowers the price of all persons, locks, and can be removed; what fails is told and keeps everything", async ({
		page,
	}) => {
		await open(page, `/seminare/${PRICED}`);
		const code = field(page, "Gutscheincode (optional)");
		const send = button(page, "Kostenpflichtig anmelden");
		await test.step("SIGN-20 SIGN-21 SIGN-22 SIGN-23 ERR-06 a voucher lowers the price of all persons, locks, and can be removed", async () => {
			await button(page, "Eine Person mehr").click();
			await expect(block(page).getByText("178,00 €")).toBeVisible();
			await button(page, "Einlösen").click();
			await expect(code).toHaveAccessibleDescription("Bitte ausfüllen");
			await code.fill("ABGELAUFEN");
			await button(page, "Einlösen").click();
			await expect(code).toHaveAccessibleDescription("Dieser Gutschein ist abgelaufen.");
			await expect(block(page).getByRole("status").filter({ hasText: "abgelaufen" })).toHaveCount(1);
			await code.fill("  ehrenamt50 ");
			await button(page, "Einlösen").click();
			await expect(block(page).getByText("50 % Rabatt")).toBeVisible();
			await expect(block(page).getByText("89,00 €", { exact: true })).toBeVisible();
			await expect(code).toHaveCount(0);
			const focused = page.locator(":focus");
			await expect(focused).toContainText("EHRENAMT50");
			await expectAccessible(page);
			await button(page, "Entfernen").click();
			await expect(code).toBeVisible();
			await expect(focused.getByRole("textbox", { name: "Gutscheincode" })).toHaveCount(1);
			await expect(block(page).getByText("178,00 €")).toBeVisible();
		});
		await fillPerson(page, newAddress());
		await acceptTerms(page);
		await test.step("ERR-06 a code that was never redeemed is told at its field when the form is sent, and forgotten with the next letter", async () => {
			await code.fill("VERBRAUCHT");
			await expect(code).not.toHaveAttribute("aria-invalid");
			await send.click();
			await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
			await expect(code).toHaveAccessibleDescription("Dieser Gutschein ist bereits eingelöst.");
			await expect(code).toBeFocused();
			await code.press("Backspace");
			await expect(code).not.toHaveAttribute("aria-invalid");
			await code.fill("");
		});
		await test.step("ERR-05 a failed sign-up says so, keeps everything and can be sent again with the same key", async () => {
			const keys: string[] = [];
			await page.route(CALL, async (route) => {
				keys.push(route.request().postDataJSON().idempotency_key);
				await route.fulfill({ status: 500, json: { code: "internal", message: "Kaputt" } });
			});
			await send.click();
			await expect(page.getByRole("alert")).toHaveText("Bei der Buchung ist ein Fehler aufgetreten.");
			await expect(field(page, "Vorname")).toHaveValue("Mika");
			await send.click();
			await expect.poll(() => keys.length).toBe(2);
			expect(keys[0]).toBe(keys[1]);
			await page.unroute(CALL);
			const full = "So viele Plätze sind an diesem Termin leider nicht mehr frei.";
			await page.route(CALL, (route) => route.fulfill({ status: 409, json: { code: "date_full", message: full } }));
			await send.click();
			await expect(page.getByRole("alert")).toHaveText(full);
		});
		await test.step("with a voucher for all of it the seats are free", async () => {
			await code.fill("FREI100");
			await button(page, "Einlösen").click();
			await expect(button(page, "Kostenlos anmelden")).toBeVisible();
		});
	});
});

test("SIGN-08 SIGN-14 SIGN-17 from the home page to a priced seat in five clicks and eight inputs; no answers are needed, and the price stands directly above the button @firefox", async ({
	page,
}) => {
	const email = newAddress();
	const { effort, click, fill, check } = countEffort();
	await open(page, "/");
	await click(page.getByRole("link", { name: "Zum Seminarkalender" }));
	await click(page.locator(`main article a[href^="/seminare/${PRICED}/"]`).first());
	for (const [label, value] of Object.entries({ ...ATTENDEE, "E-Mail": email })) await fill(field(page, label), value);
	await check(terms(page));
	const send = button(page, "Kostenpflichtig anmelden");
	expect(await send.evaluate((element) => element.previousElementSibling?.textContent)).toContain("89,00\u00a0€");
	await click(send);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dein Platz ist reserviert");
	await expect(page.getByText("Die Rechnung kommt mit der Bestätigung per E-Mail.")).toBeVisible();
	const mail = await readMail(page, email, "reserviert");
	expect(mail.text).toContain("89,00");
	expect(effort.clicks).toBeLessThanOrEqual(5);
	expect(effort.inputs).toBeLessThanOrEqual(8);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

	test("SIGN-16 SIGN-18 the form posts, and the answer is the same screen", async ({ page }) => {
		await page.goto(`/seminare/${FREE}`);
		await fillPerson(page, newAddress());
		await field(page, "PLZ").fill("0109");
		await answerQuestions(page);
		await acceptTerms(page);
		await button(page, "Kostenlos anmelden").click();
		await expect(field(page, "PLZ")).toHaveAccessibleDescription("Ungültiges Format");
		await field(page, "PLZ").fill("01099");
		await button(page, "Kostenlos anmelden").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dein Platz ist reserviert");
		await expect(page.getByText(SUCCESS)).toBeVisible();
		await page.getByRole("link", { name: "Zu deiner Buchung" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deine Buchung");
	});
});
