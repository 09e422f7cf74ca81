import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Seminar } from "#contract/seminars.ts";
import { button, enter, haveConfirmed, main, newMember, type Person } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { open, wordsOutside } from "./support/page.ts";
import { addressOf, isOpen, some, upcoming } from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

const PRODUCTS = "/mein-vsz/produkte";
const bookings = (page: Page) => main(page).getByRole("region", { name: "Seminare" });

/** Two places. */
async function book(request: APIRequestContext, person: Person, seminar: Seminar): Promise<void> {
	const booked = await request.post("/api/v1/form/presence_seminar", {
		data: {
			presence_seminar_id: seminar.id,
			presence_seminar_date_id: seminar.presence_seminar_date_id,
			number_of_persons: 2,
			first_name: "Mika",
			last_name: "Sommer",
			street_address: "Elbweg",
			street_suffix: "7a",
			postcode: "01099",
			city: "Dresden",
			email: person.email,
			nonprofit_sector: 0,
			nonprofit_commitment: 0,
			nonprofit_weekly_commitment: 0,
			accept_terms: true,
		},
	});
	expect(booked.status()).toBe(201);
}

test("seminars booked with a confirmed address are listed with their state and lead to the booking", async ({
	page,
	request,
}) => {
	const person = await newMember(request);
	const seminar = some(await upcoming(request), (one) => isOpen(one) && one.price === null);
	await book(request, person, seminar);
	await enter(page, request, person, PRODUCTS);
	await expect(bookings(page)).toContainText("Sobald deine E-Mail-Adresse bestätigt ist");

	await haveConfirmed(page, person);
	await enter(page, request, person, PRODUCTS);
	const booking = bookings(page).getByRole("listitem");
	await expect(booking).toHaveCount(1);
	await expect(booking).toContainText("Gebucht");
	await expect(booking).toContainText(seminar.topic);
	await expect(booking).toContainText("2 Personen · kostenlos");
	await expect(booking.getByRole("link", { name: /^Zum Seminar/ })).toHaveAttribute("href", addressOf(seminar));
	await expectAccessible(page);

	await booking.getByRole("link", { name: /^Zur Buchung/ }).click();
	await expect(page).toHaveURL(/\/buchung\/./);
	await main(page)
		.getByRole("button", { name: /^Alle Plätze absagen/ })
		.click();
	await button(page, "Ja, zurückgeben").click();
	await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Eure zwei Plätze sind zurückgegeben");
	await open(page, PRODUCTS);
	await expect(booking).toContainText("Von dir abgesagt");
});

test("a priced booking shows its invoice, and the credit note of a place that was given back", async ({
	page,
	request,
}) => {
	const person = await newMember(request);
	const seminar = some(await upcoming(request), (one) => isOpen(one) && one.price !== null);
	await book(request, person, seminar);
	await haveConfirmed(page, person);
	await enter(page, request, person, PRODUCTS);
	await bookings(page)
		.getByRole("link", { name: /^Zur Buchung/ })
		.click();
	await main(page)
		.getByRole("button", { name: /^Zurückgeben/ })
		.last()
		.click();
	await button(page, "Ja, zurückgeben").click();
	await expect(main(page).getByRole("link", { name: /Rechnungskorrektur/ })).toBeVisible();

	await open(page, PRODUCTS);
	const booking = bookings(page).getByRole("listitem");
	await expect(booking).toContainText("Buchung geändert");
	const documents = booking.getByRole("link", { name: /PDF/ });
	await expect(documents).toHaveText([/^Rechnung RE-.+ \(PDF\)$/, /^Rechnungskorrektur GS-.+ \(PDF\)$/]);
	for (const document of await documents.all()) {
		const download = page.waitForEvent("download");
		await document.click();
		expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");
	}
	// On a wide screen the buttons leave half of the row to the words.
	const row = (await booking.boundingBox())?.width ?? 0;
	const words = (await booking.getByRole("heading").locator("..").boundingBox())?.width ?? 0;
	expect(words).toBeGreaterThanOrEqual(row * 0.45);
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);
});
