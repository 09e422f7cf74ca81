import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import type { Basket } from "#contract/basket.ts";
import { BASKET_LIFETIME_MS } from "#contract/constants.ts";
import { CHECKOUT, METHOD } from "#tests/support/shop.ts";
import { newAddress } from "./mailbox.ts";
import { keep, open } from "./page.ts";
import { expect } from "./test.ts";

/** Priced courses of the demo content. */
export const COURSE = {
	slug: "verein-gruenden-schritt-fuer-schritt",
	topic: "Verein gründen: Schritt für Schritt zum e. V.",
};
export const MEMBER = { email: "mitglied@vsz.example", password: "Mitglied-2026" };
export const CUSTOMER = { email: "kundin@vsz.example", password: "Kundin-2026" };

export const badge = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Warenkorb/ });
export const main = (page: Page) => page.getByRole("main");
export const lines = (page: Page) => page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");
export const euro = (amount: number) => `${amount.toFixed(2).replace(".", ",")}\u00a0€`;

interface Priced {
	id: number;
	slug: string;
	topic: string;
	price: number;
}

/** Active courses with a price, newest first. */
export async function pricedCourses(page: Page): Promise<Priced[]> {
	const answer = await page.request.get("/api/v1/online_seminar?is_active=1&per_page=999");
	const { data } = (await answer.json()) as { data: (Priced & { price: number | null })[] };
	return data.filter(({ price }) => price !== null);
}

/** By the button of its page. */
export async function addCourse(page: Page, slug = COURSE.slug): Promise<void> {
	await open(page, `/videokurse/${slug}`);
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.getByRole("link", { name: "Zum Warenkorb" })).toBeFocused();
}

/** As if the courses had been put into the basket before. */
export async function haveCourses(page: Page, ...slugs: string[]): Promise<void> {
	const courses = await pricedCourses(page);
	const made = await page.request.get("/api/v1/basket");
	const { id } = ((await made.json()) as { data: Basket }).data;
	for (const slug of slugs.length > 0 ? slugs : [COURSE.slug]) {
		const data = { product_id: courses.find((course) => course.slug === slug)?.id };
		expect((await page.request.post(`/api/v1/basket/${id}/product`, { data })).ok()).toBe(true);
	}
	await keep(page, { basketId: id, basketExpiry: String(Date.now() + BASKET_LIFETIME_MS) });
}

export async function openBasket(page: Page): Promise<void> {
	await open(page, "/warenkorb");
	await expect(page.getByText("Warenkorb wird geladen...")).toHaveCount(0);
}

export async function openCheckout(page: Page): Promise<void> {
	await open(page, "/kasse");
	await expect(page.getByRole("heading", { name: "Deine Daten" })).toBeVisible();
}

export const field = (page: Page, label: string) => main(page).getByRole("textbox", { name: label, exact: true });
export const radio = (page: Page, name: string | RegExp) => main(page).getByRole("radio", { name });
export const next = (page: Page) => page.getByRole("button", { name: "Weiter" });
export const review = (page: Page) => page.getByRole("heading", { name: "Bitte überprüfe deine Bestellung." });
export const orderButton = (page: Page, name = "Kostenpflichtig bestellen") =>
	page.getByRole("button", { name, exact: true });

export const PERSON = {
	"Vor- und Nachname": "Mika Beispiel",
	Straße: "Beispielweg",
	"Haus-Nr.": "7a",
	PLZ: "01099",
	Ort: "Dresden",
};

export async function fillCustomer(page: Page, email: string): Promise<void> {
	for (const [label, value] of Object.entries(PERSON)) await field(page, label).fill(value);
	await field(page, "E-Mail").last().fill(email);
}

/** Both boxes of the review. */
export async function agree(page: Page): Promise<void> {
	await expect(review(page)).toBeVisible();
	for (const box of await main(page).getByRole("checkbox").all()) await box.check();
}

/** A guest with one course stands in the review, about to pay by card. */
export async function reviewAsGuest(page: Page, email: string): Promise<void> {
	await haveCourses(page);
	await openCheckout(page);
	await fillCustomer(page, email);
	await radio(page, "Kreditkarte").check();
	await next(page).click();
	await expect(review(page)).toBeFocused();
}

export async function logIn(page: Page, { email, password } = MEMBER): Promise<void> {
	await open(page, "/mein-vsz/anmelden");
	await field(page, "E-Mail").fill(email);
	await main(page).locator("[name=password]").fill(password);
	await main(page).getByRole("button", { name: "Anmelden" }).click();
	await expect(page).toHaveURL(/\/mein-vsz\/(profil|produkte)/);
}

/** An account of its own: what it buys disturbs nobody. */
export async function newMember(page: Page): Promise<{ email: string; password: string }> {
	const account = { email: newAddress(), password: "Stuhl-frei-2026" };
	const answer = await page.request.post("/api/v1/user", {
		data: {
			...account,
			password_repeat: account.password,
			name: "Kim Mustermann",
			street_address: "Musterweg",
			street_suffix: "1",
			postcode: "01067",
			city: "Dresden",
			accept_terms: true,
		},
	});
	expect(answer.status()).toBe(201);
	return account;
}

/** As if a code had been redeemed before, for the only line of the basket. */
export async function haveVoucher(page: Page, code: string): Promise<void> {
	const [line] = (await basketOf(page)).products;
	expect((await page.request.put(`/api/v1/basket_product/${line?.id}/voucher/${code}`)).ok()).toBe(true);
}

/** Every journey has a number of its own: only one SMS a minute goes to the same one. */
export const newNumber = (): string => `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

/** The PIN from the SMS that shows in the browser's outbox. */
export async function readPin(page: Pick<Page, "request">, number: string): Promise<string> {
	let pin: string | undefined;
	await expect
		.poll(async () => {
			const rows = (await (await page.request.get("/postausgang")).text()).split("<tr>");
			pin = /SMS: (\d{6})/.exec(rows.find((row) => row.includes(number)) ?? "")?.[1];
			return pin;
		})
		.toBeDefined();
	return pin ?? "";
}

/** As if a guest had bought the first course on account; answers the number of the order. */
export async function orderedByInvoice(page: Page, guest: APIRequestContext): Promise<string> {
	const json = async (answer: APIResponse) => {
		expect(answer.ok()).toBe(true);
		return answer.json();
	};
	const [course] = await pricedCourses(page);
	const { id: basket_id } = (await json(await guest.get("/api/v1/basket"))).data;
	await json(await guest.post(`/api/v1/basket/${basket_id}/product`, { data: { product_id: course?.id } }));
	const phone_number = newNumber();
	await json(await guest.post("/api/v1/pin_authenticate", { data: { phone_number, basket_id } }));
	const code = await readPin(page, phone_number);
	await json(await guest.put("/api/v1/pin_authenticate", { data: { code, basket_id } }));
	const data = { ...CHECKOUT, email: newAddress(), payment_method_id: METHOD.invoice };
	return (await json(await guest.post(`/api/v1/basket/${basket_id}/checkout`, { data }))).data.number;
}

export const storedBasket = (page: Page) =>
	page.evaluate(() => ({
		id: localStorage.getItem("basketId"),
		expiry: Number(localStorage.getItem("basketExpiry")),
		assigned: localStorage.getItem("basketAssigned"),
	}));

/** The basket as the server has it. */
export async function basketOf(page: Page): Promise<Basket> {
	const { id } = await storedBasket(page);
	return ((await (await page.request.get(`/api/v1/basket/${id}`)).json()) as { data: Basket }).data;
}
