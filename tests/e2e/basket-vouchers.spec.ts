import { expectAccessible } from "./support/axe.ts";
import { basketOf, COURSE, euro, haveCourses, lines, openBasket, pricedCourses } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const voucher = (line: ReturnType<typeof lines>) => line.getByRole("textbox", { name: "Gutscheincode" });
const redeem = (line: ReturnType<typeof lines>) => line.getByRole("button", { name: /^Einlösen/ });

test.describe("vouchers", () => {
	test.use({ expectedErrors: /status of (404|422)/ });

	test("ERR-07 CART-12 a wrong code is told below its field; 50 % lower that line alone and can be removed", async ({
		page,
	}) => {
		const [, second] = await pricedCourses(page);
		await haveCourses(page, COURSE.slug, second?.slug ?? "");
		await openBasket(page);
		const [line, other] = [lines(page).nth(0), lines(page).nth(1)];
		for (const [code, message] of [
			["SOMMER", "Diesen Gutschein kennen wir nicht."],
			["ABGELAUFEN", "Dieser Gutschein ist abgelaufen."],
			["VERBRAUCHT", "Dieser Gutschein ist bereits eingelöst."],
		] as const) {
			await voucher(line).fill(code);
			await redeem(line).click();
			await expect(voucher(line)).toHaveAccessibleDescription(message);
			await expect(line.getByRole("status")).toHaveText(message);
			await expect(line.locator("del")).toHaveCount(0);
		}
		await expectAccessible(page);
		await voucher(line).fill("  ehrenamt50 ");
		await voucher(line).press("Enter");
		await expect(line).toContainText("EHRENAMT50");
		await expect(line).toContainText("50\u00a0% Rabatt");
		await expect(voucher(line)).toHaveCount(0);
		const { products, total_with_tax } = await basketOf(page);
		expect(products.map(({ voucher: used }) => used?.code)).toEqual(["EHRENAMT50", undefined]);
		await expect(line.locator("del")).toHaveText(`statt ${euro(products[0]?.original_total_with_tax ?? 0)}`);
		await expect(line).toContainText(`${euro(products[0]?.total_with_tax ?? 0)}inkl.`);
		await expect(other.locator("del")).toHaveCount(0);
		await expect(page.getByRole("complementary", { name: "Summe" })).toContainText(`Gesamt${euro(total_with_tax)}`);
		await expectAccessible(page);

		const before = Date.now();
		await line.getByRole("button", { name: /^Entfernen/ }).click();
		await expect(voucher(line)).toBeVisible();
		expect(Date.now() - before).toBeGreaterThanOrEqual(300);
		await expect(line.locator("del")).toHaveCount(0);
	});

	test("an empty code is asked for, and nothing is sent", async ({ page }) => {
		await haveCourses(page);
		await openBasket(page);
		await redeem(lines(page)).click();
		await expect(voucher(lines(page))).toHaveAccessibleDescription("Bitte ausfüllen");
	});
});
