import { randomBytes } from "node:crypto";
import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

const one = async <T>({ database }: TestApp, statement: string): Promise<T> =>
	(await database.pool.query(statement)).rows[0];

const OPEN = `d.date > now() + interval '4 days' and s.is_active and not d.cancelled and not d.deactivated`;

/** A date ahead with room enough for everybody who calls. */
async function roomyDate(testing: TestApp): Promise<number> {
	const { id } = await one<{ id: number }>(
		testing,
		`update seminar_dates set capacity = null where id = (select d.id from seminar_dates d
			join seminars s on s.id = d.seminar_id where ${OPEN} and s.price_cents is null order by d.id limit 1) returning id`,
	);
	return id;
}

/** A free booking of its own for two. */
async function oneBooking(testing: TestApp): Promise<{ number: string; dateId: number; personId: number }> {
	const dateId = await roomyDate(testing);
	const { id: seminarId } = await one<{ id: number }>(
		testing,
		`select seminar_id as id from seminar_dates where id = ${dateId}`,
	);
	const { number } = await testing.app.services.signUps.create(
		{
			...{ presence_seminar_id: seminarId, presence_seminar_date_id: dateId, number_of_persons: 2 },
			...{ first_name: "Mika", last_name: "Sommer", street_address: "Elbweg", street_suffix: "7a" },
			...{ postcode: "01099", city: "Dresden", email: `${randomBytes(6).toString("hex")}@vsz.example` },
			...{ nonprofit_sector: 0, nonprofit_commitment: 0, nonprofit_weekly_commitment: 0, accept_terms: true },
		},
		randomBytes(6).toString("hex"),
	);
	const { id: personId } = await one<{ id: number }>(
		testing,
		`select p.id from sign_up_persons p join sign_ups s on s.id = p.sign_up_id where s.number = '${number}' limit 1`,
	);
	return { number, dateId, personId };
}

async function otherDate(testing: TestApp, than: number): Promise<number> {
	const { id } = await one<{ id: number }>(
		testing,
		`update seminar_dates set capacity = null where id = (select d.id from seminar_dates d
			join seminars s on s.id = d.seminar_id where ${OPEN} and s.price_cents is null and d.id <> ${than} limit 1) returning id`,
	);
	return id;
}

async function waitingEntry(testing: TestApp, state = "waiting"): Promise<number> {
	const dateId = await roomyDate(testing);
	const { id } = await one<{ id: number }>(
		testing,
		`insert into waiting_list (seminar_date_id, name, email, number_of_persons, state, token_hash, offer_expires_at)
		values (${dateId}, 'Jule Neumann', 'jule@vsz.example', 1, '${state}', '\\x${randomBytes(32).toString("hex")}',
			now() + interval '1 day') returning id`,
	);
	if (state === "offered")
		await one(testing, `update seminar_dates set seats_taken = seats_taken + 1 where id = ${dateId} returning id`);
	return id;
}

const oneInvoice = (testing: TestApp) =>
	one<{ id: number }>(
		testing,
		`with given as (insert into invoices (kind, number, sign_up_id, issued_on, net_cents, tax_cents, gross_cents, document)
			select 'invoice', 'RE-TEST-' || gen_random_uuid(), id, now(), 100, 0, 100,
				'{"recipient":{"name":"Mika","company":null},"contract":{"kind":"sign_up","number":"B-1"}}' from sign_ups order by id desc limit 1
			returning id) select id from given`,
	);

/** Of a booking, over 1,00 €. */
export async function unpaidInvoice(testing: TestApp): Promise<number> {
	await oneBooking(testing);
	return (await oneInvoice(testing)).id;
}

async function oneRefund(testing: TestApp): Promise<number> {
	const id = await unpaidInvoice(testing);
	const { id: refundId } = await one<{ id: number }>(
		testing,
		`insert into refunds (credit_note_id, amount_cents, asked_at) values (${id}, 100, now()) returning id`,
	);
	return refundId;
}

const DAY = "2026-11-16";

const phoned = async (testing: TestApp) => ({
	date_id: await roomyDate(testing),
	number_of_persons: 1,
	first_name: "Annegret",
	last_name: "Vogel",
	terms_read_out: true,
	mail: false,
	idempotency_key: randomBytes(20).toString("hex"),
});

const giveBack = async (testing: TestApp) => ({
	bookings: [{ number: (await oneBooking(testing)).number, positions: [2] }],
	...{ mail: true, credit: true, reason: "Krank" },
});

async function move(testing: TestApp) {
	const { number, dateId } = await oneBooking(testing);
	return { bookings: [{ number }], date_id: await otherDate(testing, dateId), mail: true };
}

const correction = { first_name: "Mika", last_name: "Winter", new_invoice: false, mail: false };

/** What staff do with bookings, their money and the waiting list. */
export const BOOKING_CALLS = {
	bookingPage: {
		get: async (testing) => ({ path: `/office/booking/${(await oneBooking(testing)).number}` }),
		confirmation: async (testing) => ({ path: `/office/booking/${(await oneBooking(testing)).number}/confirmation` }),
	},
	bookingActs: {
		foreseeMove: async (testing) => ({ path: "/office/booking/move/foresight", body: await move(testing) }),
		move: async (testing) => ({ path: "/office/booking/move", body: await move(testing) }),
		foreseeGiveBack: async (testing) => ({
			path: "/office/booking/give_back/foresight",
			body: await giveBack(testing),
		}),
		giveBack: async (testing) => ({ path: "/office/booking/give_back", body: await giveBack(testing) }),
		foreseeExtend: async (testing) => ({
			path: `/office/booking/${(await oneBooking(testing)).number}/person/foresight`,
			body: { persons: [{ first_name: "Emil" }], mail: true },
		}),
		extend: async (testing) => ({
			path: `/office/booking/${(await oneBooking(testing)).number}/person`,
			body: { persons: [{ first_name: "Emil" }], mail: true },
		}),
		rename: async (testing) => ({
			path: `/office/booking/${(await oneBooking(testing)).number}/person`,
			body: { persons: [{ position: 2, first_name: "Emil", last_name: "Hartmann" }] },
		}),
		foreseeCorrect: async (testing) => ({
			path: `/office/booking/${(await oneBooking(testing)).number}/contact/foresight`,
			body: correction,
		}),
		correct: async (testing) => ({
			path: `/office/booking/${(await oneBooking(testing)).number}/contact`,
			body: correction,
		}),
	},
	phoneBookings: {
		people: async () => ({ path: "/office/phone_booking/person?q=sommer" }),
		dates: async () => ({ path: "/office/phone_booking/date" }),
		foresee: async (testing) => ({ path: "/office/phone_booking/foresight", body: await phoned(testing) }),
		create: async (testing) => ({ path: "/office/phone_booking", body: await phoned(testing) }),
	},
	waitingActs: {
		reorder: async (testing) => {
			await waitingEntry(testing);
			return { path: `/office/waiting_list/${await waitingEntry(testing)}/place`, body: { to: "earlier" } };
		},
		offer: async (testing) => ({
			path: `/office/waiting_list/${await waitingEntry(testing)}/offer`,
			body: { reason: "Hat angerufen" },
		}),
		extend: async (testing) => ({ path: `/office/waiting_list/${await waitingEntry(testing, "offered")}/extension` }),
		takeIn: async (testing) => ({ path: `/office/waiting_list/${await waitingEntry(testing)}/seat`, body: {} }),
		remove: async (testing) => ({
			path: `/office/waiting_list/${await waitingEntry(testing)}/removal`,
			body: { mail: true },
		}),
		movingUp: async (testing) => ({
			path: `/office/seminar_date/${await roomyDate(testing)}/moving_up`,
			body: { by_hand: true },
		}),
	},
	participants: {
		list: async (testing) => ({ path: `/office/seminar_date/${await roomyDate(testing)}/person` }),
		export: async (testing) => ({ path: `/office/seminar_date/${await roomyDate(testing)}/person/export?format=csv` }),
		note: async (testing) => ({
			path: `/office/booking_person/${(await oneBooking(testing)).personId}/note`,
			body: { note: "Rollstuhl", for_lecturer: true },
		}),
	},
	payments: {
		ofDate: async (testing) => ({ path: `/office/seminar_date/${await roomyDate(testing)}/money` }),
		note: async (testing) => {
			await oneBooking(testing);
			return { path: "/office/payment", body: { invoices: [(await oneInvoice(testing)).id], paid_on: DAY } };
		},
		takeBack: async (testing) => {
			const { id } = await one<{ id: number }>(
				testing,
				`insert into invoice_payments (invoice_id, amount_cents, paid_on, created_at)
				values (${await unpaidInvoice(testing)}, 100, now(), now()) returning id`,
			);
			return { path: "/office/payment/take_back", body: { ids: [id] } };
		},
		refundSent: async (testing) => ({
			path: `/office/refund/${await oneRefund(testing)}/sent`,
			body: { paid_on: DAY },
		}),
	},
} satisfies Record<string, Record<string, Make>>;
