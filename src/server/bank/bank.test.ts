import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BankOverview } from "#contract/office/bank-shapes.ts";
import { statementFile } from "#server/demo/office/statement-file.ts";
import { zipped } from "#server/zip.ts";
import { newStatement, XML } from "#tests/support/bank-calls.ts";
import { openDate } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { openOffice } from "#tests/support/house.ts";
import { METHOD, shop } from "#tests/support/shop.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
let dateId: number;
let at: ReturnType<typeof shop>;
beforeAll(async () => {
	house = await openOffice("accounting");
	at = shop(house.api);
	const { id: seminarId } = await openDate(house.api.get, "priced");
	dateId = await addDate(house.api.database.pool, { seminarId, at: "2027-03-01T17:00:00Z", capacity: 100 });
	await query("update donations set paid_at = created_at where paid_at is null");
});
afterAll(() => house.api.close());

const query = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
	(await house.api.database.pool.query(sql, values)).rows as T[];
const send = (path: string, body?: object, headers?: Record<string, string>) =>
	house.ask("POST", `/office/bank${path}`, {
		...(body ? { body } : {}),
		...(headers ? { headers } : {}),
		token: house.office.token,
	});
const read = (file: Buffer) => send("/statement", file, XML);
const overview = async (): Promise<BankOverview> =>
	(await house.ask("GET", "/office/bank", { token: house.office.token })).body.data;
const opened = async (id: number) => (await overview()).open.find((booking) => booking.id === id);
const newest = async (): Promise<number> =>
	(await query<{ id: number }>("select max(id) as id from bank_transactions"))[0]?.id ?? 0;

/** An invoice of a seminar over 98 €, of somebody of its own. */
async function oneInvoice(name = "Mika Gast"): Promise<{ id: number; number: string; email: string }> {
	const { dates, bookings, invoices } = house.api.app.services;
	const email = `${crypto.randomUUID()}@example.org`;
	return dates.transaction(async (tx) => {
		await dates.take(tx, dateId, 2);
		const [first_name = "", last_name = ""] = name.split(" ");
		const person = { seminar_date_id: dateId, first_name, last_name, email };
		const { signUp } = await bookings.write(tx, { person, persons: 2, gross_cents: 9_800 });
		const [invoice] = await invoices.ofSignUps(tx, [signUp.id]);
		return { id: invoice?.id ?? 0, number: invoice?.number ?? "", email };
	});
}

const stateOf = async (number: string): Promise<string> => {
	const { body } = await house.ask("GET", `/office/invoice?q=${number}`, { token: house.office.token });
	return body.data[0].state;
};

/** Everything that was noted of money, as it adds up. */
const traces = async () =>
	(
		await query(`select (select count(*)::int from bank_statements) as statements, (select count(*)::int from bank_transactions) as bookings,
			(select count(*)::int from invoice_payments) as payments, (select count(*)::int from bank_allocations) as allocations`)
	)[0];

test("BANK-01 the same file twice, overlapping files and a table of the same day change nothing", async () => {
	const golden = (name: string) => readFileSync(new URL(`./golden/${name}`, import.meta.url));
	const camt = golden("sparkasse.camt053.08.xml");
	const first = (await read(camt)).body.data.statements[0];
	expect(first).toMatchObject({ new: 20, known: 0, is_balanced: true, account: "DE** **** **** **** **20 51" });
	const before = await traces();
	expect((await read(camt)).body.data.statements[0]).toMatchObject({ new: 0, known: 20 });
	const renamed = Buffer.from(camt.toString().replace("SPARKASSE-2026-226", "ANOTHER"));
	expect((await read(renamed)).body.data.statements[0]).toMatchObject({ new: 0, known: 20 });
	const table = `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie
23.11.2026;23.11.2026;Gutschrift;Neu;1,00;EUR;DE02120300000000202051;`;
	expect((await read(Buffer.from(table))).body.data.statements[0]).toMatchObject({
		new: 1,
		known: 0,
		is_balanced: null,
	});
	expect((await read(Buffer.from(`${table}\n`))).body.data.statements[0]).toMatchObject({ new: 0, known: 1 });
	expect(await traces()).toMatchObject({ ...before, statements: 3, bookings: 21 });
});

test("BANK-01 equal bookings of a day are all there, and two who read at once read each once", async () => {
	const file = newStatement([{ purpose: "Eintritt" }, { purpose: "Eintritt" }, { purpose: "Eintritt" }]);
	const zip = await zipped([{ name: "a.xml", content: file }]);
	const answers = await Promise.all([read(file), read(zip), read(file)]);
	expect(answers.map(({ body }) => body.data.statements[0].new).toSorted()).toEqual([0, 0, 3]);
});

test("BANK-01 what cannot be read is told in German, and nothing is kept of it", async () => {
	const before = await traces();
	const { status, body } = await read(Buffer.from("%PDF-1.4"));
	expect([status, body.message]).toEqual([
		422,
		"PDF und MT940 können wir nicht lesen. Wähle im Online-Banking das Format CAMT.053.",
	]);
	expect(await traces()).toEqual(before);
});

test("BANK-01 of an account that is not the house's own that is told", async () => {
	const [own, other] = ["DE02120300000000202051", "DE89370400440532013000"].map((account, sequence) =>
		statementFile({ account, sequence, day: "2027-01-02", opening_cents: 0, bookings: [] }),
	);
	expect((await read(own as Buffer)).body.data.statements[0].is_other_account).toBe(false);
	expect((await read(other as Buffer)).body.data.statements[0].is_other_account).toBe(true);
});

test("BANK-01 a gap between two statements is shown", async () => {
	const { statements } = (await read(newStatement([{ purpose: "nach einer Lücke" }], "2027-01-10"))).body.data;
	expect(statements[0]).toMatchObject({ new: 1, has_gap: true });
});

test("BANK-01 two statements of a day follow each other; a gap is told until the one that was missing is read", async () => {
	const of = (sequence: number, day: string) =>
		statementFile({
			...{ account: "DE02120300000000202051", sequence, day, opening_cents: sequence * 1_000 },
			bookings: [{ amount_cents: 1_000, name: "Mika", iban: "DE89370400440532013000", purpose: `Nr. ${sequence}` }],
		});
	const gapOf = async (sequence: number, day: string): Promise<boolean> =>
		(await read(of(sequence, day))).body.data.statements[0].has_gap;
	await gapOf(7_001, "2028-05-02");
	expect([await gapOf(7_002, "2028-05-03"), await gapOf(7_003, "2028-05-03")]).toEqual([false, false]);
	expect(await gapOf(7_005, "2028-05-05")).toBe(true);
	const shown = async () => (await overview()).statements.find(({ to_on }) => to_on === "2028-05-05")?.has_gap;
	expect(await shown()).toBe(true);
	expect([await gapOf(7_004, "2028-05-04"), await shown()]).toEqual([false, false]);
});

test("BANK-01 what the bank told is final", async () => {
	await expect(query("update bank_transactions set amount_cents = 1")).rejects.toThrow(/append-only/);
	await expect(query("delete from bank_statements")).rejects.toThrow(/append-only/);
});

test("BANK-02 a certain one is booked with the others by one confirmation, once, and undone by a row", async () => {
	const invoice = await oneInvoice();
	await read(newStatement([{ amount_cents: 9_800, purpose: `Rechnung ${invoice.number}` }]));
	const id = await newest();
	const found = await opened(id);
	expect(found).toMatchObject({ verdict: "certain", proposals: [{ parts: [{ item: { number: invoice.number } }] }] });
	expect(found?.proposals[0]?.reasons.map(({ kind }) => kind)).toEqual(["number", "amount"]);
	const wish = { bookings: [{ id, mark: found?.proposals[0]?.mark ?? "" }] };
	const answers = await Promise.all([send("/take", wish), send("/take", wish)]);
	expect(answers.flatMap(({ body }) => body.data.ids)).toEqual([id]);
	expect(await stateOf(invoice.number)).toBe("paid");
	expect((await overview()).open.map((booking) => booking.id)).not.toContain(id);
	expect((await send("/undo", { ids: [id] })).body.data.ids).toEqual([id]);
	expect((await send("/undo", { ids: [id] })).body.data.ids).toEqual([]);
	expect(await stateOf(invoice.number)).toBe("open");
	expect(await query("select amount_cents from invoice_payments where transaction_id = $1 order by id", id)).toEqual([
		{ amount_cents: 9_800 },
		{ amount_cents: -9_800 },
	]);
	expect((await opened(id))?.verdict).toBe("certain");
});

test("BANK-02 what was shown and is not so any more is left for a further look", async () => {
	const invoice = await oneInvoice();
	await read(newStatement([{ amount_cents: 9_800, purpose: invoice.number }]));
	const id = await newest();
	expect((await send("/take", { bookings: [{ id, mark: "invoice-1:9800" }] })).body.data.ids).toEqual([]);
});

test("BANK-02 a payment that the office notes by hand is the same thing: it can be taken back on either side", async () => {
	const invoice = await oneInvoice();
	await read(newStatement([{ amount_cents: 9_800, purpose: invoice.number }]));
	const id = await newest();
	await send(`/booking/${id}/allocate`, { parts: [{ kind: "invoice", id: invoice.id, amount: 98 }] });
	const [payment] = await query<{ id: number }>("select id from invoice_payments where transaction_id = $1", id);
	await house.ask("POST", "/office/payment/take_back", { body: { ids: [payment?.id] }, token: house.office.token });
	expect(await opened(id)).toMatchObject({ open: 98, places: [] });
});

test("BANK-02 too little leaves the invoice open, too much stays free of the booking", async () => {
	const [little, much] = [await oneInvoice("Ada Wenig"), await oneInvoice("Bea Viel")];
	await read(
		newStatement([
			{ amount_cents: 5_000, purpose: little.number },
			{ amount_cents: 10_000, purpose: much.number },
		]),
	);
	const last = await newest();
	const [part, over] = [await opened(last - 1), await opened(last)];
	expect(part?.proposals[0]).toMatchObject({ parts: [{ amount: 50 }], certainty: "likely" });
	expect(over?.proposals[0]).toMatchObject({ parts: [{ amount: 98 }], certainty: "likely" });
	await send(`/booking/${last - 1}/allocate`, { parts: [{ kind: "invoice", id: little.id, amount: 50 }] });
	await send(`/booking/${last}/allocate`, { parts: [{ kind: "invoice", id: much.id, amount: 98 }] });
	expect([await stateOf(little.number), await stateOf(much.number)]).toEqual(["open", "paid"]);
	expect(await opened(last)).toMatchObject({ open: 2, places: [{ kind: "invoice", number: much.number }] });
});

test("BANK-02 an account that paid before is known again", async () => {
	const invoice = await oneInvoice("Cora Treu");
	const iban = "DE75512108001245126199";
	await read(newStatement([{ amount_cents: 9_800, purpose: invoice.number, iban }]));
	const id = await newest();
	await send(`/booking/${id}/allocate`, { parts: [{ kind: "invoice", id: invoice.id, amount: 98 }] });
	const again = await oneInvoice("Cora Treu");
	await query("update sign_ups set email = $1 where email = $2", invoice.email, again.email);
	await read(newStatement([{ amount_cents: 9_800, purpose: "ohne Nummer", name: "Haushalt", iban }]));
	const [best] = (await opened(await newest()))?.proposals ?? [];
	expect(best).toMatchObject({ parts: [{ item: { number: again.number } }], certainty: "likely" });
	expect(best?.reasons.map(({ kind }) => kind)).toContain("iban");
});

test("BANK-03 split over several, put aside with a reason, and never more than is there", async () => {
	const [one, other] = [await oneInvoice("Dora Eins"), await oneInvoice("Emil Zwei")];
	await read(newStatement([{ amount_cents: 20_000, purpose: "für uns beide" }]));
	const id = await newest();
	const parts = [
		{ kind: "invoice", id: one.id, amount: 98 },
		{ kind: "invoice", id: other.id, amount: 98 },
		{ kind: "aside", aside: "send_back", reason: "Zu viel", amount: 4 },
	];
	const before = await traces();
	const tooMuch = [...parts, { kind: "gift", amount: 0.01 }];
	expect((await send(`/booking/${id}/allocate`, { parts: tooMuch })).body.code).toBe("bank_too_much");
	expect((await send(`/booking/${id}/allocate`, { parts: [{ kind: "gift", amount: -1 }] })).body.code).toBe(
		"bank_too_much",
	);
	expect(await traces()).toEqual(before);
	expect((await send(`/booking/${id}/allocate`, { parts })).status).toBe(200);
	expect([await stateOf(one.number), await stateOf(other.number)]).toEqual(["paid", "paid"]);
	expect(await opened(id)).toBeUndefined();
	await send("/undo", { ids: [id] });
	expect(await opened(id)).toMatchObject({ open: 200, places: [] });
	expect((await send("/aside", { ids: [id], aside: "other", reason: "Irrläufer" })).body.data.ids).toEqual([id]);
	expect(await opened(id)).toBeUndefined();
});

test("BANK-02 a donation that was promised is received, with what arrived; undone it is awaited again", async () => {
	const { donations } = house.api.app.services;
	const { reference } = await donations.pledge({ amount: 50, rhythm: "monthly", name: "Nora Falk" }, "10.9.9.9");
	await read(newStatement([{ amount_cents: 6_000, purpose: reference, name: "Nora Falk" }]));
	const id = await newest();
	const [best] = (await opened(id))?.proposals ?? [];
	const item = best?.parts[0]?.item;
	expect(item).toMatchObject({ kind: "donation", number: reference });
	await send(`/booking/${id}/allocate`, { parts: [{ kind: "donation", id: item?.id, amount: 60 }] });
	const row = () =>
		query("select amount_cents, paid_at is not null as paid from donations where reference = $1", reference);
	expect(await row()).toEqual([{ amount_cents: 6_000, paid: true }]);
	await read(newStatement([{ amount_cents: 6_000, purpose: reference, name: "Nora Falk" }], "2026-12-16"));
	const next = await opened(await newest());
	expect(next?.verdict).toBe("certain");
	const counted = () =>
		query("select count(*)::int as n from donations where name = 'Nora Falk' and paid_at is not null");
	await send("/take", { bookings: [{ id: next?.id, mark: next?.proposals[0]?.mark }] });
	expect(await counted()).toEqual([{ n: 2 }]);
	const listed = await house.ask("GET", "/office/donation?q=Nora", { token: house.office.token });
	expect(listed.body.data.map(({ rhythm, turn }: Record<string, unknown>) => [rhythm, turn])).toEqual([
		["monthly", 2],
		["monthly", 1],
	]);
	await send("/undo", { ids: [id, next?.id] });
	expect(await counted()).toEqual([{ n: 0 }]);
	expect(await row()).toEqual([{ amount_cents: 5_000, paid: false }]);
});

/** An order by invoice whose money has arrived. */
async function paidOrder() {
	const [course] = await at.pricedCourses();
	const { guest, basket } = await at.confirmedGuest(course as { id: number });
	const { body } = await guest.checkout<{ number: string; total_with_tax: number }>(basket.id, {
		payment_method_id: METHOD.invoice,
	});
	const { number, total_with_tax } = body.data;
	const state = async () => (await query("select state from orders where number = $1", number))[0]?.state;
	expect(await state()).toBe("placed");
	await read(newStatement([{ amount_cents: Math.round(total_with_tax * 100), purpose: `Bestellung ${number}` }]));
	const found = await opened(await newest());
	expect(found?.verdict).toBe("certain");
	await send("/take", { bookings: [{ id: found?.id, mark: found?.proposals[0]?.mark }] });
	expect(await state()).toBe("paid");
	return { number, state, bookingId: found?.id ?? 0, cents: Math.round(total_with_tax * 100) };
}

test("BANK-02 an order by invoice is paid when its money is there, and open again when that is undone", async () => {
	const { state, bookingId } = await paidOrder();
	await send("/undo", { ids: [bookingId] });
	expect(await state()).toBe("placed");
});

test("BANK-02 an invoice that is written anew takes its money along", async () => {
	const { number, state, bookingId, cents } = await paidOrder();
	const address = {
		name: "Gesine Neu",
		street_address: "Elbweg",
		street_suffix: "8",
		postcode: "01099",
		city: "Dresden",
	};
	const { status } = await house.ask("POST", `/office/order/${number}/correction`, {
		...{ body: { ...address, mail: false }, token: house.office.token },
	});
	expect(status).toBe(200);
	const [sums] = await query(
		`select max(i.id) = max(p.invoice_id) as on_newest, sum(p.amount_cents)::int as cents from invoice_payments p
		join invoices i on i.id = p.invoice_id where p.transaction_id = $1`,
		bookingId,
	);
	expect(sums).toEqual({ on_newest: true, cents });
	await send("/undo", { ids: [bookingId] });
	expect(await state()).toBe("placed");
});

test("BANK-02 what was paid for an order that is withdrawn is asked back", async () => {
	const { number, cents } = await paidOrder();
	const { db } = house.api.database;
	const { orders } = house.api.app.services;
	const { id } = await orders.find.byNumber(number);
	await db.transaction((tx) => orders.withdraw(tx, id, { actor: "system", declaredAt: new Date() }));
	const refunds = await query(
		"select r.amount_cents from refunds r join invoices i on i.id = r.credit_note_id where i.order_id = $1",
		id,
	);
	expect(refunds).toEqual([{ amount_cents: cents }]);
});

test("BANK-02 search by number, name and amount", async () => {
	const invoice = await oneInvoice("Quirin Selten");
	const numbers = async (q: string): Promise<string[]> =>
		(
			await house.ask("GET", `/office/bank/item?q=${encodeURIComponent(q)}`, { token: house.office.token })
		).body.data.map(({ number }: { number: string }) => number);
	for (const q of [invoice.number, "selten quirin"]) expect(await numbers(q)).toEqual([invoice.number]);
	expect(await numbers("98,00")).toContain(invoice.number);
	expect(await numbers("niemand")).toEqual([]);
});

const toDos = async (): Promise<{ kind: string; title: string; detail: string; action: { path: string } }[]> =>
	(await house.ask("GET", "/office/to_do", { token: house.office.token })).body.data.groups.flatMap(
		({ to_dos }: { to_dos: [] }) => to_dos,
	);

test("BANK-04 a returned debit reopens its invoice, says why, and waits on Heute until it is paid", async () => {
	const invoice = await oneInvoice("Ruben Rück");
	await read(newStatement([{ amount_cents: 9_800, purpose: "Einzug", end_to_end_id: invoice.number }]));
	const paid = await opened(await newest());
	await send("/take", { bookings: [{ id: paid?.id, mark: paid?.proposals[0]?.mark }] });
	expect(await stateOf(invoice.number)).toBe("paid");
	const back = { amount_cents: -10_150, fee_cents: 350, return_reason: "AC04", name: "Ruben Rück" };
	await read(newStatement([{ ...back, purpose: "Rückgabe", end_to_end_id: invoice.number }]));
	const id = await newest();
	const mine = async () => (await toDos()).filter(({ title }) => title === "Lastschrift von Ruben Rück kam zurück");
	expect(await mine()).toMatchObject([{ kind: "returned_debit", action: { path: "/bestellungen/bankabgleich" } }]);
	const found = await opened(id);
	expect(found).toMatchObject({ verdict: "certain", returned: "Das Konto ist geschlossen." });
	expect(found?.proposals[0]?.parts).toMatchObject([
		{ item: { number: invoice.number }, amount: -98 },
		{ aside: "fee", amount: -3.5 },
	]);
	await send("/take", { bookings: [{ id, mark: found?.proposals[0]?.mark }] });
	expect(await stateOf(invoice.number)).toBe("open");
	expect(await query("select reason from invoice_payments where transaction_id = $1", id)).toEqual([
		{ reason: "Rücklastschrift: Das Konto ist geschlossen." },
	]);
	const detail = `${invoice.number}, 101,50\u00a0€ · Das Konto ist geschlossen.`;
	expect(await mine()).toMatchObject([{ detail, action: { path: `/bestellungen/rechnungen/${invoice.number}` } }]);
	await read(newStatement([{ amount_cents: 9_800, purpose: invoice.number }]));
	const again = await opened(await newest());
	await send("/take", { bookings: [{ id: again?.id, mark: again?.proposals[0]?.mark }] });
	expect(await stateOf(invoice.number)).toBe("paid");
	expect(await mine()).toEqual([]);
});

test("BANK-04 no more goes back than has arrived; what was paid is found by its whole number", async () => {
	const [unpaid, paid] = [await oneInvoice("Sina Offen"), await oneInvoice("Timo Bezahlt")];
	await read(newStatement([{ amount_cents: 9_800, purpose: paid.number }]));
	await send(`/booking/${await newest()}/allocate`, { parts: [{ kind: "invoice", id: paid.id, amount: 98 }] });
	await read(newStatement([{ amount_cents: -9_800, purpose: "Rückgabe", return_reason: "MD06" }]));
	const id = await newest();
	const put = (invoiceId: number) =>
		send(`/booking/${id}/allocate`, { parts: [{ kind: "invoice", id: invoiceId, amount: -98 }] });
	expect((await put(unpaid.id)).body.code).toBe("bank_nothing_paid");
	const { body } = await house.ask("GET", `/office/bank/item?q=${paid.number}`, { token: house.office.token });
	expect(body.data).toMatchObject([{ id: paid.id, open: 0 }]);
	expect((await put(paid.id)).status).toBe(200);
	expect(await stateOf(paid.number)).toBe("open");
});

test("OFF-078 money in no place yet is one to-do for all of it", async () => {
	await read(newStatement([{ purpose: "von wem nur" }]));
	expect((await toDos()).filter(({ kind }) => kind === "bank_unplaced")).toHaveLength(1);
});

test("BANK-03 what the database counts as free is what the bank told less every row written for it, and never passes its bounds", async () => {
	const [{ wrong } = { wrong: -1 }] = await query<{ wrong: number }>(`
		select count(*)::int as wrong from bank_transactions b where free_cents <> amount_cents
			- (select coalesce(sum(amount_cents), 0) from invoice_payments where transaction_id = b.id)
			- (select coalesce(sum(amount_cents), 0) from bank_allocations where transaction_id = b.id)`);
	expect(wrong).toBe(0);
	const placing = (cents: string) =>
		query(`insert into bank_allocations (transaction_id, amount_cents, aside, reason, created_at)
			select id, ${cents}, 'other', 'zu viel', now() from bank_transactions where amount_cents > 0 limit 1`);
	for (const cents of ["free_cents + 1", "free_cents - amount_cents - 1"])
		await expect(placing(cents)).rejects.toThrow("bank_transactions_free");
});

test("BANK-03 what was asked back of a payment keeps it: nobody is sent what never arrived", async () => {
	const { number, bookingId } = await paidOrder();
	const { db } = house.api.database;
	const { orders } = house.api.app.services;
	const { id } = await orders.find.byNumber(number);
	await db.transaction((tx) => orders.withdraw(tx, id, { actor: "system", declaredAt: new Date() }));
	const before = await traces();
	expect(await send("/undo", { ids: [bookingId] })).toMatchObject({ status: 409, body: { code: "payment_spent" } });
	expect(await traces()).toEqual(before);
});
