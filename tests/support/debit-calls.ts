import type { PlacedOrder } from "#contract/checkout.ts";
import { DAY_MS } from "#contract/constants.ts";
import type { TestApp } from "./app.ts";
import { newStatement } from "./bank-calls.ts";
import { openDate } from "./builders.ts";
import { addDate } from "./dates.ts";
import { BANK, METHOD, shop } from "./shop.ts";
import type { Make } from "./staff-calls.ts";

/** Each to an address of its own, for one may order only so often. */
let debits = 0;

/** Somebody buys a film and pays it by debit; the letter that announces it has left. */
export async function oneDebit(testing: TestApp, over: object = {}): Promise<{ id: number; number: string }> {
	debits += 1;
	const at = shop(testing);
	const [course] = await at.pricedCourses();
	const member = await at.loggedIn("kundin@vsz.example");
	const basket = await member.basketWith(course as { id: number });
	const { body } = await member.checkout<PlacedOrder>(basket.id, {
		...BANK,
		...{ email: `kundin${debits}@vsz.example`, payment_method_id: METHOD.directDebit, accept_mandate: true },
		...over,
	});
	const { number } = body.data;
	await testing.database.pool.query("update outbox set state = 'sent', sent_at = now() where about = $1", [number]);
	const { rows } = await testing.database.pool.query("select id, number from orders where number = $1", [number]);
	return rows[0];
}

const fileOf = async (testing: TestApp): Promise<number> =>
	testing.app.services.debits.makeFile([(await oneDebit(testing)).id], "system");

/** A debit that the bank gave back; before it was settled unless it was credited. */
export async function oneReturned(
	testing: TestApp,
	{ code = "AM04", isCredited = false }: { code?: string; isCredited?: boolean } = {},
): Promise<{ id: number; number: string; cents: number; file: number }> {
	const { id, number } = await oneDebit(testing);
	const { bankImporting, debits, paymentFilesOffice } = testing.app.services;
	const file = await debits.makeFile([id], "system");
	await paymentFilesOffice.handIn(file, "system");
	const { rows } = await testing.database.pool.query("select amount_cents from debits where order_id = $1", [id]);
	const [cents, mark] = [rows[0].amount_cents, { end_to_end_id: `${number}-1`, mandate: number }];
	if (isCredited) await bankImporting.read(newStatement([{ ...mark, amount_cents: cents }]), "system");
	const back = { ...mark, amount_cents: -cents - 350, return_reason: code, fee_cents: 350 };
	await bankImporting.read(newStatement([back]), "system");
	return { id, number, cents, file };
}

const FIRST_DATE = Date.parse("2029-03-01T17:00:00Z");
let days = 0;

/** Somebody paid a seminar from an account that the bank named, and gets the money back. */
export async function oneRefund(
	testing: TestApp,
	payer: { name: string; iban: string | null } = { name: "Mika Gast", iban: "DE89370400440532013000" },
): Promise<{ id: number; credit_note: string }> {
	const { dates, bookings, invoices, books, ledger } = testing.app.services;
	days += 1;
	const { id: seminarId } = await openDate(testing.get, "priced");
	const dateId = await addDate(testing.database.pool, {
		seminarId,
		at: new Date(FIRST_DATE + days * DAY_MS).toISOString(),
		capacity: 100,
	});
	const paid = {
		...{ amount_cents: 9_800, paid_on: "2026-11-10", reason: null },
		transaction_id: await bookedFrom(testing, payer),
	};
	return dates.transaction(async (tx) => {
		await dates.take(tx, dateId, 2);
		const person = { seminar_date_id: dateId, first_name: "Mika", last_name: "Gast", email: "mika@example.org" };
		const { signUp } = await bookings.write(tx, { person, persons: 2, gross_cents: 9_800 });
		const [invoice] = await invoices.ofSignUps(tx, [signUp.id]);
		if (!invoice) throw new Error("no invoice");
		await ledger.notePaid(tx, invoice.id, paid, "system");
		const payment = { kind: "refund" as const, method: "invoice" as const, was_paid: true };
		const note = await invoices.credit(tx, invoice, { payment });
		await books.askRefund(tx, invoice, note.id);
		const { rows } = await tx.execute<{ id: number }>(`select max(id)::integer as id from refunds`);
		return { id: rows[0]?.id ?? 0, credit_note: note.number };
	});
}

async function bookedFrom({ database }: TestApp, { name, iban }: { name: string; iban: string | null }) {
	const mark = crypto.randomUUID();
	const { rows } = await database.pool.query(
		`with statement as (insert into bank_statements (account, key, format, from_on, to_on, in_cents, out_cents, bookings, has_gap, created_at)
			values ('DE02120300000000202051', $1, 'csv', '2026-11-10', '2026-11-10', 9800, 0, 1, false, now()) returning id)
		insert into bank_transactions (statement_id, account, fingerprint, nth, booked_on, amount_cents, free_cents, name, iban, purpose, fee_cents)
		select id, 'DE02120300000000202051', $1, 1, '2026-11-10', 9800, 9800, $2, $3, '', 0 from statement returning id`,
		[mark, name, iban],
	);
	return rows[0].id as number;
}

export const DEBIT_CALLS = {
	debits: {
		get: async () => ({ path: "/office/debit" }),
		announce: async (testing) => {
			const { earliest: collect_on } = testing.app.services.debits.window();
			const { id } = await oneDebit(testing);
			return { path: "/office/debit/announce", body: { orders: [id], collect_on } };
		},
		test: async (testing) => {
			const { earliest: collect_on } = testing.app.services.debits.window();
			return { path: `/office/debit/${(await oneDebit(testing)).id}/test`, body: { collect_on } };
		},
		makeFile: async (testing) => ({
			path: "/office/debit/file",
			body: { orders: [(await oneDebit(testing)).id] },
		}),
		foreseeReturned: async (testing) => ({
			path: `/office/debit/${(await oneReturned(testing)).id}/foresight`,
			body: { act: "invoice" },
		}),
		writeReturned: async (testing) => ({ path: `/office/debit/${(await oneReturned(testing)).id}/write` }),
		toInvoice: async (testing) => ({ path: `/office/debit/${(await oneReturned(testing)).id}/invoice` }),
		repeat: async (testing) => ({ path: `/office/debit/${(await oneReturned(testing)).id}/repeat` }),
		mandates: async () => ({ path: "/office/mandate?q=VSZ" }),
		revoke: async (testing) => ({
			path: `/office/mandate/${(await oneDebit(testing)).id}/revoke`,
			body: { reason: "Hat angerufen" },
		}),
	},
	transfers: {
		get: async () => ({ path: "/office/transfer" }),
		setAccount: async (testing) => ({
			path: `/office/transfer/${(await oneRefund(testing)).id}/account`,
			body: { holder: "Mika Gast", iban: "DE89370400440532013000" },
		}),
		makeFile: async (testing) => ({
			path: "/office/transfer/file",
			body: { refunds: [(await oneRefund(testing)).id] },
		}),
	},
	paymentFiles: {
		content: async (testing) => ({ path: `/office/payment_file/${await fileOf(testing)}/content` }),
		handIn: async (testing) => ({ path: `/office/payment_file/${await fileOf(testing)}/hand_in` }),
		withdraw: async (testing) => ({
			path: `/office/payment_file/${await fileOf(testing)}/withdraw`,
			body: { reason: "Falsches Konto" },
		}),
	},
} satisfies Record<string, Record<string, Make>>;
