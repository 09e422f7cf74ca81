import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { enterOffice } from "./support/office.ts";
import { orderedByInvoice } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

// A reason is missing at first.
test.use({ expectedErrors: /422/ });

test("ORDER-01 ORDER-02 ORDER-03 ORDER-04 ORDER-05 DESK-09 an order is found, helped with, refunded in part, and withdrawn after all that follows was shown", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/bestellungen?state=paid&method=paypal&sort=amount");
	await expect(page.getByText(/\d+ Bestellungen, zusammen [\d.]+,\d\d\s€\./)).toBeVisible();
	await page.getByRole("row").last().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: /^VSZ-/ })).toBeVisible();
	const happened = page.getByRole("region", { name: "Was geschah" });
	await expect(happened.getByText("Zahlung eingegangen")).toBeVisible();
	await expect(happened.getByText(/^Bestellt mit/)).toBeVisible();
	await expect(page.getByRole("region", { name: "Belege" }).getByRole("link", { name: /^RE-[\d-]+$/ })).toBeVisible();
	await expectAccessible(page);

	await test.step("a film is given again, with a reason, and taken back", async () => {
		await page
			.getByRole("button", { name: /^Verlängern/ })
			.first()
			.click();
		const dialog = page.getByRole("dialog", { name: "Zugang verlängern" });
		await dialog.getByRole("button", { name: "Zugang geben" }).click();
		const reason = dialog.getByLabel("Grund");
		await expect(reason).toBeFocused();
		await expect(reason).toHaveAccessibleDescription(/Bitte ausfüllen/);
		await expectAccessible(page);
		await reason.fill("Der Ton fiel aus");
		await dialog.getByRole("button", { name: "Zugang geben" }).click();
		await expect(page.getByRole("status").filter({ hasText: "ist geändert" })).toBeVisible();
		const sold = page.getByRole("region", { name: "Gekauft" });
		await expect(sold.getByText("läuft", { exact: true }).first()).toBeVisible();
		await expect(happened.getByText("„Der Ton fiel aus“")).toBeVisible();
		await page.getByRole("button", { name: /^Rückgängig/ }).click();
		await expect(happened.getByText("„Zurückgenommen: Der Ton fiel aus“")).toBeVisible();
	});

	const money = page.getByRole("region", { name: "Erstattungen" }).getByRole("listitem");
	await test.step("a part goes back after its letter and document were shown", async () => {
		await page.getByRole("button", { name: "Mehr", exact: true }).last().click();
		await page.getByRole("button", { name: "Erstatten …" }).click();
		const dialog = page.getByRole("dialog");
		const next = dialog.getByRole("button", { name: "Was folgt daraus?" });
		await dialog.getByLabel("Betrag").fill("9999");
		await dialog.getByLabel("Grund").fill("Der Ton fiel aus");
		await expect(dialog.getByLabel("Betrag")).toHaveAccessibleDescription(/^Höchstens/);
		await expect(next).toBeDisabled();
		await dialog.getByLabel("Betrag").fill("1,50");
		await expectAccessible(page);
		await next.click();
		await expect(dialog.getByText("Beleg entsteht")).toBeVisible();
		await dialog.getByRole("checkbox").check();
		await dialog.getByRole("button", { name: /^Beleg schreiben, 1,50\s€ erstatten und 1 Brief verschicken$/ }).click();
		await expect(money).toContainText([/Erstattung, 1,50\s€.*GS-.*„Der Ton fiel aus“.*erstattet/]);
		await expectAccessible(page);
	});

	await test.step("before it is withdrawn letters, money and documents are shown", async () => {
		await page.getByRole("button", { name: "Mehr", exact: true }).last().click();
		await page.getByRole("button", { name: "Widerruf vollziehen …" }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.getByRole("button", { name: "Nicht widerrufen" })).toBeFocused();
		await expect(dialog.getByText("Briefe gehen hinaus")).toBeVisible();
		await expect(dialog.getByText("Beleg entsteht")).toBeVisible();
		await expect(dialog.getByText("Brief 1 von 2")).toBeVisible();
		await expectAccessible(page);
		const act = dialog.getByRole("button", { name: /^Widerrufen, .* erstatten und 2 Briefe verschicken$/ });
		await expect(act).toBeDisabled();
		await dialog.getByRole("checkbox").check();
		await act.click();
		await expect(page.getByRole("status").filter({ hasText: "ist widerrufen" })).toBeVisible();
		await expect(page.getByRole("region", { name: "Belege" }).getByRole("listitem")).toHaveCount(3);
		await expect(money).toContainText([/1,50\s€/, /„Widerruf“.*erstattet/]);
	});
});

test("ORDER-06 a payment that fits nothing is found and put aside with a reason, and opened again", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/bestellungen?payment=undecided");
	await page.getByRole("link", { name: /Thomas Ebert/ }).click();
	const question = page.getByText("Bezahlt, obwohl schon verfallen.");
	await expect(question).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Anders zuordnen …" }).click();
	await page.getByRole("searchbox", { name: "Rechnung, Name oder Betrag" }).fill("RE-");
	await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Abbrechen" }).click();

	await page.getByRole("button", { name: "Ablegen …" }).click();
	const dialog = page.getByRole("dialog", { name: "Zahlung ablegen" });
	await dialog.getByRole("button", { name: "Ablegen" }).click();
	await expect(dialog.getByLabel("Grund")).toHaveAccessibleDescription(/Bitte ausfüllen/);
	await dialog.getByLabel("Grund").fill("Bar zurückgegeben");
	await dialog.getByRole("button", { name: "Ablegen" }).click();
	await expect(question).toBeHidden();
	await expect(page.getByText("„Bar zurückgegeben“").first()).toBeVisible();
	await page.getByRole("button", { name: "Wieder öffnen" }).click();
	await expect(question).toBeVisible();
});

test("ORDER-04 a declaration gets the order that is meant, or is refused with a letter that was seen before", async ({
	page,
	request,
}) => {
	await enterOffice(page, "/verwaltung/post/widerrufe");
	const { data } = await (await page.request.get("/api/v1/office/order?state=paid&method=credit_card")).json();
	const { number } = data[0];
	const email = newAddress();
	const declared = { name: "Wilma Widerruf", contract: "Der Kurs vom Oktober", email };
	expect((await request.post("/api/v1/withdrawal", { data: declared })).ok()).toBe(true);
	await page.goto("/verwaltung/post/widerrufe?state=open");
	await page
		.getByRole("row", { name: /Wilma Widerruf/ })
		.first()
		.getByRole("link")
		.first()
		.click();
	const drawer = page.getByRole("complementary", { name: "Widerruf von Wilma Widerruf" });
	await expect(drawer.getByText("Welcher Vertrag ist gemeint?")).toBeVisible();
	await expectAccessible(page);

	await test.step("assigned; a number that does not exist changes nothing", async () => {
		await drawer.getByRole("button", { name: "Bestellung zuordnen …" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: "Zuordnen" }).click();
		await expect(dialog.getByLabel("Nummer der Bestellung")).toHaveAccessibleDescription(/Bitte ausfüllen/);
		await dialog.getByLabel("Nummer der Bestellung").fill(number);
		await dialog.getByRole("button", { name: "Zuordnen" }).click();
		await expect(drawer.getByRole("link", { name: number })).toBeVisible();
		await expect(drawer.getByRole("link", { name: "Zur Bestellung und vollziehen" })).toBeVisible();
	});

	await test.step("refused, after its letter was seen", async () => {
		await drawer.getByRole("button", { name: "Ablehnen mit Begründung …" }).click();
		const dialog = page.getByRole("dialog");
		const next = dialog.getByRole("button", { name: "Was folgt daraus?" });
		await expect(next).toBeDisabled();
		await dialog.getByLabel("Grund").fill("Die Frist war vorbei.");
		await expectAccessible(page);
		await next.click();
		await expect(dialog.getByText("Brief 1 von 1")).toBeVisible();
		await dialog.getByRole("checkbox").check();
		await dialog.getByRole("button", { name: "Ablehnen und 1 Brief verschicken" }).click();
		await expect(drawer).toContainText("abgelehnt");
		await expect(drawer).toContainText("Die Frist war vorbei.");
		await expect(drawer.getByRole("button", { name: /Ablehnen/ })).toHaveCount(0);
		expect((await readMail(page, email, "Zu deinem Widerruf")).text).toContain("Die Frist war vorbei.");
	});
});

test("ORDER-05 OFF-050 OPEN-03 of an order that nobody has paid yet a part is credited, and its reminders are stopped @mobil", async ({
	page,
	request,
}) => {
	const number = await orderedByInvoice(page, request);
	await enterOffice(page, `/verwaltung/bestellungen/${number}`);
	const money = page.getByRole("region", { name: "Geld" });

	await test.step("as much as is open is no part", async () => {
		// The dock of a phone has one of this name, too.
		await page.getByRole("main").getByRole("button", { name: "Mehr", exact: true }).click();
		await page.getByRole("button", { name: "Teil gutschreiben …" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Betrag").fill("9999");
		await dialog.getByLabel("Grund").fill("Der Ton fiel aus");
		await expect(dialog.getByLabel("Betrag")).toHaveAccessibleDescription(/Für alles gibt es den Widerruf/);
		await expect(dialog.getByRole("button", { name: "Was folgt daraus?" })).toBeDisabled();
		await dialog.getByLabel("Betrag").fill("1,5o");
		const told = dialog.getByText("Bitte einen Betrag angeben");
		const colour = await told.evaluate((words) => getComputedStyle(words).color);
		await expect(dialog.getByLabel("Betrag")).toHaveCSS("border-top-color", colour);
		await dialog.getByLabel("Betrag").fill("1.50");
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Was folgt daraus?" }).click();
		await expect(dialog.getByText("Beleg entsteht")).toBeVisible();
		await dialog.getByRole("checkbox").check();
		await dialog.getByRole("button", { name: /^Beleg schreiben.* und 1 Brief verschicken$/ }).click();
		await expect(
			page.getByRole("region", { name: "Belege" }).getByText(/Rechnungskorrektur vom .*-1,50/),
		).toBeVisible();
	});

	await test.step("a reason stops its reminders until somebody lifts that", async () => {
		await money.getByRole("button", { name: "Mahnsperre", exact: true }).click();
		await page.getByRole("dialog").getByLabel("Grund").fill("Liegt beim Kassenwart");
		await page.getByRole("dialog").getByRole("button", { name: "Sperren" }).click();
		await expect(money.getByText("Mahnsperre: „Liegt beim Kassenwart“")).toBeVisible();
		await expectAccessible(page);
		await money.getByRole("button", { name: "Mahnsperre aufheben" }).click();
		await expect(money.getByRole("button", { name: "Mahnsperre", exact: true })).toBeVisible();
	});
});
