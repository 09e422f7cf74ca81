import { maskIban } from "#contract/iban.ts";
import { centsToEuro } from "#contract/money.ts";
import type { BankBooking, BankItem, BankPlace, BankProposal, BankStatement } from "#contract/office/bank-shapes.ts";
import { returnWords } from "#contract/office/bank-words.ts";
import type { Place } from "./allocating.ts";
import type { Item } from "./matching/item-index.ts";
import type { Proposal } from "./matching/proposal.ts";
import type { StatementRow, TransactionRow } from "./store.ts";

export const presentItem = ({ kind, id, number, names, open_cents, is_repeated }: Item): BankItem => ({
	...{ kind, id, number, is_repeated },
	name: names.toReversed().join(", "),
	open: centsToEuro(open_cents),
});

/** Says exactly what would be booked. */
export const markOf = ({ parts }: Proposal): string =>
	parts
		.map((part) => `${"item" in part ? `${part.item.kind}-${part.item.id}` : part.aside}:${part.amount_cents}`)
		.join("+");

/** Where its parts go. */
export const placesOf = ({ parts }: Proposal): Place[] =>
	parts.map((part) =>
		"item" in part
			? { kind: part.item.kind, id: part.item.id, amount_cents: part.amount_cents }
			: { kind: "aside", aside: part.aside, reason: part.refund?.number ?? null, amount_cents: part.amount_cents },
	);

export const presentProposal = (proposal: Proposal): BankProposal => ({
	parts: proposal.parts.map((part) => ({
		item: "item" in part ? presentItem(part.item) : null,
		aside: "item" in part ? null : part.aside,
		reason: "item" in part ? null : (part.refund?.number ?? null),
		amount: centsToEuro(part.amount_cents),
	})),
	reasons: proposal.reasons,
	certainty: proposal.certainty,
	mark: markOf(proposal),
});

export const presentBooking = (
	{ transaction, free_cents }: { transaction: TransactionRow; free_cents: number },
	places: BankPlace[],
): BankBooking => {
	const { id, booked_on, amount_cents, name, iban, purpose, return_reason } = transaction;
	return {
		...{ id, booked_on, name, purpose, places },
		amount: centsToEuro(amount_cents),
		open: centsToEuro(free_cents),
		iban: iban && maskIban(iban),
		returned: return_reason && returnWords(return_reason),
	};
};

const euroOrNone = (cents: number | null): number | null => (cents === null ? null : centsToEuro(cents));

export const presentStatement = ({ statement, read_by, open, has_gap }: StatementRow): BankStatement => {
	const { id, from_on, to_on, bookings, is_balanced } = statement;
	return {
		...{ id, from_on, to_on, bookings, is_balanced, has_gap, read_by, open },
		account: maskIban(statement.account),
		opening: euroOrNone(statement.opening_cents),
		closing: euroOrNone(statement.closing_cents),
		incoming: centsToEuro(statement.in_cents),
		outgoing: centsToEuro(statement.out_cents),
	};
};
