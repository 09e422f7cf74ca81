import { readFile } from "node:fs/promises";
import { painFaults, painTexts } from "#tests/support/sepa-rules.ts";
import { expectAccessible } from "./support/axe.ts";
import { ACCOUNTING, enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** Of the demo: bought by debit, and nobody was told the day. */
const WHO = "Ulrike Hänsel";

test("DEBIT-01 somebody is told the day, then the file is made, fetched and handed in", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bestellungen/lastschriften", ACCOUNTING);
	const row = page.getByRole("row").filter({ hasText: WHO });
	const files = page.getByRole("region", { name: "Dateien" });

	await test.step("what was not announced waits for a letter", async () => {
		await expect(row).toContainText("nicht angekündigt");
		await expectAccessible(page);
		await page.getByRole("table", { name: "Noch anzukündigen" }).getByLabel("Alle auswählen").uncheck();
		await row.getByRole("checkbox").check();
		await page.getByRole("button", { name: "1 ankündigen" }).click();
		await expect(page.getByText("1 Lastschrift angekündigt.")).toBeVisible();
	});

	await test.step("as soon as it has left a file can be made, of those that are ticked", async () => {
		await expect(async () => {
			await page.reload();
			await expect(row).toContainText("in Ordnung", { timeout: 1_000 });
		}).toPass();
		for (const all of await page.getByLabel("Alle auswählen").all()) await all.uncheck();
		await row.getByRole("checkbox").check();
		await page.getByRole("button", { name: "Datei machen" }).click();
		await expect(row).toHaveCount(0);
		await expect(files.getByText("noch nicht eingereicht")).toBeVisible();
	});

	await test.step("what is fetched is a file that the bank takes", async () => {
		const fetching = page.waitForEvent("download");
		await files.getByRole("link", { name: "Herunterladen" }).first().click();
		const download = await fetching;
		const xml = await readFile(await download.path(), "utf8");
		expect(painFaults("pain.008.001.08", xml)).toEqual([]);
		expect(painTexts(xml, "//p:Dbtr/p:Nm")).toEqual(["Ulrike Haensel"]);
		expect(download.suggestedFilename()).toMatch(/^LS-\d{8}-\w{6}\.xml$/);
	});

	await test.step("handed in, it is noted by whom", async () => {
		await files.getByRole("button", { name: "Ist eingereicht" }).click();
		await expect(files.getByText(/Eingereicht am .* von /)).toBeVisible();
		await files
			.getByText(/^Was in LS-/)
			.first()
			.click();
		await expectAccessible(page);
	});

	await test.step("mandates and refunds stand beside it", async () => {
		await page.getByRole("link", { name: "Mandate", exact: true }).click();
		await expect(page.getByRole("row").filter({ hasText: WHO }).first()).toContainText("genutzt");
		await expectAccessible(page);
		await page.getByRole("link", { name: "Erstattungen", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Zu erstatten", exact: true })).toBeVisible();
		await expectAccessible(page);
	});
});
