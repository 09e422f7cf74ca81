import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DateMoney, DateRefund, NotedPayment } from "#contract/office/payments.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { Ledger } from "./ledger.ts";
import { EMPTY_ACCOUNT, openOf, sentAs } from "./rules.ts";
import type { Books } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	books: Books;
	ledger: Ledger;
	datesOffice: DatesOffice;
}

const presentRefund = (row: store.RefundRow): DateRefund => ({
	id: row.id,
	credit_note: row.number,
	name: row.name,
	amount: centsToEuro(row.amount_cents),
	asked_at: berlinIso(row.asked_at),
	paid_on: row.paid_on,
});

/** What staff note of the money for seminars. */
export function createBooksOffice({ db, clock, audit, books, ledger, datesOffice }: Parts) {
	const today = () => isoDay(berlinDay(clock()));

	function demandPast(paid_on: string): void {
		if (paid_on > today()) throw refuseField("paid_on", "Dieser Tag kommt erst noch");
	}

	return {
		async ofDate(dateId: number, staff: Staff): Promise<DateMoney> {
			await datesOffice.noteLook(dateId, staff);
			const invoices = await store.findInvoicesOf(db, dateId);
			const accounts = await books.accountsOf(db, invoices);
			const payments = await store.findPayments(
				db,
				invoices.map(({ id }) => id),
			);
			const refunds = await store.findRefundsOf(db, dateId);
			const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
			const sum = (pick: (id: number) => number) =>
				centsToEuro(invoices.reduce((total, { id }) => total + Math.max(0, pick(id)), 0));
			const account = (id: number) => accounts.get(id) ?? EMPTY_ACCOUNT;
			return {
				invoiced: sum((id) => account(id).gross - account(id).credited),
				paid: sum((id) => account(id).paid - account(id).refunded),
				open: sum((id) => openOf(account(id))),
				open_invoices: invoices
					.filter(({ id }) => openOf(account(id)) > 0)
					.map(({ id, number, name, due_on }) => ({
						id,
						number,
						name,
						open: centsToEuro(openOf(account(id))),
						due_on,
						is_overdue: due_on !== null && due_on < today(),
					})),
				payments: payments.map(({ id, invoice_id, amount_cents, paid_on, reason }) => ({
					id,
					invoice: byId.get(invoice_id)?.number ?? "",
					name: byId.get(invoice_id)?.name ?? "",
					amount: centsToEuro(amount_cents),
					paid_on,
					reason,
				})),
				refunds: refunds.map(presentRefund),
			};
		},

		/** Only what has arrived: the day decides in which month it stands. Each invoice is locked before it is looked at: two who note the same money note it once. */
		note: ({ invoices, paid_on, amount, reason }: NotedPayment, staff: Staff) =>
			db.transaction(async (tx) => {
				demandPast(paid_on);
				const ids: number[] = [];
				let noted = 0;
				for (const id of [...new Set(invoices)].sort((a, b) => a - b)) {
					const invoice = await store.lockInvoice(tx, id);
					const open = invoice ? openOf(await books.accountOf(tx, invoice)) : 0;
					if (open <= 0) continue;
					const amount_cents = amount === undefined ? open : Math.round(amount * 100);
					ids.push(await ledger.notePaid(tx, id, { amount_cents, paid_on, reason: reason || null }, staff));
					noted += amount_cents;
				}
				if (ids.length === 0) throw refuse("nothing_open");
				return { ids, amount: centsToEuro(noted) };
			}),

		takeBack: (ids: number[], staff: Staff) =>
			db.transaction(async (tx) => {
				for (const id of ids) {
					if ((await store.findPayment(tx, id))?.payment_id) throw refuse("payment_assigned");
					await ledger.takeBack(tx, id, staff);
				}
				return { ids };
			}),

		refundSent: (id: number, paid_on: string | null, staff: Staff): Promise<DateRefund> =>
			db.transaction(async (tx) => {
				if (paid_on) demandPast(paid_on);
				await store.setRefundSent(tx, id, paid_on);
				const row = await store.findRefund(tx, id);
				if (!row) throw refuse("not_found");
				await audit.note(tx, staff, ...sentAs(row), { amount_cents: row.amount_cents, paid_on });
				return presentRefund(row);
			}),
	};
}

export type BooksOffice = ReturnType<typeof createBooksOffice>;
