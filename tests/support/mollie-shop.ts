import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import { createTestApp, type TestApp } from "./app.ts";
import { type Mollie, startMollie } from "./mollie.ts";
import { METHOD, shop } from "./shop.ts";

/** What the database knows of an order that was paid once, and of one that was not. */
export const PAID_ONCE = { state: "paid", invoices: 1, grants: 1, tries: 1, confirmations: 1, problems: 0 };
export const UNPAID = { state: "awaiting_payment", invoices: 0, grants: 0, tries: 1, confirmations: 0, problems: 0 };

const OUTCOME = `select o.state, (select count(*)::int from invoices where order_id = o.id) as invoices,
	(select count(*)::int from access_grants g join order_lines l on l.id = g.order_line_id where l.order_id = o.id) as grants,
	(select count(*)::int from payments where order_id = o.id) as tries,
	(select count(*)::int from outbox where kind = 'order_confirmation' and recipient = o.email) as confirmations,
	(select count(*)::int from audit_trail where action = 'payment_problem' and subject_id = o.number) as problems
	from orders o where o.number = $1`;

/** The shop with Mollie behind it, for a whole test file. */
export function shopWithMollie() {
	let now = new Date("2026-11-15T10:00:00Z");
	let people = 0;
	const parts = {} as { api: TestApp; at: ReturnType<typeof shop>; mollie: Mollie };

	beforeAll(async () => {
		parts.mollie = await startMollie();
		const env = { ...parts.mollie.env, TRUST_PROXY: "1", PUBLIC_URL: "https://www.vsz.example", DEMO: "on" };
		parts.api = await createTestApp({ clock: () => now, env });
		parts.at = shop(parts.api);
		await parts.at.mails();
	});
	afterAll(async () => {
		await parts.api.close();
		await parts.mollie.stop();
	});
	beforeEach(() => {
		parts.mollie.turn("up");
		parts.mollie.leadTo("https://www.mollie.com");
	});

	/** What Mollie sends when something has happened. */
	const webhook = (id: string, url = "/api/v1/payment/webhook/mollie") =>
		parts.api.fastify.inject({
			method: "POST",
			url,
			payload: `id=${id}`,
			headers: { "content-type": "application/x-www-form-urlencoded" },
		});

	/** A guest who has ordered a course by credit card. */
	async function ordered(over: object = {}) {
		const { api, at } = parts;
		people += 1;
		const email = `person${people}@vsz.example`;
		const guest = at.person();
		const [course] = await at.pricedCourses();
		const basket = await guest.basketWith(course as { id: number });
		const checkout = () =>
			guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.creditCard, ...over });
		const { status, body } = await checkout();
		const receipt = (await at.mailsTo(email))[0];
		const token = /\/kasse\/zahlung\/([\w-]+)/.exec(receipt?.text ?? "")?.[1] ?? "";
		const order = async () => (await guest.send<Order>("GET", `/order/${token}`)).body.data;
		const outcome = async () => (await api.database.pool.query(OUTCOME, [body.data?.number])).rows[0];
		return { guest, checkout, status, placed: body, email, receipt, token, order, outcome };
	}

	const later = (ms: number) => {
		now = new Date(now.getTime() + ms);
	};
	return { parts, webhook, ordered, later };
}
