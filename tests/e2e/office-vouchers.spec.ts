import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

// A name is missing at first.
test.use({ expectedErrors: /422/ });

test("VOUCH-01 VOUCH-02 codes are made for one seminar, found, blocked and freed again", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bestellungen/gutscheine");
	await expect(page.getByRole("row", { name: /Partner: Landesnetzwerk/ })).toContainText("0 / 120");
	await expectAccessible(page);
	const name = `Weihnachtsgruß ${Date.now()}`;

	await test.step("what they can cost is told before they are made", async () => {
		await page.getByRole("link", { name: "Neue Aktion" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Neue Aktion" })).toBeVisible();
		await page.getByRole("button", { name: "50 Codes anlegen" }).click();
		await expect(page.getByLabel("Name")).toBeFocused();
		await page.getByLabel("Name").fill(name);
		await page.getByLabel("Wie viele").fill("3");
		await page.getByLabel("Anfang").fill("wg");
		await expect(page.getByText("WG-4KTD-R7MX")).toBeVisible();
		await page.getByLabel("Gilt für Seminare").selectOption("some");
		await page
			.getByRole("group", { name: /^Seminare/ })
			.getByRole("checkbox")
			.first()
			.check();
		await page.getByLabel("Gilt für Videokurse").selectOption("none");
		await expect(page.getByText(/Höchstens 3 Mal 20\s%\. .* bis zu [\d.]+,\d\d\s€ Nachlass/)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "3 Codes anlegen" }).click();
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	});

	await test.step("a code and the whole batch are blocked, and it is taken back", async () => {
		const codes = page.getByRole("region", { name: "Codes", exact: true });
		await expect(codes.getByRole("row").getByText("frei")).toHaveCount(3);
		await expectAccessible(page);
		await codes
			.getByRole("button", { name: /^Sperren WG-/ })
			.first()
			.click();
		await expect(codes.getByRole("row").getByText("gesperrt")).toHaveCount(1);
		await page.getByRole("button", { name: "Alle sperren" }).click();
		await expect(page.getByText(`„${name}“ ist gesperrt. Was eingelöst ist, bleibt.`)).toBeVisible();
		await expect(page.getByRole("region", { name: "Überblick" })).toContainText("gesperrt");
		await page.getByRole("button", { name: "Wieder freigeben" }).click();
		await expect(page.getByRole("region", { name: "Überblick" })).toContainText("läuft");
	});
});
