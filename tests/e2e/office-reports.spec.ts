import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** A period that cannot be is refused. */
test.use({ expectedErrors: /422/ });

test("REP-01 a report is seen, read as a table, compared and taken along @mobil", async ({ page }) => {
	await enterOffice(page, "/verwaltung/berichte");
	await expect(page.getByRole("heading", { level: 1, name: "Berichte" })).toBeVisible();
	const panel = page.getByRole("region", { name: "Plätze und Menschen", exact: true });
	await expect(panel.getByRole("img", { name: "Plätze und Menschen: Plätze" })).toBeVisible();

	await test.step("the numbers behind the chart stand in a table", async () => {
		await panel.getByRole("button", { name: "Als Tabelle zeigen" }).click();
		await expect(panel.getByRole("row")).toHaveCount(13);
		await expect(page.getByRole("region", { name: /Förderung SMJ/ })).toContainText("Teilnehmende");
		await expectAccessible(page);
	});

	await test.step("another period stands beside the same of the year before; one that cannot be is said at its field", async () => {
		await page.getByLabel("Verglichen mit").selectOption("Eigener Zeitraum");
		await page.getByRole("button", { name: "Anzeigen" }).click();
		await expect(page.getByLabel("Vergleich von")).toHaveAccessibleDescription("Bitte ausfüllen");
		await page.getByRole("combobox", { name: "Zeitraum", exact: true }).selectOption("Dieses Quartal");
		await page.getByLabel("Verglichen mit").selectOption("Ein Jahr davor");
		await page.getByRole("button", { name: "Anzeigen" }).click();
		await expect(page).toHaveURL(/period=quarter&against=year_before/);
		await expect(panel).toBeVisible();
	});

	await test.step("the workbook holds every report, and no small group", async () => {
		const loading = page.waitForEvent("download");
		await page.getByRole("link", { name: "Excel" }).first().click();
		const file = await loading;
		expect(file.suggestedFilename()).toMatch(/^VSZ Berichte \d{4}-\d{2}-\d{2} bis .*\.xlsx$/);
		const { sheets } = await readXlsx(await readFile(await file.path()));
		expect(sheets.map(({ name }) => name)).toContain("Umsatz");
		const [, ...rows] = sheets.find(({ name }) => name === "Teilnehmende nach Bereich")?.rows ?? [];
		for (const [, ...counts] of rows)
			for (const count of counts) expect(count === null || count === 0 || Number(count) >= 5).toBe(true);
	});
});
