import { readFile } from "node:fs/promises";
import { newStatement, XML } from "#tests/support/bank-calls.ts";
import { painFaults, painTexts } from "#tests/support/sepa-rules.ts";
import { expectAccessible } from "./support/axe.ts";
import { ACCOUNTING, enterOffice, postOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** Of the demo: bought by debit, and nobody was told the day. */
const WHO = "Ulrike Hänsel";
/** No statement that others read ends so early. */
const LONG_AGO = "2026-01-02";
const idOf = ({ id }: { id: number }): number => id;

test("DEBIT-01 somebody is told the day, then the file is made, fetched and handed in", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bestellungen/lastschriften", ACCOUNTING);
	const row = page.getByRole("row").filter({ hasText: WHO });
	const files = page.getByRole("region", { name: "Dateien" });
	let order = "";

	await test.step("what was not announced waits for a letter", async () => {
		await expect(row).toContainText("nicht angekündigt");
		order = (await row.getByRole("link").getAttribute("href"))?.split("/").at(-1) ?? "";
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

	await test.step("what the bank gives back is turned to an invoice, after its letter was seen", async () => {
		const back = {
			end_to_end_id: `${order}-1`,
			mandate: order,
			return_reason: "AM04",
			name: WHO,
			amount_cents: -2_840,
		};
		await postOffice(page, "/office/bank/statement", newStatement([back], LONG_AGO), XML);
		await page.reload();
		const returned = page.getByRole("region", { name: "Rückläufer" }).getByRole("listitem").filter({ hasText: WHO });
		await expect(returned).toContainText("Das Konto war nicht gedeckt. (AM04)");
		await returned.getByRole("button", { name: "Auf Rechnung umstellen" }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.getByText(/^Bitte überweise .*€$/).first()).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole("checkbox").check();
		await dialog.getByRole("button", { name: "Umstellen und 1 Brief verschicken" }).click();
		await expect(page.getByText("Die Bestellung läuft jetzt auf Rechnung.")).toBeVisible();
		await expect(returned).toHaveCount(0);
		const { open } = (await (await page.request.get("/api/v1/office/bank")).json()).data;
		const ids = open.filter(({ returned: why, name }: Record<string, unknown>) => why && name === WHO).map(idOf);
		await postOffice(page, "/office/bank/aside", { ids, aside: "other", reason: "Nie gutgeschrieben" });
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
