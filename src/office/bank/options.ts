import { formatEuro } from "#contract/money.ts";
import type { AllocatedPart, BankItem, BankProposal, OpenBooking } from "#contract/office/bank-shapes.ts";
import { type AsideKind, asideWords, type Certainty, reasonWords } from "#contract/office/bank-words.ts";
import { itemWords, targetWords } from "./words.ts";

/** One way to put a booking, as somebody chooses it. */
export interface Option {
	key: string;
	label: string;
	lines: string[];
	certainty: Certainty | null;
	parts: AllocatedPart[];
	/** What it would bring about. */
	after: string;
}

const cents = (euro: number): number => Math.round(euro * 100);

/** What of a booking goes to something that waits: an invoice takes what is open of it, a donation all. */
export const partFor = ({ kind, id, open }: BankItem, free: number): AllocatedPart => ({
	...{ kind, id },
	amount: kind === "invoice" && free > 0 ? Math.min(open, free) : free,
});

function afterOf({ kind, number, open }: BankItem, amount: number, free: number): string {
	if (amount < 0) return `${number} ist wieder offen.`;
	if (kind === "donation") return `Die Spende ${number} ist eingegangen.`;
	const missing = cents(open) - cents(amount);
	const rest = cents(free) - cents(amount);
	if (missing > 0) return `Von ${number} sind noch ${formatEuro(missing / 100)} offen.`;
	return `${number} ist bezahlt.${rest > 0 ? ` ${formatEuro(rest / 100)} bleiben noch zuzuordnen.` : ""}`;
}

function asideAfter(aside: AsideKind, amount: number, isReturned: boolean): string {
	if (aside !== "send_back" || amount < 0) return `Abgelegt: ${asideWords(aside, amount)}.`;
	return isReturned
		? "Steht wieder bei den Erstattungen. Prüfe dort das Konto."
		: "Steht bei den Erstattungen, zurück auf das Konto, von dem das Geld kam.";
}

export function ofItem(item: BankItem, free: number): Option {
	const part = partFor(item, free);
	return {
		key: `${item.kind}-${item.id}`,
		label: item.name || item.number,
		lines: [itemWords(item)],
		certainty: null,
		parts: [part],
		after: afterOf(item, part.amount, free),
	};
}

export function ofProposal(proposal: BankProposal, { open }: OpenBooking): Option {
	const { parts, reasons, certainty, mark } = proposal;
	const items = parts.flatMap(({ item, amount }) => (item ? [{ item, amount }] : []));
	const [only] = items.length === 1 ? items : [];
	const isReturned = reasons.some(({ kind }) => kind === "refund_returned");
	return {
		key: mark,
		label: only?.item.name || targetWords(proposal),
		lines: [...items.map(({ item }) => itemWords(item)), reasonWords(reasons)],
		certainty,
		parts: parts.map(({ item, aside, reason, amount }) =>
			item
				? { kind: item.kind, id: item.id, amount }
				: { kind: "aside", aside: aside ?? "other", reason: reason ?? undefined, amount },
		),
		after:
			items.length > 0
				? items.map(({ item, amount }) => afterOf(item, amount, only ? open : amount)).join(" ")
				: parts.map(({ aside, amount }) => asideAfter(aside ?? "other", amount, isReturned)).join(" "),
	};
}
