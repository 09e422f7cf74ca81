import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import { open, wordsOutside } from "./support/page.ts";
import {
	addCourse,
	agree,
	CUSTOMER,
	euro,
	field,
	fillCustomer,
	lines,
	MEMBER,
	main,
	newMember,
	next,
	openBasket,
	openCheckout,
	orderButton,
	PERSON,
	radio,
	review,
	reviewAsGuest,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const INVALID = "Bitte prüfe deine Eingaben auf Korrektheit bzw. Vollständigkeit.";
const ALREADY = "Du hast dich bereits über deine Mobilfunknummer erfolgreich autorisiert.";
const boxes = (page: Page) => main(page).getByRole("checkbox");
const summary = (page: Page) => page.getByRole("region", { name: "Deine Bestellung" });
const pinBox = (page: Page) => page.getByRole("region", { name: "Wie möchtest du bezahlen?" });

async function logInHere(page: Page, { email, password }: typeof MEMBER): Promise<void> {
	await radio(page, /^Mit Konto/).check();
	await field(page, "E-Mail").first().fill(email);
	await main(page).locator("[name=password]").first().fill(password);
	await main(page).getByRole("button", { name: "Anmelden" }).click();
	await expect(page.getByText("Du bist eingeloggt.")).toBeVisible();
}

/** The server's part of the phone, played by the test: real SMS are few. */
async function confirmAnyPin(page: Page): Promise<void> {
	await page.route("**/api/v1/pin_authenticate", (route) =>
		route.fulfill({ json: { message: route.request().method() === "POST" ? "PIN unterwegs." : "Bestätigt." } }),
	);
}

test("an empty basket leads from the checkout to the basket", async ({ page }) => {
	await page.goto("/kasse");
	await expect(page).toHaveURL("/warenkorb");
	await expect(page.getByRole("heading", { name: "Hier ist noch Platz" })).toBeVisible();
});

test("PAY-01 to PAY-04 PAY-16 the first step: order type, data, payment, basket, 'Weiter' @mobil", async ({ page }) => {
	await addCourse(page);
	await openCheckout(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kasse");
	await expect(radio(page, /^Als Gast/)).toBeChecked();
	await expect(pinBox(page).getByRole("radio")).toHaveCount(3);
	for (const name of ["Paypal", "Kreditkarte", /^Rechnungskauf/]) await expect(radio(page, name)).toBeVisible();
	await expect(main(page).getByRole("checkbox")).not.toBeChecked();
	await expect(next(page)).toBeDisabled();
	await expect(page.getByText(INVALID)).toHaveCount(0);
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);
	await page.getByRole("complementary", { name: "Warenkorb" }).getByRole("link", { name: "Bearbeiten" }).click();
	await expect(page).toHaveURL("/warenkorb");
});

test("PAY-18 the first way to pay is chosen after a moment, unless somebody was quicker", async ({ page }) => {
	await page.clock.install();
	await addCourse(page);
	await page.getByRole("link", { name: "Zum Warenkorb" }).click();
	await page.getByRole("link", { name: "zur Kasse" }).click();
	await expect(radio(page, "Paypal")).toBeVisible();
	await page.clock.runFor(100);
	await expect(radio(page, "Paypal")).toBeChecked();
});

test("PAY-10 to PAY-14 PAY-29 PAY-30 'Weiter' opens only when all is right; what is wrong is named and linked @mobil", async ({
	page,
}) => {
	await addCourse(page);
	await openCheckout(page);
	await fillCustomer(page, "mika@");
	await field(page, "PLZ").fill("0109");
	await field(page, "Ort").focus();
	await expect(field(page, "PLZ")).toHaveAccessibleDescription("Ungültiges Format");
	await expect(field(page, "E-Mail")).toHaveAccessibleDescription(/^Ungültige E-Mail/);
	await expect(page.getByText(INVALID)).toBeVisible();
	await expect(next(page)).toBeDisabled();
	await expectAccessible(page);
	const wrong = main(page).getByRole("listitem").getByRole("link");
	await expect(wrong.filter({ hasText: /^(E-Mail|PLZ)$/ })).toHaveCount(2);
	await wrong.filter({ hasText: "PLZ" }).click();
	await expect(field(page, "PLZ")).toBeFocused();
	await field(page, "PLZ").fill("01099");
	await wrong.filter({ hasText: "E-Mail" }).click();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(newAddress());
	await expect(page.getByText(INVALID)).toHaveCount(0);
	await expect(next(page)).toBeEnabled();
	for (const [label, value] of Object.entries(PERSON)) {
		await field(page, label).fill("");
		await expect([label, await next(page).isDisabled()]).toEqual([label, true]);
		await field(page, label).fill(value);
		await expect(next(page)).toBeEnabled();
	}
	await field(page, "Haus-Nr.").fill("1234567");
	await expect(field(page, "Haus-Nr.")).toHaveValue("12345");
});

test("PAY-31 CO-1 CO-3 CO-4 CO-10 CO-11 the review in the order of the law @mobil", async ({ page }) => {
	const email = newAddress();
	await reviewAsGuest(page, email);
	for (const text of [PERSON["Vor- und Nachname"], email, "Beispielweg 7a", "01099 Dresden", "Kreditkarte"]) {
		await expect(main(page)).toContainText(text);
	}
	await expect(boxes(page)).toHaveCount(2);
	for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
	const [terms, early] = await main(page).locator("label:has(input[type=checkbox])").allTextContents();
	expect(terms).toContain("Ich stimme den AGB (in neuem Tab) zu.");
	expect(terms).not.toMatch(/gelesen und verstanden|Datenschutz\S* zu\./);
	expect(early).toMatch(/^Ich stimme ausdrücklich zu, dass ihr vor Ablauf der Widerrufsfrist/);
	for (const [name, href] of [
		["AGB", "/agb"],
		["Widerrufsbelehrung", "/widerruf"],
		["Datenschutzhinweise", "/datenschutz"],
	] as const) {
		await expect(main(page).getByRole("link", { name: `${name} (in neuem Tab)` })).toHaveAttribute("href", href);
	}
	for (const words of [
		"Verein gründen: Schritt für Schritt zum e. V.",
		"Dr. Miriam Kessler",
		"48 Minuten",
		"24\u00a0Stunden Zugriff ab Kauf, Streaming, kein Download",
		"keine automatische Verlängerung",
		"Internetverbindung",
		euro(29.9),
		`inkl. 19\u00a0% MwSt. (${euro(4.77)}), keine weiteren Kosten`,
	]) {
		await expect(summary(page)).toContainText(words);
	}
	await expect(orderButton(page)).toHaveCount(1);
	await expect(main(page).locator('button[type="submit"]')).toHaveCount(1);
	expect(await orderButton(page).evaluate((button) => button.textContent)).toBe("Kostenpflichtig bestellen");
	const order = await main(page).evaluate((root) => {
		const parts = ["h3", "input[name=accept_terms]", "[data-order-summary]", "button[type=submit]"].map((selector) =>
			root.querySelector(selector),
		);
		const [, , shown, button] = parts as HTMLElement[];
		const focusable = Array.from(root.querySelectorAll("a, button, input, select, [tabindex]"));
		const last = focusable.at(-1);
		const between = focusable.filter(
			(one) =>
				shown &&
				button &&
				shown.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
				one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
		);
		return {
			inOrder: parts.every(
				(part, index) =>
					index === 0 || (part && parts[index - 1]?.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING),
			),
			between: between.length,
			within: shown?.querySelectorAll("a, button, input, [tabindex]").length,
			last: last?.textContent,
		};
	});
	expect(order).toEqual({ inOrder: true, between: 0, within: 0, last: "Kostenpflichtig bestellen" });
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);
	const [shown, button] = [await summary(page).boundingBox(), await orderButton(page).boundingBox()];
	expect((button?.y ?? 0) - ((shown?.y ?? 0) + (shown?.height ?? 0))).toBeLessThan(60);
});

test("PAY-32 PAY-33 CO-6 without the boxes nothing is ordered; 'Bearbeiten' and back keep everything", async ({
	page,
}) => {
	const email = newAddress();
	const sent: string[] = [];
	page.on("request", (request) => request.url().endsWith("/checkout") && sent.push(request.url()));
	await reviewAsGuest(page, email);
	await orderButton(page).click();
	await expect(boxes(page).first()).toBeFocused();
	for (const box of await boxes(page).all()) await expect(box).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page);
	await boxes(page).first().check();
	await orderButton(page).click();
	await expect(boxes(page).nth(1)).toBeFocused();
	expect(sent).toEqual([]);

	await page.getByRole("button", { name: /^Bearbeiten ?: Rechnungsadresse$/ }).click();
	await expect(field(page, "Straße")).toBeFocused();
	for (const [label, value] of Object.entries(PERSON)) await expect(field(page, label)).toHaveValue(value);
	await expect(field(page, "E-Mail")).toHaveValue(email);
	await expect(radio(page, "Kreditkarte")).toBeChecked();
	await next(page).click();
	await expect(review(page)).toBeFocused();
	await expect(boxes(page).first()).toBeChecked();
});

test("the back button leads from the review to the data, and a reload keeps both", async ({ page }) => {
	const email = newAddress();
	await addCourse(page);
	await openCheckout(page);
	await fillCustomer(page, email);
	await boxes(page).check();
	await radio(page, "Kreditkarte").check();
	await page.reload();
	await expect(field(page, "Ort")).toHaveValue("Dresden");
	await expect(boxes(page)).toBeChecked();
	await next(page).click();
	await expect(review(page)).toBeVisible();
	await page.reload();
	await expect(review(page)).toBeVisible();
	await expect(main(page)).toContainText(email);
	for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
	await page.goBack();
	await expect(field(page, "E-Mail")).toHaveValue(email);
	await expect(radio(page, "Kreditkarte")).toBeChecked();
	await expect(boxes(page)).toBeChecked();
	await page.goForward();
	await expect(review(page)).toBeVisible();
	const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
	expect(kept).not.toMatch(/iban|password|swift/i);
});

test.describe("the phone", () => {
	test.use({ expectedErrors: /status of (422|429)/ });

	test("PAY-24 PAY-25 ERR-09 ERR-10 a wrong number and refusals are told; then no PIN is asked for", async ({
		page,
	}) => {
		await addCourse(page);
		await openCheckout(page);
		await radio(page, /^Rechnungskauf/).check();
		await expect(pinBox(page)).toContainText("Zum Beispiel +491510000000 oder 01510000000");
		const number = field(page, "Mobilnummer");
		const request = page.getByRole("button", { name: "PIN anfordern" });
		for (const wrong of ["49151000", "+43660123", "0151 000", "abc"]) {
			await number.fill(wrong);
			await request.click();
			await expect([wrong, await number.getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
			await expect(number).toHaveAccessibleDescription(/^Ungültige Angabe/);
		}
		await expectAccessible(page);
		await number.fill("03510000000");
		await request.click();
		await expect(pinBox(page).getByRole("alert")).toHaveText("Bitte gib eine deutsche Mobilnummer an.");
		await expect(field(page, "PIN")).toHaveCount(0);
		await expect(next(page)).toBeDisabled();
		await expectAccessible(page);
	});

	test("PAY-23 PAY-27 PAY-28 the PIN is entered, refused, confirmed; another can be asked for after a pause", async ({
		page,
	}) => {
		await page.clock.install();
		await addCourse(page);
		await page.getByRole("link", { name: "Zum Warenkorb" }).click();
		await page.getByRole("link", { name: "zur Kasse" }).click();
		await fillCustomer(page, newAddress());
		await radio(page, /^Rechnungskauf/).check();
		await confirmAnyPin(page);
		await field(page, "Mobilnummer").fill("01510000000");
		await field(page, "Mobilnummer").press("Enter");
		await expect(pinBox(page)).toContainText("PIN unterwegs.");
		const code = field(page, "PIN");
		await expect(code).toBeFocused();
		await expect(code).toHaveAttribute("autocomplete", "one-time-code");
		await expect(code).toHaveAttribute("inputmode", "numeric");
		await expectAccessible(page);
		await expect(page.getByRole("button", { name: /^Neue PIN in \d+ Sekunden/ })).toBeDisabled();
		await page.clock.runFor(60_000);
		await page.getByRole("button", { name: "Neue PIN anfordern" }).click();
		await expect(page.getByRole("button", { name: /^Neue PIN in \d+ Sekunden/ })).toBeVisible();
		await page.getByRole("button", { name: "Andere Nummer verwenden" }).click();
		await expect(code).toHaveCount(0);
		await page.getByRole("button", { name: "PIN anfordern" }).click();
		await page.getByRole("button", { name: "PIN bestätigen" }).click();
		await expect(code).toHaveAccessibleDescription("Bitte ausfüllen");
		await expect(next(page)).toBeDisabled();
		await page.route("**/api/v1/basket/*", async (route) => {
			const answer = await route.fetch();
			const { data } = await answer.json();
			await route.fulfill({ json: { data: { ...data, is_pin_authenticated: 1 } } });
		});
		await code.fill("123456");
		await code.press("Enter");
		await expect(pinBox(page).getByRole("status").filter({ hasText: "Bestätigt." })).toBeVisible();
		await expect(next(page)).toBeEnabled();
		expect(await page.evaluate(() => sessionStorage.getItem("pinAuthenticated"))).toContain("basketId");
		await page.reload();
		await expect(pinBox(page)).toContainText(ALREADY);
		await expect(next(page)).toBeEnabled();
	});
});

test.describe("with an account", () => {
	test.use({ expectedErrors: /status of (401|422)|Ungültige Benutzerdaten|401 - |Validierungsfehler/ });

	test("PAY-05 to PAY-08 PAY-17 a login stays on the checkout, fills the data and opens all four ways @mobil", async ({
		page,
	}) => {
		const member = await newMember(page);
		await addCourse(page);
		await openCheckout(page);
		await radio(page, /^Mit Konto/).check();
		await expect(next(page)).toBeDisabled();
		const box = page.getByRole("region", { name: "Wie möchtest du bestellen?" });
		await expect(box.getByRole("link", { name: "Passwort vergessen?" })).toHaveAttribute(
			"href",
			"/mein-vsz/passwort-vergessen",
		);
		await expect(box.getByRole("link", { name: "AGB (PDF)" })).toHaveAttribute("href", "/agb.pdf");
		await expect(box.getByRole("link", { name: "Datenschutzhinweise" }).first()).toHaveAttribute(
			"href",
			"/datenschutz",
		);
		await box.getByRole("button", { name: "Anmelden" }).click();
		await expect(field(page, "E-Mail").first()).toHaveAccessibleDescription("Bitte ausfüllen");
		await field(page, "E-Mail").first().fill(member.email);
		await box.locator("[name=password]").first().fill("falsch");
		await box.getByRole("button", { name: "Anmelden" }).click();
		await expect(box.getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
		await expectAccessible(page);

		await logInHere(page, member);
		await expect(page).toHaveURL("/kasse");
		await expect(box.getByRole("button", { name: "Anmelden" })).toHaveCount(0);
		await expect(radio(page, /^Als Gast/)).toBeDisabled();
		await expect(radio(page, /^Mit Konto/)).toBeChecked();
		await expect(field(page, "E-Mail")).toHaveValue(member.email);
		await expect(field(page, "Vor- und Nachname")).toHaveValue("Kim Mustermann");
		await expect(pinBox(page).getByRole("radio")).toHaveCount(4);
		await expect(next(page)).toBeEnabled();
		await expectAccessible(page);
	});

	test("PAY-21 PAY-22 SD-1 PAY-28 Bankeinzug asks for the account, shows the mandate and checks the IBAN", async ({
		page,
	}) => {
		await addCourse(page);
		await openCheckout(page);
		await logInHere(page, CUSTOMER);
		await expect(page.getByText("SEPA-Lastschriftmandat")).toHaveCount(0);
		await radio(page, /^Bankeinzug/).check();
		await expect(pinBox(page)).toContainText(ALREADY);
		await expect(pinBox(page)).toContainText("eine einmalige Zahlung von meinem Konto mittels Lastschrift einzuziehen");
		await expect(pinBox(page)).toContainText("innerhalb von acht Wochen");
		await expect(pinBox(page)).toContainText("Gläubiger-Identifikationsnummer");
		await expect(next(page)).toBeDisabled();
		await field(page, "Kontoinhaber/in").fill("Clara Winkler");
		await field(page, "Bank").fill("Musterbank");
		await field(page, "BIC").fill("BYLADEM1001");
		await field(page, "IBAN").pressSequentially("DE03120300000000202051");
		await expect(field(page, "IBAN")).toHaveValue("DE03 1203 0000 0000 2020 51");
		await expect(field(page, "IBAN")).toHaveAccessibleDescription(/^Ungültiges Format/);
		await field(page, "IBAN").fill("");
		await field(page, "IBAN").pressSequentially("de02120300000000202051");
		await expect(field(page, "IBAN")).toHaveValue("DE02 1203 0000 0000 2020 51");
		await expect(field(page, "IBAN")).toHaveAccessibleDescription("Die Prüfsumme stimmt.");
		await expect(next(page)).toBeEnabled();
		await expectAccessible(page);
		await next(page).click();
		await expect(main(page)).toContainText("DE … 2051");
		expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(/2020|iban/i);
		await page.reload();
		await expect(field(page, "IBAN")).toHaveValue("");
		await expect(next(page)).toBeDisabled();
	});

	test("AX-15 a login that ends within the checkout is announced and renewed in place; nothing is lost", async ({
		page,
	}) => {
		const member = await newMember(page);
		await addCourse(page);
		await openCheckout(page);
		await logInHere(page, member);
		await field(page, "Institution (optional)").fill("Chor am Elbhang e. V.");
		await radio(page, "Kreditkarte").check();
		const endIn = (ms: number) =>
			page.evaluate((left) => {
				localStorage.setItem("accessTokenExpiry", String(Date.now() + left));
				window.dispatchEvent(new StorageEvent("storage", { key: "accessTokenExpiry" }));
			}, ms);
		await endIn(60_000);
		await expect(page.getByRole("button", { name: "Neu anmelden" })).toBeVisible();
		await endIn(1_000);
		const dialog = page.getByRole("dialog", { name: "Bitte melde dich noch einmal an" });
		await expect(dialog.locator("[name=username]")).toHaveValue(member.email);
		await dialog.locator("[name=password]").fill(member.password);
		await dialog.getByRole("button", { name: "Anmelden" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(field(page, "Institution (optional)")).toHaveValue("Chor am Elbhang e. V.");
		await expect(radio(page, "Kreditkarte")).toBeChecked();
		await next(page).click();
		await agree(page);
		await orderButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Testzahlung");
	});

	test("PAY-09 ERR-11 a new account at checkout: at least six characters, errors listed, logged in with the basket", async ({
		page,
	}) => {
		const email = newAddress();
		await addCourse(page);
		await openCheckout(page);
		await radio(page, /^Mit Konto/).check();
		const box = page.getByRole("region", { name: "Wie möchtest du bestellen?" });
		const create = box.getByRole("button", { name: "Konto erstellen" });
		await create.click();
		await expect(box).toContainText("Bitte fülle zuerst „Deine Daten“ weiter unten aus.");
		await expect(field(page, "Vor- und Nachname")).toHaveAttribute("aria-invalid", "true");
		await fillCustomer(page, email);
		const password = box.locator("[name=password]").last();
		const repeat = box.locator("[name=password_repeat]");
		await password.fill("12345");
		await repeat.fill("12346");
		await create.click();
		await expect(password).toHaveAccessibleDescription(/^Passwort ist zu kurz/);
		await password.fill("Tisch!");
		await repeat.fill("Tisch?");
		await create.click();
		await expect(repeat).toHaveAccessibleDescription(/^Passwörter stimmen nicht überein/);
		await repeat.fill("Tisch!");
		await box.getByRole("checkbox").check();
		await page.route("**/api/v1/user", (route) =>
			route.fulfill({ status: 422, json: { message: "E-Mail: Ungültige E-Mail,Name: Bitte ausfüllen" } }),
		);
		await create.click();
		await expect(box.getByRole("alert").getByRole("listitem")).toHaveText([
			"E-Mail: Ungültige E-Mail",
			"Name: Bitte ausfüllen",
		]);
		await expectAccessible(page);
		await page.unroute("**/api/v1/user");
		await create.click();
		await expect(page.getByText("Du bist eingeloggt.")).toBeVisible();
		await expect(page).toHaveURL("/kasse");
		await expect(field(page, "E-Mail")).toHaveValue(email);
		await expect.poll(() => page.evaluate(() => localStorage.getItem("basketAssigned"))).toBe("1");
		await openBasket(page);
		await expect(lines(page)).toHaveCount(1);
	});

	test("PAY-09 an address that has an account already is told kindly", async ({ page }) => {
		await addCourse(page);
		await openCheckout(page);
		await fillCustomer(page, MEMBER.email);
		await radio(page, /^Mit Konto/).check();
		const box = page.getByRole("region", { name: "Wie möchtest du bestellen?" });
		await box.locator("[name=password]").last().fill("Ganz-anders");
		await box.locator("[name=password_repeat]").fill("Ganz-anders");
		await box.getByRole("checkbox").check();
		await box.getByRole("button", { name: "Konto erstellen" }).click();
		await expect(box).toContainText("Wir haben dir eine E-Mail geschickt.");
		await expect(box).toContainText("Dann melde dich mit deinem Passwort an.");
	});
});

test.describe("when the order fails", () => {
	test.use({ expectedErrors: /status of (403|409|422|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/ });

	test("ERR-12 CO-15 the person is told, everything stays, and the next try has the same key", async ({ page }) => {
		await reviewAsGuest(page, newAddress());
		await agree(page);
		const keys: string[] = [];
		const answers = [
			{ status: 500, json: { message: "kaputt" } },
			{ status: 403, json: { message: "Bitte bestätige zuerst deine Mobilnummer mit einer PIN." } },
		];
		await page.route("**/checkout", async (route) => {
			keys.push(route.request().postDataJSON().idempotency_key);
			const answer = answers[keys.length - 1];
			await (answer ? route.fulfill(answer) : route.abort());
		});
		const alert = main(page).getByRole("alert");
		await orderButton(page).click();
		await expect(alert).toContainText("Deine Angaben und dein Warenkorb sind noch da.");
		await expect(alert).toBeFocused();
		await expect(boxes(page).first()).toBeChecked();
		await expectAccessible(page);
		await orderButton(page).click();
		await expect(alert).toHaveText("Bitte bestätige zuerst deine Mobilnummer mit einer PIN.");
		await orderButton(page).click();
		await expect(alert).toContainText("Es wird nichts doppelt bestellt");
		expect(keys[0]).toMatch(/^[\da-f]{32}$/);
		expect(new Set(keys)).toEqual(new Set([keys[0]]));
		await page.unroute("**/checkout");
		await page.context().setOffline(true);
		await orderButton(page).click();
		await expect(alert).toContainText("ohne Verbindung zum Internet");
		await page.context().setOffline(false);
	});

	test("a price that changed meanwhile is shown instead of ordered", async ({ page }) => {
		await reviewAsGuest(page, newAddress());
		await agree(page);
		await page.route("**/checkout", (route) =>
			route.fulfill({ status: 409, json: { message: "Im Warenkorb hat sich etwas geändert." } }),
		);
		await page.route("**/api/v1/basket/*", async (route) => {
			const { data } = await (await route.fetch()).json();
			await route.fulfill({ json: { data: { ...data, total_with_tax: 35.7, total_tax: 5.7 } } });
		});
		await orderButton(page).click();
		await expect(main(page).getByRole("alert")).toContainText("hat sich etwas geändert");
		await expect(summary(page)).toContainText(euro(35.7));
	});
});

test("a busy order button keeps its name and lets no second press through", async ({ page }) => {
	await reviewAsGuest(page, newAddress());
	await agree(page);
	let sent = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/checkout", async (route) => {
		sent += 1;
		await promise;
		await route.fulfill({ status: 201, json: { data: { number: "VSZ-1", state: "placed", total_with_tax: 29.9 } } });
	});
	await orderButton(page).dblclick();
	await expect(orderButton(page)).toHaveAttribute("aria-busy", "true");
	resolve();
	await expect(page).toHaveURL("/kasse/vielen-dank");
	expect(sent).toBe(1);
});

test("CONST-08 FRAME-08 old addresses of the checkout lead to the new ones", async ({ page }) => {
	await addCourse(page);
	await page.goto("/checkout");
	await expect(page).toHaveURL("/kasse");
	await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeVisible();
	await open(page, "/checkout-confirmation");
	await expect(page).toHaveURL("/kasse/vielen-dank");
});
