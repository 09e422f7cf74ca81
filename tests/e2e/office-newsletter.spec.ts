import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { enterOffice, LEITUNG, OFFICE } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

test("NEWS-01 NEWS-04 NEWS-06 a newsletter with seminars is written, tested, sent, read in the archive and ended with one click", async ({
	page,
}) => {
	const reader = newAddress();
	await page.request.post("/api/v1/newsletter", { data: { email: reader, website: "" } });
	const token = (await readMail(page, reader, "Bitte bestätige")).link("/newsletter/bestaetigen/").split("/").at(-1);
	await page.request.post("/api/v1/newsletter/confirm", { data: { token } });

	await enterOffice(page, "/verwaltung/post/newsletter");
	await page.getByRole("button", { name: "Neuer Newsletter" }).click();
	await page.getByLabel("Betreff").fill("Seminare im Winter");
	await page.getByRole("button", { name: "Beginnen" }).click();
	// Over a slow line one's own words are not taken for somebody else's.
	await page.route(/\/office\/campaign\/\d+$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 900));
		await route.continue();
	});
	await page.getByRole("button", { name: "Seminare", exact: true }).click();
	await page.getByRole("button", { name: "Text", exact: true }).first().click();
	await page.getByLabel("Überschrift").fill("Hallo");
	await page.getByLabel("Text", { exact: true }).fill("Hier kommt, was **bald** ist.");
	await page.getByRole("button", { name: "Hallo nach oben" }).click();
	await page.getByLabel("Auch auf der Website zeigen").check();
	await page.getByRole("button", { name: "Test an mich" }).click();
	await expect(page.getByText(`Der Test ging an ${LEITUNG.email}.`)).toBeVisible();
	await expect(page.getByText("· Gesichert")).toBeVisible();
	await expect(page.locator(".ed__preview")).toHaveAttribute("aria-busy", "false");
	const letter = page.frameLocator("iframe");
	await expect(letter.getByRole("heading", { name: "Hallo" })).toBeVisible();
	await expect(letter.getByRole("link", { name: "Infos & Anmelden" }).first()).toBeVisible();
	await page.getByRole("button", { name: "Links auf andere Seiten prüfen" }).click();
	await expect(page.getByText("Es gibt keine Links auf andere Seiten.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Frühere Ausgaben" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Verschicken …" }).click();
	await page.getByLabel("Ich habe die Vorschau gelesen.").check();
	await page.getByRole("button", { name: /^An \d+ verschicken$/ }).click();
	const mail = await readMail(page, reader, "Seminare im Winter");
	expect(mail.text).toContain("Hier kommt, was bald ist.");
	await page.getByRole("button", { name: "Anhalten" }).click();
	await expect(page.getByRole("button", { name: "Weiter verschicken" })).toBeVisible();
	expect((await page.request.post(mail.link("/newsletter/abmelden/"))).status()).toBe(200);
	await page.reload();
	await expect(page.getByText("Darüber abgemeldet")).toBeVisible();
	await expect(page.locator("dl").getByText("1", { exact: true })).toBeVisible();

	await page.goto("/newsletter/archiv");
	await page.getByRole("link", { name: "Seminare im Winter" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seminare im Winter");
	await expect(page.getByRole("link", { name: "Infos & Anmelden" }).first()).toBeVisible();
	expect(await (await page.request.get("/newsletter.atom")).text()).toContain("Seminare im Winter");
});

test("NEWS-05 a list with proofs is looked at, imported, and brings nobody back who has left @mobil", async ({
	page,
}) => {
	const [paper, confirmed, gone] = [newAddress(), newAddress(), newAddress()];
	const file = {
		name: "sommerfest.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(
			[
				"E-Mail;Eingewilligt am;Quelle;Bestätigt am",
				`${paper};12.06.2025;Anmeldeliste Fräulein Groß;`,
				`${confirmed};03.02.2024 18:20;Double-Opt-in alter Newsletter;03.02.2024 18:31`,
				`${gone};;Liste;`,
				"kein.postfach;12.06.2025;Liste;",
			].join("\r\n"),
			"latin1",
		),
	};
	await enterOffice(page, "/verwaltung/post/newsletter/leser", OFFICE);
	const choose = async () => {
		await page.getByRole("button", { name: "Importieren …" }).click();
		await page.getByLabel("CSV-Datei auswählen").setInputFiles(file);
	};
	await choose();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("In der Datei stehen 4 Zeilen.")).toBeVisible();
	await expect(dialog.getByText("1 Adresse bekommt einen Brief")).toBeVisible();
	await expect(dialog.getByText("Es steht nicht da, wann eingewilligt wurde.")).toBeVisible();
	const act = dialog.getByRole("button", { name: "2 Adressen importieren und 1 Brief verschicken" });
	await expect(act).toBeDisabled();
	await dialog.getByLabel(/^Ja, alle haben eingewilligt/).check();
	await expectAccessible(page);
	// The place of the proof is missing.
	await expect(act).toBeDisabled();
	await dialog.getByLabel("Wo liegt der Nachweis?").fill("Ordner Einwilligungen 2025");
	await act.click();
	await expect(dialog.getByText("1 Adresse liest jetzt mit.")).toBeVisible();
	await expect(dialog.getByText("2 Zeilen blieben draußen.")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Schließen" }).last().click();

	const mail = await readMail(page, paper, "Bitte bestätige");
	expect(mail.text).toContain("Anmeldeliste Fräulein Groß");
	await page.goto(`/verwaltung/post/newsletter/leser?q=${encodeURIComponent(confirmed)}`);
	await page.getByRole("link", { name: confirmed }).first().click();
	await expect(
		page.getByText("03.02.2024, 18:20 Uhr (Double-Opt-in alter Newsletter)".replace(" Uhr", "\u00a0Uhr")),
	).toBeVisible();
	await expect(page.getByText("Ordner Einwilligungen 2025")).toBeVisible();

	await choose();
	await expect(dialog.getByText("Importiert würde keine davon.")).toBeVisible();
	await expect(dialog.getByText("Diese Adresse bekommt den Newsletter schon.")).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Importieren", exact: true })).toBeDisabled();
});
