import { refuse } from "#contract/errors.ts";
import type { Adjustment } from "#contract/office/open-item-words.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import * as rows from "./adjustments-store.ts";
import { lockInvoice } from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
}

export interface NewAdjustment {
	kind: Adjustment;
	amount_cents: number;
	reason: string | null;
}

const idOf = (actor: Actor): number | null => (actor === "system" ? null : actor.id);

/** What is noted of invoices beside money: given up, or taken for charges of reminders. Each can be taken back. */
export function createAdjusting({ clock, audit }: Parts) {
	/** Taking back twice changes nothing. */
	async function takeBack(tx: Db, id: number, actor: Actor): Promise<void> {
		const row = await rows.findAdjustment(tx, id);
		const invoice = row && (await lockInvoice(tx, row.invoice_id));
		if (!row || !invoice) throw refuse("not_found");
		const { invoice_id, kind, amount_cents } = row;
		const reversal = { invoice_id, kind, amount_cents: -amount_cents, reverses_id: id, noted_by: idOf(actor) };
		if (!(await rows.insertTakingBack(tx, { ...reversal, created_at: clock() }))) return;
		await audit.note(tx, actor, "invoice_adjustment_taken_back", invoice.number, { kind, amount_cents });
	}

	return {
		takeBack,

		sumsOf: rows.findAdjusted,

		find: rows.findAdjustment,

		/** The caller holds the invoice and has found that so much is there to be noted. */
		async note(tx: Db, invoice: { id: number; number: string }, adjustment: NewAdjustment, actor: Actor) {
			const row = { invoice_id: invoice.id, ...adjustment, noted_by: idOf(actor), created_at: clock() };
			const id = await rows.insertAdjustment(tx, row);
			const { kind, amount_cents } = adjustment;
			await audit.note(tx, actor, "invoice_adjusted", invoice.number, { kind, amount_cents });
			return id;
		},

		/** § 17 Abs. 2 Nr. 1 UStG: what comes in after all is owed again. */
		async reopen(tx: Db, invoiceId: number): Promise<void> {
			for (const { id } of await rows.findStanding(tx, invoiceId, "write_off")) await takeBack(tx, id, "system");
		},

		/** How invoices were settled without money, and what was charged besides, in the order in which it was noted. */
		written: rows.findWritten,
	};
}

export type Adjusting = ReturnType<typeof createAdjusting>;
