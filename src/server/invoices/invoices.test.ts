import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { INVOICE_DUE_DAYS } from "#contract/legal/terms-payment.ts";
import { EXEMPTION } from "#contract/money.ts";
import { collectionDay, easterSunday } from "#server/payments/target-days.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openShop } from "#tests/support/house.ts";
import { attachmentsOf, rowsOf, wordsOf } from "#tests/support/pdf.ts";
import { documentOf, lineFor } from "#tests/support/sample-invoices.ts";
import { BANK, METHOD, type shop } from "#tests/support/shop.ts";
import { DRAWINGS } from "./files.ts";
import { invoicePdf } from "./pdf.ts";
import { takeNumber } from "./store.ts";
import { numberSeries } from "./tables.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];
const course = (index: number) => courses[index] as Course & { price: number };

beforeAll(async () => {
	({ api, at, courses } = await openShop({ clock: () => NOW }));
});
afterAll(() => api.close());
const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

async function orderByInvoice(over: object = {}, voucher?: string) {
	const { guest, basket } = await at.confirmedGuest(course(0), course(1));
	const line = basket.products.find(({ product }) => product.id === course(0).id);
	if (voucher) await guest.send("PUT", `/basket_product/${line?.id}/voucher/${voucher}`);
	const { body } = await guest.checkout<PlacedOrder>(basket.id, { payment_method_id: METHOD.invoice, ...over });
	const token = await api.app.services.secrets.linkToken("order", body.data.number);
	const order = (await guest.send<Order>("GET", `/order/${token}`)).body.data;
	return { guest, order, token };
}

describe("the invoice of an order", () => {
	test("TX-5 names everything § 14 Abs. 4 UStG asks for, with the discount where it was taken", async () => {
		const { guest, order } = await orderByInvoice({ company: "Chor am Elbhang e. V." }, "EHRENAMT50");
		const [document] = order.documents;
		expect(document).toMatchObject({ kind: "invoice", issued_on: "2026-11-15" });
		const pdf = await guest.send<never>("GET", document?.path.replace("/api/v1", "") ?? "");
		expect([pdf.status, pdf.headers["content-disposition"]]).toEqual([
			200,
			`inline; filename="${document?.number}.pdf"`,
		]);
		const { rawPayload } = await api.fastify.inject(document?.path ?? "");
		const words = wordsOf(rawPayload);
		for (const text of [
			`Rechnung ${document?.number}`,
			"Vereins- & Stiftungszentrum e. V.",
			"Musterstraße 12",
			"Steuernummer 200/000/00000",
			"USt-IdNr. DE000000000",
			"Chor am Elbhang e. V. Gesine Gast Elbweg 7a 01099 Dresden",
			"Datum 15.11.2026",
			`Bestellung ${order.number}`,
			"Leistung am 15.11.2026 bis 16.11.2026",
			`Videokurs „${course(0).topic}“`,
			"abzüglich Gutschein 50 %",
			"zuzüglich 19 % MwSt.",
			"bis zum 29.11.2026 ohne Abzug",
			"IBAN DE02 1203 0000 0000 2020 51",
			"§ 286 Abs. 3 BGB",
			"Seite 1 von 1",
		])
			expect(words.replaceAll("\u00a0", " ")).toContain(text);
		expect(words).toContain(order.total_with_tax.toFixed(2).replace(".", ","));
		const raw = rawPayload.toString("latin1");
		for (const mark of [
			"/StructTreeRoot",
			"/Marked true",
			"/Lang (de-DE)",
			"/S /Table\n",
			"/S /TH\n",
			"/S /H1\n",
			"/S /Figure\n",
			"/Alt (",
			"/BBox [",
		])
			expect(raw).toContain(mark);
	});

	test("EINV-02 says the buyer's order number and Leitweg-ID to people and to programs; a wrong one is refused", async () => {
		const references = { order_reference: "4500-1234", leitweg_id: "04011000-1234512345-06" };
		const { order } = await orderByInvoice({ ...references, leitweg_id: ` ${references.leitweg_id} ` });
		const { rawPayload } = await api.fastify.inject(order.documents[0]?.path ?? "");
		const words = wordsOf(rawPayload);
		expect(words).toContain("Deine Bestellnr. 4500-1234");
		expect(words).toContain("Leitweg-ID 04011000-1234512345-06");
		const xml = attachmentsOf(rawPayload).get("factur-x.xml")?.content;
		expect(xml).toContain("<ram:BuyerReference>04011000-1234512345-06<");
		expect(xml).toContain("<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>4500-1234<");

		const alone = await api.fastify.inject(order.documents[0]?.xrechnung_path ?? "");
		expect([alone.statusCode, alone.headers["content-type"]]).toEqual([200, "application/xml"]);
		expect(alone.payload).toContain("xrechnung_3.0");
		expect((await orderByInvoice()).order.documents[0]?.xrechnung_path).toBeNull();

		const { guest, basket } = await at.confirmedGuest(course(0));
		const { status, body } = await guest.checkout<never>(basket.id, { leitweg_id: "04011000-1234512345-07" });
		expect(status).toBe(422);
		expect(JSON.stringify(body)).toContain("Diese Leitweg-ID stimmt nicht");
	});

	test("documents that have to be drawn are limited by network, and those that lie ready are not", async () => {
		const { order } = await orderByInvoice();
		const get = () => api.fastify.inject({ url: order.documents[0]?.path ?? "", remoteAddress: "203.0.113.9" });
		for (let used = 0; used < DRAWINGS.max; used += 1) await api.app.services.limits.take(DRAWINGS, "203.0.113.9");
		const refused = await get();
		expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
		// The letter with the invoice leaves.
		await at.mails();
		expect((await get()).statusCode).toBe(200);
	});

	test("CO-21 is due after fourteen days, well below fifty", () => {
		expect(INVOICE_DUE_DAYS).toBe(14);
	});

	test("TX-8 is never changed: neither by us nor by hand", async () => {
		const { order } = await orderByInvoice();
		const [{ id }] = await query("select id from invoices where number = $1", [order.documents[0]?.number]);
		await expect(query("update invoices set gross_cents = 0 where id = $1", [id])).rejects.toThrow("append-only");
		await expect(query("delete from invoices where id = $1", [id])).rejects.toThrow("append-only");
	});

	test("does not follow later changes: the same file is drawn again", async () => {
		const { order } = await orderByInvoice();
		const path = order.documents[0]?.path ?? "";
		const before = (await api.fastify.inject(path)).rawPayload;
		await query("update courses set topic = 'Umbenannt' where id = $1", [course(0).id]);
		expect((await api.fastify.inject(path)).rawPayload.equals(before)).toBe(true);
		await query("update courses set topic = $2 where id = $1", [course(0).id, course(0).topic]);
	});
});

test("TX-7 fifty orders at once: numbers of orders and invoices without gap or double, also when some are refused", async () => {
	const ready: Awaited<ReturnType<typeof at.confirmedGuest>>[] = [];
	while (ready.length < 50) ready.push(await at.confirmedGuest(course(2)));
	const refused = Array.from({ length: 10 }, () => at.person());
	const answers = await Promise.all([
		...ready.map(({ guest, basket }, index) =>
			guest.checkout<PlacedOrder>(basket.id, { email: `viele${index}@vsz.example`, payment_method_id: METHOD.invoice }),
		),
		...refused.map(async (guest, index) => {
			const basket = await guest.basketWith(course(2));
			return guest.checkout<PlacedOrder>(basket.id, {
				email: `ohne${index}@vsz.example`,
				payment_method_id: METHOD.invoice,
			});
		}),
	]);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
	for (const [table, prefix] of [
		["orders", "VSZ"],
		["invoices", "RE"],
	] as const) {
		const rows = await query(`select number from ${table} where number like $1 order by number`, [`${prefix}-2026-%`]);
		const numbers = rows.map(({ number }) => Number(/^[A-Z]+-2026-(\d{6})(?:-|$)/.exec(number)?.[1]));
		expect([table, numbers]).toEqual([table, Array.from({ length: rows.length }, (_, index) => index + 1)]);
	}
	// Nobody here reads these fifty letters.
	await query("update outbox set state = 'sent' where state = 'waiting'");
}, 60_000);

test("TX-7 numbers have six places, and more as soon as they need them", async () => {
	const { db } = api.database;
	const series = { series: "RE", year: 2099 };
	await db.insert(numberSeries).values({ ...series, last_number: 999_998 });
	const taken = [await takeNumber(db, series), await takeNumber(db, series)];
	expect(taken).toEqual(["RE-2099-999999", "RE-2099-1000000"]);
});

test("SD-4 a direct debit names mandate, creditor and a day on which banks collect", async () => {
	const member = await at.loggedIn("kundin@vsz.example");
	const basket = await member.basketWith(course(3));
	const email = "kundin@vsz.example";
	const { body } = await member.checkout<PlacedOrder>(basket.id, {
		email,
		payment_method_id: METHOD.directDebit,
		...BANK,
	});
	const [order] = await query("select * from orders where number = $1", [body.data.number]);
	expect(order.mandate_reference).toBe(body.data.number);
	expect(order.bank_data.toString("latin1")).not.toContain("202051");
	const [mail] = await at.mailsTo(email);
	const words = wordsOf(mail?.files.get(mail.attachments[0] ?? "") ?? Buffer.alloc(0)).replaceAll("\u00a0", " ");
	for (const text of [
		"am 20.11.2026 per SEPA-Lastschrift von deinem Konto DE** **** **** **** **20 51 ein",
		`Mandatsreferenz: ${body.data.number}`,
		"Gläubiger-Identifikationsnummer: DE98ZZZ09999999999",
	])
		expect(words).toContain(text);
	expect(mail?.text).toContain("Ich ermächtige Vereins- & Stiftungszentrum e. V.");
	expect(mail?.text).toMatch(/Vorabankündigung: Am 20\.11\.2026 ziehen wir \d+,\d{2}\s€ mit der Mandatsreferenz/);
	expect(mail?.text).not.toContain("DE02120300000000202051");
});

test("SD-10 a member who sends the masked account of the profile pays from the stored one", async () => {
	const member = await at.loggedIn("kundin@vsz.example");
	const { body } = await member.send<{ id: number; iban: string }>("GET", "/user/profile");
	await member.send("PUT", `/user/${body.data.id}`, { ...body.data, ...BANK });
	const profile = (await member.send<{ iban: string }>("GET", "/user/profile")).body.data;
	const basket = await member.basketWith(course(4));
	const pay = (iban: string) =>
		member.checkout(basket.id, { payment_method_id: METHOD.directDebit, ...BANK, iban, email: "kundin@vsz.example" });
	expect((await pay(profile.iban.replace(/\d/, "9"))).status).toBe(422);
	expect((await pay(profile.iban)).status).toBe(201);
});

describe("days on which banks collect", () => {
	const dayOf = (iso: string) => {
		const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
		return { year, month, day };
	};
	test.each([
		["a working day: the next", "2026-11-16", "2026-11-17"],
		["Friday: Monday", "2026-11-20", "2026-11-23"],
		["Maundy Thursday: Tuesday after Easter", "2027-03-25", "2027-03-30"],
		["before the first of May on a Friday", "2026-04-30", "2026-05-04"],
		["Christmas Eve: after both days of Christmas and the weekend", "2026-12-24", "2026-12-28"],
		["New Year's Eve", "2026-12-31", "2027-01-04"],
	])("%s", (_, announced, collected) => {
		expect(isoDay(collectionDay(dayOf(announced)))).toBe(collected);
	});

	test("Easter is when it is", () => {
		expect([2024, 2025, 2026, 2027, 2038].map((year) => isoDay(easterSunday(year)))).toEqual([
			"2024-03-31",
			"2025-04-20",
			"2026-04-05",
			"2027-03-28",
			"2038-04-25",
		]);
		expect(isoDay(addDays(dayOf("2027-12-31"), 1))).toBe("2028-01-01");
	});
});

test("an invoice of many lines goes over pages, repeats its head and ends with its sums", async () => {
	const lines = Array.from({ length: 40 }, (_, index) => lineFor(1_000 + index));
	const tax = { category: "E", percent: 0, reason: EXEMPTION } as const;
	const words = wordsOf(await invoicePdf(documentOf(lines, { tax }))).replaceAll("\u00a0", " ");
	expect(words).toContain("Łukasz Żółć-Çelik");
	expect(words).toContain("Seite 3 von 3");
	expect(words.match(/Nr\. Leistung Menge Netto/g)).toHaveLength(3);
	expect(words).toContain("§ 4 Nr. 22 Buchst. a UStG");
	expect(words).toContain("Bezahlt per Paypal am 15.11.2026");
});

test("a long name and address push the heading down instead of running into it", async () => {
	const company =
		"Arbeitsgemeinschaft der Fördervereine für Rindfleischetikettierungsüberwachung Oberlausitz-Niederschlesien";
	const name = "Dr. Wolfgang-Maximilian Freiherr von Übersetzungsschwierigkeitenhausen-Größenwahn";
	const recipient = {
		company,
		name,
		street: `Straße ${"des langen Namens ".repeat(6)}7`,
		postcode: "01067",
		city: "C",
	};
	const rows = rowsOf(await invoicePdf(documentOf([lineFor(1_000)], { recipient })));
	const size = Math.max(...rows.map((row) => row.size));
	const heading = rows.findIndex((row) => row.size === size);
	const lowest = Math.min(...rows.slice(0, heading).map(({ y }) => y));
	expect(rows[heading]?.y).toBeLessThan(lowest - size);
});

test("the number of an order stands in one line, however wide its letters are", async () => {
	const rows = async (number: string) =>
		rowsOf(await invoicePdf(documentOf([lineFor(1_000)], { contract: { kind: "order", number, date: "2026-11-15" } })));
	expect(await rows("VSZ-2026-888888-WWWW")).toEqual(await rows("1"));
});

test("TX-3 whatever the prices: the lines of an invoice add up to its sums", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 20 }), (prices) => {
			const lines = prices.map((gross) => lineFor(gross));
			const sum = (key: "net_cents" | "tax_cents" | "gross_cents") =>
				lines.reduce((total, line) => total + line[key], 0);
			expect(sum("net_cents") + sum("tax_cents")).toBe(sum("gross_cents"));
			expect(sum("gross_cents")).toBe(prices.reduce((total, price) => total + price, 0));
		}),
	);
});
