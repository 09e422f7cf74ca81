import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import { wordsOutside } from "./support/page.ts";
import {
	addCourse,
	euro,
	field,
	fillCustomer,
	haveCourses,
	main,
	next,
	openCheckout,
	orderButton,
	PERSON,
	radio,
	review,
	reviewAsGuest,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const INVALID = "Bitte prüfe deine Eingaben auf Korrektheit bzw. Vollständigkeit.";
const boxes = (page: Page) => main(page).getByRole("checkbox");
const summary = (page: Page) => page.getByRole("region", { name: "Deine Bestellung" });
/** What is still open, beside the button. */
const stillOpen = (page: Page) => page.locator("#noch-offen").getByRole("link");
/** On a computer, on a phone and on the narrowest of all. */
async function expectWordsInside(page: Page): Promise<void> {
	for (const width of [320, 390, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		expect([width, await wordsOutside(page)]).toEqual([width, []]);
	}
}
const pinBox = (page: Page) => page.getByRole("region", { name: "Wie möchtest du bezahlen?" });

test("PAY-01 PAY-02 PAY-03 PAY-04 PAY-10 PAY-11 PAY-12 PAY-13 PAY-14 PAY-16 PAY-29 PAY-30 the first step: order type, data, payment, basket; 'Weiter' opens only when all is right, and what is wrong is named and linked", async ({
	page,
}) => {
	await haveCourses(page);
	await openCheckout(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kasse");
	await expect(radio(page, /^Als Gast/)).toBeChecked();
	await expect(pinBox(page).getByRole("radio")).toHaveCount(3);
	for (const name of ["Paypal", "Kreditkarte", /^Rechnungskauf/]) await expect(radio(page, name)).toBeVisible();
	await expect(main(page).getByRole("checkbox")).not.toBeChecked();
	await expect(next(page)).toBeDisabled();
	await expect(page.getByText(INVALID)).toHaveCount(0);
	await expect(stillOpen(page).first()).toHaveText("Vor- und Nachname");
	await expectAccessible(page);
	await expectWordsInside(page);
	await next(page).click({ force: true });
	await expect(page.getByText(INVALID)).toBeVisible();
	await expect(field(page, "Vor- und Nachname")).toBeFocused();
	await expect(field(page, "Ort")).toHaveAccessibleDescription("Bitte ausfüllen");

	await fillCustomer(page, "mika@");
	await field(page, "PLZ").fill("0109");
	await field(page, "Ort").focus();
	await expect(field(page, "PLZ")).toHaveAccessibleDescription("Ungültiges Format");
	await expect(field(page, "E-Mail")).toHaveAccessibleDescription(/^Ungültige E-Mail/);
	await expect(page.getByText(INVALID)).toBeVisible();
	await expect(next(page)).toBeDisabled();
	await expectAccessible(page);
	const wrong = stillOpen(page);
	await expect(wrong).toHaveText(["E-Mail", "PLZ"]);
	await wrong.filter({ hasText: "PLZ" }).click();
	await expect(field(page, "PLZ")).toBeFocused();
	await field(page, "PLZ").fill("01099");
	await wrong.filter({ hasText: "E-Mail" }).click();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(newAddress());
	await expect(page.getByText(INVALID)).toHaveCount(0);
	await expect(next(page)).toBeEnabled();
	for (const [label, value] of Object.entries(PERSON)) {
		await field(page, label).fill("");
		await expect(next(page), label).toBeDisabled();
		await field(page, label).fill(value);
		await expect(next(page)).toBeEnabled();
	}
	await field(page, "Haus-Nr.").fill("1234567");
	await expect(field(page, "Haus-Nr.")).toHaveValue("12345");
	await page.getByRole("complementary", { name: "Warenkorb" }).getByRole("link", { name: "Bearbeiten" }).click();
	await expect(page).toHaveURL("/warenkorb");
});

test("PAY-18 the first way to pay is chosen after a moment", async ({ page }) => {
	await page.clock.install();
	await addCourse(page);
	await page.getByRole("link", { name: "Zum Warenkorb" }).click();
	await page.getByRole("link", { name: "zur Kasse" }).click();
	await expect(radio(page, "Paypal")).toBeVisible();
	await page.clock.runFor(100);
	await expect(radio(page, "Paypal")).toBeChecked();
});

test("PAY-31 PAY-32 PAY-33 CO-1 CO-3 CO-4 CO-6 CO-10 CO-11 the review in the order of the law; without the boxes nothing is ordered; 'Bearbeiten' and back keep everything", async ({
	page,
}) => {
	const email = newAddress();
	const sent: string[] = [];
	page.on("request", (request) => request.url().endsWith("/checkout") && sent.push(request.url()));
	await reviewAsGuest(page, email);
	for (const text of [PERSON["Vor- und Nachname"], email, "Beispielweg 7a", "01099 Dresden", "Kreditkarte"]) {
		await expect(main(page)).toContainText(text);
	}
	await expect(boxes(page)).toHaveCount(2);
	for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
	const [terms, early] = await main(page).locator("label:has(input[type=checkbox])").allTextContents();
	expect(terms).toContain("Ich stimme den AGB (in neuem Tab) zu.");
	expect(terms).not.toMatch(/gelesen und verstanden|Datenschutz\S* zu\./);
	expect(early).toMatch(/^Ich stimme ausdrücklich zu, dass ihr vor Ablauf der Widerrufsfrist/);
	for (const [name, href] of [
		["AGB", "/agb"],
		["Widerrufsbelehrung", "/widerruf"],
		["Datenschutzhinweise", "/datenschutz"],
	] as const) {
		await expect(main(page).getByRole("link", { name: `${name} (in neuem Tab)` })).toHaveAttribute("href", href);
	}
	for (const words of [
		"Verein gründen: Schritt für Schritt zum e. V.",
		"Dr. Miriam Kessler",
		"48 Minuten",
		"24\u00a0Stunden Zugriff ab Kauf, Streaming, kein Download",
		"keine automatische Verlängerung",
		"Internetverbindung",
		euro(29.9),
		`inkl. 19\u00a0% MwSt. (${euro(4.77)}), keine weiteren Kosten`,
	]) {
		await expect(summary(page)).toContainText(words);
	}
	await expect(orderButton(page)).toHaveCount(1);
	await expect(main(page).locator('button[type="submit"]')).toHaveCount(1);
	expect(await orderButton(page).evaluate((button) => button.textContent)).toBe("Kostenpflichtig bestellen");
	const order = await main(page).evaluate((root) => {
		const parts = ["h3", "input[name=accept_terms]", "[data-order-summary]", "button[type=submit]"].map((selector) =>
			root.querySelector(selector),
		);
		const [, , shown, button] = parts as HTMLElement[];
		const focusable = Array.from(root.querySelectorAll("a, button, input, select, [tabindex]"));
		const last = focusable.at(-1);
		const between = focusable.filter(
			(one) =>
				shown &&
				button &&
				shown.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
				one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
		);
		return {
			inOrder: parts.every(
				(part, index) =>
					index === 0 || (part && parts[index - 1]?.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING),
			),
			between: between.length,
			within: shown?.querySelectorAll("a, button, input, [tabindex]").length,
			last: last?.textContent,
		};
	});
	expect(order).toEqual({ inOrder: true, between: 0, within: 0, last: "Kostenpflichtig bestellen" });
	await expectAccessible(page);
	await expectWordsInside(page);
	await page.setViewportSize({ width: 320, height: 640 });
	const [shown, button] = [await summary(page).boundingBox(), await orderButton(page).boundingBox()];
	expect((button?.y ?? 0) - ((shown?.y ?? 0) + (shown?.height ?? 0))).toBeLessThan(60);
	await page.setViewportSize({ width: 1280, height: 900 });

	await orderButton(page).click();
	await expect(boxes(page).first()).toBeFocused();
	for (const box of await boxes(page).all()) await expect(box).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page);
	await boxes(page).first().check();
	await orderButton(page).click();
	await expect(boxes(page).nth(1)).toBeFocused();
	expect(sent).toEqual([]);

	await page.getByRole("button", { name: /^Bearbeiten ?: Rechnungsadresse$/ }).click();
	await expect(field(page, "Straße")).toBeFocused();
	for (const [label, value] of Object.entries(PERSON)) await expect(field(page, label)).toHaveValue(value);
	await expect(field(page, "E-Mail")).toHaveValue(email);
	await expect(radio(page, "Kreditkarte")).toBeChecked();
	await next(page).click();
	await expect(review(page)).toBeFocused();
	await expect(boxes(page).first()).toBeChecked();
});

test("the back button leads from the review to the data, and a reload keeps both", async ({ page }) => {
	const email = newAddress();
	await haveCourses(page);
	await openCheckout(page);
	await fillCustomer(page, email);
	await boxes(page).check();
	await radio(page, "Kreditkarte").check();
	await page.reload();
	await expect(field(page, "Ort")).toHaveValue("Dresden");
	await expect(boxes(page)).toBeChecked();
	await next(page).click();
	await expect(review(page)).toBeVisible();
	await page.reload();
	await expect(review(page)).toBeVisible();
	await expect(main(page)).toContainText(email);
	for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
	await page.goBack();
	await expect(field(page, "E-Mail")).toHaveValue(email);
	await expect(radio(page, "Kreditkarte")).toBeChecked();
	await expect(boxes(page)).toBeChecked();
	await page.goForward();
	await expect(review(page)).toBeVisible();
	const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
	expect(kept).not.toMatch(/iban|password|swift/i);
});
