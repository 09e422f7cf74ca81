import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import { agree, euro, main, orderButton, reviewAsGuest } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const boxes = (page: Page) => main(page).getByRole("checkbox");
const summary = (page: Page) => page.getByRole("region", { name: "Deine Bestellung" });

test.describe("when the order fails", () => {
	test.use({ expectedErrors: /status of (403|409|422|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/ });

	test("ERR-12 CO-15 the person is told, everything stays, and the next try has the same key; a changed price is shown; a busy button lets no second press through", async ({
		page,
	}) => {
		await reviewAsGuest(page, newAddress());
		await agree(page);
		const keys: string[] = [];
		const answers = [
			{ status: 500, json: { code: "internal", message: "kaputt" } },
			{
				status: 403,
				json: { code: "payment_needs_pin", message: "Bitte bestätige zuerst deine Mobilnummer mit einer PIN." },
			},
		];
		await page.route("**/checkout", async (route) => {
			keys.push(route.request().postDataJSON().idempotency_key);
			const answer = answers[keys.length - 1];
			await (answer ? route.fulfill(answer) : route.abort());
		});
		const alert = main(page).getByRole("alert");
		await orderButton(page).click();
		await expect(alert).toContainText("Deine Angaben und dein Warenkorb sind noch da.");
		await expect(alert).toBeFocused();
		await expect(boxes(page).first()).toBeChecked();
		await expectAccessible(page);
		await orderButton(page).click();
		await expect(alert).toHaveText("Bitte bestätige zuerst deine Mobilnummer mit einer PIN.");
		await orderButton(page).click();
		await expect(alert).toContainText("Es wird nichts doppelt bestellt");
		expect(keys[0]).toMatch(/^[\da-f]{32}$/);
		expect(new Set(keys)).toEqual(new Set([keys[0]]));
		await page.unroute("**/checkout");
		await page.context().setOffline(true);
		await orderButton(page).click();
		await expect(alert).toContainText("ohne Verbindung zum Internet");
		await page.context().setOffline(false);

		await test.step("a price that changed meanwhile is shown instead of ordered", async () => {
			await page.route("**/checkout", (route) =>
				route.fulfill({
					status: 409,
					json: { code: "basket_changed", message: "Im Warenkorb hat sich etwas geändert." },
				}),
			);
			await page.route("**/api/v1/basket/*", async (route) => {
				const { data } = await (await route.fetch()).json();
				await route.fulfill({ json: { data: { ...data, total_with_tax: 35.7, total_tax: 5.7 } } });
			});
			await orderButton(page).click();
			await expect(alert).toContainText("hat sich etwas geändert");
			await expect(summary(page)).toContainText(euro(35.7));
			await page.unrouteAll();
		});
		await test.step("a busy order button keeps its name and lets no second press through", async () => {
			let sent = 0;
			const { promise, resolve } = Promise.withResolvers<void>();
			await page.route("**/checkout", async (route) => {
				sent += 1;
				await promise;
				const data = { number: "VSZ-1", state: "placed", total_with_tax: 29.9 };
				await route.fulfill({ status: 201, json: { data } });
			});
			await agree(page);
			await orderButton(page).dblclick();
			await expect(orderButton(page)).toHaveAttribute("aria-busy", "true");
			resolve();
			await expect(page).toHaveURL("/kasse/vielen-dank");
			expect(sent).toBe(1);
		});
	});
});
