import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import { enterOffice, OFFICE } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** The year after next: nothing of the demo lies there, and it does not depend on today. */
const YEAR = new Date().getFullYear() + 2;

test("DATE-01 DATE-02 DATE-03 a seminar is written, gets a series without its holiday, and is published", async ({
	page,
}, { project }) => {
	const topic = `Protokolle schreiben ${project.name}`;
	await enterOffice(page, "/verwaltung/seminare/texte/neu", OFFICE);
	await page.getByLabel("Thema").fill(topic);
	const slug = `protokolle-schreiben-${project.name}`;
	await expect(page.getByLabel("Adresse der Seite")).toHaveValue(slug);
	await page.getByRole("button", { name: "Entwurf anlegen" }).click();
	const text = page.getByRole("textbox", { name: "Beschreibung", exact: true });
	await expect(text).toBeFocused();
	await expect(text).toHaveAccessibleDescription(/^Bitte ausfüllen/);
	await page.keyboard.type("Kurz, ");
	await page.keyboard.press("Control+b");
	await page.keyboard.type("klar");
	await page.keyboard.press("Control+b");
	await page.keyboard.type(" und ohne Streit.");
	await expect(text).not.toHaveAttribute("aria-invalid");
	await page.getByLabel("Kategorie").selectOption({ index: 1 });
	await page.getByLabel("Dozent/in").selectOption({ index: 1 });
	await page.getByLabel("Dauer").fill("ca. 2 Stunden");
	await page.getByLabel("Preis je Person").fill("49,00");
	await page.getByRole("button", { name: "Bild wählen" }).click();
	await page.getByRole("dialog").getByRole("listitem").getByRole("button").first().click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Entwurf anlegen" }).click();

	await test.step("DESK-10 a text counts as changed only while it is another one, and is saved from within it", async () => {
		await expect(page.getByRole("heading", { level: 1, name: topic })).toBeVisible();
		const unsaved = page.getByText("Noch nicht gesichert");
		await text.click();
		await page.keyboard.press("Control+End");
		await expect(unsaved).toHaveCount(0);
		await page.keyboard.type("!");
		await expect(unsaved).toBeVisible();
		await page.keyboard.press("Backspace");
		await expect(unsaved).toHaveCount(0);
		await page.keyboard.press("Enter");
		await page.keyboard.press("Control+Alt+2");
		await page.keyboard.press("Control+k");
		await page.getByLabel("Wohin").fill("/ratgeber");
		await page.keyboard.press("Enter");
		await page.keyboard.press("Control+Enter");
		await expect(page.getByText("Der Entwurf ist gesichert.")).toBeVisible();
		await expect(unsaved).toHaveCount(0);
		await expect(text.getByRole("heading").getByRole("link", { name: "/ratgeber" })).toBeVisible();
	});
	await page.getByRole("link", { name: "Termine anlegen" }).click();
	await page.getByRole("radio", { name: /Eine Reihe/ }).check();
	await page.getByLabel("Ab", { exact: true }).fill(`${YEAR}-04-25`);
	await page.getByLabel("Alle wie viel Wochen?").fill("1");
	for (const day of ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"])
		await page.getByRole("checkbox", { name: day, exact: true }).check();
	await page.getByLabel("Wie oft?").fill("8");
	const days = page.getByRole("list", { name: "Das ergibt diese Tage" });
	const holiday = days.getByRole("checkbox", { name: /01\.05\..*Tag der Arbeit: bleibt aus/ });
	await expect(holiday).toBeDisabled();
	await expect(holiday).not.toBeChecked();
	await days.getByRole("checkbox", { name: new RegExp(`26\\.04\\.${YEAR}`) }).uncheck();
	await expectAccessible(page);
	await page.getByRole("button", { name: "7 Termine anlegen" }).click();
	await expect(page.getByRole("status").filter({ hasText: "7 Termine sind angelegt." })).toBeVisible();
	await expect(page.getByRole("link", { name: `25.04.${YEAR}, 17:00 Uhr` })).toBeVisible();

	const gone = await page.request.get(`/api/v1/presence_seminar?slug=${slug}`);
	expect(gone.status()).toBe(404);
	await page.getByRole("button", { name: "Veröffentlichen" }).click();
	await expect(page.getByRole("button", { name: "Von der Website nehmen" })).toBeVisible();
	await expectAccessible(page);

	await page.goto(`/verwaltung/seminare/kalender?monat=${YEAR}-04`);
	await expect(page.getByRole("link", { name: new RegExp(`${topic}.*17:00 online`) }).first()).toBeVisible();
	await expectAccessible(page);
	await page.goto(`/seminare/${slug}`);
	await expect(page.getByRole("heading", { level: 1, name: topic })).toBeVisible();
	await expect(page.getByText("Kurz, klar und ohne Streit.")).toBeVisible();

	await test.step("DATE-05 DATE-06 somebody calls, the date is moved, and then called off", async () => {
		await page.goto(`/verwaltung/seminare?q=${encodeURIComponent(topic)}&when=all`);
		const main = page.getByRole("main");
		await main.getByRole("link", { name: topic }).first().click();
		await main.getByRole("link", { name: "Buchung aufnehmen" }).click();
		await page.getByLabel("Vorname").fill("Annegret");
		await page.getByLabel("Nachname").fill("Vogel");
		await page.getByLabel(/^E-Mail/).fill(newAddress());
		await page.getByLabel(/^Straße/).fill("Elbweg");
		await page.getByLabel(/^Hausnummer/).fill("7");
		await page.getByLabel(/^Postleitzahl/).fill("01099");
		await page.getByLabel(/^Ort\b/).fill("Dresden");
		await page.getByLabel(/AGB und Widerruf/).check();
		await page.keyboard.press("Control+Enter");
		await expect(page.getByRole("link", { name: "Vogel, Annegret" })).toBeVisible();

		await main.getByRole("button", { name: "Mehr", exact: true }).click();
		await page.getByRole("link", { name: "Termin verlegen" }).click();
		await page.getByLabel("Tag", { exact: true }).fill(`${YEAR}-05-20`);
		await page.getByLabel("Ein Satz an alle").fill("Der Saal ist gesperrt.");
		await expect(page.getByText("Verlegt: ").first()).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel(/^Ich habe verstanden: 2 Briefe gehen/).check();
		await page.getByRole("button", { name: "Verlegen und 2 Briefe verschicken" }).click();
		await expect(page.getByText("Der Termin ist verlegt.")).toBeVisible();

		await main.getByRole("button", { name: "Mehr", exact: true }).click();
		await page.getByRole("link", { name: "Termin absagen" }).click();
		await page.getByLabel("Dozent/in fällt aus").check();
		await expect(page.getByText("Abgesagt: ").first()).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel(/^Ich habe verstanden: 2 Briefe gehen/).check();
		await page.getByRole("button", { name: "Absagen und 2 Briefe verschicken" }).click();
		await expect(page.getByRole("region", { name: "Teilnehmende" })).toContainText("Der Termin ist abgesagt.");
		const { data } = await (await page.request.get(`/api/v1/presence_seminar?slug=${slug}`)).json();
		const off = data.dates.filter(({ cancelled }: { cancelled: boolean }) => cancelled);
		expect(off.map(({ date }: { date: string }) => date.slice(0, 10))).toEqual([`${YEAR}-05-20`]);
	});
});
