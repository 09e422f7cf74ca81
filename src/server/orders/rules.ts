import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import type { Order } from "#contract/checkout.ts";
import { DAY_MS } from "#contract/constants.ts";
import { addDays, type CalendarDay } from "#contract/dates.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { withdrawalState } from "#contract/office/withdrawal-words.ts";
import { paths } from "#contract/paths.ts";
import {
	isPaidOnPage,
	methodById,
	type OrderMethod,
	type PaymentMethodKey,
	type PaymentProblem,
} from "#contract/payment-methods.ts";
import type { Provider } from "#contract/site.ts";
import type { OrderAccess } from "#server/access/service.ts";
import { presentTotals } from "#server/basket/rules.ts";
import { presentDocuments } from "#server/invoices/rules.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import { CODE_ALPHABET } from "#server/tokens.ts";
import { refuseField } from "#server/validation.ts";
import type { Declared, LineRow, OrderRow } from "./store.ts";

/** So long an order waits for its payment. */
export const PATIENCE_MS = 7 * DAY_MS;

type State = Order["state"];
type Event = "pay" | "cancel" | "withdraw" | "reopen" | "accept";

/** What can become of an order; what is not named here does not happen. */
const TRANSITIONS: Record<State, Partial<Record<Event, State>>> = {
	awaiting_payment: { pay: "paid", cancel: "cancelled", withdraw: "withdrawn", accept: "paid" },
	placed: { pay: "paid", withdraw: "withdrawn" },
	/** Reopened where what had arrived has gone back. */
	paid: { withdraw: "withdrawn", reopen: "placed" },
	/** Where staff accept money that came late. */
	cancelled: { accept: "paid" },
	withdrawn: {},
};

export const nextState = (state: State, event: Event): State | null => TRANSITIONS[state][event] ?? null;

/** What is paid by an invoice or a debit is paid when the books say so. */
export const isPaidByBooks = (method: OrderMethod): boolean => method === "invoice" || method === "direct_debit";

/** A contract that stands. */
export const isConcluded = ({ state }: Pick<OrderRow, "state">): boolean => state === "placed" || state === "paid";

/** Where an order with this method begins: free ones have nothing left to pay. */
export const firstState = (method: OrderMethod): State =>
	method === "none" ? "paid" : isPaidOnPage(method) ? "awaiting_payment" : "placed";

/** SEC-03, SEC-04: why this person cannot pay this way, or null. */
export function refusalOf(methodId: number, who: { isMember: boolean; isPinConfirmed: boolean }): ErrorCode | null {
	const method = methodById(methodId);
	if (!method) return "invalid";
	if (method.is_login_required && !who.isMember) return "payment_needs_login";
	return method.is_pin_required && !who.isPinConfirmed ? "payment_needs_pin" : null;
}

export function methodKey(methodId: number | undefined): PaymentMethodKey {
	const method = methodId === undefined ? undefined : methodById(methodId);
	if (!method) throw refuseField("payment_method_id", "Bitte ausfüllen");
	return method.key;
}

/** Nobody is debited without the creditor's own number. */
export const isOffered = (method: PaymentMethodKey, { creditor_id }: Pick<Provider, "creditor_id">): boolean =>
	method !== "direct_debit" || creditor_id !== "";

/** Why money that arrived does not make the order paid, or null. */
export function problemOf(
	order: Pick<OrderRow, "state" | "gross_cents">,
	{ amount_cents }: { amount_cents: number },
	seen: { amountCents: number; currency: string },
): PaymentProblem | null {
	if (order.state === "withdrawn") return "order_withdrawn";
	if (order.state === "cancelled") return "order_cancelled";
	if (order.state !== "awaiting_payment") return "already_paid";
	const isRight = seen.currency === "EUR" && seen.amountCents === amount_cents && amount_cents === order.gross_cents;
	return isRight ? null : "amount_differs";
}

type Decided = Pick<PaymentRow, "problem" | "problem_decision">;

/** Whether a payment that arrived is what its order was paid by. */
export const hasPaid = ({ problem, problem_decision }: Decided): boolean =>
	problem === null || problem_decision === "accepted";

/** Money that arrived and that somebody has to decide about; what came for a withdrawn order goes back by itself. */
export const isUndecided = ({ state, problem, problem_decision }: Decided & Pick<PaymentRow, "state">): boolean =>
	state === "paid" && problem !== null && problem !== "order_withdrawn" && problem_decision === null;

/** ORDER-06: whether money that did not fit is enough for its own order, and that can still be paid. */
export const mayAccept = (order: Pick<OrderRow, "state" | "gross_cents">, arrivedCents: number): boolean =>
	nextState(order.state, "accept") !== null && arrivedCents >= order.gross_cents;

/** Whether somebody has decided that it does not go back with its order. */
export const isKept = ({ problem_decision }: Decided): boolean =>
	problem_decision === "assigned" || problem_decision === "ignored";

const WITHDRAWAL_DAYS = 14;

/** § 357 Abs. 1 BGB: the day by which the money has to be back. */
const REFUND_WITHIN_DAYS = 14;
export const refundDay = (declaredAt: Date): CalendarDay => addDays(berlinDay(declaredAt), REFUND_WITHIN_DAYS);
/** Its last minute. */
export const refundDue = (declaredAt: Date): Date => berlinMoment(refundDay(declaredAt), "23:59");

export const presentDeclared = (declared: Declared | null): OfficeOrder["withdrawal"] =>
	declared && {
		id: declared.id,
		received_at: berlinIso(new Date(declared.received_at)),
		due: berlinIso(refundDue(new Date(declared.received_at))),
		state: withdrawalState(declared),
		handled_at: declared.handled_at && berlinIso(new Date(declared.handled_at)),
	};

/** § 355, § 356 Abs. 6 BGB: clear without a person only within the period and without the consent that ends the right. */
export function mayWithdrawAlone(
	order: Pick<OrderRow, "state" | "accept_early_performance" | "created_at" | "paid_at" | "payment_method">,
	now: Date,
): boolean {
	if (nextState(order.state, "withdraw") === null) return false;
	if (order.accept_early_performance && order.state !== "awaiting_payment") return false;
	const { paid_at, created_at, payment_method } = order;
	const concluded = berlinDay(isPaidByBooks(payment_method) ? created_at : (paid_at ?? created_at));
	return now < berlinMoment({ ...concluded, day: concluded.day + WITHDRAWAL_DAYS + 1 });
}

const NUMBER = new RegExp(`\\bVSZ[\\s–-]*(\\d{4})[\\s–-]*(\\d{6})(?:[\\s–-]*([${CODE_ALPHABET}]{4}))?\\b`, "i");

/**
 * The numbers that a declaration may name, in whatever words and spelling it does: with the random part, and as numbers
 * were without one, for what follows may be a word.
 */
export function orderNumbersIn(text: string): string[] {
	const [, year, counted, code] = NUMBER.exec(text) ?? [];
	if (!year) return [];
	const old = `VSZ-${year}-${counted}`;
	return code ? [`${old}-${code.toUpperCase()}`, old] : [old];
}

interface Parts {
	order: OrderRow;
	now: Date;
	lines: LineRow[];
	payments: PaymentRow[];
	documents: InvoiceRow[];
	access: OrderAccess[];
	/** The key of the order's own page. */
	token: string;
	/** Where this viewer finds a document. */
	documentPath: (id: number) => string;
}

/** All courses of an order open and end together. */
const accessOf = ([first]: OrderAccess[]): Order["access"] =>
	first ? { state: first.state, until: first.until } : null;

export function presentOrder({ order, now, lines, payments, documents, access, token, documentPath }: Parts): Order {
	return {
		number: order.number,
		date: berlinIso(order.created_at),
		state: order.state,
		email: order.email,
		payment_method: order.payment_method,
		due_on: order.pay_until ?? documents.findLast(({ kind }) => kind === "invoice")?.due_on ?? null,
		access: accessOf(access),
		products: lines.map(({ course_id, slug, topic, image, duration, discount, net_cents, tax_cents, gross_cents }) => ({
			product: { id: course_id, slug, topic, image, duration },
			watch_path: access.find((granted) => granted.course_id === course_id)?.path ?? null,
			discount,
			...presentTotals({ net: net_cents, tax: tax_cents, gross: gross_cents }),
		})),
		...presentTotals({ net: order.net_cents, tax: order.tax_cents, gross: order.gross_cents }),
		payment: payments[0]?.state ?? null,
		payment_path: order.state === "awaiting_payment" ? paths.orderPayment(token) : null,
		may_withdraw: mayWithdrawAlone(order, now),
		documents: presentDocuments(documents, documentPath),
		is_guest_order: order.member_id === null,
	};
}
