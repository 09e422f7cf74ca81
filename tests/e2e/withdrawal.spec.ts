import type { APIRequestContext, Page } from "@playwright/test";
import type { Basket } from "#contract/basket.ts";
import type { PlacedOrder } from "#contract/checkout.ts";
import { button, enter, main, newMember, tokenOf } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open, wordsOutside } from "./support/page.ts";
import { COURSE, pricedCourses } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const RECEIPT = "Eingangsbestätigung deines Widerrufs";
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** An order that waits for its payment, of a guest or of whoever holds the token. */
async function order(page: Page, email: string, token?: string): Promise<PlacedOrder & { payment_url: string }> {
	const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
	const course = (await pricedCourses(page)).find(({ slug }) => slug === COURSE.slug);
	const send = async <T>(path: string, data: object) =>
		((await (await page.request.post(`/api/v1${path}`, { data, headers })).json()) as { data: T }).data;
	const opened = await page.request.get("/api/v1/basket", { headers });
	const basket = ((await opened.json()) as { data: Basket }).data;
	await send(`/basket/${basket.id}/product`, { product_id: course?.id });
	const placed = await send<PlacedOrder>(`/basket/${basket.id}/checkout`, {
		name: "Gesine Gast",
		email,
		street_address: "Elbweg",
		street_suffix: "7a",
		postcode: "01099",
		city: "Dresden",
		payment_method_id: 1,
		accept_terms: true,
	});
	return { ...placed, payment_url: placed.payment_url ?? "" };
}

async function pay(page: Page, { payment_url }: { payment_url: string }): Promise<void> {
	await page.goto(payment_url);
	await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
	await expect(page).toHaveURL("/kasse/vielen-dank");
}

const declare = (request: APIRequestContext, contract: string, email: string) =>
	request.post("/api/v1/withdrawal", { data: { name: "Gesine Gast", contract, email } });

test("WB-5 WB-8 the link in the receipt shows what will happen; its button does it, once @mobil", async ({ page }) => {
	const email = newAddress();
	const placed = await order(page, email);
	await pay(page, placed);
	const film = (await readMail(page, email, "Danke! Dein")).link("/produkt/");

	await open(page, "/vertrag-widerrufen");
	await main(page).getByRole("textbox", { name: "Name" }).fill("Gesine Gast");
	await main(page).getByRole("textbox", { name: "Vertrag" }).fill(placed.number.toLowerCase());
	await main(page).getByRole("textbox", { name: "E-Mail" }).fill(email);
	await button(page, "Weiter").click();
	await button(page, "Widerruf bestätigen").click();
	await expect(title(page)).toHaveText("Dein Widerruf ist angekommen");
	await expect(title(page)).toBeFocused();
	expect(await wordsOutside(page)).toEqual([]);

	const link = (await readMail(page, email, RECEIPT)).link("/vertrag-widerrufen/bestaetigen/");
	await open(page, link);
	await expect(title(page)).toHaveText("Deinen Widerruf ausführen");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	for (const text of [placed.number, COURSE.topic, "Dein Zugang zu den Videokursen endet sofort."])
		await expect(main(page)).toContainText(text);
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);
	await page.goto(film);
	await expect(title(page)).toHaveText(COURSE.topic);

	await open(page, link);
	await button(page, "Widerruf jetzt ausführen").click();
	await expect(title(page)).toHaveText("Dein Widerruf ist ausgeführt");
	await expect(title(page)).toBeFocused();
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);
	const end = await readMail(page, email, "Dein Widerruf ist vollzogen");
	expect(end.text).toContain("erstatten wir auf demselben Weg");
	await page.reload();
	await expect(title(page)).toHaveText("Dein Widerruf ist ausgeführt");
	await expect(main(page).getByRole("button", { name: "Widerruf jetzt ausführen" })).toHaveCount(0);
});

test("WB-4 WB-5 from the page of an order: two steps, and the order is over", async ({ page }) => {
	const email = newAddress();
	const placed = await order(page, email);
	await page.goto(placed.payment_url);
	await page.getByRole("button", { name: "Abbrechen", exact: true }).click();
	await expect(title(page)).toHaveText("Noch nicht bezahlt");
	const address = page.url();
	await main(page).getByRole("link", { name: "Vertrag widerrufen" }).click();
	await expect(title(page)).toHaveText("Vertrag widerrufen");
	await expect(main(page)).toContainText("Du brauchst nichts zu bezahlen.");
	await expectAccessible(page);
	await main(page).getByRole("link", { name: "Zurück zur Bestellung" }).click();
	await expect(title(page)).toHaveText("Noch nicht bezahlt");
	await main(page).getByRole("link", { name: "Vertrag widerrufen" }).click();
	await button(page, "Widerruf bestätigen").click();
	await expect(title(page)).toHaveText("Dein Widerruf ist ausgeführt");
	await expect(title(page)).toBeFocused();
	await expect(main(page)).toContainText(/Eingegangen am\s*\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
	await expectAccessible(page);
	expect((await readMail(page, email, RECEIPT)).text).toContain(`Bestellung ${placed.number}`);
	await page.goto(address);
	await expect(title(page)).toHaveText("Diese Bestellung ist widerrufen");
});

test("WB-4 WB-5 from Mein VSZ: what follows is told first, then one button does it", async ({ page, request }) => {
	const person = await newMember(request);
	const { access_token } = await tokenOf(request, person);
	const placed = await order(page, person.email, access_token);
	await enter(page, request, person, "/mein-vsz/rechnungen");
	const row = main(page)
		.getByRole("region", { name: "Bestellungen und Rechnungen" })
		.getByRole("listitem")
		.filter({ hasText: placed.number });
	const opener = row.getByRole("button", { name: /^Vertrag widerrufen/ });
	await opener.click();
	await expect(row).toContainText("Die Bestellung ist beendet.");
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);
	await row.getByRole("button", { name: "Doch nicht" }).click();
	await expect(opener).toBeFocused();
	await expect(row).toContainText("Wartet auf Zahlung");
	await opener.click();
	await row.getByRole("button", { name: "Widerruf bestätigen" }).click();
	await expect(row.getByRole("status")).toContainText(/Dein Widerruf ist am \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
	await expect(row).toContainText("Widerrufen");
	await expect(opener).toHaveCount(0);
	await expectAccessible(page);
	expect((await readMail(page, person.email, RECEIPT)).text).toContain(placed.number);
});

test.describe("a link that is none", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("leads to the page that says so", async ({ page }) => {
		for (const path of ["bestaetigen", "bestellung"]) {
			const answer = await page.goto(`/vertrag-widerrufen/${path}/${"x".repeat(43)}`);
			expect(answer?.status()).toBe(404);
		}
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("WB-2 the link in the receipt and the page of the order work too", async ({ page, request }) => {
		const email = newAddress();
		const declared = await order(page, email);
		await declare(request, declared.number, email);
		const answer = await page.goto((await readMail(page, email, RECEIPT)).link("/vertrag-widerrufen/bestaetigen/"));
		expect([answer?.headers()["cache-control"], answer?.headers()["referrer-policy"]]).toEqual([
			"no-store",
			"no-referrer",
		]);
		await button(page, "Widerruf jetzt ausführen").click();
		await expect(title(page)).toHaveText("Dein Widerruf ist ausgeführt");

		const own = newAddress();
		await order(page, own);
		await page.goto((await readMail(page, own, "Deine Bestellung ist eingegangen")).link("/kasse/zahlung/"));
		await main(page).getByRole("link", { name: "Vertrag widerrufen" }).click();
		await button(page, "Widerruf bestätigen").click();
		await expect(title(page)).toHaveText("Dein Widerruf ist ausgeführt");
		await expect(main(page)).toContainText(/Eingegangen am\s*\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
	});
});
