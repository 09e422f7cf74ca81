import type { PaymentState } from "#contract/payment-methods.ts";

/** Reports come late, twice and out of order: only these steps count. Money that arrived is never lost sight of. */
const STEPS: Record<PaymentState, readonly PaymentState[]> = {
	open: ["paid", "failed", "expired", "cancelled", "refunded"],
	failed: ["paid"],
	expired: ["paid"],
	cancelled: ["paid"],
	paid: ["refunded"],
	refunded: [],
};

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => STEPS[from].includes(to);

/** What has arrived by a payment, which is not always what was asked. */
export const arrivedOf = ({
	amount_cents,
	arrived_cents,
}: {
	amount_cents: number;
	arrived_cents: number | null;
}): number => arrived_cents ?? amount_cents;

/** We ask for euro alone: what arrives in another currency is no money that could be counted here. */
export const arrivedInEuro = ({ amountCents, currency }: { amountCents: number; currency: string }): number =>
	currency === "EUR" ? amountCents : 0;
