import type { Page } from "@playwright/test";
import { enter } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { canPlayFilms } from "./support/film.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { stored, wordsOutside } from "./support/page.ts";
import {
	addCourse,
	agree,
	badge,
	COURSE,
	field,
	fillCustomer,
	haveCourses,
	haveVoucher,
	lines,
	main,
	newMember,
	newNumber,
	next,
	openBasket,
	openCheckout,
	orderButton,
	radio,
	readPin,
	review,
	reviewAsGuest,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

/** Longer than the page pauses before it asks again. */
const PAYMENT_PAUSE_MS = 6_000;
const THANKS = "Vielen Dank für deine Bestellung";
const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: THANKS });
const pay = (page: Page, how: "Bezahlen" | "Fehlschlagen lassen" | "Abbrechen") =>
	page.getByRole("button", { name: how, exact: true }).click();
const again = (page: Page) => page.getByRole("button", { name: "Noch einmal bezahlen" });

test.describe("by invoice", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("SEC-01 PAY-23 PAY-24 PAY-25 PAY-26 PAY-27 PAY-34 PAY-35 PAY-38 PAY-40 VID-14 a guest buys with a PIN from the SMS and watches through the mail's link @firefox", async ({
		page,
		context,
		browserName,
	}) => {
		const [email, number] = [newAddress(), newNumber()];
		await addCourse(page);
		await openCheckout(page);
		await fillCustomer(page, email);
		await radio(page, /^Rechnungskauf/).check();
		await field(page, "Mobilnummer").fill(number.replace("+49", "0"));
		await page.getByRole("button", { name: "PIN anfordern" }).click();
		await expect(main(page)).toContainText("Wir haben dir eine PIN per SMS geschickt.");
		const pin = await readPin(page, number);
		const code = field(page, "PIN aus der SMS");
		await code.fill(pin === "000000" ? "111111" : "000000");
		await expect(code).toHaveAccessibleDescription(
			"Die PIN stimmt nicht. Vergleich sie noch einmal mit der SMS. Du hast noch 4 Versuche.",
		);
		await expect(main(page).getByRole("region", { name: "Deine Daten" })).toContainText(email);
		await expect(field(page, "Vor- und Nachname")).toHaveCount(0);
		await expectAccessible(page);
		await page.getByRole("button", { name: /^Ändern.*deine Daten$/ }).click();
		await expect(field(page, "Vor- und Nachname")).toBeFocused();
		await code.fill(pin);
		await expect(main(page)).toContainText("Du hast dich erfolgreich über deine Mobilfunknummer autorisiert.");
		await next(page).click();
		await agree(page);
		await orderButton(page).click();
		await expect(page).toHaveURL("/kasse/vielen-dank");
		await expect(thanks(page)).toBeFocused();
		await expect(main(page)).toContainText("Dein Videokurs ist offen.");
		await expect(main(page)).toContainText(/Verfügbar bis\w+, \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr24\sStunden/);
		await expect(main(page)).toContainText(`E-Mail an${email}`);
		await expect(main(page)).toContainText(/BestellnummerVSZ-\d{4}-\d{6}-\w{4}/);
		await expect(badge(page)).toHaveAccessibleName("Warenkorb");
		expect((await stored(page)).filter((entry) => !/^cookie|lastOrder/.test(entry))).toEqual([]);
		await expectAccessible(page);
		await page.reload();
		const watch = main(page).getByRole("link", { name: /^Jetzt ansehen/ });
		await expect(watch).toHaveAttribute("href", /^\/produkt\/\d+\/[\w-]{43}$/);
		await field(page, "Passwort wählen").fill("Kranich-Ofen-Libelle-58");
		await page.getByRole("button", { name: "Konto anlegen" }).click();
		await expect(main(page).getByRole("heading", { name: "Schau in dein Postfach" })).toBeVisible();
		await expectAccessible(page);
		const elsewhere = await context.browser()?.newContext();
		const stranger = await elsewhere?.newPage();
		await stranger?.goto(page.url());
		await expect(stranger?.getByText("Der Link ist 24\u00a0Stunden gültig.") ?? watch).toBeVisible();
		await expect(stranger?.getByText(email) ?? watch).toHaveCount(0);
		await elsewhere?.close();

		const mail = await readMail(page, email, "Danke! Dein");
		await page.goto(mail.link("/produkt/"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.topic);
		const ask = (question: () => string) => page.evaluate(question);
		if (browserName === "firefox" && !(await canPlayFilms("Firefox", ask))) return;
		await page.getByRole("button", { name: "Video abspielen" }).click();
		await expect
			.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
			.toBeGreaterThan(0);
	});
});

test("SEC-02 PAY-36 PAY-37 PAY-39 a member pays by card on the test page and finds the course in Mein VSZ", async ({
	page,
}) => {
	const member = await newMember(page);
	await haveCourses(page);
	await enter(page, page.request, member, "/kasse");
	await expect(field(page, "Vor- und Nachname")).toHaveValue("Kim Mustermann");
	await radio(page, "Kreditkarte").check();
	await next(page).click();
	await agree(page);
	await orderButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Testzahlung");
	await pay(page, "Bezahlen");
	await expect(page).toHaveURL("/kasse/vielen-dank");
	await expect(main(page)).toContainText("Dein Videokurs liegt jetzt in Mein VSZ bereit.");
	await expectAccessible(page);
	await main(page).getByRole("link", { name: "Zu Mein VSZ" }).click();
	await expect(page).toHaveURL("/mein-vsz/produkte");
	await expect(main(page)).toContainText(COURSE.topic);
});

test("PAY-37 CO-15 a payment that failed or was aborted can be repeated, also another way; one under way is waited for, and news come by themselves", async ({
	page,
}) => {
	const email = newAddress();
	await reviewAsGuest(page, email);
	await agree(page);
	await orderButton(page).click();
	await pay(page, "Fehlschlagen lassen");
	await expect(page).toHaveURL(/\/kasse\/zahlung\/[\w-]+$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noch nicht bezahlt");
	await expect(main(page)).toContainText("Die Zahlung hat nicht geklappt");
	await expect(main(page)).toContainText("Nicht bezahlt, nichts gebucht.");
	await expect(main(page)).toContainText(COURSE.topic);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await expect(radio(page, "Kreditkarte")).toBeChecked();
	await expectAccessible(page);
	await radio(page, "Paypal").check();
	await again(page).click();
	await pay(page, "Abbrechen");
	await expect(main(page)).toContainText("Du hast die Zahlung abgebrochen");
	await expect(radio(page, "Paypal")).toBeChecked();
	const address = page.url();
	await again(page).click();
	await expect(page.getByRole("button", { name: "Bezahlen", exact: true })).toBeVisible();
	const paymentPage = page.url();
	await page.clock.install();
	await page.goto(address);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wir warten auf deine Zahlung");
	await expect(main(page).getByRole("status")).toContainText("Wir warten auf die Bestätigung.");
	await expectAccessible(page);
	const unpaid = page.getByRole("heading", { level: 1, name: "Noch nicht bezahlt" });
	await expect(async () => {
		await page.clock.fastForward(PAYMENT_PAUSE_MS);
		await expect(unpaid).toBeVisible({ timeout: 100 });
	}).toPass();
	await expect(main(page)).toContainText("Diese Seite merkt es von selbst.");
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await wordsOutside(page)).toEqual([]);
	const other = await page.context().newPage();
	await other.goto(paymentPage);
	await pay(other, "Bezahlen");
	await expect(other).toHaveURL("/kasse/vielen-dank");
	await page.clock.fastForward(PAYMENT_PAUSE_MS);
	await expect(page).toHaveURL("/kasse/vielen-dank");
	const mail = await readMail(page, email, "Danke! Dein");
	expect(mail.link("/produkt/")).not.toBe("");
});

test("somebody who comes back from the payment page by the browser's own button finds the way to pay", async ({
	page,
}) => {
	await reviewAsGuest(page, newAddress());
	await agree(page);
	await orderButton(page).click();
	await expect(page.getByRole("button", { name: "Bezahlen", exact: true })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL("/warenkorb");
	await expect(main(page)).toContainText("Deine letzte Bestellung ist noch nicht bezahlt");
	await expectAccessible(page);
	await main(page).getByRole("link", { name: "Weiter zur Zahlung" }).click();
	await pay(page, "Bezahlen");
	await expect(thanks(page)).toBeVisible();
	// The page forgets it as soon as its script runs.
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem("openPayment"))).toBeNull();
	await openBasket(page);
	await expect(main(page)).not.toContainText("noch nicht bezahlt");
});

test("what one tab has ordered is gone from the others, and nobody is told that its time ran out", async ({
	page,
	context,
}) => {
	await reviewAsGuest(page, newAddress());
	const [checkout, basket] = [await context.newPage(), await context.newPage()];
	await openCheckout(checkout);
	await openBasket(basket);
	await expect(lines(basket)).toHaveCount(1);
	await agree(page);
	await orderButton(page).click();
	await expect(page.getByRole("button", { name: "Bezahlen", exact: true })).toBeVisible();
	await expect(checkout).toHaveURL("/warenkorb");
	for (const other of [checkout, basket]) {
		await expect(main(other).getByRole("heading", { name: "Hier ist noch Platz" })).toBeVisible();
		await expect(main(other)).not.toContainText("vier Stunden");
	}
});

test.describe("an answer that gets lost", () => {
	test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|status of 404/ });

	test("CO-15 CO-19 a voucher of 100 % makes a free order: no payment, one box, 'Kostenlos bestellen'; sent again, the same order answers", async ({
		page,
	}) => {
		const email = newAddress();
		const order = orderButton(page, "Kostenlos bestellen");
		await haveCourses(page);
		await haveVoucher(page, "FREI100");
		await openCheckout(page);
		await expect(page.getByRole("heading", { name: "Wie möchtest du bezahlen?" })).toHaveCount(0);
		await fillCustomer(page, email);
		await next(page).click();
		await expect(main(page).getByRole("checkbox")).toHaveCount(1);
		await expect(orderButton(page)).toHaveCount(0);
		await expect(main(page)).toContainText("Es ist nichts zu bezahlen.");
		await expectAccessible(page);
		await agree(page);
		const numbers: string[] = [];
		await page.route("**/checkout", async (route) => {
			const answer = await route.fetch();
			numbers.push((await answer.json()).data.number);
			await (numbers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
		});
		await order.click();
		await expect(main(page).getByRole("alert")).toContainText("Es wird nichts doppelt bestellt");
		await order.click();
		await expect(thanks(page)).toBeVisible();
		expect(numbers).toEqual([numbers[0], numbers[0]]);
		const mail = await readMail(page, email, "Danke! Dein");
		expect(mail.link("/produkt/")).not.toBe("");
	});
});

test("by keyboard alone somebody puts a course into the basket and orders it", async ({ page }) => {
	test.slow();
	const press = async (key: string, until: ReturnType<Page["locator"]>) => {
		for (let step = 0; step < 60; step++) {
			if ((await until.count()) > 0 && (await until.first().evaluate((one) => one === document.activeElement))) return;
			await page.keyboard.press(key);
		}
		throw new Error(`the focus never came to ${until}`);
	};
	await page.goto(`/videokurse/${COURSE.slug}`);
	await press("Tab", page.getByRole("button", { name: "In den Warenkorb" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: "Zum Warenkorb" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(lines(page)).toHaveCount(1);
	await press("Tab", field(page, "Gutscheincode"));
	await page.keyboard.type("FREI100");
	await page.keyboard.press("Enter");
	await expect(lines(page)).toContainText("100\u00a0% Rabatt");
	await press("Tab", page.getByRole("link", { name: "zur Kasse" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeFocused();
	await press("Tab", field(page, "Vor- und Nachname"));
	for (const text of ["Mika Beispiel", newAddress(), "", "Beispielweg", "7a", "01099", "Dresden"]) {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	}
	await press("Tab", next(page));
	await page.keyboard.press("Enter");
	await expect(review(page)).toBeFocused();
	await press("Tab", main(page).getByRole("checkbox"));
	await page.keyboard.press("Space");
	await press("Tab", orderButton(page, "Kostenlos bestellen"));
	await page.keyboard.press("Enter");
	await expect(thanks(page)).toBeFocused();
});

test("an unknown order is a 404 page", async ({ request }) => {
	for (const token of ["kurz", "a".repeat(43)]) {
		const answer = await request.get(`/kasse/zahlung/${token}`);
		expect([token, answer.status()]).toEqual([token, 404]);
		expect(await answer.text()).toContain("Die Adresse oder der Link wurde nicht gefunden.");
	}
});
