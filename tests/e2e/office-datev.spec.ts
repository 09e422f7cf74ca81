import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

test("EINV-03 a month is looked at, exported and loaded down", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bestellungen/steuerberatung");
	await expect(page.getByRole("heading", { level: 1, name: "Steuerberatung" })).toBeVisible();
	await expectAccessible(page);
	const next = page.getByRole("listitem").filter({ hasText: "kann exportiert werden" });
	await next.getByRole("link").click();

	await test.step("the sums stand beside those of the books before anything is frozen", async () => {
		await expect(page.getByText("Datei und Bücher sagen dasselbe.")).toBeVisible();
		await expect(page.getByRole("region", { name: "Summen je Konto", exact: true })).toContainText("stimmt");
		await expectAccessible(page);
	});

	await test.step("it is exported, its documents are drawn, and both are there to be taken", async () => {
		await page.getByRole("button", { name: "Exportieren …" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Exportieren" }).click();
		const archive = page.getByRole("link", { name: "Stapel und Belege (ZIP)" });
		await expect(archive).toBeVisible({ timeout: 60_000 });
		await expectAccessible(page);
		const loaded = page.waitForEvent("download");
		await archive.click();
		expect((await loaded).suggestedFilename()).toMatch(/^Steuerberatung_\d{4}-\d{2}\.zip$/);
	});
});
