import type { FoundReason } from "#contract/office/bank-words.ts";
import type { Item, ItemIndex } from "./item-index.ts";
import { compact } from "./numbers.ts";
import type { Incoming, Proposal } from "./proposal.ts";

/** BANK-04: a debit that came back is taken off what had arrived; what the bank takes for it is a cost. */
export function returnedProposals(transaction: Incoming, index: ItemIndex): Proposal[] {
	const { amount_cents, fee_cents, purpose, end_to_end_id, mandate, iban } = transaction;
	const returned = -amount_cents - fee_cents;
	const couldReturn = ({ paid_cents }: Item) => paid_cents >= returned;
	const found = new Map<Item, FoundReason>();
	for (const [item, number] of index.named(`${purpose} ${end_to_end_id ?? ""}`))
		found.set(item, { kind: "number", found: number });
	for (const mark of [mandate, end_to_end_id])
		if (mark) for (const item of index.ofMandate(compact(mark))) found.set(item, { kind: "mandate" });
	const marked = [...found].filter(([item]) => couldReturn(item));
	const others = iban ? index.ofIban(iban).filter((item) => item.paid_cents === returned && !found.has(item)) : [];
	const of = (item: Item, reason: FoundReason, rank: number): Proposal => ({
		parts: [
			{ item, amount_cents: -returned },
			...(fee_cents > 0 ? [{ aside: "fee" as const, amount_cents: -fee_cents }] : []),
		],
		reasons: [{ kind: "returned" }, reason],
		rank,
		certainty: rank === 100 ? "certain" : "likely",
	});
	return [
		...marked.map(([item, reason]) => of(item, reason, 100)),
		...others.map((item) => of(item, { kind: "iban" }, 70)),
	];
}
