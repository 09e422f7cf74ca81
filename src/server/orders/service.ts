import {
	type Checkout,
	DirectDebitCheckout,
	ORDER_BUTTONS,
	type PlacedOrder,
	PricedCheckout,
} from "#contract/checkout.ts";
import { HOUR_MS } from "#contract/constants.ts";
import { berlinDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { toPaged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import { PAYMENT_METHODS } from "#contract/payment-methods.ts";
import type { Access } from "#server/access/service.ts";
import { type PricedLine, totalOf } from "#server/basket/rules.ts";
import type { Baskets } from "#server/basket/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { memberId, type Viewer } from "#server/http/call.ts";
import { takeNumber } from "#server/invoices/store.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Pins } from "#server/pins/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { validate } from "#server/validation.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import { confirmationMail } from "./mails.ts";
import { firstState, isPaidOnPage, methodKey, type OrderMethod, refusalOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	vouchers: Vouchers;
	newsletter: Newsletter;
	baskets: Baskets;
	pins: Pins;
	access: Access;
}

const LIMITS = {
	perAddress: { name: "order-address", max: 300, perMs: HOUR_MS },
	perMailbox: { name: "order-mailbox", max: 20, perMs: HOUR_MS },
};
const later = (..._: unknown[]): Promise<never> => Promise.reject(refuse("unavailable"));

export function createOrders({
	db,
	clock,
	limits,
	outbox,
	sender,
	secrets,
	vouchers,
	newsletter,
	baskets,
	pins,
	access,
}: Parts) {
	async function methodFor(tx: Db, checkout: Checkout, basketId: string, gross: number, viewer: Viewer) {
		if (gross === 0) return "none";
		const { payment_method_id } = validate(PricedCheckout, checkout);
		const member = memberId(viewer);
		const who = { isMember: member !== null, isPinConfirmed: await pins.isConfirmed(tx, { basketId, member }) };
		const refusal = refusalOf(payment_method_id, who);
		if (refusal) throw refuse(refusal);
		const method = methodKey(payment_method_id);
		if (method === "direct_debit") validate(DirectDebitCheckout, checkout);
		return method;
	}

	/** In one order for everybody, so that two orders never wait for each other. */
	async function redeemVouchers(tx: Db, lines: PricedLine[]): Promise<void> {
		const codes = lines.flatMap(({ voucher }) => (voucher ? [voucher.code] : [])).sort();
		for (const code of codes) await vouchers.redeem(tx, code);
	}

	async function fulfil(tx: Db, order: store.OrderRow): Promise<void> {
		const lines = await store.findLines(tx, [order.id]);
		const until = await access.grant(tx, { orderNumber: order.number, memberId: order.member_id, lines });
		const films = await Promise.all(
			lines.map(async ({ course_id, topic }) => {
				const token = await access.tokenFor(order.number, course_id);
				return { topic, url: `${sender.publicUrl}${paths.purchased(course_id, token)}` };
			}),
		);
		const mail = confirmationMail({ order, lines }, films, until, sender);
		await outbox.writeMail(tx, "order_confirmation", order.email, mail);
	}

	async function write(tx: Db, basketId: string, checkout: Checkout, viewer: Viewer): Promise<store.OrderRow> {
		const { isOpen, lines, unsellable, withoutVoucher } = await baskets.lockForOrder(tx, basketId, viewer);
		const known = await store.findByBasket(tx, basketId);
		if (known) return known;
		if (!isOpen) throw refuse("not_found");
		if (unsellable.length > 0) throw refuse("course_not_for_sale");
		if (withoutVoucher.length > 0) throw refuse("voucher_used_up");
		if (lines.length === 0) throw refuse("basket_empty");
		const { net, tax, gross } = totalOf(lines);
		const method: OrderMethod = await methodFor(tx, checkout, basketId, gross, viewer);
		if (isPaidOnPage(method)) throw refuse("payment_unavailable");
		const now = clock();
		await redeemVouchers(tx, lines);
		if (checkout.accept_newsletter) await newsletter.request(tx, checkout.email, "checkout");
		const year = berlinDay(now).year;
		const number = `VSZ-${year}-${String(await takeNumber(tx, "order", year)).padStart(6, "0")}`;
		const order = await store.insertOrder(tx, {
			number,
			basket_id: basketId,
			idempotency_key: checkout.idempotency_key,
			token_hash: hashToken(await secrets.linkToken("order", number)),
			member_id: memberId(viewer),
			state: firstState(method),
			title: checkout.title,
			name: checkout.name,
			email: checkout.email,
			company: checkout.company,
			street_address: checkout.street_address,
			street_suffix: checkout.street_suffix,
			postcode: checkout.postcode,
			city: checkout.city,
			payment_method: method,
			net_cents: net,
			tax_cents: tax,
			gross_cents: gross,
			accept_terms: checkout.accept_terms ?? false,
			accept_early_performance: checkout.accept_early_performance ?? false,
			consent_text_version: checkout.consent_text_version,
			button_label: gross > 0 ? ORDER_BUTTONS.priced : ORDER_BUTTONS.free,
			paid_at: method === "none" ? now : null,
			created_at: now,
			updated_at: now,
		});
		await store.insertLines(
			tx,
			order.id,
			lines.map(({ product, voucher, original, amount }) => ({
				course_id: product.id,
				topic: product.topic,
				voucher_id: voucher?.id,
				discount: voucher?.discount ?? 0,
				original_gross_cents: original.gross,
				net_cents: amount.net,
				tax_cents: amount.tax,
				gross_cents: amount.gross,
			})),
		);
		await baskets.markOrdered(tx, basketId);
		await fulfil(tx, order);
		return order;
	}

	const placed = ({ number, state, gross_cents }: store.OrderRow): { data: PlacedOrder } => ({
		data: { number, state, total_with_tax: centsToEuro(gross_cents) },
	});

	return {
		async place(basketId: string, checkout: Checkout, viewer: Viewer) {
			await limits.take(LIMITS.perAddress, viewer.address);
			await limits.take(LIMITS.perMailbox, checkout.email);
			return placed(await db.transaction((tx) => write(tx, basketId, checkout, viewer)));
		},
		byToken: later,
		pay: later,
		ofMember: later,
		withdraw: later,
		async paymentMethods() {
			const data = PAYMENT_METHODS.map(({ key: _, ...method }) => method);
			return toPaged(data, { page: 1, per_page: data.length, total: data.length });
		},
	};
}

export type Orders = ReturnType<typeof createOrders>;
