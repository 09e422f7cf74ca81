import { formatEuro } from "#contract/money.ts";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice, LEITUNG } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

// What cannot be is refused at first.
test.use({ expectedErrors: /422/ });

test("OPEN-01 OPEN-02 OPEN-03 open items by age, one of them stopped, a run that sends one letter once", async ({
	page,
}) => {
	test.slow();
	await enterOffice(page, "/verwaltung/bestellungen/offene-posten", LEITUNG);
	const json = async (path: string) => (await page.request.get(`/api/v1/office${path}`)).json();
	const { data: before } = await json("/dunning");
	// Each width has an invoice of its own, so that both can run at once.
	const isNarrow = (page.viewportSize()?.width ?? 0) < 700;
	const one = isNarrow ? before.proposed.at(-1) : before.proposed[0];
	const run = page.getByRole("complementary", { name: "Mahnlauf vorbereiten" });

	await test.step("a press on an age shows what is as old, with its sum", async () => {
		const { data: ages } = await json("/open_item/ages");
		const young = ages.find(({ age }: { age: string }) => age === "not_due");
		await page.getByRole("navigation", { name: "Nach Alter" }).getByRole("link", { name: "noch nicht fällig" }).click();
		await expect(page).toHaveURL(/age=not_due/);
		await expect(page.getByText(`zusammen ${formatEuro(young.sum)}`)).toBeVisible();
		await expectAccessible(page);
	});

	await test.step("a stopped item is not proposed, and says why", async () => {
		await page.goto(`/verwaltung/bestellungen/offene-posten?eintrag=${one.number}`);
		await page.getByRole("button", { name: "Mahnsperre", exact: true }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Sperren" }).click();
		await expect(page.getByRole("textbox", { name: "Grund" })).toHaveAttribute("aria-invalid", "true");
		await page.getByRole("textbox", { name: "Grund" }).fill("Frage zum Preis");
		await page.getByRole("dialog").getByRole("button", { name: "Sperren" }).click();
		await expect(page.getByRole("button", { name: "Mahnsperre aufheben" })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Mahnlauf vorbereiten" }).click();
		await expect(run.getByText("„Frage zum Preis“")).toBeVisible();
		await page.goto(`/verwaltung/bestellungen/offene-posten?eintrag=${one.number}`);
		await page.getByRole("button", { name: "Mahnsperre aufheben" }).click();
		await expect(page.getByRole("button", { name: "Mahnsperre", exact: true })).toBeVisible();
	});

	await test.step("OPEN-02 an amount that cannot be is told at its field, and nothing is noted", async () => {
		await page.getByRole("button", { name: "Zahlung notieren" }).click();
		const dialog = page.getByRole("dialog", { name: "Zahlung notieren" });
		await dialog.getByLabel("Betrag").fill("-3");
		await dialog.getByRole("button", { name: "Bezahlt" }).click();
		await expect(dialog.getByLabel("Betrag")).toHaveAttribute("aria-invalid", "true");
		await dialog.getByLabel("Betrag").fill("0,01");
		await dialog.getByLabel("Eingegangen am").fill("2099-01-01");
		await dialog.getByRole("button", { name: "Bezahlt" }).click();
		await expect(dialog.getByLabel("Eingegangen am")).toHaveAccessibleDescription(/kommt erst noch/);
		await dialog.getByRole("button", { name: "Abbrechen" }).click();
	});

	await test.step("OPEN-02 more than is open is asked once more; a point counts like a comma, and it is taken back", async () => {
		await page.getByRole("button", { name: "Zahlung notieren" }).click();
		const dialog = page.getByRole("dialog", { name: "Zahlung notieren" });
		await dialog.getByLabel("Betrag").fill("5000");
		await dialog.getByRole("button", { name: "Bezahlt" }).click();
		await expect(dialog.getByLabel("Betrag")).toHaveAccessibleDescription(/So viel ist nicht offen/);
		await expect(dialog.getByRole("checkbox", { name: /mehr, als offen ist/ })).not.toBeChecked();
		await expectAccessible(page);
		await dialog.getByLabel("Betrag").fill("0.50");
		await dialog.getByRole("button", { name: "Bezahlt" }).click();
		const toast = page.getByRole("status").filter({ hasText: /0,50\s€ als bezahlt notiert/ });
		await toast.getByRole("button", { name: /Rückgängig/ }).click();
		await expect(page.getByText("0,50\u00a0€ bezahlt")).toHaveCount(0);
	});

	await test.step("every letter is seen; who is left out gets none", async () => {
		await page.getByRole("link", { name: "Mahnlauf vorbereiten" }).click();
		await expect(run.getByRole("button", { name: /verschicken/ })).toBeVisible();
		for (const box of await run.getByRole("checkbox").all()) await box.uncheck();
		await run.getByRole("checkbox", { name: one.number }).check();
		await expect(run.getByText("Brief 1 von 1")).toBeVisible();
		await expect(run.getByRole("article")).toContainText(`zur Rechnung ${one.number}`);
		await expectAccessible(page);
		await run.getByRole("button", { name: "1 Brief verschicken" }).click();
		await expect(page.getByText(/Mahnlauf: 1 per E-Mail verschickt/).first()).toBeVisible({ timeout: 20_000 });
	});

	await test.step("the item tells of its letter, and is not proposed again", async () => {
		await page.goto(`/verwaltung/bestellungen/offene-posten?eintrag=${one.number}`);
		await expect(page.getByRole("list", { name: "Mahnschreiben" }).getByRole("listitem").last()).toContainText(
			"per E-Mail",
		);
		const { data: after } = await json("/dunning");
		expect(after.proposed.map(({ number }: { number: string }) => number)).not.toContain(one.number);
	});
});
