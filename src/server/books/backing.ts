import type { Actor, Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { type Account, refundOf } from "./rules.ts";
import * as store from "./store.ts";

interface Invoice {
	id: number;
	gross_cents: number;
}

interface Parts {
	audit: Audit;
	accountOf: (tx: Db, invoice: Invoice) => Promise<Account>;
}

/** BANK-04: the bank has taken money back that was on its way back already, or gives it again. */
export const createBacking = ({ audit, accountOf }: Parts) => ({
	/** What we do not have any more is not sent, as far as it has not left: or it would go back twice. */
	async drop(tx: Db, invoice: Invoice, actor: Actor): Promise<void> {
		const { paid, refunded } = await accountOf(tx, invoice);
		let missing = refunded - paid;
		for (const { id, amount_cents, credit_note } of await store.findUnsent(tx, invoice.id)) {
			if (amount_cents > missing) continue;
			missing -= amount_cents;
			await store.deleteRefund(tx, id);
			await audit.note(tx, actor, "refund_dropped", credit_note, { amount_cents });
		}
	},

	/** It was not taken back after all: what its credit note gave goes back as before, from the same day on. */
	async askAnew(tx: Db, invoice: Invoice): Promise<void> {
		const note = await store.findNoteWithoutRefund(tx, invoice.id);
		if (!note) return;
		const amount_cents = Math.min(refundOf(await accountOf(tx, invoice)), -note.gross_cents);
		if (amount_cents > 0)
			await store.insertRefund(tx, { credit_note_id: note.id, amount_cents, asked_at: note.created_at });
	},
});
