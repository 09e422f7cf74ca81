import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { REQUIRED } from "#contract/fields.ts";
import { centsToEuro } from "#contract/money.ts";
import type { OrderRefund, RefundTransfer, WantedReduction, WantedRefund } from "#contract/office/order-money.ts";
import type { Audit } from "#server/audit/service.ts";
import { isByProvider, mayTakeOver } from "#server/books/rules.ts";
import type { RefundSending } from "#server/books/sending.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Account } from "#server/payment-files/pain-parts.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { Deciding, Named } from "./deciding.ts";
import { transferMail } from "./help-mails.ts";
import type { Orders } from "./service.ts";
import type { OrderRow } from "./store.ts";

interface Parts {
	db: Db;
	audit: Audit;
	outbox: Outbox;
	sender: Sender;
	secrets: Pick<Secrets, "encrypt">;
	books: Books;
	orders: Orders;
	rehearsals: Rehearsals;
	refundSending: RefundSending;
	deciding: Deciding;
}

type RefundRow = Awaited<ReturnType<Books["refundsOfOrder"]>>[number];

export const presentRefund = ({ refund, credit_note }: RefundRow): OrderRefund => ({
	id: refund.id,
	amount: centsToEuro(refund.amount_cents),
	way: isByProvider(refund) ? "provider" : "transfer",
	reason: refund.reason,
	credit_note,
	asked_at: berlinIso(refund.asked_at),
	paid_on: refund.paid_on,
	failed_at: refund.failed_at && berlinIso(refund.failed_at),
	last_error: refund.last_error,
	tries: refund.tries,
	may_transfer: mayTakeOver(refund),
	transfer_reason: refund.transfer_reason,
});

/** What staff do with the money of an order; the provider is asked when what was decided is written. */
export function createOrderMoney(parts: Parts) {
	const { db, audit, outbox, sender, secrets, books, orders, rehearsals, refundSending, deciding } = parts;
	const { refund } = orders.refunding;

	/** What goes back by it is sent at once. */
	async function decided(decide: (tx: Db) => Promise<OrderRow>) {
		const order = await db.transaction(decide);
		await refundSending.sendOfOrder(order.id);
		return { number: order.number };
	}

	return {
		foreseeRefund: (number: string, wanted: WantedRefund, staff: Staff) =>
			rehearsals.consequencesOf(async (tx) => {
				await refund(tx, number, wanted, staff);
				return { moneyBackCents: await books.askedHere(tx) };
			}),

		async refund(number: string, wanted: WantedRefund, staff: Staff) {
			const order = await db.transaction((tx) => refund(tx, number, wanted, staff));
			await refundSending.sendOfOrder(order.id);
			return { number: order.number };
		},

		foreseeReduction: (number: string, wanted: WantedReduction, staff: Staff) =>
			rehearsals.consequencesOf(async (tx) => {
				await orders.reducing.reduce(tx, number, wanted, staff);
				return { moneyBackCents: 0 };
			}),

		async reduce(number: string, wanted: WantedReduction, staff: Staff) {
			const order = await db.transaction((tx) => orders.reducing.reduce(tx, number, wanted, staff));
			return { number: order.number };
		},

		async sendRefund(number: string, staff: Staff) {
			const order = await orders.find.byNumber(number);
			await audit.note(db, staff, "refund_tried", order.number);
			await refundSending.sendOfOrder(order.id);
			return { number: order.number };
		},

		/** ORDER-05: what the provider refuses for good; by mail the account is asked for where nobody knows it. */
		async transferRefund({ number, id }: Named, { reason, holder, iban }: RefundTransfer, staff: Staff) {
			const order = await orders.find.byNumber(number);
			const asked = (await books.refundsOfOrder(db, order.id)).find(({ refund }) => refund.id === id);
			if (!asked) throw refuse("not_found");
			if (iban && !holder) throw refuseField("holder", REQUIRED);
			const account = iban ? await secrets.encrypt({ holder: holder ?? "", iban } satisfies Account) : null;
			await refundSending.takeOver(id, { transfer_reason: reason, account }, async (tx, { amount_cents }) => {
				await audit.note(tx, staff, "refund_taken_over", order.number, { amount_cents, reason });
				const told = { order, cents: amount_cents, account: iban ? iban.slice(-4) : null };
				await outbox.writeMail(tx, "refund_by_transfer", order.email, transferMail(told, sender));
			});
			return { number: order.number };
		},

		/** Nobody is to pay it once more. */
		async acceptPayment(named: Named, staff: Staff) {
			const done = await decided((tx) => deciding.accept(tx, named, staff));
			await orders.endTries((await orders.find.byNumber(named.number)).id);
			return done;
		},
		/** What follows if it pays for its own order, or for another one. */
		foreseePayment: (named: Named, to: string | undefined, staff: Staff) =>
			rehearsals.consequencesOf(async (tx) => {
				await (to === undefined ? deciding.accept(tx, named, staff) : deciding.move(tx, named, to, staff));
				return { moneyBackCents: await books.askedHere(tx) };
			}),
		async movePayment(named: Named, to: string, staff: Staff) {
			const { number } = await decided((tx) => deciding.move(tx, named, to, staff));
			await orders.endTries((await orders.find.byNumber(number)).id);
			return { number };
		},
		unassignPayment: (named: Named, staff: Staff) => decided((tx) => deciding.unassign(tx, named, staff)),
		assignPayment: (named: Named, invoiceId: number, staff: Staff) =>
			decided((tx) => deciding.assign(tx, named, invoiceId, staff)),
		sendPaymentBack: (named: Named, reason: string, staff: Staff) =>
			decided((tx) => deciding.sendBack(tx, named, reason, staff)),
		ignorePayment: (named: Named, reason: string, staff: Staff) =>
			decided((tx) => deciding.ignore(tx, named, reason, staff)),
		reopenPayment: (named: Named, staff: Staff) => decided((tx) => deciding.reopen(tx, named, staff)),
	};
}

export type OrderMoney = ReturnType<typeof createOrderMoney>;
