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
