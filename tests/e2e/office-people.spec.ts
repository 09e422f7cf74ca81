import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

test("@mobil PART-01 PART-02 PART-04 somebody calls, goes to another date, and one of them stays at home", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/seminare/buchungen/neu");
	await page.getByLabel("Seminar, Ort oder Dozentin").fill("Freiwillige");
	const dates = page.getByRole("group", { name: "Termin", exact: true });
	await expect(dates.getByRole("radio").first()).toHaveAccessibleName(/Freiwillige/);
	await dates.getByRole("radio").first().check();
	const family = `Vogel${Date.now() % 100_000}`;
	await page.getByLabel("Personen").fill("2");
	await page.getByLabel("Vorname").fill("Annegret");
	await page.getByLabel("Nachname").fill(family);
	await page.getByLabel(/^Name von Person 2/).fill(`Emil ${family}`);
	await page.getByLabel(/^E-Mail/).fill(`${family}@vsz.example`.toLowerCase());
	await page.getByLabel(/AGB und Widerruf/).check();
	await expectAccessible(page);
	await page.keyboard.press("Control+Enter");

	const list = page.getByRole("region", { name: "Teilnehmende, Tabelle" });
	await expect(list.getByRole("link", { name: `${family}, Emil` })).toBeVisible();
	await expectAccessible(page);
	await list.getByRole("link", { name: `${family}, Emil` }).click();
	const drawer = page.getByRole("complementary", { name: `Annegret ${family}` });
	await drawer.getByRole("button", { name: "Umbuchen" }).click();
	const move = page.getByRole("dialog", { name: "2 Personen umbuchen" });
	await move.getByLabel("Seminar, Ort oder Dozentin").fill("Mitgliederversammlung");
	await expect(move.getByRole("radio").first()).toHaveAccessibleName(/Mitgliederversammlung/);
	await move.getByRole("radio").first().check();
	await move.getByRole("button", { name: "Was folgt daraus?" }).click();
	await page.getByLabel("Ja, sie ziehen um.").check();
	await page.getByRole("button", { name: /^Umbuchen und 1 Brief/ }).click();
	await expect(drawer.getByRole("link", { name: /Mitgliederversammlung/ })).toBeVisible();

	await drawer.getByRole("checkbox", { name: `Emil ${family}` }).check();
	await drawer.getByRole("button", { name: "Stornieren" }).click();
	await page.getByRole("textbox", { name: "Grund" }).fill("Krank");
	await page.getByRole("button", { name: "Was folgt daraus?" }).click();
	await page.getByLabel("Ja, die Plätze werden frei.").check();
	await page.getByRole("button", { name: /^Stornieren und 1 Brief/ }).click();
	await expect(drawer.getByText("storniert", { exact: true })).toBeVisible();
	await expectAccessible(page);
});
