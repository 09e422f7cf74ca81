import type { Checkout, Order, PlacedOrder } from "#contract/checkout.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import { PAYMENT_METHODS } from "#contract/payment-methods.ts";
import type { Registered } from "#contract/registration.ts";
import type { Access } from "#server/access/service.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Baskets } from "#server/basket/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { Members } from "#server/members/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Payments } from "#server/payments/service.ts";
import type { Pins } from "#server/pins/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import type { Member, Viewer } from "#server/viewer.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import { createFulfilment } from "./fulfilment.ts";
import { createHelping } from "./helping.ts";
import { createPaying } from "./paying.ts";
import { createPlacing } from "./placing.ts";
import { createReducing } from "./reducing.ts";
import { createRefunding } from "./refunding.ts";
import { isOffered, presentOrder } from "./rules.ts";
import { createSettledByBooks } from "./settled-by-books.ts";
import * as store from "./store.ts";
import { createWithdrawing } from "./withdrawing.ts";

interface Parts extends Letters {
	secrets: Secrets;
	vouchers: Vouchers;
	newsletter: Newsletter;
	members: Members;
	legalTexts: LegalTexts;
	baskets: Baskets;
	pins: Pins;
	access: Access;
	invoices: Invoices;
	payments: Payments;
	audit: Audit;
	books: Books;
	log: (message: string) => void;
}

export function createOrders(parts: Parts) {
	const { db, clock, sender, secrets, members, access, payments, invoices } = parts;
	const tokenOf = ({ number, token_hash }: store.OrderRow): Promise<string> =>
		secrets.linkToken("order", number, token_hash);
	const orderUrl = async (order: store.OrderRow): Promise<string> =>
		`${sender.publicUrl}${paths.orderPayment(await tokenOf(order))}`;
	const fulfilment = createFulfilment(parts);
	const placing = createPlacing({ ...parts, fulfilment, orderUrl });
	const paying = createPaying({ ...parts, fulfilment, orderUrl });
	const withdrawing = createWithdrawing(parts);
	const settledByBooks = createSettledByBooks(parts);
	const refunding = createRefunding(parts);
	const reducing = createReducing(parts);
	const helping = createHelping({ ...parts, fulfilment, orderUrl });

	/** All at once, however many there are. */
	async function present(orders: store.OrderRow[], documentPath: (token: string) => (id: number) => string) {
		const ids = orders.map(({ id }) => id);
		const lines = ids.length === 0 ? [] : await store.findLines(db, ids);
		const [tries, documents, grants] = await Promise.all([
			payments.ofOrders(db, ids),
			invoices.ofOrders(db, ids),
			access.ofOrders(ids),
		]);
		return Promise.all(
			orders.map(async (order): Promise<Order> => {
				const token = await tokenOf(order);
				const own = ({ order_id }: { order_id: number | null }) => order_id === order.id;
				return presentOrder({
					order,
					now: clock(),
					lines: lines.filter(own),
					payments: tries.filter(own),
					documents: documents.filter(own),
					access: grants.filter(own),
					token,
					documentPath: documentPath(token),
				});
			}),
		);
	}
	const forHolder = (token: string) => (id: number) => `${API_BASE}/order/${token}/document/${id}`;
	const forMember = () => (id: number) => `${API_BASE}/user/order/document/${id}`;

	async function one(order: store.OrderRow): Promise<Order> {
		const [presented] = await present([order], forHolder);
		if (!presented) throw refuse("not_found");
		return presented;
	}

	const found = (order: store.OrderRow | undefined): store.OrderRow => {
		if (!order) throw refuse("not_found");
		return order;
	};
	const find = {
		byId: async (id: number) => found(await store.findById(db, id)),
		byNumber: async (number: string) => found(await store.findByNumber(db, number.toUpperCase())),
		/** For whoever holds the key of its page. */
		byToken: async (token: string) => found(await store.findByToken(db, hashToken(token))),
		ofMember: async ({ id }: Member, number: string) =>
			found(await store.findOneOfMember(db, id, number.toUpperCase())),
	};

	return {
		/** API-31: with the address of the payment page where the method has one. */
		async place(basketId: string, checkout: Checkout, viewer: Viewer) {
			const order = await placing.place(basketId, checkout, viewer);
			const payment_url = await paying.begin(order);
			const where = payment_url ? { payment_url } : {};
			const { number, state, gross_cents, idempotency_key } = order;
			// Who knows no more than the basket may be anybody who once saw its address.
			const isOrderer = idempotency_key === (checkout.idempotency_key ?? null);
			const token = isOrderer ? { token: await tokenOf(order) } : {};
			const data: PlacedOrder = { number, state, total_with_tax: centsToEuro(gross_cents), ...token, ...where };
			return { data, ...where };
		},

		async byToken(token: string): Promise<Order> {
			await paying.refresh(await find.byToken(token));
			return one(await find.byToken(token));
		},

		async pay(token: string, methodId: number | undefined, viewer: Viewer): Promise<{ payment_url: string }> {
			return { payment_url: await paying.again(await find.byToken(token), methodId, viewer.address) };
		},

		/** For a guest who wants to be known next time; the address is confirmed by mail as with every account. */
		async register(token: string, password: string, address: string): Promise<Registered> {
			const { member_id, title, name, email, company, ...order } = await find.byToken(token);
			if (member_id !== null) throw refuse("not_found");
			const { street_address, street_suffix, postcode, city } = order;
			const place = { street_address, street_suffix, postcode, city };
			return members.register({ title, name, email, company: company ?? undefined, ...place, password }, address);
		},

		async ofMember({ id }: Member): Promise<Paged<Order>> {
			const data = await present(await store.findOfMember(db, id), forMember);
			return toPaged(data, { page: 1, per_page: Math.max(1, data.length), total: data.length });
		},

		find,
		/** Until the transaction ends nobody else changes it. */
		hold: store.lockOrder,
		helping,
		refunding,
		reducing,
		present: one,
		declared: withdrawing.named,
		withdraw: withdrawing.withdraw,
		withdrawAlone: withdrawing.withdrawAlone,
		endTries: paying.endTries,
		accept: paying.accept,
		lookUpPayment: paying.lookUp,
		cancelUnpaid: paying.cancelUnpaid,
		...settledByBooks,
		moveAddress: store.moveAddress,

		async paymentMethods() {
			const offered = PAYMENT_METHODS.filter(({ key }) => isOffered(key, sender.provider));
			const data = offered.map(({ key: _, ...method }) => method);
			return toPaged(data, { page: 1, per_page: data.length, total: data.length });
		},
	};
}

export type Orders = ReturnType<typeof createOrders>;
