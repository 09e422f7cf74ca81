import type { DatevAccount } from "#contract/office/datev-settings.ts";

interface Kind {
	/** Where more than nothing goes, and from where; below zero it is the other way round. */
	debit: DatevAccount;
	credit: DatevAccount;
	words: string;
	/** What is said of less than nothing that takes nothing back. */
	below?: string;
}

/** Everything that moves money or claims, and the two accounts that it moves between. */
export const KINDS = {
	video: { debit: "debtor", credit: "video", words: "Rechnung" },
	seminars: { debit: "debtor", credit: "seminars", words: "Rechnung" },
	seminars_taxed: { debit: "debtor", credit: "seminars_taxed", words: "Rechnung" },
	bank_payment: { debit: "bank", credit: "debtor", words: "Zahlung", below: "Rücklastschrift" },
	/** Nobody has seen it on a statement: the bank's account is kept by statements alone. */
	noted_payment: { debit: "transit", credit: "debtor", words: "Zahlung", below: "Rückzahlung" },
	provider_payment: { debit: "provider", credit: "debtor", words: "Zahlung", below: "Erstattung" },
	refund: { debit: "debtor", credit: "transit", words: "Erstattung" },
	bank_donation: { debit: "bank", credit: "donations", words: "Spende" },
	noted_donation: { debit: "transit", credit: "donations", words: "Spende" },
	provider_donation: { debit: "provider", credit: "donations", words: "Spende", below: "Erstattung" },
	fee: { debit: "bank", credit: "fees", words: "Gutschrift der Bank", below: "Gebühr der Bank" },
	passing: { debit: "bank", credit: "transit", words: "Geldtransit" },
	dunning: { debit: "debtor", credit: "dunning", words: "Mahngebühr" },
	write_off: { debit: "written_off", credit: "debtor", words: "Ausbuchung" },
} as const satisfies Record<string, Kind>;
export type MovementKind = keyof typeof KINDS;

export const kindOf = (kind: MovementKind): Kind => KINDS[kind];

/** A row of the books, as far as the export has not told of it yet. */
export interface Movement {
	/** Where it stands, and under which id. */
	source: string;
	id: number;
	kind: MovementKind;
	/** A calendar day. */
	day: string;
	cents: number;
	/** It takes an earlier one back. */
	cancels: boolean;
	/** Of the invoice, the order or the donation. */
	number: string;
	/** Its own number, where that is another. */
	own_number: string | null;
	due_on: string | null;
	name: string;
}

/** In cents, by what the account is for: what the books say, without any file. */
export function balancesOf(movements: readonly Pick<Movement, "kind" | "cents">[]): Map<DatevAccount, number> {
	const balances = new Map<DatevAccount, number>();
	const add = (key: DatevAccount, cents: number) => balances.set(key, (balances.get(key) ?? 0) + cents);
	for (const { kind, cents } of movements) {
		add(KINDS[kind].debit, cents);
		add(KINDS[kind].credit, -cents);
	}
	return balances;
}
