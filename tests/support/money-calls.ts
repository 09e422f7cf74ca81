import { centsToEuro } from "#contract/money.ts";
import { registration } from "./account.ts";
import type { TestApp } from "./app.ts";
import { unpaidInvoice } from "./booking-calls.ts";
import { METHOD, shop } from "./shop.ts";
import { colleague } from "./staff.ts";
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

export async function oneOrder(testing: TestApp): Promise<string> {
	const at = shop(testing);
	const who = at.person();
	const [course] = await at.pricedCourses();
	const basket = await who.basketWith(course as { id: number });
	const email = registration().email;
	const { body } = await who.checkout<{ number: string }>(basket.id, { email, payment_method_id: METHOD.paypal });
	return body.data.number;
}

/** Of an order by invoice that nobody has paid yet. */
const reductionCall =
	(path: string): Make =>
	async (testing): Promise<OfficeCall> => {
		const at = shop(testing);
		const [course] = await at.pricedCourses();
		const buyer = await at.loggedIn("kundin@vsz.example");
		const basket = await buyer.basketWith(course as { id: number });
		const wish = { email: registration().email, payment_method_id: METHOD.invoice };
		const { body } = await buyer.checkout<{ number: string }>(basket.id, wish);
		const order = await testing.app.services.orders.find.byNumber(body.data.number);
		const open = centsToEuro(order.gross_cents);
		return { path: `/office/order/${order.number}/${path}`, body: { amount: 0.01, reason: "Ton fiel aus", open } };
	};

/** Where money has arrived for an order that does not fit. */
const pathOf = async (testing: TestApp, arrived: string, number: string): Promise<string> => {
	const { rows } = await testing.database.pool.query(`${arrived} returning id`, [number]);
	return `/office/order/${number}/payment/${rows[0].id}`;
};

/** Of an order that still waits. */
const late = async (testing: TestApp): Promise<string> =>
	pathOf(
		testing,
		`update payments set state = 'paid', problem = 'amount_differs', arrived_cents = amount_cents, settled_at = now()
		where order_id = (select id from orders where number = $1)`,
		await oneOrder(testing),
	);

/** Of an order that is paid already. */
const double = async (testing: TestApp): Promise<string> =>
	pathOf(
		testing,
		`with page as (
			insert into test_payments (reference, amount_cents, description, return_url, state)
			values (gen_random_uuid(), 200, 'Doppelt', '/', 'paid') returning reference
		)
		insert into payments (order_id, provider, method, provider_reference, state, amount_cents, problem, settled_at)
		select orders.id, 'test', 'paypal', page.reference, 'paid', 200, 'already_paid', now() from orders, page where number = $1`,
		(await paidOnPage(testing)).number,
	);

/** A refund that its provider has refused. */
async function refused(testing: TestApp): Promise<string> {
	const [, , , number, , payment] = (await double(testing)).split("/");
	const { rows } = await testing.database.pool.query(
		`insert into refunds (payment_id, amount_cents, reason, asked_at, tries, failed_at, last_error, is_refused)
		values ($1, 200, 'Doppelt', now(), 1, now(), 'The payment is too old.', true) returning id`,
		[payment],
	);
	return `/office/order/${number}/refund/${rows[0].id}`;
}

export const MONEY_CALLS = {
	orderMoney: {
		foreseeRefund: refundCall("refund/foresight"),
		refund: refundCall("refund"),
		foreseeReduction: reductionCall("reduction/foresight"),
		reduce: reductionCall("reduction"),
		sendRefund: async (testing) => ({ path: `/office/order/${(await paidOnPage(testing)).number}/refund/send` }),
		transferRefund: async (testing) => ({
			path: `${await refused(testing)}/transfer`,
			body: { reason: "Die Karte ist abgelaufen", holder: "Mika Gast", iban: "DE89370400440532013000" },
		}),
		acceptPayment: async (testing) => ({ path: `${await late(testing)}/accept` }),
		foreseePayment: async (testing) => ({ path: `${await late(testing)}/foresight`, body: {} }),
		movePayment: async (testing) => {
			const path = await late(testing);
			return { path: `${path}/move`, body: { order: await oneOrder(testing) } };
		},
		unassignPayment: async (testing) => {
			const [path, invoice] = [await double(testing), await unpaidInvoice(testing)];
			const [, , , number = "", , id] = path.split("/");
			const staff = colleague(
				(await testing.database.pool.query("select min(id) as id from users")).rows[0].id,
				"admin",
			);
			await testing.app.services.orderMoney.assignPayment({ number, id: Number(id) }, invoice, staff);
			return { path: `${path}/unassign` };
		},
		assignPayment: async (testing) => ({
			path: `${await double(testing)}/assign`,
			body: { invoice_id: await unpaidInvoice(testing) },
		}),
		sendPaymentBack: async (testing) => ({ path: `${await double(testing)}/send_back`, body: { reason: "Doppelt" } }),
		ignorePayment: async (testing) => ({ path: `${await double(testing)}/ignore`, body: { reason: "Geklärt" } }),
		reopenPayment: async (testing) => {
			const path = await double(testing);
			const ignored = "update payments set problem_decision = 'ignored', problem_solved_at = now() where id = $1";
			await testing.database.pool.query(ignored, [path.split("/").at(-1)]);
			return { path: `${path}/reopen` };
		},
	},
} satisfies Record<string, Record<string, Make>>;
