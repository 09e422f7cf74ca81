import { centsToEuro } from "#contract/money.ts";
import type { TestApp } from "./app.ts";
import type { Make, OfficeCall } from "./staff-calls.ts";

/** The newest of the demo that was paid on a payment page, and how much of it is left. */
async function paidOnPage({ app, database }: TestApp): Promise<{ number: string; rest: number }> {
	const { rows } = await database.pool.query(
		"select number from orders where state = 'paid' and payment_method in ('paypal', 'credit_card') order by id desc limit 1",
	);
	const { orders } = app.services;
	const order = await orders.find.byNumber(rows[0].number);
	return { number: order.number, rest: centsToEuro(await orders.refunding.refundableCents(database.db, order)) };
}

const refundCall =
	(path: string): Make =>
	async (testing): Promise<OfficeCall> => {
		const { number, rest } = await paidOnPage(testing);
		return {
			path: `/office/order/${number}/${path}`,
			body: { amount: 0.01, reason: "Ton fiel aus", rest, end_access: false },
		};
	};

export const MONEY_CALLS = {
	orderMoney: {
		foreseeRefund: refundCall("refund/foresight"),
		refund: refundCall("refund"),
		sendRefund: async (testing) => ({ path: `/office/order/${(await paidOnPage(testing)).number}/refund/send` }),
	},
} satisfies Record<string, Record<string, Make>>;
