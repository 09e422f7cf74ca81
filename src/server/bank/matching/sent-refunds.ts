import type { FoundReason } from "#contract/office/bank-words.ts";
import type { SentRefund } from "#server/books/refunds-store.ts";
import { compact, numbersIn } from "./numbers.ts";
import type { Incoming, Proposal } from "./proposal.ts";

/** Refunds that have left, by what the bank says of them. */
export class RefundIndex {
	private readonly byMark = new Map<string, SentRefund>();
	private readonly byNumber: Map<string, SentRefund[]>;

	constructor(refunds: readonly SentRefund[]) {
		for (const refund of refunds) if (refund.end_to_end_id) this.byMark.set(refund.end_to_end_id, refund);
		const byHand = refunds.filter(({ end_to_end_id }) => end_to_end_id === null);
		this.byNumber = Map.groupBy(byHand, ({ number }) => compact(number));
	}

	/** By the mark of one of our files, and to the cent. */
	marked({ end_to_end_id, amount_cents }: Incoming): SentRefund | undefined {
		const refund = end_to_end_id ? this.byMark.get(end_to_end_id) : undefined;
		return refund?.amount_cents === -amount_cents ? refund : undefined;
	}

	/** It came back to us as it had left: the account was wrong, or is closed. */
	returned({ end_to_end_id, amount_cents }: Incoming): SentRefund | undefined {
		const refund = end_to_end_id ? this.byMark.get(end_to_end_id) : undefined;
		return refund?.amount_cents === amount_cents ? refund : undefined;
	}

	/** What somebody has transferred by hand, with its number in the purpose. */
	named({ purpose, amount_cents }: Incoming): SentRefund[] {
		return numbersIn(purpose)
			.flatMap((number) => this.byNumber.get(number) ?? [])
			.filter((refund) => refund.amount_cents === -amount_cents);
	}
}

/** It leaves the account as it was sent: nothing of an invoice changes by that. */
export function refundProposals(transaction: Incoming, index: RefundIndex): Proposal[] {
	const marked = index.marked(transaction);
	const of = (refund: SentRefund, rank: number): Proposal => {
		const reasons: FoundReason[] = [{ kind: "refund", found: refund.number }, { kind: "amount" }];
		const parts = [{ aside: "send_back" as const, amount_cents: transaction.amount_cents, refund }];
		return { parts, reasons, rank, certainty: rank === 100 ? "certain" : "likely" };
	};
	return marked ? [of(marked, 100)] : index.named(transaction).map((refund) => of(refund, 90));
}

/** It is still owed: put aside like this it waits to be sent anew, which somebody has to look at. */
export function returnedRefund(transaction: Incoming, index: RefundIndex): Proposal[] {
	const refund = index.returned(transaction);
	if (!refund) return [];
	return [
		{
			parts: [{ aside: "send_back", amount_cents: transaction.amount_cents, refund }],
			reasons: [{ kind: "refund_returned", found: refund.number }, { kind: "amount" }],
			rank: 99,
			certainty: "likely",
		},
	];
}
