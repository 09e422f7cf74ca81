import type { APIRequestContext, Page } from "@playwright/test";
import { statementFile } from "#server/demo/office/statement-file.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { expectAccessible } from "./support/axe.ts";
import { ACCOUNTING, enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

const json = async (page: Page, path: string) => (await page.request.get(`/api/v1${path}`)).json();

/** Somebody books a seat that costs something; answers the invoice. */
async function bookedSeat(
	page: Page,
	guest: APIRequestContext,
	last_name: string,
): Promise<{ number: string; gross: number }> {
	const date = await openDate(async (url) => ({ body: await (await page.request.get(url)).json() }), "priced");
	const data = signUpFor(date, { first_name: "Frida", last_name, email: `${last_name.toLowerCase()}@vsz.example` });
	expect((await guest.post("/api/v1/form/presence_seminar", { data })).ok()).toBe(true);
	const { data: found } = await json(page, `/office/invoice?q=${last_name}`);
	return found[0];
}

const openBooking = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("BANK-01 BANK-02 BANK-03 a statement is read, what is sure is taken, the rest is assigned by hand, all can be undone", async ({
	page,
	request,
}) => {
	await enterOffice(page, "/verwaltung/bestellungen/bankabgleich", ACCOUNTING);
	const [sure, searched, dragged] = [
		await bookedSeat(page, request, "Sichermann"),
		await bookedSeat(page, request, "Suchermann"),
		await bookedSeat(page, request, "Ziehmann"),
	];
	const cents = ({ gross }: { gross: number }) => Math.round(gross * 100);
	const iban = "DE89370400440532013000";
	const file = {
		name: "auszug.xml",
		mimeType: "application/xml",
		buffer: statementFile({
			...{ account: "DE02120300000000202051", sequence: 900, day: "2026-11-02", opening_cents: 500_000 },
			bookings: [
				{ amount_cents: cents(sure), name: "F. Sichermann", iban, purpose: `Rechnung ${sure.number}` },
				{ amount_cents: cents(searched) + 1_111, name: "Tante Erna", iban, purpose: "fuer die Nichte" },
				{ amount_cents: cents(dragged), name: "Opa Karl", iban, purpose: "fuer den Enkel" },
				{ amount_cents: 4_242, name: "Irrlaeufer", iban, purpose: "Kegelabend" },
				{ amount_cents: -321, name: "", iban, purpose: "Entgelt Kontofuehrung 11/2026" },
			],
		}),
	};
	const choose = page.getByLabel("Kontoauszüge auswählen");

	await test.step("what was read is told, and the same once more changes nothing", async () => {
		await choose.setInputFiles([file]);
		await expect(page.getByText("02.11.2026: 5 neue Buchungen. Anfang und Ende stimmen.")).toBeVisible();
		await page.getByRole("button", { name: "Verstanden" }).click();
		await choose.setInputFiles([file]);
		await expect(page.getByText("02.11.2026: 0 neue Buchungen, 5 waren schon da.")).toBeVisible();
		await page.getByRole("button", { name: "Verstanden" }).click();
		await expectAccessible(page);
	});

	await test.step("one confirmation takes what is sure, and only that", async () => {
		await page.getByLabel("Alle auswählen").uncheck();
		await page.getByLabel(/F\. Sichermann auswählen/).check();
		await page.getByRole("button", { name: "1 sichere übernehmen" }).click();
		await expect(page.getByText("1 Zahlung übernommen.")).toBeVisible();
		const { data } = await json(page, `/office/invoice?q=${sure.number}`);
		expect(data[0].state).toBe("paid");
	});

	await test.step("the rest is found by its name, without a mouse, and what is too much stays", async () => {
		await openBooking(page, "Tante Erna")
			.getByRole("button", { name: /Zuordnen/ })
			.press("Enter");
		await page.getByLabel("Rechnung, Name oder Betrag").fill("Suchermann");
		await page.getByLabel(/Frida Suchermann/).check();
		await expect(page.getByText("11,11 € bleiben noch zuzuordnen.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Zuordnen", exact: true }).press("Enter");
		await expect(page.getByText("Die Zahlung ist zugeordnet.").last()).toBeVisible();
		await expect(openBooking(page, "Tante Erna").first()).toContainText("+11,11");
	});

	await test.step("carried with the mouse onto what was found it is assigned, too", async () => {
		await page.getByLabel("Rechnung, Name oder Betrag").fill(dragged.number);
		const target = page.locator("label").filter({ hasText: dragged.number });
		await openBooking(page, "Opa Karl").dragTo(target);
		await expect(openBooking(page, "Opa Karl")).toHaveCount(0);
		const { data } = await json(page, `/office/invoice?q=${dragged.number}`);
		expect(data[0].state).toBe("paid");
	});

	await test.step("what is not ours is put aside with a reason, and taken back", async () => {
		await openBooking(page, "Kegelabend")
			.getByRole("button", { name: /Zuordnen/ })
			.click();
		await page.getByRole("button", { name: "Gehört nicht hierher" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: "Ablegen" }).click();
		await expect(dialog.getByText("Bitte ausfüllen")).toBeVisible();
		await dialog.getByLabel("Grund").fill("Gehört dem Kegelverein");
		await dialog.getByRole("button", { name: "Ablegen" }).click();
		await expect(openBooking(page, "Kegelabend")).toHaveCount(0);
		await page.getByRole("link", { name: /02\.11\.2026/ }).click();
		await expect(page.getByText(/Gehört dem Kegelverein/)).toBeVisible();
		await page.getByRole("button", { name: /Rückgängig: .*Irrlaeufer/ }).click();
		await expect(openBooking(page, "Kegelabend").first()).toBeVisible();
	});

	await test.step("DEBIT-03 what is sent back stands among the transfers, to the account it came from", async () => {
		await openBooking(page, "Kegelabend")
			.getByRole("button", { name: /Zuordnen/ })
			.click();
		await page.getByRole("button", { name: "Zurückschicken" }).click();
		await page.getByRole("dialog").getByLabel("Grund").fill("Irrläufer");
		await page.getByRole("dialog").getByRole("button", { name: "Ablegen" }).click();
		await expect(page.getByText(/Wird zurückgeschickt: Irrläufer/)).toBeVisible();
	});

	await test.step("what leaves the account is put aside at once, fees of the bank as that", async () => {
		await page.getByRole("button", { name: /Ausg(ang|änge) ablegen/ }).click();
		await expect(page.getByText(/Gebühr oder Kosten der Bank.* −3,21/)).toBeVisible();
		await page.goto("/verwaltung/bestellungen/lastschriften/erstattungen");
		const row = page.getByRole("row").filter({ hasText: "Irrlaeufer" });
		await expect(row).toContainText(/Zahlung vom 02\.11\.2026.*42,42\s€.*3000/);
		await expectAccessible(page);
	});
});
