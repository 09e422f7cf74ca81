import { scannedSignature } from "#tests/support/signature.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
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
		// She also stands on the page that is being left, with a link to what she gave.
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zuwendungsbestätigungen");
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

test("DON-01 DON-03 cash is entered by hand; who gave it says by the link in a letter where the receipt goes", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/bestellungen/spenden", ACCOUNTING);
	const email = newAddress();

	await test.step("entered", async () => {
		await page.getByRole("button", { name: "Spende eintragen" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Name").fill("Bernd Bargeld");
		await dialog.getByLabel("E-Mail").fill(email);
		await dialog.getByLabel("Mit Zuwendungsbestätigung").uncheck();
		await expectAccessible(page);
		await dialog.getByLabel("Wofür").selectOption("Vorlesekoffer");
		await dialog.getByLabel("Betrag").fill("80,50");
		await dialog.getByRole("button", { name: "Eintragen" }).click();
	});

	const drawer = page.getByRole("complementary", { name: /80,50.*von Bernd Bargeld/ });
	await test.step("asked by mail", async () => {
		await expect(drawer).toContainText("bar");
		await expect(drawer).toContainText("Vorlesekoffer");
		await drawer.getByRole("button", { name: "Per E-Mail fragen" }).click();
		await expect(drawer.getByRole("button", { name: "Noch einmal fragen" })).toBeVisible();
	});

	await test.step("answered without a login", async () => {
		const { link } = await readMail(page, email, "Wohin geht die Bestätigung");
		await page.goto(link("/spenden/anschrift/"));
		await expectAccessible(page);
		await page.getByLabel("Name").fill("Bernd Bargeld");
		await page.getByLabel("Straße").fill("Elbweg");
		await page.getByLabel("Haus-Nr.").fill("7a");
		await page.getByLabel("PLZ").fill("01099");
		await page.getByLabel("Ort", { exact: false }).last().fill("Dresden");
		await page.getByRole("button", { name: "Anschrift senden" }).click();
		await expect(page.getByRole("heading", { name: "Danke, das war alles" })).toBeVisible();
		await page.goto("/verwaltung/bestellungen/spenden");
		await page
			.getByRole("row", { name: /Bernd Bargeld/ })
			.getByRole("link")
			.first()
			.click();
		await expect(drawer).toContainText("Elbweg 7a, 01099 Dresden");
	});
});

test("DON-03 @mobil the form asks where somebody lives only when they want a receipt", async ({ page }) => {
	await page.goto("/spenden/formular");
	await expect(page.getByLabel("Straße")).toHaveCount(0);
	await page.getByLabel("Freiplätze in Seminaren").check();
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

test("OFF-116 the Leitung lays down a scanned signature, sees it and takes it away", async ({ page }) => {
	await enterOffice(page, "/verwaltung/einstellungen/spenden");
	const panel = page.getByRole("region", { name: "Eingescannte Unterschrift" });
	const buffer = await scannedSignature().png().toBuffer();
	await panel
		.getByLabel("Unterschrift: Datei auswählen")
		.setInputFiles({ name: "zug.png", mimeType: "image/png", buffer });
	await expect(panel.getByRole("img", { name: "Die hinterlegte Unterschrift" })).toHaveJSProperty("complete", true);
	await expect(panel).toContainText("von Petra Hollmann");
	await expectAccessible(page);
	await panel.getByRole("button", { name: "Wegnehmen" }).click();
	await expect(panel.getByRole("img")).toHaveCount(0);
});
