import { berlinIso } from "#contract/dates.ts";
import { PAYMENT_PROBLEM_WORDS } from "#contract/office/order-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { methodName, type OrderMethod } from "#contract/payment-methods.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart, HappeningKind, ToDoKind } from "#server/desk/part.ts";
import { shortDay } from "#server/desk/words.ts";
import { euro } from "#server/invoices/words.ts";
import * as store from "./desk-store.ts";
import { refundDue } from "./rules.ts";

const wayOf = (method: OrderMethod): string => (method === "none" ? "ohne Zahlung" : methodName(method));

const refunds = (db: Db): ToDoKind => ({
	kind: "refund",
	access: "orders.write",
	count: () => store.countUnrefunded(db),
	find: async (_, most) =>
		(await store.findUnrefunded(db, most)).map(({ payment_id, number, name, amount_cents, declared_at }) => {
			const due = refundDue(declared_at);
			return {
				id: String(payment_id),
				title: `Erstattung an ${name} steht aus`,
				detail: `${number}, ${euro(amount_cents)} · Geld zurück bis ${shortDay(berlinIso(due))}`,
				due,
				since: declared_at,
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
			detail: `${number}, ${euro(payment.amount_cents)} · ${wayOf(payment.method ?? "none")} von ${name}`,
			due: null,
			since: payment.settled_at ?? payment.created_at,
			tone: "warn",
			action: { label: "Ansehen", path: officePaths.order(number) },
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
			lead: euro(payment.amount_cents),
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
