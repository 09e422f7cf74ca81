import type { FoundReason } from "#contract/office/bank-words.ts";
import type { SentRefund } from "#server/books/refunds-store.ts";
import { type Item, ItemIndex } from "./item-index.ts";
import { compact } from "./numbers.ts";
import { type Incoming, LIKELY_FROM, type Match, type Proposal } from "./proposal.ts";
import { returnedProposals } from "./returned.ts";
import { RefundIndex, refundProposals, returnedRefund } from "./sent-refunds.ts";
import { severalProposals } from "./several.ts";

const MOST_PROPOSALS = 6;
/** So few of an amount are worth a look without any other sign. */
const FEW = 3;

interface Evidence {
	number?: string;
	mandate?: boolean;
	like?: string;
	iban?: boolean;
	name?: number;
}

function gather(transaction: Incoming, index: ItemIndex): Map<Item, Evidence> {
	const found = new Map<Item, Evidence>();
	const note = (item: Item, evidence: Evidence) => found.set(item, { ...found.get(item), ...evidence });
	const { purpose, end_to_end_id, mandate, amount_cents, iban, name } = transaction;
	for (const [item, number] of index.named(`${purpose} ${end_to_end_id ?? ""}`)) note(item, { number });
	for (const mark of [mandate, end_to_end_id])
		if (mark) for (const item of index.ofMandate(compact(mark))) note(item, { mandate: true });
	const isNamed = [...found.keys()].some(({ open_cents }) => open_cents === amount_cents);
	if (isNamed) {
		for (const item of found.keys()) note(item, { name: index.likeness(item, name) });
		return found;
	}
	for (const [item, like] of index.nearlyNamed(purpose, amount_cents)) if (!found.has(item)) note(item, { like });
	if (iban) for (const item of index.ofIban(iban, amount_cents)) note(item, { iban: true });
	for (const [item, likeness] of index.alike(name, amount_cents)) note(item, { name: likeness });
	const others = index.ofAmount(amount_cents);
	if (others.length <= FEW) for (const item of others) note(item, {});
	return found;
}

const amountReason = (amount: number, open: number): FoundReason["kind"] =>
	open <= 0 ? "closed" : amount === open ? "amount" : amount < open ? "part" : "over";

/** OFF-077, from the strongest sign to the weakest. */
function rankOf({ number, mandate, like, iban, name }: Evidence, amount: FoundReason["kind"]): number {
	const more = (iban ? 2 : 0) + (name ? 3 : 0);
	if (amount === "closed") return number || mandate ? 45 + more : 0;
	if (number || mandate) return amount === "amount" ? 100 : 80 + more;
	if (amount !== "amount") return 0;
	if (iban) return 90 + more;
	if (like) return 85 + more;
	return name ? LIKELY_FROM + Math.round(name * 20) : 30;
}

function proposalOf(item: Item, evidence: Evidence, amount_cents: number): Proposal {
	const amount = amountReason(amount_cents, item.open_cents);
	const { number, mandate, like, iban, name } = evidence;
	const reasons: FoundReason[] = [
		...(number ? [{ kind: "number" as const, found: number }] : []),
		...(mandate ? [{ kind: "mandate" as const }] : []),
		...(like ? [{ kind: "number_like" as const, found: like }] : []),
		{ kind: amount },
		...(iban ? [{ kind: "iban" as const }] : []),
		...(name ? [{ kind: "name" as const }] : []),
	];
	const rank = rankOf(evidence, amount);
	const part = item.kind === "donation" ? amount_cents : Math.min(amount_cents, item.open_cents);
	return {
		parts: amount === "closed" ? [{ aside: "send_back", amount_cents }] : [{ item, amount_cents: part }],
		reasons,
		rank,
		certainty: rank === 100 ? "certain" : rank >= LIKELY_FROM ? "likely" : "possible",
	};
}

const FEE = /entgelt|abschluss|kontof(?:ü|ue)hrung|geb(?:ü|ue)hr|sollzins/i;

const isFee = ({ purpose, name, code }: Incoming): boolean =>
	Boolean(code?.startsWith("8")) || FEE.test(`${purpose} ${name}`);

/** What leaves the account is no business of invoices; what we have refunded and what the bank takes can be told. */
function outgoing(transaction: Incoming, refunds: RefundIndex): Proposal[] {
	const { amount_cents } = transaction;
	const refunded = refundProposals(transaction, refunds);
	return refunded.length === 0 && isFee(transaction)
		? [{ parts: [{ aside: "fee", amount_cents }], reasons: [{ kind: "fee" }], rank: 70, certainty: "likely" }]
		: refunded;
}

function incoming(transaction: Incoming, index: ItemIndex): Proposal[] {
	const evidence = gather(transaction, index);
	const single = Array.from(evidence, ([item, signs]) => proposalOf(item, signs, transaction.amount_cents)).filter(
		({ rank }) => rank > 0,
	);
	const named = [...evidence].flatMap(([item, { number }]) => (number && item.open_cents > 0 ? [item] : []));
	const isClear = single.some(({ rank }) => rank === 100) && named.length < 2;
	return isClear ? single : [...single, ...severalProposals(transaction, named, index, single)];
}

const isSure = ({ certainty }: Proposal): boolean => certainty === "certain";
const unsure = (proposal: Proposal): Proposal => (isSure(proposal) ? { ...proposal, certainty: "likely" } : proposal);

interface Known {
	items: ItemIndex;
	refunds: RefundIndex;
}

/** A tie is never certain, nor is a payment that names more than one. */
function matchOne(transaction: Incoming, { items, refunds }: Known): Match {
	const found =
		transaction.amount_cents > 0
			? [...returnedRefund(transaction, refunds), ...incoming(transaction, items)]
			: transaction.return_reason !== null
				? returnedProposals(transaction, items)
				: outgoing(transaction, refunds);
	const ranked = found.toSorted((one, other) => other.rank - one.rank).slice(0, MOST_PROPOSALS);
	const strong = ranked.filter(({ rank }) => rank >= 95);
	const proposals = strong.length > 1 ? ranked.map(unsure) : ranked;
	const [best] = proposals;
	return { transaction, proposals, verdict: !best ? "nothing" : isSure(best) ? "certain" : "proposals" };
}

const targetOf = ({ proposals: [best] }: Match): Item | SentRefund | undefined =>
	best?.parts.flatMap((part) => ("item" in part ? part.item : (part.refund ?? [])))[0];
const isRepeated = (target: Item | SentRefund): boolean => "is_repeated" in target && target.is_repeated;

/** Only what names something, or came back, can be certain: the rest need not be looked at closely. */
function couldBeCertain(transaction: Incoming, { items, refunds }: Known): boolean {
	const { purpose, end_to_end_id, mandate, amount_cents, return_reason } = transaction;
	if (amount_cents < 0) return return_reason !== null || refunds.marked(transaction) !== undefined;
	const marks = [mandate, end_to_end_id].flatMap((mark) => (mark ? items.ofMandate(compact(mark)) : []));
	return [...items.named(`${purpose} ${end_to_end_id ?? ""}`).keys(), ...marks].some(
		({ open_cents }) => open_cents === amount_cents,
	);
}

/** Where money can belong. */
export interface Places {
	items: readonly Item[];
	refunds: readonly SentRefund[];
}
const knownBy = ({ items, refunds }: Places): Known => ({
	items: new ItemIndex(items),
	refunds: new RefundIndex(refunds),
});

/** All that are certain of any number of payments, fast. */
export function certainIn(transactions: readonly Incoming[], places: Places): Match[] {
	const known = knownBy(places);
	const candidates = transactions.filter((transaction) => couldBeCertain(transaction, known));
	return matchBy(known, candidates).filter(({ verdict }) => verdict === "certain");
}

/** BANK-02: where each payment belongs, as far as that can be told. Two payments that want the same are a tie. */
export const match = (transactions: readonly Incoming[], places: Places): Match[] =>
	matchBy(knownBy(places), transactions);

function matchBy(known: Known, transactions: readonly Incoming[]): Match[] {
	const matches = transactions.map((transaction) => matchOne(transaction, known));
	const wanted = Map.groupBy(
		matches.filter(({ verdict }) => verdict === "certain"),
		targetOf,
	);
	return matches.map((found) => {
		const target = found.verdict === "certain" ? targetOf(found) : undefined;
		const isTie = target && !isRepeated(target) && (wanted.get(target)?.length ?? 0) > 1;
		return isTie ? { ...found, verdict: "proposals", proposals: found.proposals.map(unsure) } : found;
	});
}
