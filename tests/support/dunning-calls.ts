import { randomInt } from "node:crypto";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { dayAfter } from "#server/dunning/interest.ts";
import type { TestApp } from "./app.ts";
import { documentOf, lineFor } from "./sample-invoices.ts";
import type { Make } from "./staff-calls.ts";

interface Late {
	daysLate?: number;
	cents?: number;
	company?: string | null;
	/** None asks for a letter on paper. */
	email?: string | null;
	today?: string;
}

/** An invoice of a booking of its own that nobody has paid. */
export async function lateInvoice({ database }: TestApp, late: Late = {}): Promise<{ id: number; number: string }> {
	const { daysLate = 20, cents = 4_900, company = null, today = isoDay(berlinDay(new Date())) } = late;
	const count = randomInt(100_000, 999_999);
	const email = late.email === undefined ? `mika-${count}@example.org` : late.email;
	const { rows: bookings } = await database.pool.query(
		`insert into sign_ups (number, token_hash, seminar_date_id, number_of_persons, first_name, last_name, email, button_label)
		select $1::text, sha256($1::text::bytea), max(id), 1, 'Mika', 'Sommer', $2, 'Anmelden' from seminar_dates returning id, number`,
		[`B-99${count}`, email],
	);
	const due_on = dayAfter(today, -daysLate);
	const document = documentOf([lineFor(cents)], {
		number: `RE-2025-${count}`,
		issued_on: dayAfter(due_on, -14),
		contract: { kind: "sign_up", number: bookings[0].number, date: dayAfter(due_on, -14) },
		recipient: { name: "Mika Sommer", company, street: "Elbweg 7", postcode: "01067", city: "Dresden" },
		payment: { kind: "transfer", due_on },
	});
	const { number, issued_on, net_cents, tax_cents, gross_cents } = document;
	const { rows } = await database.pool.query(
		`insert into invoices (kind, number, sign_up_id, issued_on, due_on, net_cents, tax_cents, gross_cents, document)
		values ('invoice', $1, $2, $3, $4, $5, $6, $7, $8) returning id`,
		[number, bookings[0].id, issued_on, due_on, net_cents, tax_cents, gross_cents, document],
	);
	return { id: rows[0].id, number };
}

const onTime = (): string => dayAfter(isoDay(berlinDay(new Date())), 10);

async function oneReminder(testing: TestApp, late: Late = {}): Promise<number> {
	const { id } = await lateInvoice(testing, late);
	const { dunning } = testing.app.services;
	const { rows: staff } = await testing.database.pool.query("select id from users limit 1");
	await testing.database.db.transaction((tx) =>
		dunning.send(tx, { invoice_id: id, level: 1, open_cents: 4_900 }, onTime(), staff[0].id),
	);
	const { rows } = await testing.database.pool.query("select id from reminders where invoice_id = $1", [id]);
	return rows[0].id;
}

async function oneAdjustment(
	{ database }: TestApp,
	invoiceId: number,
	kind: string,
	amount_cents: number,
): Promise<number> {
	const { rows } = await database.pool.query(
		"insert into invoice_adjustments (invoice_id, kind, amount_cents, reason, created_at) values ($1, $2, $3, 'Probe', now()) returning id",
		[invoiceId, kind, amount_cents],
	);
	return rows[0].id;
}

/** Claims two euro besides its invoice, of which so much has been paid. */
export async function withCharges({ database, ...testing }: TestApp, paid_cents: number): Promise<number> {
	const { id } = await lateInvoice({ database, ...testing } as TestApp, { email: null });
	await database.pool.query(
		`insert into reminders (invoice_id, level, channel, sent_on, due_on, open_cents, fee_cents, lump_cents, interest_cents, document, created_at)
		values ($1, 2, 'paper', now() - interval '1 day', now(), 4900, 200, 0, 0, '{}', now())`,
		[id],
	);
	if (paid_cents > 0)
		await database.pool.query(
			"insert into invoice_payments (invoice_id, amount_cents, paid_on, created_at) values ($1, $2, now(), now())",
			[id, paid_cents],
		);
	return id;
}

const item = async (testing: TestApp, act: string) =>
	`/office/open_item/${(await lateInvoice(testing)).id}/${act}` as const;
const letter = async (testing: TestApp) =>
	new URLSearchParams({ invoice_id: String((await lateInvoice(testing)).id), due_on: onTime() });
const reason = { reason: "offene Frage" };

export const DUNNING_CALLS = {
	openItems: {
		list: async () => ({ path: "/office/open_item" }),
		ages: async () => ({ path: "/office/open_item/ages" }),
		export: async () => ({ path: "/office/open_item/export?format=csv" }),
		writeOff: async (testing) => ({ path: await item(testing, "write_off"), body: reason }),
		takeCharges: async (testing) => ({ path: `/office/open_item/${await withCharges(testing, 5_100)}/charges` }),
		waiveCharges: async (testing) => ({
			path: `/office/open_item/${await withCharges(testing, 0)}/waiver`,
			body: reason,
		}),
		takeBack: async (testing) => ({
			path: `/office/adjustment/${await oneAdjustment(testing, (await lateInvoice(testing)).id, "charges_waived", 100)}/take_back`,
		}),
		stop: async (testing) => ({ path: await item(testing, "stop"), body: { ...reason, until: null } }),
		resume: async (testing) => {
			const { id } = await lateInvoice(testing);
			await testing.database.pool.query(
				"insert into dunning_stops (invoice_id, reason, set_at) values ($1, 'Probe', now())",
				[id],
			);
			return { path: `/office/open_item/${id}/stop` };
		},
	},
	dunning: {
		propose: async () => ({ path: "/office/dunning" }),
		letter: async (testing) => ({ path: `/office/dunning/letter?${await letter(testing)}` }),
		letterPdf: async (testing) => ({ path: `/office/dunning/letter/pdf?${await letter(testing)}` }),
		test: async (testing) => ({
			path: "/office/dunning/test",
			body: { invoice_id: (await lateInvoice(testing)).id, due_on: onTime() },
		}),
		papers: async (testing) => {
			await oneReminder(testing, { email: null });
			return { path: `/office/dunning/papers?sent_on=${isoDay(berlinDay(new Date()))}` };
		},
		start: async (testing) => ({
			path: "/office/dunning",
			body: { due_on: onTime(), items: [{ invoice_id: (await lateInvoice(testing)).id, level: 1, open: 49 }] },
		}),
		pdf: async (testing) => ({ path: `/office/reminder/${await oneReminder(testing)}/pdf` }),
	},
} satisfies Record<string, Record<string, Make>>;
