import { test as base, expect } from "@playwright/test";
import { canPlayFilms } from "../e2e/support/film.ts";
import { newAddress, readMail } from "../e2e/support/mailbox.ts";
import { ATTENDEE } from "../e2e/support/seminars.ts";
import { COURSE, MEMBER, newNumber, PERSON, readPin } from "../e2e/support/shop.ts";
import { WebKit } from "./support/engine.ts";
import { Visitor } from "./support/visitor.ts";

/** One browser for all of them, which run one after the other. */
const test = base.extend<{ visitor: Visitor }, { webkit: WebKit }>({
	webkit: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
		async ({}, use) => {
			const webkit = await WebKit.start();
			await use(webkit);
			await webkit.close();
		},
		{ scope: "worker" },
	],
	visitor: async ({ webkit, baseURL }, use) => {
		const visitor = new Visitor(webkit, baseURL ?? "");
		await visitor.size(1280, 1000);
		await use(visitor);
	},
});

test.describe.configure({ mode: "default", timeout: 120_000 });

test("MEM-06 a member logs in", async ({ visitor }) => {
	await visitor.open("/mein-vsz/anmelden");
	await visitor.fill("E-Mail", MEMBER.email);
	await visitor.fill("Passwort", MEMBER.password);
	await visitor.click("Anmelden");
	await visitor.until(() => location.pathname.startsWith("/mein-vsz/pro"));
	await visitor.click("Ausloggen");
	await visitor.until(() => location.pathname === "/mein-vsz/anmelden");
});

test("the home page fits after the window became narrow", async ({ visitor }) => {
	await visitor.open("/");
	await visitor.size(447, 844);
	await visitor.until(() => document.documentElement.scrollWidth <= innerWidth);
});

test("SIGN-17 a free sign-up is confirmed by mail", async ({ visitor, request }) => {
	const email = newAddress();
	await visitor.open("/seminare/mitgliederversammlung-sicher-leiten");
	for (const [label, value] of Object.entries({ ...ATTENDEE, "E-Mail": email })) await visitor.fill(label, value);
	await visitor.choose("In welchem Bereich engagierst du dich?", "Keine Angabe");
	await visitor.choose("Seit wann?", "Ein bis fünf Jahre");
	await visitor.choose("Wie viel in der Woche?", "Bis 5 Stunden");
	await visitor.tickAll();
	await visitor.click("Kostenlos anmelden");
	await visitor.sees("Dein Platz ist reserviert");
	await readMail({ request }, email, "reserviert");
});

test("PAY-38 a guest buys a course with a PIN and watches it", async ({ visitor, request }) => {
	const [email, number] = [newAddress(), newNumber()];
	const page = { request };
	await visitor.open(`/videokurse/${COURSE.slug}`);
	await visitor.click("In den Warenkorb");
	await visitor.sees("Zum Warenkorb");
	await visitor.open("/kasse");
	for (const [label, value] of Object.entries({ ...PERSON, "E-Mail": email })) await visitor.fill(label, value);
	await visitor.click("Rechnungskauf");
	await visitor.fill("Mobilnummer", number.replace("+49", "0"));
	await visitor.click("PIN anfordern");
	await visitor.sees("Wir haben dir eine PIN per SMS geschickt.");
	await visitor.fill("PIN aus der SMS", await readPin(page, number));
	await visitor.sees("erfolgreich über deine Mobilfunknummer autorisiert");
	await visitor.click("Weiter");
	await visitor.sees("Bitte überprüfe deine Bestellung.");
	await visitor.tickAll();
	await visitor.click("Kostenpflichtig bestellen");
	await visitor.until(() => location.pathname === "/kasse/vielen-dank");
	const mail = await readMail(page, email, "Danke! Dein");
	await visitor.open(mail.link("/produkt/"));
	if (!(await canPlayFilms("WebKit", (question) => visitor.ask(question)))) return;
	await visitor.click("Video abspielen");
	await visitor.until(() => document.querySelector("main [data-state=playing]") !== null);
	await visitor.until(() => (document.querySelector("video")?.currentTime ?? 0) > 0.5);
	expect(await visitor.ask(() => document.querySelector("video")?.duration)).toBeGreaterThan(10);
});
