import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

// A reason is missing at first.
test.use({ expectedErrors: /422/ });

test("ORDER-01 ORDER-02 ORDER-03 DESK-09 an order is found, helped with, and withdrawn after all that follows was shown", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/bestellungen?state=paid&method=paypal&sort=amount");
	await expect(page.getByText(/\d+ Bestellungen, zusammen [\d.]+,\d\d\s€\./)).toBeVisible();
	await page.getByRole("row").last().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: /^VSZ-/ })).toBeVisible();
	const happened = page.getByRole("region", { name: "Was geschah" });
	await expect(happened.getByText("Zahlung eingegangen")).toBeVisible();
	await expect(happened.getByText(/^Bestellt mit/)).toBeVisible();
	await expect(page.getByRole("region", { name: "Belege" }).getByRole("link", { name: /^RE-[\d-]+$/ })).toBeVisible();
	await expectAccessible(page);

	await test.step("a film is given again, with a reason, and taken back", async () => {
		await page
			.getByRole("button", { name: /^Verlängern/ })
			.first()
			.click();
		const dialog = page.getByRole("dialog", { name: "Zugang verlängern" });
		await dialog.getByRole("button", { name: "Zugang geben" }).click();
		const reason = dialog.getByLabel("Grund");
		await expect(reason).toBeFocused();
		await expect(reason).toHaveAccessibleDescription(/Bitte ausfüllen/);
		await expectAccessible(page);
		await reason.fill("Der Ton fiel aus");
		await dialog.getByRole("button", { name: "Zugang geben" }).click();
		await expect(page.getByRole("status").filter({ hasText: "ist geändert" })).toBeVisible();
		const sold = page.getByRole("region", { name: "Gekauft" });
		await expect(sold.getByText("läuft", { exact: true }).first()).toBeVisible();
		await expect(happened.getByText("„Der Ton fiel aus“")).toBeVisible();
		await page.getByRole("button", { name: /^Rückgängig/ }).click();
		await expect(happened.getByText("„Zurückgenommen: Der Ton fiel aus“")).toBeVisible();
	});

	await test.step("before it is withdrawn letters, money and documents are shown", async () => {
		await page.getByRole("button", { name: "Mehr", exact: true }).last().click();
		await page.getByRole("button", { name: "Widerruf vollziehen …" }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.getByRole("button", { name: "Nicht widerrufen" })).toBeFocused();
		await expect(dialog.getByText("Briefe gehen hinaus")).toBeVisible();
		await expect(dialog.getByText("Beleg entsteht")).toBeVisible();
		await expect(dialog.getByText("Brief 1 von 2")).toBeVisible();
		await expectAccessible(page);
		const act = dialog.getByRole("button", { name: /^Widerrufen, .* erstatten und 2 Briefe verschicken$/ });
		await expect(act).toBeDisabled();
		await dialog.getByRole("checkbox").check();
		await act.click();
		await expect(page.getByRole("status").filter({ hasText: "ist widerrufen" })).toBeVisible();
		await expect(page.getByRole("region", { name: "Belege" }).getByRole("listitem")).toHaveCount(2);
	});
});
