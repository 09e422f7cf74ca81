import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open, wordsOutside } from "./support/page.ts";
import { upcoming } from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ timeout: 60_000 });

const FREE = "vereinsfest-sicher-planen";
const PRICED = "schwierige-gespraeche-im-vorstand";
const PRICED_TOO = "stiftungsvermoegen-klug-anlegen";

/** A date far ahead that no other journey needs; its seats are taken here. */
async function fullDate(request: APIRequestContext, name = FREE): Promise<{ seminar: Seminar; booking: string }> {
	const dates = (await upcoming(request)).filter(({ slug }) => slug === name);
	const seminar = dates.at(-1);
	if (!seminar?.date) throw new Error("the demo content has no such date");
	const book = (number_of_persons: number, email: string) =>
		request.post("/api/v1/form/presence_seminar", {
			data: {
				presence_seminar_id: seminar.id,
				presence_seminar_date_id: seminar.presence_seminar_date_id,
				number_of_persons,
				first_name: "Mika",
				last_name: "Sommer",
				street_address: "Elbweg",
				street_suffix: "7a",
				postcode: "01099",
				city: "Dresden",
				email,
				nonprofit_sector: 0,
				nonprofit_commitment: 0,
				nonprofit_weekly_commitment: 0,
				accept_terms: true,
			},
		});
	const email = newAddress();
	for (let left = seminar.free_seats ?? 0; left > 0; left -= 10)
		expect((await book(Math.min(10, left), email)).status()).toBe(201);
	return { seminar, booking: email };
}

const giveOneSeatBack = async (page: Page, request: APIRequestContext, email: string) => {
	const token = (await readMail(page, email, "reserviert")).link("/buchung/").split("/").at(-1);
	const answer = await request.post(`/api/v1/booking/${token}/cancel`, { data: { positions: [2] } });
	expect(answer.status()).toBe(200);
};

test("a full date leads to its waiting list, a free seat is offered by mail, and one button takes it", async ({
	page,
	request,
}) => {
	const { seminar, booking } = await fullDate(request);
	await open(page, paths.seminar(seminar.slug, seminar.date));
	await page.getByRole("complementary").getByRole("link", { name: "Auf die Warteliste" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Auf die Warteliste" })).toBeInViewport();
	await page.getByRole("button", { name: "Auf die Warteliste" }).click();
	await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
	await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
	await expectAccessible(page);

	const email = newAddress();
	await page.getByRole("textbox", { name: "Name" }).fill("Ada Wolf");
	await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
	await page.getByRole("button", { name: "Auf die Warteliste" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Du stehst auf der Warteliste" })).toBeFocused();
	await expect(page.getByRole("main")).toContainText(email);
	await expectAccessible(page);

	const joined = await readMail(page, email, "Du stehst auf der Warteliste");
	await open(page, joined.link("/warteliste/"));
	await expect(page.getByRole("button", { name: "Von der Liste streichen" })).toBeVisible();
	await expectAccessible(page);

	await giveOneSeatBack(page, request, booking);
	await open(page, paths.seminar(seminar.slug, seminar.date));
	await expect(page.getByRole("heading", { name: "Auf die Warteliste" })).toBeVisible();
	await open(page, (await readMail(page, email, "Ein Platz ist frei")).link("/warteliste/"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Es ist etwas frei für dich");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Kostenlos anmelden" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bist dabei");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Zur Buchung" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deine Buchung");
	await readMail(page, email, "reserviert");
});

/** The address of the page of an offered seat. */
async function offered(page: Page, request: APIRequestContext, name: string): Promise<string> {
	const { seminar, booking } = await fullDate(request, name);
	const email = newAddress();
	const wish = { name: "Ada von der Au", email, number_of_persons: 1 };
	const { id: presence_seminar_id, presence_seminar_date_id } = seminar;
	await request.post("/api/v1/waiting_list", { data: { ...wish, presence_seminar_id, presence_seminar_date_id } });
	await giveOneSeatBack(page, request, booking);
	return (await readMail(page, email, "Ein Platz ist frei")).link("/warteliste/");
}

async function fillAddress(page: Page) {
	const where = { Straße: "Elbweg", "Haus-Nr.": "7a", PLZ: "01099", Ort: "Dresden" };
	for (const [name, value] of Object.entries(where)) await page.getByRole("textbox", { name }).fill(value);
	await page.getByRole("checkbox", { name: /AGB/ }).check();
}

test("an offered seat of a priced seminar asks for the address of its invoice and is ordered with the words of the law", async ({
	page,
	request,
}) => {
	await open(page, await offered(page, request, PRICED));
	const order = page.getByRole("button", { name: "Kostenpflichtig anmelden", exact: true });
	expect(await order.evaluate((element) => element.previousElementSibling?.textContent)).toMatch(
		/^Gesamtpreis inkl\. MwSt\., keine weiteren Kosten149,00\s€$/,
	);
	await order.click();
	await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
	await expect(page.getByRole("textbox", { name: "Straße" })).toBeFocused();
	await expectAccessible(page);
	await fillAddress(page);
	await order.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bist dabei");
	await page.getByRole("link", { name: "Zur Buchung" }).click();
	await expect(page.getByRole("link", { name: /Rechnung / })).toBeVisible();
	await page.getByRole("button", { name: /^Umbenennen/ }).click();
	await expect(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("von der Au");
});

test("whoever waits can leave the list, and a wrong link is not found", async ({ page, request }) => {
	const dates = (await upcoming(request)).filter((one) => one.fully_booked && !one.cancelled);
	const seminar = dates[0];
	const email = newAddress();
	const answer = await page.request.post("/api/v1/waiting_list", {
		data: {
			presence_seminar_id: seminar?.id,
			presence_seminar_date_id: seminar?.presence_seminar_date_id,
			name: "Ben Kurz",
			email,
			number_of_persons: 2,
		},
	});
	expect(answer.status()).toBe(201);
	await open(page, (await readMail(page, email, "Ihr steht auf der Warteliste")).link("/warteliste/"));
	await page.getByRole("button", { name: "Von der Liste streichen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du stehst nicht mehr auf der Liste");
	await expectAccessible(page);
	expect((await page.request.get(`/warteliste/${"x".repeat(43)}`)).status()).toBe(404);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

	test("an offer can be taken, and the seat can be given back", async ({ page, request }) => {
		await page.goto(await offered(page, request, PRICED_TOO));
		await page.getByRole("button", { name: "Kostenpflichtig anmelden" }).click();
		await expect(page.getByRole("textbox", { name: "Straße" })).toHaveAccessibleDescription("Bitte ausfüllen");
		await fillAddress(page);
		await page.getByRole("button", { name: "Kostenpflichtig anmelden" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bist dabei");
		await page.getByRole("link", { name: "Zur Buchung" }).click();

		const saveName = async (name: string) => {
			await page.getByRole("button", { name: /^Umbenennen/ }).click();
			await page.getByRole("textbox", { name: "Vorname" }).fill(name);
			await page.getByRole("button", { name: "Speichern" }).click();
			await expect(page.getByRole("status")).toHaveText("Der Name ist gespeichert.");
		};
		await saveName("Adele".repeat(50));
		expect(await wordsOutside(page)).toEqual([]);
		await saveName("Adele");
		await page.getByRole("button", { name: /^Zurückgeben.*Adele von der Au$/ }).click();
		await page.getByRole("button", { name: "Ja, zurückgeben" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dein Platz ist zurückgegeben");
		await expect(page.getByRole("link", { name: /Rechnungskorrektur / })).toBeVisible();
	});

	test("whoever waits can leave the list", async ({ page, request }) => {
		const seminar = (await upcoming(request)).find((one) => one.slug === "kassenfuehrung-leicht-gemacht");
		const email = newAddress();
		await page.goto(`${paths.seminar(seminar?.slug ?? "", seminar?.date ?? "")}/warteliste`);
		await page.getByRole("textbox", { name: "Name" }).fill("Ben Kurz");
		await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
		await page.getByRole("button", { name: "Auf die Warteliste" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du stehst auf der Warteliste");
		await page.goto((await readMail(page, email, "Du stehst auf der Warteliste")).link("/warteliste/"));
		await page.getByRole("button", { name: "Von der Liste streichen" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du stehst nicht mehr auf der Liste");
	});
});
