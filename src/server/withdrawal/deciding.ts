import { refuse } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Orders } from "#server/orders/service.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Staff } from "#server/viewer.ts";
import { refusedMail } from "./mails.ts";
import * as store from "./store.ts";

interface Parts extends Pick<Letters, "db" | "clock" | "outbox" | "sender"> {
	audit: Audit;
	orders: Pick<Orders, "find" | "hold">;
	rehearsals: Rehearsals;
}

/** ORDER-04: what staff decide of a declaration other than to end its order. Each is decided once. */
export function createWithdrawalDecisions({ db, clock, outbox, sender, audit, orders, rehearsals }: Parts) {
	async function open(tx: Db, id: number): Promise<store.WithdrawalRow> {
		const row = await store.lock(tx, id);
		if (!row) throw refuse("not_found");
		if (row.handled_at) throw refuse("withdrawal_decided");
		return row;
	}

	/** The link in the receipt stays: whoever has the right keeps it, whatever we think of it. */
	async function decline(tx: Db, id: number, reason: string, staff: Staff): Promise<void> {
		const row = await open(tx, id);
		await store.update(tx, id, { handled_at: clock(), decision: "refused", decision_reason: reason });
		const letter = { ...compose(refusedMail(row, reason), sender), replyTo: sender.provider.email };
		await outbox.writeMail(tx, "withdrawal_refused", row.email, letter);
		await audit.note(tx, staff, "withdrawal_refused", id, { reason });
	}

	/** What is decided in one transaction; answers whose turn it was. */
	async function deciding(id: number, work: (tx: Db) => Promise<void>): Promise<{ id: number }> {
		await db.transaction(work);
		return { id };
	}

	return {
		/** The link in the receipt was for another order, if for any; one that has ended already ends the declaration, too. */
		async assign(id: number, number: string, staff: Staff) {
			const found = await orders.find.byNumber(number);
			return deciding(id, async (tx) => {
				// Held first: whoever ends it in the same moment has done so, or finds the declaration.
				const order = await orders.hold(tx, found.id);
				if (!order) throw refuse("not_found");
				await open(tx, id);
				await store.update(tx, id, { order_id: order.id, token_hash: null });
				if (order.withdrawn_at) await store.markHandled(tx, order.id, order.withdrawn_at);
				await audit.note(tx, staff, "withdrawal_assigned", id, { order: order.number });
			});
		},

		foreseeRefusal: (id: number, reason: string, staff: Staff): Promise<Consequences> =>
			rehearsals.consequencesOf(async (tx) => {
				await decline(tx, id, reason, staff);
				return { moneyBackCents: 0 };
			}),

		refuse: (id: number, reason: string, staff: Staff) => deciding(id, (tx) => decline(tx, id, reason, staff)),

		close: (id: number, reason: string, staff: Staff) =>
			deciding(id, async (tx) => {
				await open(tx, id);
				await store.update(tx, id, { handled_at: clock(), decision: "elsewhere", decision_reason: reason });
				await audit.note(tx, staff, "withdrawal_closed", id, { reason });
			}),
	};
}
