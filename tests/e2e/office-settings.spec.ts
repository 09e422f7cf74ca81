import type { Page } from "@playwright/test";
import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";
import { DEMO_STAFF } from "#server/demo/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { readMail } from "./support/mailbox.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

const CONTACT = "/verwaltung/einstellungen/kontakt";
const HOURS = "Mo bis Do 9 bis 16 Uhr";

/** As a colleague changes it meanwhile, in a session of the same kind. */
async function changeContact(page: Page, values: object): Promise<void> {
	const { data } = await (await page.request.get("/api/v1/office/settings")).json();
	const token = (await page.context().cookies()).find(({ name }) => name === CSRF_COOKIE)?.value ?? "";
	const body = { ...data.contact.values, ...values, revision: data.contact.revision };
	const answer = await page.request.put("/api/v1/office/settings/contact", {
		data: body,
		headers: { [CSRF_HEADER]: token },
	});
	expect(answer.ok()).toBe(true);
}

test.describe("SET-01 settings", () => {
	test.use({ expectedErrors: /409 \(Conflict\)|422/ });

	test("what is saved shows on the site at once; two people see both versions; leaving asks", async ({ page }) => {
		await enterOffice(page, CONTACT);
		const hours = page.getByLabel("Sprechzeiten");
		const save = page.getByRole("button", { name: /^Sichern/ });
		const platform = page.getByLabel("Adresse der Videoplattform");
		await hours.fill(HOURS);
		await platform.fill("video");
		await save.click();
		await expect(platform).toBeFocused();
		await expect(page.getByRole("alert")).toContainText("Adresse der Videoplattform: Bitte eine Adresse angeben");
		await expectAccessible(page);
		await platform.fill("https://video.vsz.example");
		await save.click();
		await expect(page.getByText("„Kontakt“ ist gesichert und steht überall.")).toBeVisible();

		const visitor = await page.context().newPage();
		await visitor.goto("/kontakt");
		await expect(visitor.getByRole("main")).toContainText(HOURS);
		await visitor.close();

		await hours.fill("Fr 9 bis 12 Uhr");
		await changeContact(page, { opening_hours: "nach Vereinbarung" });
		await save.click();
		const conflict = page.getByRole("dialog", { name: "Jemand war schneller" });
		await expect(conflict).toContainText("nach Vereinbarung");
		await expect(conflict).toContainText("Fr 9 bis 12 Uhr");
		await conflict.getByRole("radio", { name: /Inzwischen gesichert/ }).check();
		await conflict.getByRole("button", { name: "So sichern" }).click();
		await expect(hours).toHaveValue("nach Vereinbarung");

		await hours.fill("niemals");
		await page.getByRole("navigation", { name: "Abschnitte" }).getByRole("link", { name: "Bank" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Verwerfen" }).click();
		await expect(page.getByLabel("IBAN")).toHaveValue("DE02 1203 0000 0000 2020 51");
		await expectAccessible(page);
		await changeContact(page, { opening_hours: "" });
	});
});

test("SET-02 the state of the house, a letter to oneself, and a job run by hand", async ({ page }) => {
	await enterOffice(page, "/verwaltung/einstellungen/zustand");
	const mail = page.getByRole("region", { name: "Mail", exact: true });
	await mail.getByRole("button", { name: "Testbrief an mich" }).click();
	await expect(mail.getByRole("status")).toContainText(DEMO_STAFF.account.email);
	await readMail(page, DEMO_STAFF.account.email, "Testbrief aus der Verwaltung");
	await page.getByRole("button", { name: "Das Löschen alter Zähler gegen Missbrauch: jetzt ausführen" }).click();
	await expect(page.getByText("Die Aufgabe ist gelaufen.")).toBeVisible();
	await expectAccessible(page);
});
