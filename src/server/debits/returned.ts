import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Orders } from "#server/orders/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { PaymentFiles } from "#server/payment-files/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { accountOf, endOf } from "./accounts.ts";
import { returnedMail } from "./returned-mails.ts";
import * as store from "./returned-store.ts";
import { mayRepeat } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	files: PaymentFiles;
	invoices: Pick<Invoices, "dueOn">;
	orders: Pick<Orders, "payByTransfer">;
	rehearsals: Rehearsals;
}

export type ReturnedAct = "write" | "invoice" | "repeat";

/** BANK-04, OFF-089: what becomes of debits that came back. Each under the lock of the files, so that none is in one meanwhile. */
export function createReturnedDebits(parts: Parts) {
	const { db, clock, audit, outbox, sender, secrets, files, invoices, orders, rehearsals } = parts;

	async function demand(tx: Db, orderId: number, isFit: (row: store.ReturnedRow) => boolean) {
		await files.alone(tx);
		const [row] = await store.findReturned(tx, orderId);
		if (!row || !isFit(row)) throw refuse("debits_changed");
		return row;
	}

	/** With a day until which it is to be transferred: nobody is reminded before. */
	async function askFor(tx: Db, row: store.ReturnedRow, isByInvoice: boolean): Promise<void> {
		const [due_on, account] = [invoices.dueOn(), await accountOf(secrets, row)];
		await orders.payByTransfer(tx, row.order_id, { pay_until: due_on, isByInvoice });
		const told = { ...row, account: account && endOf(account), day: isoDay(berlinDay(clock())), due_on, isByInvoice };
		await outbox.writeMail(
			tx,
			isByInvoice ? "debit_to_invoice" : "debit_returned",
			row.email,
			returnedMail(told, sender),
		);
	}

	const acts: Record<ReturnedAct, (tx: Db, orderId: number, actor: Actor) => Promise<void>> = {
		/** Once for each time that it comes back. */
		async write(tx, orderId, actor) {
			const row = await demand(tx, orderId, ({ written_at, is_repeated }) => written_at === null && !is_repeated);
			await askFor(tx, row, false);
			await audit.note(tx, actor, "debit_return_told", row.number, { return_reason: row.return_reason });
		},

		/** For good: the mandate was for one payment. */
		async invoice(tx, orderId, actor) {
			const row = await demand(tx, orderId, () => true);
			await askFor(tx, row, true);
			await audit.note(tx, actor, "debit_to_invoice", row.number, { return_reason: row.return_reason });
		},

		/** It is open again and waits for a new announcement. */
		async repeat(tx, orderId, actor) {
			const row = await demand(tx, orderId, mayRepeat);
			await orders.payByTransfer(tx, row.order_id, { pay_until: null, isByInvoice: false });
			await store.repeatDebit(tx, row.id, clock());
			await audit.note(tx, actor, "debit_repeated", row.number, { return_reason: row.return_reason });
		},
	};

	return {
		list: () => store.findReturned(db),

		async act(act: ReturnedAct, orderId: number, actor: Actor): Promise<void> {
			await files.ready();
			await db.transaction((tx) => acts[act](tx, orderId, actor));
		},

		async foresee(act: ReturnedAct, orderId: number, actor: Actor): Promise<Consequences> {
			await files.ready();
			return rehearsals.consequencesOf(async (tx) => {
				await acts[act](tx, orderId, actor);
				return { moneyBackCents: 0 };
			});
		},
	};
}

export type ReturnedDebits = ReturnType<typeof createReturnedDebits>;
