import type { Page } from "@playwright/test";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { logInOffice, OFFICE } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

const papersOf = (id: number) => `/verwaltung/seminare/termine/${id}/unterlagen`;

const json = async (page: Page, path: string) => (await page.request.get(`/api/v1${path}`)).json();

/** A date of the demo that has taken place with everybody noted. */
async function heldDate(page: Page): Promise<number> {
	const { data } = await json(page, "/office/seminar_date?when=past&sort=-at");
	for (const { id } of data) {
		const { ready, certificates } = (await json(page, `/office/seminar_date/${id}/certificate`)).data;
		if (ready + certificates.length > 0) return id;
	}
	throw new Error("No date of the demo has taken place.");
}

test("ROOM-05 certificates are issued, mailed, fetched and checked by anybody", async ({ page }) => {
	await logInOffice(page, OFFICE);
	await page.goto(papersOf(await heldDate(page)));
	await page.getByRole("button", { name: "Ausstellen und per Mail schicken" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText(/Personen bekommen keine/)).toBeVisible();
	await expect(dialog.getByText(/war nicht da/).first()).toBeVisible();
	const to = await dialog.locator(".mail__env dd").first().innerText();
	await dialog.getByLabel("Ja, so ausstellen und verschicken.").check();
	await dialog.getByRole("button", { name: /Bescheinigungen ausstellen und schicken/ }).click();
	await expect(
		page
			.getByRole("row")
			.filter({ hasText: /TB-\d{4}-\d{6}/ })
			.first(),
	).toContainText("gültig");
	await expectAccessible(page);

	const { link } = await readMail(page, to, "Schön, dass ");
	const pdf = await page.request.get(link("/api/v1/certificate_file/"));
	const [, code = ""] = /Prüfcode ([A-Z0-9-]{24})/.exec(wordsOf(await pdf.body())) ?? [];
	await page.goto("/bescheinigung");
	await page.getByLabel("Prüfcode").fill(code.toLowerCase());
	await page.getByRole("button", { name: "Prüfen" }).click();
	await expect(page.getByRole("heading", { name: "Gültig" })).toBeVisible();
	await expect(page.getByText(/Unterrichtseinheiten à 45/)).toBeVisible();
	await expectAccessible(page);

	await page.goto(link("/rueckmeldung/"));
	await expect(page.getByRole("group", { name: "War es verständlich?" })).toBeVisible();
	await expectAccessible(page);
});

test("ROOM-07 a file that the office hands out stands on the page of a booking; the lecturer gets the papers", async ({
	page,
	request,
}) => {
	await logInOffice(page, OFFICE);
	const date = await openDate(async (url) => ({ body: await (await page.request.get(url)).json() }), "free");
	await page.goto(papersOf(date.presence_seminar_date_id));
	await page.getByLabel("Neue Dateien sind zu sehen").selectOption("sofort");
	const name = `Musterprotokoll-${Date.now()}.pdf`;
	await page
		.getByLabel("Datei für alle auswählen")
		.setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") });
	await expect(page.getByRole("link", { name })).toBeVisible();

	const body = signUpFor(date, { email: newAddress() });
	const booking = (await (await request.post("/api/v1/form/presence_seminar", { data: body })).json()).data;
	await page.goto(booking.path);
	const line = page.getByRole("listitem").filter({ hasText: name });
	const file = await page.request.get((await line.getByRole("link").getAttribute("href")) ?? "");
	expect(file.headers()["content-disposition"]).toContain("attachment");
	expect((await file.body()).toString()).toContain("%PDF-1.7");

	await page.goto(papersOf(date.presence_seminar_date_id));
	await page.getByRole("button", { name: `${name} ändern` }).click();
	await page.getByLabel("Name der Datei").fill(`Neu-${name}`);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Sichern" }).click();
	await page.getByRole("button", { name: `Neu-${name} entfernen` }).click();
	await expect(page.getByRole("link", { name })).toHaveCount(0);
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByRole("link", { name: `Neu-${name}` })).toBeVisible();

	const [led] = (await json(page, "/office/seminar_date?q=Demir")).data;
	await page.goto(papersOf(led.id));
	await page.getByRole("button", { name: /^(Ansehen und|Noch einmal) schicken$/ }).click();
	const dialog = page.getByRole("dialog", { name: "Unterlagen für Aylin Demir" });
	await expect(dialog.getByText("Deine Unterlagen").first()).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel("Ja, so verschicken.").check();
	await dialog.getByRole("button", { name: "1 Brief verschicken" }).click();
	await expect(page.getByRole("button", { name: "Noch einmal schicken" })).toBeVisible();
});
