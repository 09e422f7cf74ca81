import type { SentRefund } from "#server/books/refunds-store.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Donations } from "#server/donations/service.ts";
import type { Invoices } from "#server/invoices/service.ts";
import { type Item, ItemIndex } from "./matching/item-index.ts";
import { likeSome } from "./matching/likeness.ts";
import type { Places } from "./matching/match.ts";
import { compact, numbersIn } from "./matching/numbers.ts";
import type { Incoming } from "./matching/proposal.ts";
import { findKnownAccounts, type OpenRow, type TransactionRow } from "./store.ts";

interface Parts {
	invoices: Pick<Invoices, "payable" | "openInShort">;
	donations: Pick<Donations, "payable">;
	books: Pick<Books, "sentRefunds">;
}

const numbersOf = ({
	purpose,
	end_to_end_id,
	mandate,
}: Pick<TransactionRow, "purpose" | "end_to_end_id" | "mandate">) => [
	...numbersIn(`${purpose} ${end_to_end_id ?? ""}`),
	...[end_to_end_id, mandate].flatMap((mark) => (mark ? [compact(mark)] : [])),
];

const marksOf = (rows: readonly OpenRow[]): string[] => [
	...new Set(rows.flatMap(({ transaction }) => numbersOf(transaction))),
];

/** What money can be for: what is open, and what payments name though nothing of it is. */
export function createItems({ invoices, donations, books }: Parts) {
	async function itemsOf(
		tx: Db,
		numbers: readonly string[],
		open: Parameters<Invoices["payable"]>[1]["open"],
		known: ReadonlyMap<string, readonly string[]>,
	): Promise<Item[]> {
		const ibansOf = (email: string | null) => (email ? (known.get(email.toLowerCase()) ?? []) : []);
		const ofInvoices = (await invoices.payable(tx, { numbers, open })).map(
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

	/** Of all that is open what one of these could pay for: by its amount, or by a name that is a little alike. */
	async function possible(tx: Db, rows: readonly OpenRow[]): Promise<number[]> {
		const open = await invoices.openInShort(tx);
		const index = new ItemIndex(await itemsOf(tx, marksOf(rows), { ids: [], emails: [] }, new Map()));
		const unsure = rows.map(asIncoming).filter(({ amount_cents, purpose, end_to_end_id }) => {
			const named = [...index.named(`${purpose} ${end_to_end_id ?? ""}`).keys()];
			return amount_cents > 0 && !named.some((item) => item.open_cents === amount_cents);
		});
		const amounts = new Set(unsure.map(({ amount_cents }) => amount_cents));
		const isLikeSome = likeSome(unsure.map(({ name }) => name));
		return open.filter(({ left_cents, words }) => amounts.has(left_cents) || isLikeSome(words)).map(({ id }) => id);
	}

	/** Of what we have refunded, what some of these pay out or bring back. */
	function refundsOf(tx: Db, rows: readonly OpenRow[]): Promise<SentRefund[]> {
		const marks = rows.flatMap(({ transaction }) => transaction.end_to_end_id ?? []);
		const numbers = rows.flatMap(({ transaction: { amount_cents, purpose } }) =>
			amount_cents < 0 ? numbersIn(purpose) : [],
		);
		return books.sentRefunds(tx, { marks, numbers });
	}

	return {
		named: (tx: Db, numbers: readonly string[]): Promise<Item[]> => itemsOf(tx, numbers, "all", new Map()),

		async of(tx: Db, rows: readonly OpenRow[]): Promise<Places> {
			const accounts = new Set(rows.flatMap(({ transaction: { iban } }) => iban ?? []));
			const known = await findKnownAccounts(tx, [...accounts]);
			const open = { ids: await possible(tx, rows), emails: [...known.keys()] };
			return { items: await itemsOf(tx, marksOf(rows), open, known), refunds: await refundsOf(tx, rows) };
		},
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
