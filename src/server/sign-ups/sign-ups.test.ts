import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	type Booking,
	NONPROFIT_COMMITMENTS,
	NONPROFIT_SECTORS,
	NONPROFIT_WEEKLY_COMMITMENTS,
	type SignUp,
} from "#contract/sign-ups.ts";
import type { TestApp } from "#tests/support/app.ts";
import { type openDate, signUpFor } from "#tests/support/builders.ts";
import { openCalendar } from "#tests/support/house.ts";
import { bookingTokenIn, type Captured } from "#tests/support/mailbox.ts";
import { totalCents } from "./rules.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
let api: TestApp;
let read: () => Promise<Captured[]>;
let free: Awaited<ReturnType<typeof openDate>>;
let priced: Awaited<ReturnType<typeof openDate>>;

beforeAll(async () => {
	({ api, read, free, priced } = await openCalendar({ clock: () => now }));
});
afterAll(() => api.close());

let client = 0;
const newAddress = () => {
	client += 1;
	return `10.1.${client >> 8}.${client & 255}`;
};
const send = async (method: "POST" | "PUT", path: string, payload: object, address = newAddress()) => {
	const { statusCode, body } = await api.fastify.inject({
		method,
		url: `/api/v1${path}`,
		payload,
		headers: { "x-forwarded-for": address },
	});
	return { status: statusCode, body: JSON.parse(body) };
};
const signUp = (payload: object, address?: string) => send("POST", "/form/presence_seminar", payload, address);
const mailTo = (mails: Captured[], to: string) => mails.find((mail) => mail.to === to);

async function withCapacity(capacity: number | null): Promise<void> {
	await api.database.pool.query("update seminar_dates set capacity = $1, seats_taken = 0 where id = $2", [
		capacity,
		free.presence_seminar_date_id,
	]);
	api.cache.clear();
}
const seatsTaken = async () =>
	(
		await api.database.pool.query("select seats_taken from seminar_dates where id = $1", [
			free.presence_seminar_date_id,
		])
	).rows[0].seats_taken as number;

describe("POST form/presence_seminar", () => {
	test("API-22 SIGN-19 a sign-up answers 201 with the booking and sends the confirmation and a notice", async () => {
		const payload = signUpFor(free, {
			number_of_persons: 2,
			persons: [{ first_name: "Kim", last_name: "Ode" }],
			company: "Chor e. V.",
		});
		const { status, body } = await signUp(payload);
		expect(status).toBe(201);
		expect(body.data).toMatchObject({
			topic: free.topic,
			number_of_persons: 2,
			price: null,
			cancelled: false,
			can_be_changed: true,
		});
		expect(body.data.persons.map((person: { first_name: string }) => person.first_name)).toEqual(["Mika", "Kim"]);
		expect(body.data).toMatchObject({ company: "Chor e. V.", place: free.place, image: free.image, undo_until: null });
		expect(JSON.stringify(body)).not.toMatch(/email|street_address|token/);
		const mails = await read();
		const mail = mailTo(mails, "mika@vsz.example");
		expect(body.data.path).toBe(`/buchung/${bookingTokenIn(mail)}`);
		expect(mail?.subject).toBe("Eure zwei Plätze sind reserviert");
		for (const part of [
			"Mika",
			"Kim Ode",
			free.topic,
			body.data.number,
			"Auf der Karte ansehen:",
			"Anfahrt:",
			"Stufenfrei: Nein.",
		])
			expect(mail?.text).toContain(part);
		expect(mail?.text).not.toMatch(/\b(du|dein|deine|dir)\b/i);
		expect(mail?.text).toContain("kostenlos");
		expect(mail?.text).toContain("Ufergasse 5, 02826\u00a0Görlitz");
		expect(mail?.calendar).toContain("METHOD:REQUEST");
		expect(mail?.calendar).toContain(`UID:booking-${body.data.number}@127.0.0.1`);
		expect(mail?.calendar).toContain("BEGIN:VTIMEZONE");
		expect(mail?.calendar).toContain("SEQUENCE:0");
		expect(mailTo(mails, "kontakt@vsz.example")).toMatchObject({
			replyTo: "mika@vsz.example",
			subject: `Neue Anmeldung: ${free.topic}`,
		});
	});

	test("SIGN-02 SIGN-04 SIGN-05 SIGN-06 SIGN-13 CONST-05 every rule of the form holds on the server too", async () => {
		const { status, body } = await signUp({
			presence_seminar_id: free.id,
			presence_seminar_date_id: free.presence_seminar_date_id,
			number_of_persons: 11,
			email: "mika@",
			postcode: "123456",
			street_suffix: "123456",
			accept_terms: false,
		});
		expect(status).toBe(422);
		expect(body.validation_errors).toEqual({
			number_of_persons: ["Anzahl Personen: Maximal 10"],
			first_name: ["Vorname: Bitte ausfüllen"],
			last_name: ["Nachname: Bitte ausfüllen"],
			street_address: ["Straße: Bitte ausfüllen"],
			street_suffix: ["Hausnummer: Höchstens 5 Zeichen"],
			postcode: ["Postleitzahl: Ungültiges Format"],
			city: ["Ort: Bitte ausfüllen"],
			email: ["E-Mail: Ungültige E-Mail"],
			accept_terms: [
				"AGB: AGB & Widerrufsbelehrung müssen akzeptiert werden / Datenschutzhinweise müssen zur Kenntnis genommen werden",
			],
		});
		expect((await signUp(signUpFor(free, { postcode: "0109" }))).body.validation_errors).toEqual({
			postcode: ["Postleitzahl: Ungültiges Format"],
		});
		expect((await signUp(signUpFor(free, { number_of_persons: 0 }))).body.validation_errors).toEqual({
			number_of_persons: ["Anzahl Personen: Ungültiger Wert"],
		});
		expect(await read()).toEqual([]);
	});

	test("SIGN-08 SIGN-12 the questions are required only without a price, and 0 is an answer", async () => {
		const {
			nonprofit_sector: _a,
			nonprofit_commitment: _b,
			nonprofit_weekly_commitment: _c,
			...silent
		} = signUpFor(free);
		const { status, body } = await signUp(silent);
		expect(status).toBe(422);
		expect(Object.keys(body.validation_errors)).toEqual([
			"nonprofit_sector",
			"nonprofit_commitment",
			"nonprofit_weekly_commitment",
		]);
		const {
			nonprofit_sector: _d,
			nonprofit_commitment: _e,
			nonprofit_weekly_commitment: _f,
			...pricedSilent
		} = signUpFor(priced);
		expect((await signUp(pricedSilent)).status).toBe(201);
		const zeros = { nonprofit_sector: 0, nonprofit_commitment: 0, nonprofit_weekly_commitment: 0 };
		expect((await signUp(signUpFor(free, zeros))).status).toBe(201);
		await read();
	});

	test("SIGN-09 SIGN-10 SIGN-11 the answers are those of the specification", async () => {
		expect([NONPROFIT_SECTORS.length, NONPROFIT_COMMITMENTS.length, NONPROFIT_WEEKLY_COMMITMENTS.length]).toEqual([
			14, 5, 5,
		]);
		for (const options of [NONPROFIT_SECTORS, NONPROFIT_COMMITMENTS, NONPROFIT_WEEKLY_COMMITMENTS])
			expect(options[0]).toBe("Keine Angabe");
		expect([NONPROFIT_SECTORS[9], NONPROFIT_SECTORS[13]]).toEqual(["Sport", "Sonstiges"]);
		expect((await signUp(signUpFor(free, { nonprofit_sector: 14 }))).status).toBe(422);
	});

	test("SIGN-20 SIGN-22 CONST-12 a voucher takes its percent off the price of all persons", async () => {
		const { body } = await signUp(signUpFor(priced, { number_of_persons: 3, voucher_code: " ehrenamt50 " }));
		expect(body.data).toMatchObject({
			price: ((priced.price ?? 0) * 3) / 2,
			voucher: { code: "EHRENAMT50", discount: 50 },
		});
		const all = await signUp(signUpFor(priced, { voucher_code: "FREI100" }));
		expect(all.body.data.price).toBe(0);
		const rows = await api.database.pool.query(
			"select gross_cents, button_label from sign_ups order by id desc limit 2",
		);
		expect(rows.rows.map((row) => row.button_label)).toEqual(["Kostenlos anmelden", "Kostenpflichtig anmelden"]);
		expect((await signUp(signUpFor(priced, { voucher_code: "ABGELAUFEN" }))).body).toEqual({
			code: "voucher_expired",
			message: "Dieser Gutschein ist abgelaufen.",
			validation_errors: { voucher_code: ["Gutschein: Dieser Gutschein ist abgelaufen."] },
		});
		expect((await signUp(signUpFor(priced, { voucher_code: "NIX" }))).status).toBe(422);
		await read();
	});

	test("the wish that a priced seminar begins before the right of withdrawal ends is kept and repeated by mail", async () => {
		await signUp(signUpFor(priced, { email: "bald@vsz.example", accept_early_performance: true }));
		await signUp(signUpFor(priced, { email: "spaeter@vsz.example" }));
		const { rows } = await api.database.pool.query(
			"select accept_early_performance from sign_ups order by id desc limit 2",
		);
		expect(rows.map((row) => row.accept_early_performance)).toEqual([false, true]);
		const mails = await read();
		expect(mailTo(mails, "bald@vsz.example")?.text).toContain("hast du erklärt: „Ich verlange ausdrücklich");
		expect(mailTo(mails, "spaeter@vsz.example")?.text).not.toContain("verlange ausdrücklich");
	});

	test("a voucher's last use goes to exactly one of many", async () => {
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, index) =>
				signUp(signUpFor(priced, { voucher_code: "EINMALIG", email: `v${index}@vsz.example` })),
			),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(11);
		await read();
	});

	test("codes cannot be guessed through the form, and who enters none is not counted", async () => {
		const address = "10.9.9.9";
		const from = (over: object, date = priced) => signUp(signUpFor(date, over as Partial<SignUp>), address);
		for (let index = 0; index < 61; index += 1) {
			const { status } = await from({ voucher_code: `GERATEN${index}`, email: `rat${index}@vsz.example` });
			expect([index, status]).toEqual([index, index < 60 ? 422 : 429]);
		}
		expect((await from({ voucher_code: "WILLKOMMEN10", email: "rat@vsz.example" })).status).toBe(429);
		const { rows } = await api.database.pool.query("select 1 from sign_ups where email like 'rat%'");
		expect(rows).toEqual([]);
		expect((await from({ email: "ehrlich@vsz.example" })).status).toBe(201);
		expect((await from({ voucher_code: "EGAL", email: "ehrlich@vsz.example" }, free)).status).toBe(201);
		await read();
	});

	test("the same key answers the same booking, also when both come at once", async () => {
		const payload = signUpFor(free, { idempotency_key: "k".repeat(32), email: "einmal@vsz.example" });
		const before = await seatsTaken();
		const answers = await Promise.all([signUp(payload), signUp(payload), signUp(payload)]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
		expect(await seatsTaken()).toBe(before + 1);
		expect((await read()).filter(({ to }) => to === "einmal@vsz.example")).toHaveLength(1);
	});

	test("SEM-26 a cancelled, deactivated, past, foreign or unknown date is refused with 422", async () => {
		const change = (set: string) =>
			api.database.pool.query(`update seminar_dates set ${set} where id = ${free.presence_seminar_date_id}`);
		const status = async (over: Partial<SignUp> = {}) => (await signUp(signUpFor(free, over))).status;
		expect(await status({ presence_seminar_id: priced.id })).toBe(422);
		expect(await status({ presence_seminar_date_id: 999_999 })).toBe(422);
		await change("cancelled = true");
		expect((await signUp(signUpFor(free))).body).toEqual({
			code: "date_cancelled",
			message: "Dieser Termin ist abgesagt.",
		});
		await change("cancelled = false, deactivated = true");
		expect(await status()).toBe(422);
		await change("deactivated = false, registration_deadline = '2026-11-15T09:59:00Z'");
		expect(await status()).toBe(422);
		await change("registration_deadline = null");
		now = new Date(Date.parse(free.date ?? "") + 1);
		expect(await status()).toBe(422);
		now = NOW;
		await change("fully_booked = true");
		expect(await status()).toBe(409);
		await change("fully_booked = false");
		await read();
	});

	test("a date is never overbooked: 200 at once, groups among them, for 20 seats", async () => {
		await withCapacity(20);
		const answers = await Promise.all(
			Array.from({ length: 200 }, (_, index) =>
				signUp(signUpFor(free, { number_of_persons: 1 + (index % 4), email: `s${index}@vsz.example` })),
			),
		);
		const accepted = answers.filter(({ status }) => status === 201);
		const persons = accepted.reduce((sum, { body }) => sum + body.data.number_of_persons, 0);
		expect(persons).toBe(20);
		expect(await seatsTaken()).toBe(20);
		const others = answers.filter(({ status }) => status !== 201);
		expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]));
		expect(others[0]?.body).toEqual({
			code: "date_full",
			message: "So viele Plätze sind an diesem Termin leider nicht mehr frei.",
		});
		expect((await read()).filter(({ subject }) => subject?.endsWith("reserviert"))).toHaveLength(accepted.length);
		const { body } = await api.get(`/api/v1/presence_seminar/${free.id}`);
		const date = (
			body as { data: { dates: { id: number; fully_booked: boolean; free_seats: number }[] } }
		).data.dates.find(({ id }) => id === free.presence_seminar_date_id);
		expect(date).toMatchObject({ fully_booked: true, free_seats: 0 });
		await withCapacity(null);
	}, 60_000);

	test("SIGN-14 the newsletter is asked for only by those who tick it, and waits for their confirmation", async () => {
		await signUp(signUpFor(free, { email: "ohne@vsz.example" }));
		await signUp(signUpFor(free, { email: "mit@vsz.example", accept_newsletter: true }));
		const mails = await read();
		expect(mails.filter(({ to }) => to === "ohne@vsz.example")).toHaveLength(1);
		expect(mails.filter(({ to }) => to === "mit@vsz.example").map(({ subject }) => subject)).toContain(
			"Bitte bestätige deinen Newsletter",
		);
	});
});

describe("the booking", () => {
	async function book(persons: number, email: string) {
		await withCapacity(10);
		await signUp(signUpFor(free, { number_of_persons: persons, email }));
		return bookingTokenIn(mailTo(await read(), email));
	}
	const get = async (token: string) => (await api.get(`/api/v1/booking/${token}`)).body as { data: Booking };

	test("is shown to whoever has its link, and to nobody else", async () => {
		const token = await book(2, "b1@vsz.example");
		expect((await get(token)).data).toMatchObject({ number_of_persons: 2, topic: free.topic });
		expect((await api.get(`/api/v1/booking/${"x".repeat(43)}`)).status).toBe(404);
		expect((await api.get("/api/v1/booking/kurz")).status).toBe(404);
	});

	test("names can be changed", async () => {
		const token = await book(2, "b2@vsz.example");
		const { body } = await send("PUT", `/booking/${token}/persons`, {
			persons: [{ position: 2, first_name: "Neu", last_name: "Dabei" }],
		});
		const renamed = { position: 2, first_name: "Neu", last_name: "Dabei", cancelled: false };
		expect(body.data.persons[1]).toEqual({ ...renamed, code: expect.any(String), code_rows: expect.any(Array) });
	});

	test("some or all seats can be given back, are free at once, and a mail calls the calendar entry off", async () => {
		const token = await book(3, "b3@vsz.example");
		expect(await seatsTaken()).toBe(3);
		const some = await send("POST", `/booking/${token}/cancel`, { positions: [2] });
		expect(some.body.data).toMatchObject({ number_of_persons: 2, cancelled: false });
		expect(await seatsTaken()).toBe(2);
		expect(mailTo(await read(), "b3@vsz.example")?.calendar).toContain("SEQUENCE:1");
		await send("POST", `/booking/${token}/cancel`, { positions: [2] });
		expect(await seatsTaken()).toBe(2);
		expect(await read()).toEqual([]);
		const all = await send("POST", `/booking/${token}/cancel`, { positions: [1, 3] });
		expect(all.body.data).toMatchObject({ number_of_persons: 0, cancelled: true, can_be_changed: false });
		expect(await seatsTaken()).toBe(0);
		const mail = mailTo(await read(), "b3@vsz.example");
		expect(mail?.calendar).toContain("METHOD:CANCEL");
		expect(mail?.calendar).toContain("STATUS:CANCELLED");
	});

	const undo = (token: string) => send("POST", `/booking/${token}/undo`, {});
	const late = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

	test("what was given back last comes back with one press: exactly those seats, with a letter and the next version of the calendar entry", async () => {
		const token = await book(3, "b5@vsz.example");
		await send("POST", `/booking/${token}/cancel`, { positions: [1] });
		now = late(1);
		const { body } = await send("POST", `/booking/${token}/cancel`, { positions: [2, 3] });
		expect(body.data).toMatchObject({ cancelled: true, undo_until: "2026-11-15T11:11:00+01:00" });
		await read();
		now = late(2);
		const back = await undo(token);
		expect(back.body.data).toMatchObject({ cancelled: false, number_of_persons: 2, can_be_changed: true });
		expect(back.body.data.persons.map((person: { cancelled: boolean }) => person.cancelled)).toEqual([
			true,
			false,
			false,
		]);
		expect(await seatsTaken()).toBe(2);
		const mail = mailTo(await read(), "b5@vsz.example");
		expect(mail?.calendar).toContain("METHOD:REQUEST");
		expect(mail?.calendar).toContain("SEQUENCE:3");
		// The seat of the first press still has its own ten minutes.
		expect(back.body.data.undo_until).toBe("2026-11-15T11:10:00+01:00");
		now = NOW;
	});

	test("after ten minutes, once somebody else has the seat, or twice at once, nothing comes back a second time", async () => {
		const token = await book(2, "b6@vsz.example");
		expect((await undo(token)).body.code).toBe("undo_too_late");
		await send("POST", `/booking/${token}/cancel`, { positions: [2] });
		now = late(10);
		expect((await get(token)).data.undo_until).toBeNull();
		expect((await undo(token)).status).toBe(409);
		now = late(9);
		await api.database.pool.query("update seminar_dates set capacity = 2, seats_taken = 2 where id = $1", [
			free.presence_seminar_date_id,
		]);
		expect((await undo(token)).status).toBe(409);
		await api.database.pool.query("update seminar_dates set capacity = 3, seats_taken = 1 where id = $1", [
			free.presence_seminar_date_id,
		]);
		const answers = await Promise.all([undo(token), undo(token)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await seatsTaken()).toBe(2);
		expect((await undo("x".repeat(43))).status).toBe(404);
		now = NOW;
		await read();
	});

	test("a priced booking has an invoice, and what is given back is credited to the cent", async () => {
		await api.database.pool.query("update seminar_dates set capacity = null where id = $1", [
			priced.presence_seminar_date_id,
		]);
		const { body } = await signUp(
			signUpFor(priced, { number_of_persons: 3, voucher_code: "WILLKOMMEN10", email: "rechnung@vsz.example" }),
		);
		const mail = mailTo(await read(), "rechnung@vsz.example");
		const token = bookingTokenIn(mail);
		const [invoice] = body.data.documents;
		expect(invoice).toMatchObject({ kind: "invoice", path: `/api/v1/booking/${token}/document/${invoice.id}` });
		expect(mail?.attachments).toEqual([`${invoice.number}.pdf`, "AGB-VSZ.pdf", "Widerrufsbelehrung-VSZ.pdf"]);
		const pdf = await api.fastify.inject(invoice.path);
		expect([pdf.statusCode, pdf.headers["content-type"], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
			200,
			"application/pdf",
			"%PDF-",
		]);
		expect((await api.get(invoice.path.replace(token, "x".repeat(43)))).status).toBe(404);

		const given = await send("POST", `/booking/${token}/cancel`, { positions: [2] });
		// The credit note stays, so this is not undone but booked again.
		expect(given.body.data.undo_until).toBeNull();
		expect((await send("POST", `/booking/${token}/undo`, {})).body.code).toBe("undo_too_late");
		await send("POST", `/booking/${token}/cancel`, { positions: [1, 3] });
		const { rows } = await api.database.pool.query<{ net: string; tax: string; gross: string; kinds: string[] }>(
			"select sum(net_cents) net, sum(tax_cents) tax, sum(gross_cents) gross, array_agg(kind order by id) kinds from invoices where sign_up_id = (select id from sign_ups where number = $1)",
			[body.data.number],
		);
		expect(rows[0]).toEqual({ net: "0", tax: "0", gross: "0", kinds: ["invoice", "credit_note", "credit_note"] });
		const changes = (await read()).filter(({ to }) => to === "rechnung@vsz.example");
		expect(changes.map(({ attachments }) => attachments[0])).toEqual([
			expect.stringMatching(/^GS-2026-\d{6}\.pdf$/),
			expect.stringMatching(/^GS-2026-\d{6}\.pdf$/),
		]);
		for (const { text } of changes) expect(text).toContain("erstatten wir euch den Betrag innerhalb von 14 Tagen");
	});

	test("a free booking has no invoice, and neither has one that a voucher pays whole", async () => {
		const free100 = await signUp(signUpFor(priced, { voucher_code: "FREI100", email: "frei@vsz.example" }));
		expect([free100.body.data.price, free100.body.data.documents]).toEqual([0, []]);
		expect((await signUp(signUpFor(free))).body.data.documents).toEqual([]);
		expect(mailTo(await read(), "frei@vsz.example")?.attachments).toEqual([]);
	});

	test("from the day of the seminar on it can no longer be changed", async () => {
		const token = await book(1, "b4@vsz.example");
		const day = (free.date ?? "").slice(0, 10);
		now = new Date(`${day}T00:30:00+01:00`);
		expect((await get(token)).data.can_be_changed).toBe(false);
		expect((await send("POST", `/booking/${token}/cancel`, { positions: [1] })).status).toBe(409);
		expect(await seatsTaken()).toBe(1);
		now = NOW;
	});
});

test("SIGN-22 the price is never negative, 100 % is nothing, and 0 % is all", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 1_000_000 }),
			fc.integer({ min: 1, max: 10 }),
			fc.integer({ min: 0, max: 100 }),
			(price, persons, discount) => {
				const total = totalCents(price, persons, discount);
				expect(Number.isInteger(total)).toBe(true);
				expect(total).toBeGreaterThanOrEqual(0);
				expect(total).toBeLessThanOrEqual(price * persons);
				expect(totalCents(price, persons, 100)).toBe(0);
				expect(totalCents(price, persons, 0)).toBe(price * persons);
			},
		),
	);
	expect(totalCents(null, 5, 0)).toBe(0);
});
