import { expectAccessible } from "./support/axe.ts";
import { ACCOUNTING, enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

test("DON-02 DON-03 a year is confirmed, signed and posted; what is void can be confirmed anew", async ({ page }) => {
	await enterOffice(page, "/verwaltung/bestellungen/spenden/jahr", ACCOUNTING);
	const friederike = page.getByRole("row", { name: /Friederike Seidel/ });

	await test.step("who gets one, who does not and why", async () => {
		await expect(friederike).toContainText("125,00");
		await expect(page.getByRole("row", { name: /Dirk Oehme/ })).toContainText("Anschrift fehlt");
		await expect(page.getByRole("region", { name: "Freistellung" })).toContainText("gültig");
		await expectAccessible(page);
	});

	await test.step("the run issues it in the background", async () => {
		await page.getByRole("button", { name: "1 Bestätigung ausstellen" }).click();
		await expect(page.getByText("1 zu unterschreiben oder zu verschicken").first()).toBeVisible();
		await page
			.getByRole("navigation", { name: "Teile der Spenden" })
			.getByRole("link", { name: "Bestätigungen" })
			.click();
		await friederike.first().getByRole("link").click();
	});

	const drawer = page.getByRole("complementary", { name: /für Friederike Seidel/ });
	await test.step("it is signed and posted", async () => {
		await expect(drawer).toContainText("zu unterschreiben");
		await expect(drawer).toContainText("2 Spenden");
		await expectAccessible(page);
		await drawer.getByRole("button", { name: "Unterschrieben und verschickt" }).click();
		await expect(drawer.getByText("verschickt", { exact: true })).toBeVisible();
	});

	await test.step("void with a reason, and the year can be confirmed anew", async () => {
		await drawer.getByRole("button", { name: "Ungültig …" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Grund").fill("Anschrift falsch");
		await dialog.getByRole("button", { name: "Für ungültig erklären" }).click();
		await expect(drawer).toContainText("Anschrift falsch");
		await page.getByRole("link", { name: "Jahreslauf" }).click();
		await expect(page.getByRole("button", { name: "1 Bestätigung ausstellen" })).toBeEnabled();
	});
});

test("DON-03 @mobil the form asks where somebody lives only when they want a receipt", async ({ page }) => {
	await page.goto("/spenden/formular");
	await expect(page.getByLabel("Straße")).toHaveCount(0);
	await page.getByLabel("Ich möchte eine Zuwendungsbestätigung").check();
	await page.getByRole("button", { name: "spenden" }).click();
	await expect(page.getByLabel("Name")).toBeFocused();
	await expectAccessible(page);
	await page.getByLabel("Name").fill("Mika Sommer");
	await page.getByLabel("Straße").fill("Elbweg");
	await page.getByLabel("Haus-Nr.").fill("7a");
	await page.getByLabel("PLZ").fill("01099");
	await page.getByLabel("Ort", { exact: false }).last().fill("Dresden");
	await page.getByRole("button", { name: "spenden" }).click();
	await expect(page.getByText(/^SPENDE-/)).toBeVisible();
});
