import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import { enterOffice } from "./support/office.ts";
import { open, wordsOutside } from "./support/page.ts";
import { ATTENDEE, addressOf, isOpen, some, upcoming } from "./support/seminars.ts";
import { field, fillCustomer, haveCourses, main, next, openCheckout, radio, review } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const ORDER = "4500-1234";
const LEITWEG = "04011000-1234512345-06";
const DISCLOSURE = "Für Behörden und Organisationen";
const ORDER_FIELD = "Deine Bestellnummer (optional)";
const LEITWEG_FIELD = "Leitweg-ID (optional)";
const WRONG = /Diese Leitweg-ID stimmt nicht/;

test("EINV-02 EINV-01 an administration that books a seminar states its numbers, and the office hands out the XRechnung", async ({
	page,
	request,
}) => {
	const company = `Landesamt ${newAddress().slice(4, 16)}`;

	await test.step("a wrong Leitweg-ID is named at its field, a right one is taken", async () => {
		const seminar = some(await upcoming(request), (one) => isOpen(one) && one.price !== null);
		await open(page, addressOf(seminar));
		const form = page.locator("#anmelden");
		const text = (name: string) => form.getByRole("textbox", { name, exact: true });
		for (const [label, value] of Object.entries({ ...ATTENDEE, "E-Mail": newAddress() })) await text(label).fill(value);
		await text("Institution (optional)").fill(company);
		await expect(text(LEITWEG_FIELD)).toBeHidden();
		await form.getByText(DISCLOSURE).click();
		await text(ORDER_FIELD).fill(ORDER);
		await text(LEITWEG_FIELD).fill(LEITWEG.replace(/6$/, "7"));
		for (const box of await form.getByRole("checkbox", { name: /AGB|Widerruf/ }).all()) await box.check();
		await form.getByRole("button", { name: "Kostenpflichtig anmelden" }).click();
		await expect(text(LEITWEG_FIELD)).toBeFocused();
		await expect(text(LEITWEG_FIELD)).toHaveAccessibleDescription(WRONG);
		await expectAccessible(page);
		await text(LEITWEG_FIELD).fill(LEITWEG);
		await form.getByRole("button", { name: "Kostenpflichtig anmelden" }).click();
		await expect(page.getByText("Deine Buchung wurde erfolgreich durchgeführt.")).toBeVisible();
	});

	await test.step("both stand in the XML that the office downloads", async () => {
		await page.context().clearCookies();
		await enterOffice(page, `/verwaltung/bestellungen/rechnungen?q=${encodeURIComponent(company)}`);
		await main(page).getByRole("link", { name: /^RE-/ }).click();
		const download = page.waitForEvent("download");
		await page.getByRole("link", { name: "XRechnung laden" }).click();
		const file = await download;
		expect(file.suggestedFilename()).toMatch(/^RE-\d{4}-\d{6}\.xml$/);
		const xml = readFileSync(await file.path(), "utf8");
		expect(xml).toContain(`<ram:BuyerReference>${LEITWEG}<`);
		expect(xml).toContain(`<ram:IssuerAssignedID>${ORDER}<`);
		await expectAccessible(page);
	});

	await test.step("EINV-04 a page proves the year, also on a phone", async () => {
		await page.getByRole("link", { name: "Belege prüfen" }).click();
		await expect(main(page).getByText(/Die Nummern sind lückenlos und kein Beleg kann geändert werden/)).toBeVisible();
		await expect(main(page).getByText("wird verweigert")).toHaveCount(4);
		await expectAccessible(page);
		await page.setViewportSize({ width: 390, height: 844 });
		expect(await wordsOutside(page)).toEqual([]);
	});
});

test("EINV-02 the checkout asks for them too, and shows them before the order is placed", async ({ page }) => {
	await haveCourses(page);
	await openCheckout(page);
	await fillCustomer(page, newAddress());
	await radio(page, "Kreditkarte").check();
	await page.getByText(DISCLOSURE).click();
	await field(page, ORDER_FIELD).fill(ORDER);
	await field(page, LEITWEG_FIELD).fill("04011000");
	await field(page, LEITWEG_FIELD).blur();
	await expect(field(page, LEITWEG_FIELD)).toHaveAccessibleDescription(WRONG);
	await expect(next(page)).toBeDisabled();
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		expect([width, await wordsOutside(page)]).toEqual([width, []]);
	}
	await expectAccessible(page);
	await field(page, LEITWEG_FIELD).fill(LEITWEG);
	await next(page).click();
	await expect(review(page)).toBeFocused();
	await expect(main(page)).toContainText(`Deine Bestellnummer: ${ORDER}`);
	await expect(main(page)).toContainText(`Leitweg-ID: ${LEITWEG}`);
});
