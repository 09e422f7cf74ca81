import { berlinIso } from "#contract/berlin.ts";
import { PAYMENT_PROBLEM_WORDS } from "#contract/office/order-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { methodName, type OrderMethod } from "#contract/payment-methods.ts";
import { isByProvider } from "#server/books/rules.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart, HappeningKind, ToDoKind } from "#server/desk/part.ts";
import { shortDay } from "#server/desk/words.ts";
import { euro } from "#server/invoices/words.ts";
import { arrivedOf } from "#server/payments/rules.ts";
import * as store from "./desk-store.ts";
import { refundDue } from "./rules.ts";

type Unsent = Awaited<ReturnType<typeof store.findUnrefunded>>[number];

const wayOf = (method: OrderMethod): string => (method === "none" ? "ohne Zahlung" : methodName(method));

const refundTitle = (refund: Unsent["refund"], name: string): string => {
	if (!isByProvider(refund)) return `Erstattung an ${name} überweisen`;
	return refund.failed_at ? `Erstattung an ${name} ist gescheitert` : `Erstattung an ${name} steht aus`;
};

const refunds = (db: Db): ToDoKind => ({
	kind: "refund",
	access: "orders.write",
	count: () => store.countUnrefunded(db),
	find: async (_, most) =>
		(await store.findUnrefunded(db, most)).map(({ refund, number, name, since }) => {
			const due = refundDue(since);
			return {
				id: String(refund.id),
				title: refundTitle(refund, name),
				detail: `${number}, ${euro(refund.amount_cents)} · Geld zurück bis ${shortDay(berlinIso(due))}`,
				due,
				since,
				tone: "err",
				action: { label: "Klären", path: officePaths.order(number) },
			};
		}),
});

const problems = (db: Db): ToDoKind => ({
	kind: "payment_problem",
	access: "orders.write",
	count: () => store.countProblems(db),
	find: async (_, most) =>
		(await store.findProblems(db, most)).map(({ payment, number, name }) => ({
			id: String(payment.id),
			title: PAYMENT_PROBLEM_WORDS[payment.problem ?? "amount_differs"],
			detail: `${number}, ${euro(arrivedOf(payment))} · ${wayOf(payment.method ?? "none")} von ${name}`,
			due: null,
			since: payment.settled_at ?? payment.created_at,
			tone: "warn",
			action: { label: "Entscheiden", path: officePaths.order(number) },
		})),
});

const ordered = (db: Db): HappeningKind => ({
	access: "orders.read",
	find: async (most) =>
		(await store.findNewest(db, most)).map((order) => ({
			kind: "order",
			id: `order-${order.number}`,
			at: order.created_at,
			lead: order.company || order.name,
			text: order.courses === 1 ? "bestellt einen Videokurs" : `bestellt ${order.courses} Videokurse`,
			detail: `${order.number} · ${euro(order.gross_cents)} · ${wayOf(order.payment_method)}`,
			path: officePaths.order(order.number),
		})),
});

const received = (db: Db): HappeningKind => ({
	access: "orders.read",
	find: async (most) =>
		(await store.findReceived(db, most)).map(({ payment, number, name }) => ({
			kind: "payment",
			id: `payment-${payment.id}`,
			at: payment.settled_at ?? payment.created_at,
			lead: euro(arrivedOf(payment)),
			text: `von ${name}`,
			detail: `${number} · ${wayOf(payment.method ?? "none")}`,
			path: officePaths.order(number),
		})),
});

export const createOrdersDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [refunds(db), problems(db)],
	figures: [{ key: "courses", access: "orders.read", perDay: (span) => store.countSoldPerDay(db, span) }],
	happenings: [ordered(db), received(db)],
});
