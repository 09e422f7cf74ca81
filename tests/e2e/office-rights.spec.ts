import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { writeToHouse } from "./support/request.ts";
import { expect, test } from "./support/test.ts";

const PATH = "/verwaltung/einstellungen/datenschutz";

/** An answer that would be due in another month, and an address that is none. */
test.use({ expectedErrors: /422/ });

test("PERSON-03 PERSON-04 KEEP-04 somebody asks for their data, is held, and is erased at last", async ({ page }) => {
	const email = `loesch-mich-${Date.now()}@vsz.example`;
	await writeToHouse(page.request, { name: "Lore Löschmich", email, description: "Was habt ihr von mir?" });
	// As a link that was cut off: nobody, and the page is there all the same.
	await enterOffice(page, `${PATH}?adresse=loesch`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Datenschutz");
	const rights = page.getByRole("region", { name: "Rechte nach der DSGVO" });
	const dialog = page.getByRole("dialog");

	await test.step("what was asked for is noted with its day", async () => {
		await page.getByRole("button", { name: "Auskunft oder Löschung …" }).click();
		await dialog.getByLabel("E-Mail").fill(email);
		await dialog.getByRole("button", { name: "Weiter" }).click();
		await rights.getByRole("button", { name: "Anfrage merken …" }).click();
		await dialog.getByLabel("Eingegangen am").fill("2099-01-01");
		await dialog.getByRole("button", { name: "Merken" }).click();
		await expect(dialog.getByLabel("Eingegangen am")).toHaveAccessibleDescription(/kommt erst noch/);
		await dialog.getByLabel("Eingegangen am").fill("2024-11-02");
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Merken" }).click();
		await expect(rights).toContainText("Frist 02.12.2024");
	});

	await test.step("the answer is put together and fetched", async () => {
		await rights.getByRole("button", { name: "Auskunft zusammenstellen" }).click();
		const pack = rights.getByRole("link", { name: /^Auskunft vom/ });
		await expect(pack).toBeVisible({ timeout: 30_000 });
		await expect(rights).toContainText("Prüfe, wer die Auskunft bekommt");
		const loaded = page.waitForEvent("download");
		await pack.click();
		expect((await loaded).suggestedFilename()).toMatch(/^auskunft-\d{4}-\d\d-\d\d\.zip$/);
	});

	await test.step("as long as a hold is in force nobody can press the button", async () => {
		await rights.getByRole("button", { name: "Löschsperre …" }).click();
		await dialog.getByLabel("Grund").fill("Streit um eine Rechnung");
		await dialog.getByRole("button", { name: "Sperre setzen" }).click();
		await rights.getByRole("button", { name: "Person löschen …" }).click();
		await expect(dialog).toContainText("eine Löschsperre: Streit um eine Rechnung");
		await expect(dialog.getByRole("button", { name: "Endgültig löschen" })).toBeDisabled();
		await dialog.getByRole("button", { name: "Abbrechen" }).click();
		await rights.getByRole("button", { name: "Löschsperre aufheben" }).click();
	});

	await test.step("it is shown what goes, then it goes, and a proof without a name stays", async () => {
		await expect(rights.getByRole("button", { name: "Löschsperre …" })).toBeVisible();
		await rights.getByRole("button", { name: "Person löschen …" }).click();
		await expect(dialog).toContainText("Das geht jetzt");
		await expect(dialog).toContainText("Anfragen");
		await expectAccessible(page);
		await dialog.getByRole("checkbox", { name: "Ich habe geprüft" }).check();
		await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
		await expect(page.getByRole("region", { name: "Löschprotokoll" })).toContainText("1 Person auf eigenen Wunsch");
		await expect(page.locator("main")).not.toContainText(email);
	});
});

test("KEEP-01 KEEP-02 what is kept, why and how long, and what would go today @mobil", async ({ page, viewport }) => {
	const isNarrow = (viewport?.width ?? 0) < 640;
	await enterOffice(page, PATH);
	const rules = page.getByRole("region", { name: "Was liegt hier, und wie lange", exact: true });
	await expect(rules.getByRole("row").filter({ hasText: "Bestellungen mit Rechnungen und Zahlungen" })).toContainText(
		"§ 147 AO",
	);
	const accounts = rules.getByRole("row").filter({ hasText: "Konten bei Mein VSZ" });
	await expect(accounts).toContainText("drei Jahre ohne Anmeldung");
	await expect(accounts).toContainText(isNarrow ? /geht (?:später|\d\d\/\d{4})/ : /später|\d\d\/\d{4}/, {
		useInnerText: true,
	});
	if (!isNarrow) {
		const room = await rules.getByRole("columnheader", { name: "Bleibt" }).boundingBox();
		expect(room?.width).toBeGreaterThan(240);
	}
	// It fits beside what stands next to it, without a bar to push it.
	expect(
		await rules.getByRole("table").evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
	).toBe(0);
	await page.getByRole("button", { name: "Was ginge heute?" }).click();
	await expect(page.getByRole("region", { name: "Probelauf" }).getByRole("status")).not.toBeEmpty();
	await expectAccessible(page);
});
