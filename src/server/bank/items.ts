import type { Db } from "#server/db/client.ts";
import type { Donations } from "#server/donations/service.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Item } from "./matching/item-index.ts";
import { compact, numbersIn } from "./matching/numbers.ts";
import type { Incoming } from "./matching/proposal.ts";
import { findKnownAccounts, type TransactionRow } from "./store.ts";

interface Parts {
	invoices: Pick<Invoices, "payable">;
	donations: Pick<Donations, "payable">;
}

const numbersOf = ({
	purpose,
	end_to_end_id,
	mandate,
}: Pick<TransactionRow, "purpose" | "end_to_end_id" | "mandate">) => [
	...numbersIn(`${purpose} ${end_to_end_id ?? ""}`),
	...[end_to_end_id, mandate].flatMap((mark) => (mark ? [compact(mark)] : [])),
];

/** What money can be for: what is open, and what payments name though nothing of it is. */
export function createItems({ invoices, donations }: Parts) {
	async function named(tx: Db, numbers: readonly string[], accounts: readonly string[]): Promise<Item[]> {
		const known = await findKnownAccounts(tx, accounts);
		const ibansOf = (email: string | null) => (email ? (known.get(email.toLowerCase()) ?? []) : []);
		const ofInvoices = (await invoices.payable(tx, numbers)).map(
			({ id, number, contract, mandate, name, company, email, left_cents, paid_cents }): Item => ({
				...{ kind: "invoice", id, number, other_numbers: [contract], mandate, is_repeated: false, paid_cents },
				open_cents: Math.max(0, left_cents),
				names: [name, ...(company ? [company] : [])],
				ibans: ibansOf(email),
			}),
		);
		const ofDonations = (await donations.payable(tx, numbers)).map(
			({ id, reference, name, email, rhythm, continues_id, amount_cents, paid_at }): Item => {
				const isStanding = rhythm === "monthly" && continues_id === null;
				return {
					...{ kind: "donation", id, number: reference, other_numbers: [], mandate: null },
					is_repeated: isStanding,
					open_cents: paid_at === null || isStanding ? amount_cents : 0,
					paid_cents: 0,
					names: name ? [name] : [],
					ibans: ibansOf(email),
				};
			},
		);
		return [...ofInvoices, ...ofDonations];
	}

	return {
		named,
		of: (tx: Db, transactions: readonly TransactionRow[]): Promise<Item[]> =>
			named(
				tx,
				[...new Set(transactions.flatMap(numbersOf))],
				[...new Set(transactions.flatMap(({ iban }) => iban ?? []))],
			),
	};
}

export type Items = ReturnType<typeof createItems>;

export const asIncoming = ({
	transaction,
	free_cents,
}: {
	transaction: TransactionRow;
	free_cents: number;
}): Incoming => ({
	...transaction,
	amount_cents: free_cents,
	// Of what is left of a debit that came back the fee is no part any more.
	fee_cents: free_cents === transaction.amount_cents ? transaction.fee_cents : 0,
});
