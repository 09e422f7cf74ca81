import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { Booking } from "#contract/sign-ups.ts";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { newStatement } from "#tests/support/bank-calls.ts";
import { openDate } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openOffice } from "#tests/support/house.ts";
import { bookingTokenIn, mailbox } from "#tests/support/mailbox.ts";
import { oneInvoice } from "#tests/support/one-invoice.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { colleague } from "#tests/support/staff.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
const WISH = { reason: "Aylin Demir ist erkrankt.", names_others: true, stays_listed: true };
const HOUSE = "kontakt@vsz.example";

let api: TestApp;
let ask: Ask;
let office: { id: number; token: StaffToken };

beforeAll(async () => {
	({ api, ask, office } = await openOffice("office", { clock: () => NOW }));
});
afterAll(() => api.close());

const query = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
	(await api.database.pool.query(sql, values)).rows as T[];

/** A date of its own with so many bookings of two persons each; every second one is paid. */
async function bookedDate(count: number, day: string) {
	const { id: seminarId, slug } = await openDate(api.get, "priced");
	const at = `${day}T17:00:00Z`;
	const dateId = await addDate(api.database.pool, { seminarId, at, capacity: Math.max(1, count * 2) });
	const { dates, bookings, books, invoices } = api.app.services;
	const staff = colleague(office.id, "office");
	const paid_on = isoDay(berlinDay(NOW));
	await dates.transaction(async (tx) => {
		for (let index = 0; index < count; index += 1) {
			await dates.take(tx, dateId, 2);
			const email = `gast${index}.${dateId}@example.org`;
			const person = { seminar_date_id: dateId, first_name: "Mika", last_name: `Gast ${index}`, email };
			const { signUp } = await bookings.write(tx, { person, persons: 2, gross_cents: 9_800 });
			const [invoice] = await invoices.ofSignUps(tx, [signUp.id]);
			if (index % 2 === 0 && invoice)
				await books.notePaid(tx, invoice.id, { amount_cents: 9_800, paid_on, reason: null }, staff);
		}
	});
	await query("delete from outbox");
	return { dateId, slug, seminarId };
}

const traces = async (dateId: number) =>
	(
		await query(
			`select d.cancelled, d.seats_taken,
			(select count(*)::int from sign_ups s where s.seminar_date_id = d.id and s.cancelled_at is null) as standing,
			(select count(*)::int from invoices i join sign_ups s on s.id = i.sign_up_id where s.seminar_date_id = d.id and i.kind = 'credit_note') as credit_notes,
			(select coalesce(sum(r.amount_cents), 0)::int from refunds r join invoices i on i.id = r.credit_note_id join sign_ups s on s.id = i.sign_up_id where s.seminar_date_id = d.id) as refunds,
			(select count(*)::int from outbox) as letters,
			(select count(*)::int from audit_trail where action = 'date_called_off' and subject_id = d.id::text) as told
			from seminar_dates d where d.id = $1`,
			dateId,
		)
	)[0];

const UNTOUCHED = { cancelled: false, credit_notes: 0, refunds: 0, letters: 0, told: 0 };
const callOff = (dateId: number, wish: object = WISH) =>
	ask("POST", `/office/seminar_date/${dateId}/call_off`, { body: wish, token: office.token });

/** Ends the transaction that holds the date as soon as it has written credit notes. */
async function killWhoWrites(): Promise<void> {
	for (;;) {
		const [victim] = await query<{ pid: number }>(
			`select l.pid from pg_locks l join pg_class c on c.oid = l.relation
			where c.relname = 'refunds' and l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()`,
		);
		if (!victim) continue;
		await query("select pg_terminate_backend($1)", victim.pid);
		return;
	}
}

/** Six hundred letters and as many documents, more than other tests write. */
const LONG = 90_000;

test("DATE-06 two hundred bookings, half of them paid: foreseen, killed in the middle, repeated, done once", {
	timeout: LONG,
}, async () => {
	const { dateId } = await bookedDate(200, "2027-03-02");
	const foreseen = await ask("POST", `/office/seminar_date/${dateId}/call_off/foresight`, {
		body: WISH,
		token: office.token,
	});
	expect(foreseen.status).toBe(200);
	const { money_back, documents, letters: shown } = foreseen.body.data as Consequences;
	expect(money_back).toBe(9_800);
	expect(documents).toHaveLength(200);
	const guests = shown.filter(({ to }) => to.startsWith("gast"));
	expect(new Set(guests.map(({ to }) => to)).size).toBe(200);
	expect(await traces(dateId)).toEqual({ ...UNTOUCHED, seats_taken: 400, standing: 200 });

	const [killed] = await Promise.all([callOff(dateId), killWhoWrites()]);
	expect(killed.status).toBeGreaterThanOrEqual(500);
	expect(await traces(dateId)).toEqual({ ...UNTOUCHED, seats_taken: 400, standing: 200 });

	const both = await Promise.all([callOff(dateId), callOff(dateId)]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(both.map(({ body }) => body.data.already).sort()).toEqual([false, true]);
	const done = { cancelled: true, seats_taken: 0, standing: 0, credit_notes: 200, refunds: 980_000, told: 1 };
	expect(await traces(dateId)).toMatchObject(done);
	expect((await callOff(dateId)).body.data).toMatchObject({ already: true });
	expect(await traces(dateId)).toMatchObject(done);
	const letters = await query("select recipient, count(*)::int from outbox where recipient like 'gast%' group by 1");
	expect(letters).toHaveLength(200);
	expect(letters.every(({ count }) => count === 1)).toBe(true);
	const numbers = await query<{ n: number }>(
		"select right(number, 6)::int as n from invoices where kind = 'credit_note' order by 1",
	);
	expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_, index) => index + 1));
});

test("DATE-06 the letter says why, carries the credit note, takes the calendar entry back and names other dates", async () => {
	const { dateId, slug } = await bookedDate(1, "2027-03-03");
	await bookedDate(0, "2027-04-07");
	await query(
		"insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash) values ($1, 'Jule Neumann', 'jule@example.org', 1, decode('aa', 'hex'))",
		dateId,
	);
	const read = mailbox(api);
	await read();
	expect((await callOff(dateId)).body.data).toEqual({ already: false, bookings: 1, persons: 2, waiting: 1 });
	const letters = await read();
	expect(letters.filter(({ to }) => to !== HOUSE)).toHaveLength(2);

	const mail = letters.find(({ to }) => to === `gast0.${dateId}@example.org`);
	expect(mail?.subject).toMatch(/^Abgesagt: /);
	expect(mail?.text).toContain("Aylin Demir ist erkrankt.");
	expect(mail?.text).toContain("07.04.2027");
	expect(mail?.calendar).toContain("METHOD:CANCEL");
	expect(mail?.calendar).toMatch(/UID:booking-B-\d{8}@/);
	expect(mail?.calendar).toContain("SEQUENCE:1");
	const creditNote = wordsOf(mail?.files.get(mail.attachments[0] ?? "") ?? Buffer.alloc(0));
	expect(creditNote).toContain("Rechnungskorrektur");
	expect(creditNote).toContain("überweisen wir dir innerhalb von 14 Tagen zurück");
	const waiting = letters.find(({ to }) => to === "jule@example.org");
	expect(waiting?.text).toContain("findet leider nicht statt. Aylin Demir ist erkrankt.");
	expect(await query("select state, email from waiting_list where seminar_date_id = $1", dateId)).toEqual([
		{ state: "left", email: "" },
	]);

	const url = bookingTokenIn(mail);
	const booking = (await api.get(`/api/v1/booking/${url}`)).body as { data: Booking };
	expect(booking.data).toMatchObject({ cancelled: true, date_cancelled: true, price: 0 });
	const page = (await api.get(`/api/v1/presence_seminar?slug=${slug}`)).body as {
		data: { dates: { id: number; cancelled: boolean }[] };
	};
	expect(page.data.dates.find(({ id }) => id === dateId)?.cancelled).toBe(true);
	const feed = (await api.fastify.inject("/seminare.ics")).body;
	const entry = feed.split("BEGIN:VEVENT").find((part) => part.includes(`UID:seminar-date-${dateId}@`));
	expect(entry).toContain("STATUS:CANCELLED");
});

test("DATE-06 whoever wants it gone takes it off the site; what has begun is not called off; others may not", async () => {
	const { dateId } = await bookedDate(0, "2027-03-04");
	expect((await callOff(dateId, { ...WISH, reason: " " })).status).toBe(422);
	expect((await callOff(dateId, { ...WISH, stays_listed: false })).status).toBe(200);
	expect(await query("select cancelled, deactivated from seminar_dates where id = $1", dateId)).toEqual([
		{ cancelled: true, deactivated: true },
	]);
	const past = await bookedDate(0, "2026-11-14");
	expect((await callOff(past.dateId)).status).toBe(409);
	expect(await traces(past.dateId)).toMatchObject({ cancelled: false, told: 0 });
});

test("DATE-06 whoever had booked takes another date of the seminar with one press, and only once", async () => {
	const { dateId } = await bookedDate(1, "2027-03-09");
	const other = await bookedDate(0, "2027-03-16");
	await query("update seminar_dates set capacity = 2 where id = $1", other.dateId);
	const [{ number } = { number: "" }] = await query<{ number: string }>(
		"select number from sign_ups where seminar_date_id = $1",
		dateId,
	);
	const token = await api.app.services.secrets.linkToken("booking", number);
	const rebook = () => ask("POST", `/booking/${token}/rebooking`, { body: { presence_seminar_date_id: other.dateId } });
	expect((await rebook()).body.code).toBe("booking_closed");
	await callOff(dateId);

	const both = await Promise.all([rebook(), rebook()]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(new Set(both.map(({ body }) => body.data.number)).size).toBe(1);
	expect(both[0]?.body.data).toMatchObject({ number_of_persons: 2, cancelled: false });
	expect(await query("select seats_taken from seminar_dates where id = $1", other.dateId)).toEqual([
		{ seats_taken: 2 },
	]);
	expect((await rebook()).body.data.number).toBe(both[0]?.body.data.number);
});

test("DATE-06 BANK-02 money for two of its bookings is booked in the same moment: neither waits for the other for ever", async () => {
	const { id: seminarId } = await openDate(api.get, "priced");
	const dateId = await addDate(api.database.pool, { seminarId, at: "2027-09-01T17:00:00Z", capacity: 4 });
	const [first, second] = [await oneInvoice(api, dateId, 4_900), await oneInvoice(api, dateId, 8_900)];
	const { bankImporting, bankOffice } = api.app.services;
	const paid = [
		{ amount_cents: 8_900, purpose: second.number },
		{ amount_cents: 4_900, purpose: first.number },
	];
	await bankImporting.read(newStatement(paid, "2026-11-10"), "system");
	const seen = [];
	for (const { id, verdict, proposals } of (await bankOffice.get(undefined)).open)
		if (verdict === "certain") seen.push({ id, mark: proposals[0]?.mark ?? "" });
	const holder = await api.database.pool.connect();
	const waiting = async () =>
		(await query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
			.length;
	try {
		await holder.query("begin");
		await holder.query("select 1 from invoices where id = $1 for no key update", [first.id]);
		const taken = bankOffice.take({ bookings: seen }, "system");
		await eventually(async () => expect(await waiting()).toBe(1));
		const off = callOff(dateId);
		await eventually(async () => expect(await waiting()).toBe(2));
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await holder.query("commit");
		expect((await off).status).toBe(200);
		expect(await taken).toBeDefined();
	} finally {
		holder.release();
	}
});
