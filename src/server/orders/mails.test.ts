import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import { registerOutboxPage } from "#server/outbox/page.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openShop } from "#tests/support/house.ts";
import { type Captured, deliverAll } from "#tests/support/mailbox.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { METHOD, type shop } from "#tests/support/shop.ts";

let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];
const course = (index: number) => courses[index] as Course & { price: number };

beforeAll(async () => {
	const now = new Date("2026-11-15T10:00:00Z");
	const env = { PUBLIC_URL: "https://www.vsz.example", DEMO: "on" };
	({ api, at, courses } = await openShop({ clock: () => now, env }));
});
afterAll(() => api.close());

/** Amounts are written with spaces that do not break. */
const plain = (mail: Captured | undefined) => (mail?.text ?? "").replaceAll("\u00a0", " ");

async function byInvoice(email: string) {
	const { guest, basket } = await at.confirmedGuest(course(0), course(1));
	const line = basket.products.find(({ product }) => product.id === course(0).id);
	await guest.send("PUT", `/basket_product/${line?.id}/voucher/EHRENAMT50`);
	return guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.invoice });
}

test("CO-16 PAY-40 the confirmation repeats the contract, the consents with time and wording, and the rights", async () => {
	const { body } = await byInvoice("vertrag@vsz.example");
	const [mail] = await at.mailsTo("vertrag@vsz.example");
	expect(mail?.subject).toBe("Danke! Deine Videokurse liegen bereit");
	const text = plain(mail);
	for (const part of [
		`Bestellnummer: ${body.data.number}`,
		"Bestellt am: 15.11.2026, 11:00 Uhr",
		`Videokurs „${course(0).topic}“`,
		"Gutschein EHRENAMT50, 50 %",
		"19 % MwSt.",
		"Gesamt inkl. MwSt.",
		"24 Stunden Zugriff ab Freischaltung",
		"Kein Download",
		"Freigeschaltet bis: 16.11.2026, 11:00 Uhr",
		"Gesine Gast",
		"Elbweg 7a",
		"Zahlungsart: Rechnungskauf",
		"bis zum 29.11.2026",
		"Du hast am 15.11.2026, 11:00 Uhr unseren AGB zugestimmt (Fassung 2026-11).",
		"Du hast am 15.11.2026, 11:00 Uhr ausdrücklich zugestimmt",
		"dein Widerrufsrecht erlischt",
		"gesetzliche Mängelhaftungsrecht für digitale Produkte",
		"Widerrufsbelehrung mit dem Muster-Widerrufsformular",
		"Vereins- & Stiftungszentrum e. V.",
		"+49 351 0000000",
		"Vertrag widerrufen: https://www.vsz.example/vertrag-widerrufen",
	])
		expect(text).toContain(part);
	expect(text.match(/https:\/\/www\.vsz\.example\/produkt\/\d+\/[\w-]{43}/g)).toHaveLength(2);
	expect(mail?.html).toContain("Videokurs ansehen");
	expect(mail?.replyTo).toBe("kontakt@vsz.example");
	expect(text).not.toMatch(/undefined|null|\[object/);
});

test("CO-16 it carries invoice, terms and withdrawal policy as files, not as links", async () => {
	await byInvoice("anhang@vsz.example");
	const [mail] = await at.mailsTo("anhang@vsz.example");
	expect(mail?.attachments).toEqual([
		expect.stringMatching(/^RE-2026-\d{6}\.pdf$/),
		"AGB-VSZ.pdf",
		"Widerrufsbelehrung-VSZ.pdf",
	]);
	const [invoice, terms, policy] = mail?.attachments.map((name) => wordsOf(mail.files.get(name) as Buffer)) ?? [];
	expect(invoice).toContain("Vielen Dank für deine Bestellung");
	expect(terms).toContain("Allgemeine Geschäftsbedingungen");
	expect(policy).toContain("Muster-Widerrufsformular");
	expect(policy?.replace("vertrag- ", "vertrag-")).toContain("https://www.vsz.example/vertrag-widerrufen");
});

test("PAY-39 a member is led to Mein VSZ, and no link in the mail opens the film to others", async () => {
	const member = await at.loggedIn("kundin@vsz.example");
	const basket = await member.basketWith(course(2));
	await member.checkout(basket.id, { email: "kundin@vsz.example", payment_method_id: METHOD.invoice });
	const [mail] = await at.mailsTo("kundin@vsz.example");
	expect(mail?.text).toContain("https://www.vsz.example/mein-vsz/produkte");
	expect(mail?.text).not.toContain("/produkt/");
});

test("CO-8 the order by Paypal is acknowledged first and confirmed after the payment; the staff hear of both", async () => {
	const guest = at.person();
	const basket = await guest.basketWith(course(0));
	const email = "erst@vsz.example";
	await at.mails();
	const { body } = await guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.paypal });
	const first = await at.mails();
	const receipt = first.find(({ to }) => to === email);
	expect(receipt?.subject).toBe("Deine Bestellung ist eingegangen");
	expect(receipt?.text).toContain("Sie ist noch nicht bezahlt");
	expect(receipt?.text).toMatch(/https:\/\/www\.vsz\.example\/kasse\/zahlung\/[\w-]{43}/);
	expect(receipt?.attachments).toEqual([]);
	expect(first.filter(({ to }) => to === "kontakt@vsz.example").map(({ subject }) => subject)).toEqual([
		`Bestellung wartet auf Zahlung: ${body.data.number}`,
	]);
	const reference = body.payment_url?.split("/").at(-1) ?? "";
	await api.app.services.payments.testPage.decide(reference, "paid");
	await api.app.services.settling.notice("test", reference);
	const second = await at.mails();
	const confirmation = second.find(({ to }) => to === email);
	expect(plain(confirmation)).toContain(`Deine Zahlung mit Paypal zur Bestellung ${body.data.number} ist bestätigt`);
	const invoice = wordsOf(confirmation?.files.get(confirmation.attachments[0] ?? "") as Buffer);
	expect(invoice).toContain("Bezahlt per Paypal am 15.11.2026");
	expect(second.find(({ to }) => to === "kontakt@vsz.example")?.replyTo).toBe(email);
});

test("RUN-18 the outbox page opens the files of a mail, and runs nothing", async () => {
	await byInvoice("seite@vsz.example");
	await api.database.pool.query("update outbox set next_try_at = '2000-01-01' where state = 'waiting'");
	await deliverAll(api.outbox);
	const fastify = Fastify();
	registerOutboxPage(api.config)(fastify);
	const list = (await fastify.inject("/postausgang")).body;
	const path = /href="(\/postausgang\/[^"]+)">Danke! Deine/.exec(list)?.[1] ?? "";
	const page = (await fastify.inject(path)).body;
	expect(page).toMatch(/href="[^"]+\/anhang\/0">PDF \(RE-2026-\d{6}\.pdf\)<\/a>/);
	const file = await fastify.inject(`${path}/anhang/0`);
	expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
	expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
	expect((await api.fastify.inject(`${path}/anhang/9`)).statusCode).not.toBe(500);
	await fastify.close();
});
