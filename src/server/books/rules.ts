import { HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import type { AuditAction } from "#contract/office/audit.ts";

export interface Account {
	gross: number;
	/** What has arrived, and what of it goes back. */
	paid: number;
	refunded: number;
	/** What credit notes have taken back. */
	credited: number;
	/** What of the money is for charges of reminders, and what we have given up. */
	charged: number;
	written_off: number;
}

export const EMPTY_ACCOUNT: Account = { gross: 0, paid: 0, refunded: 0, credited: 0, charged: 0, written_off: 0 };

/** What is still to be paid, in cents, whether or not we have given it up; below zero what we owe. */
export const balanceOf = ({ gross, paid, refunded, credited, charged }: Account): number =>
	gross - credited - (paid - refunded - charged);

/** What we still ask for; below zero what we owe. */
export const openOf = (account: Account): number => {
	const balance = balanceOf(account);
	return balance > 0 ? Math.max(0, balance - account.written_off) : balance;
};

/** What goes back with a credit note: never more than was paid beyond what is left to pay. */
export const refundOf = (account: Account): number => Math.max(0, -balanceOf(account));

const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** Whether the provider is asked once more by itself: pauses grow with every try in vain. */
export const isDue = ({ tries, failed_at }: { tries: number; failed_at: Date | null }, now: Date): boolean =>
	failed_at === null ||
	now.getTime() - failed_at.getTime() >= Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

/** So often in vain that nobody need wait for the provider any longer, whatever it says. */
const TRIES_ENOUGH = 5;

interface Asked {
	payment_id: number | null;
	paid_on: string | null;
	transferred_at: Date | null;
	is_refused: boolean;
	tries: number;
}

/** Whether a provider sends it; everything else the office transfers. */
export const isByProvider = ({ payment_id, transferred_at }: Pick<Asked, "payment_id" | "transferred_at">): boolean =>
	payment_id !== null && transferred_at === null;

/** ORDER-05: whether the office may transfer what the provider does not give back. */
export const mayTakeOver = (refund: Asked): boolean =>
	isByProvider(refund) && refund.paid_on === null && (refund.is_refused || refund.tries >= TRIES_ENOUGH);

/** § 357 Abs. 1 BGB, § 346 BGB: so long after it was asked for. */
export const BACK_WITHIN_DAYS = 14;

/** Whose money goes back: what a credit note says, what came to the bank account for nothing, or an order. */
interface Told {
	number: string;
	credit_note: string | null;
	/** Of the bank account. */
	booking: number | null;
}
type TellAs = readonly [action: AuditAction, id: string | number];

export function sentAs({ number, credit_note, booking }: Told): TellAs {
	if (credit_note !== null) return ["refund_sent", credit_note];
	return booking === null ? ["order_refund_sent", number] : ["bank_sent_back", booking];
}

export function accountSetAs({ number, credit_note, booking }: Told): TellAs {
	if (credit_note !== null) return ["refund_account_set", credit_note];
	return booking === null ? ["order_refund_account_set", number] : ["bank_account_set", booking];
}
