import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { writeToHouse } from "./support/request.ts";
import { expect, test } from "./support/test.ts";

/** A form that is sent without its reason. */
test.use({ expectedErrors: /422/ });

test("PART-01 PART-02 PART-04 somebody calls, goes to another date, and one of them stays at home @nur-mobil", async ({
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

test("PERSON-02 PERSON-05 PERSON-06 one person: what was, a note, a block from letters, and a wrong address put right @nur-mobil", async ({
	page,
}) => {
	const name = `Wanda Weber${Date.now() % 100_000}`;
	const email = `${name.replace(" ", ".").toLowerCase()}@vsz.example`;
	await writeToHouse(page.request, { name, email, description: "Gibt es ein WLAN?" });
	await enterOffice(page, `/verwaltung/menschen?q=${email}`);
	const search = page.getByRole("searchbox", { name: "Name, E-Mail, Institution" });
	await test.step("PERSON-01 who was heard wrong on the phone is offered all the same", async () => {
		await search.fill(name.replace("Weber", "Wehber"));
		await expect(page.getByRole("heading", { name: /^Kein Treffer/ })).toBeVisible();
		await expect(page.getByRole("link", { name })).toBeVisible();
		await expectAccessible(page);
	});
	await search.fill(email);
	await expect(page.getByRole("heading", { name: /^Kein Treffer/ })).toHaveCount(0);
	await page.getByRole("link", { name }).click();
	await page.getByRole("link", { name: "Ganze Seite" }).click();
	const what = page.getByRole("region", { name: "Alles der Reihe nach" });

	await test.step("everything in its order, and a part of it", async () => {
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await expect(what.getByRole("link", { name: "Anfrage geschrieben" })).toBeVisible();
		await what.getByRole("button", { name: "Geld" }).click();
		await expect(what.getByText("Davon ist noch nichts geschehen.")).toBeVisible();
		await what.getByRole("button", { name: "Post" }).click();
		await expect(what.getByRole("link", { name: /^Brief „/ })).toBeVisible();
		await what.getByRole("button", { name: "Alles" }).click();
		await expectAccessible(page);
	});

	await test.step("a note, taken away and brought back", async () => {
		const notes = page.getByRole("region", { name: "Notizen" });
		await notes.getByRole("button", { name: "Notiz", exact: true }).click();
		await page.getByRole("textbox", { name: "Notiz" }).fill("Ruft am liebsten vormittags an.");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Sichern" }).click();
		await notes.getByRole("button", { name: "Notiz löschen" }).click();
		await expect(notes.getByText("Ruft am liebsten")).toHaveCount(0);
		await page.getByRole("button", { name: /^Rückgängig/ }).click();
		await expect(notes.getByText("Ruft am liebsten")).toBeVisible();
	});

	await test.step("no letters any more but what must be", async () => {
		await page.getByRole("button", { name: "Sperren …" }).click();
		const dialog = page.getByRole("dialog", { name: "Für Briefe sperren" });
		await dialog.getByRole("button", { name: "Sperren" }).click();
		await expect(dialog.getByLabel("Grund")).toBeFocused();
		await dialog.getByRole("radio", { name: /^Nichts außer/ }).check();
		await dialog.getByLabel("Grund").fill("Am Telefon darum gebeten");
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Sperren" }).click();
		await expect(page.getByText("für Briefe gesperrt", { exact: true })).toBeVisible();
	});

	await test.step("another address, with what follows from it", async () => {
		await page.getByRole("button", { name: "Berichtigen" }).click();
		await page.getByLabel("Neue E-Mail-Adresse").fill(`neu.${email}`);
		await page.getByRole("button", { name: "Was folgt daraus?" }).click();
		await expect(page.getByText("Neue Adresse für: 1 Anfrage.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Überall berichtigen" }).click();
		await expect(page.getByRole("link", { name: `neu.${email}` })).toBeVisible();
		await expect(page.getByText("für Briefe gesperrt", { exact: true })).toBeVisible();
	});
});
