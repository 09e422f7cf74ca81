import { berlinIso } from "#contract/dates.ts";
import type { Withdrawal } from "#contract/withdrawal.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits, type Limits } from "#server/limits/service.ts";
import type { Orders } from "#server/orders/service.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { noticeMail, receiptMail } from "./mails.ts";
import { insertWithdrawal } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	orders: Orders;
}

const LIMITS = formLimits("withdrawal");

export function createWithdrawals({ db, clock, limits, outbox, sender, orders }: Parts) {
	return {
		/** Any contract somebody names is taken, known to us or not: the answer must not tell which exist. */
		async declare({ website, ...withdrawal }: Withdrawal, address: string): Promise<{ received_at: string }> {
			const now = clock();
			const receivedAt = berlinIso(now);
			if (website) return { received_at: receivedAt };
			await limits.take(LIMITS.perAddress, address);
			await limits.take(LIMITS.perMailbox, withdrawal.email);
			const orderId = await db.transaction(async (tx) => {
				const declared = await orders.declareWithdrawal(tx, withdrawal);
				await insertWithdrawal(tx, {
					...withdrawal,
					order_id: declared?.orderId,
					handled_at: declared?.isClear ? now : null,
					received_at: now,
				});
				const receipt = compose(receiptMail(withdrawal, receivedAt), sender);
				await outbox.writeMail(tx, "withdrawal_receipt", withdrawal.email, receipt);
				const notice = { ...compose(noticeMail(withdrawal, receivedAt), sender), replyTo: withdrawal.email };
				await outbox.writeMail(tx, "withdrawal_notice", sender.provider.email, notice);
				return declared?.isClear ? declared.orderId : null;
			});
			if (orderId !== null) await orders.refund(orderId);
			return { received_at: receivedAt };
		},
	};
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
