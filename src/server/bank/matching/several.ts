import type { Item, ItemIndex } from "./item-index.ts";
import { type Incoming, type ItemPart, LIKELY_FROM, type Proposal } from "./proposal.ts";

/** Of whom more is open nobody adds up by head, and neither does this. */
const MOST_OF_ONE = 10;
const MOST_TOGETHER = 4;

/** Each in full as long as the money lasts. */
function shared(items: readonly Item[], amount: number): ItemPart[] {
	let left = amount;
	return items.flatMap((item) => {
		const amount_cents = Math.min(left, item.open_cents);
		left -= amount_cents;
		return amount_cents > 0 ? [{ item, amount_cents }] : [];
	});
}

const sumOf = (items: readonly Item[]): number => items.reduce((sum, { open_cents }) => sum + open_cents, 0);

/** Every choice of two to four that comes to exactly this. */
function choicesFor(items: readonly Item[], amount: number, chosen: readonly Item[] = []): Item[][] {
	const left = amount - sumOf(chosen);
	if (left === 0) return chosen.length > 1 ? [[...chosen]] : [];
	if (left < 0 || chosen.length === MOST_TOGETHER) return [];
	return items.flatMap((item, at) => choicesFor(items.slice(at + 1), amount, [...chosen, item]));
}

function ofNamed(named: readonly Item[], amount: number): Proposal[] {
	const fits = sumOf(named) === amount;
	return [
		{
			parts: shared(named, amount),
			reasons: [
				...named.map(({ number }) => ({ kind: "number" as const, found: number })),
				{ kind: fits ? "sum" : sumOf(named) > amount ? "part" : "over" },
			],
			rank: fits ? 95 : 82,
			certainty: "likely",
		},
	];
}

/** Several that are paid together: those that are named, else those of the same person that come to the amount. */
export function severalProposals(
	{ name, iban, amount_cents }: Incoming,
	named: readonly Item[],
	index: ItemIndex,
	single: readonly Proposal[],
): Proposal[] {
	if (named.length > 1) return ofNamed(named, amount_cents);
	if (named.length === 1 || single.some(({ rank }) => rank >= LIKELY_FROM)) return [];
	const own = index.ofParty(name, iban).filter(({ kind }) => kind === "invoice");
	if (own.length < 2 || own.length > MOST_OF_ONE) return [];
	const by = iban && index.ofIban(iban).length > 0 ? ("iban" as const) : ("name" as const);
	return choicesFor(own, amount_cents).map((items) => ({
		parts: shared(items, amount_cents),
		reasons: [{ kind: "sum" as const }, { kind: by }],
		rank: 65,
		certainty: "likely" as const,
	}));
}
