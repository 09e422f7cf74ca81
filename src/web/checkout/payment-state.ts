import type { Order } from "#contract/checkout.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/payment-methods.ts";

/** What the page of an order has to say. */
export type PaymentView = "waiting" | "paid" | "unpaid" | "cancelled" | "withdrawn";

/** The payment service tells us within seconds; after that we say so, and go on listening. */
export const PATIENCE_MS = 10_000;

type Stand = Pick<Order, "state" | "payment">;

export function viewOf({ state, payment }: Stand, waitedMs: number): PaymentView {
	if (state === "paid" || state === "placed") return "paid";
	if (state !== "awaiting_payment") return state;
	if (payment === "paid") return "waiting";
	return payment === "open" && waitedMs < PATIENCE_MS ? "waiting" : "unpaid";
}

/** Whether news can still come without anybody doing anything here. */
export const isUnderWay = ({ state, payment }: Stand): boolean =>
	state === "awaiting_payment" && (payment === "open" || payment === "paid");

const SOON_MS = 1_500;
const LATER_MS = 5_000;

/** As long as news can come they are asked for: quickly at first, then calmly. */
export const pauseOf = (stand: Stand, waitedMs: number): number | null =>
	isUnderWay(stand) ? (waitedMs < PATIENCE_MS ? SOON_MS : LATER_MS) : null;

const CAUSES: Record<Exclude<NonNullable<Order["payment"]>, "paid">, string> = {
	open: "Deine Zahlung ist noch nicht bei uns angekommen",
	failed: "Die Zahlung hat nicht geklappt",
	expired: "Die Zeit für die Zahlung ist abgelaufen",
	cancelled: "Du hast die Zahlung abgebrochen",
	refunded: "Die Zahlung wurde zurückgegeben",
};

export const causeOf = (payment: Order["payment"]): string =>
	payment === null || payment === "paid" ? CAUSES.open : CAUSES[payment];

/** The ways that lead to a payment page: what else there is belongs to the checkout. */
export const payableMethods = (methods: PaymentMethod[]): PaymentMethod[] =>
	methods.filter(({ is_pin_required, is_login_required }) => is_pin_required === 0 && is_login_required === 0);

export const methodOf = ({ payment_method }: Pick<Order, "payment_method">): number | undefined =>
	PAYMENT_METHODS.find(({ key }) => key === payment_method)?.id;
