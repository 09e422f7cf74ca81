import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import { addCourse, field, fillCustomer, haveCourses, main, next, openCheckout, radio } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const ALREADY = "Du hast dich bereits über deine Mobilfunknummer erfolgreich autorisiert.";
const PIN = "PIN aus der SMS";
const pinBox = (page: Page) => page.getByRole("region", { name: "Wie möchtest du bezahlen?" });

/** The server's part of the phone, played by the test: real SMS are few. */
async function confirmAnyPin(page: Page): Promise<void> {
	await page.route("**/api/v1/pin_authenticate", (route) =>
		route.fulfill({ json: { message: route.request().method() === "POST" ? "PIN unterwegs." : "Bestätigt." } }),
	);
}

test.describe("the phone", () => {
	test.use({ expectedErrors: /status of (422|429)/ });

	test("PAY-24 PAY-25 ERR-09 ERR-10 a wrong number and refusals are told; then no PIN is asked for", async ({
		page,
	}) => {
		await haveCourses(page);
		await openCheckout(page);
		await radio(page, /^Rechnungskauf/).check();
		await expect(pinBox(page)).toContainText("Zum Beispiel +491510000000 oder 01510000000");
		const number = field(page, "Mobilnummer");
		const request = page.getByRole("button", { name: "PIN anfordern" });
		for (const wrong of ["49151000", "+43660123", "0151x000", "abc"]) {
			await number.fill(wrong);
			await request.click();
			await expect(number, wrong).toHaveAttribute("aria-invalid", "true");
			await expect(number).toHaveAccessibleDescription(/^Ungültige Angabe/);
		}
		await expectAccessible(page);
		await number.fill("03510000000");
		await request.click();
		await expect(pinBox(page).getByRole("alert")).toHaveText("Bitte gib eine deutsche Mobilnummer an.");
		await expect(field(page, PIN)).toHaveCount(0);
		await expect(next(page)).toBeDisabled();
		await expectAccessible(page);
	});

	test("PAY-23 PAY-27 PAY-28 the PIN is entered, refused, confirmed; another can be asked for after a pause", async ({
		page,
	}) => {
		await page.clock.install();
		await addCourse(page);
		await page.getByRole("link", { name: "Zum Warenkorb" }).click();
		await page.getByRole("link", { name: "zur Kasse" }).click();
		await fillCustomer(page, newAddress());
		await radio(page, /^Rechnungskauf/).check();
		await confirmAnyPin(page);
		await field(page, "Mobilnummer").fill("0151 / 000-00 00");
		await field(page, "Mobilnummer").press("Enter");
		await expect(pinBox(page)).toContainText("PIN unterwegs.");
		const code = field(page, PIN);
		await expect(code).toBeFocused();
		await expect(code).toHaveAttribute("autocomplete", "one-time-code");
		await expect(code).toHaveAttribute("inputmode", "numeric");
		await expectAccessible(page);
		await expect(main(page).getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
		await expect(page.locator("#noch-offen").getByRole("link")).toHaveText([PIN]);
		await expect(page.getByRole("button", { name: /^Noch einmal senden in \d+ Sekunden/ })).toBeDisabled();
		await page.clock.runFor(60_000);
		await page.getByRole("button", { name: "Neue PIN senden" }).click();
		await expect(pinBox(page)).toContainText("Es gilt nur noch die neue.");
		await page.getByRole("button", { name: "Andere Nummer" }).click();
		await expect(code).toHaveCount(0);
		await page.getByRole("button", { name: "PIN anfordern" }).click();
		await code.press("Enter");
		await expect(code).toHaveAccessibleDescription("Bitte ausfüllen");
		await expect(next(page)).toBeDisabled();
		await page.route("**/api/v1/basket/*", async (route) => {
			const answer = await route.fetch();
			const { data } = await answer.json();
			await route.fulfill({ json: { data: { ...data, is_pin_authenticated: 1 } } });
		});
		await code.fill("123456");
		await expect(pinBox(page).getByRole("status").filter({ hasText: "Bestätigt." })).toBeVisible();
		await expect(next(page)).toBeEnabled();
		expect(await page.evaluate(() => sessionStorage.getItem("pinAuthenticated"))).toContain("basketId");
		await page.reload();
		await expect(pinBox(page)).toContainText(ALREADY);
		await expect(next(page)).toBeEnabled();
	});
});
