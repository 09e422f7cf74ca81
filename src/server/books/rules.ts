import { HOUR_MS, MINUTE_MS } from "#contract/constants.ts";

export interface Account {
	gross: number;
	/** What has arrived, and what of it goes back. */
	paid: number;
	refunded: number;
	/** What credit notes have taken back. */
	credited: number;
}

/** What is still to be paid, in cents; below zero what we owe. */
export const balanceOf = ({ gross, paid, refunded, credited }: Account): number => gross - credited - (paid - refunded);

/** What goes back with a credit note: never more than was paid beyond what is left to pay. */
export const refundOf = (account: Account): number => Math.max(0, -balanceOf(account));

const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** Whether the provider is asked once more by itself: pauses grow with every try in vain. */
export const isDue = ({ tries, failed_at }: { tries: number; failed_at: Date | null }, now: Date): boolean =>
	failed_at === null ||
	now.getTime() - failed_at.getTime() >= Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
