/** One booking of an account, as its bank tells it. */
export interface ReadTransaction {
	/** Calendar days as ISO: "2026-11-23". */
	booked_on: string;
	value_on: string | null;
	/** Below zero what left the account. */
	amount_cents: number;
	/** Who paid, or was paid. */
	name: string;
	iban: string | null;
	purpose: string;
	end_to_end_id: string | null;
	mandate: string | null;
	/** The bank's own mark; with the position in its batch nobody else has it. */
	bank_reference: string | null;
	/** The number of the kind of booking in Germany (GVC). */
	code: string | null;
	/** Why a debit of ours came back. */
	return_reason: string | null;
	/** What the bank takes for that, within the amount. */
	fee_cents: number;
}

export const FORMATS = ["camt.053", "camt.052", "csv"] as const;

export interface ReadStatement {
	format: (typeof FORMATS)[number];
	account: string;
	/** What tells it from others of the account. */
	key: string;
	/** Statements of an account are counted; files without a count have none. */
	sequence: number | null;
	from_on: string;
	to_on: string;
	opening_cents: number | null;
	closing_cents: number | null;
	transactions: ReadTransaction[];
}

const sum = (transactions: readonly ReadTransaction[]): number =>
	transactions.reduce((total, { amount_cents }) => total + amount_cents, 0);

/** Whether what was there and what was booked come to what is there; unknown where the file does not tell. */
export const isBalanced = ({ opening_cents, closing_cents, transactions }: ReadStatement): boolean | null =>
	opening_cents === null || closing_cents === null ? null : opening_cents + sum(transactions) === closing_cents;

export const plainIban = (text: string | null | undefined): string | null => {
	const plain = (text ?? "").replace(/\s/g, "").toUpperCase();
	return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(plain) ? plain : null;
};

/** What stands for "none given" in a field that must not be empty. */
const NOTHING = new Set(["", "NOTPROVIDED", "NONREF", "KEINE ANGABE"]);
export const given = (text: string | null | undefined): string | null => {
	const trimmed = (text ?? "").trim();
	return NOTHING.has(trimmed.toUpperCase()) ? null : trimmed;
};

/** The first and the last day of some. */
export const spanOf = (days: readonly string[]): { from_on: string; to_on: string } => {
	const sorted = [...days].sort();
	return { from_on: sorted[0] ?? "", to_on: sorted.at(-1) ?? "" };
};
