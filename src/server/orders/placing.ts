import { type Checkout, DirectDebitCheckout, ORDER_BUTTONS, PricedCheckout } from "#contract/checkout.ts";
import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { isMaskOf } from "#contract/iban.ts";
import { centsToEuro } from "#contract/money.ts";
import { isPaidOnPage, type OrderMethod, type PageMethod } from "#contract/payment-methods.ts";
import { type PricedLine, totalOf } from "#server/basket/rules.ts";
import type { Baskets } from "#server/basket/service.ts";
import type { Db } from "#server/db/client.ts";
import { orderNumber } from "#server/invoices/numbers.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { Members } from "#server/members/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Payments } from "#server/payments/service.ts";
import type { Pins } from "#server/pins/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { refuseField, validate } from "#server/validation.ts";
import { memberId, type Viewer } from "#server/viewer.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import type { BankAccount, Contract, Fulfilment } from "./fulfilment.ts";
import { receiptMail, staffMail } from "./mails.ts";
import { firstState, isOffered, methodKey, refusalOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	secrets: Secrets;
	vouchers: Vouchers;
	newsletter: Newsletter;
	members: Members;
	baskets: Baskets;
	pins: Pins;
	payments: Payments;
	fulfilment: Fulfilment;
	legalTexts: LegalTexts;
	orderUrl: (order: store.OrderRow) => Promise<string>;
}

/** Wide enough for a whole office behind one address; a mailbox is protected more tightly. */
const LIMITS = {
	perAddress: { name: "order-address", max: 300, perMs: HOUR_MS },
	perMailbox: { name: "order-mailbox", max: 20, perMs: HOUR_MS },
};

interface Way {
	method: OrderMethod;
	account: BankAccount | null;
}

/** From basket to order: one transaction in which everything is decided, and repeating it changes nothing. */
export function createPlacing(parts: Parts) {
	const { db, clock, limits, outbox, sender, secrets, vouchers, newsletter, members, baskets, pins } = parts;
	const { payments, fulfilment, legalTexts, orderUrl } = parts;

	/** The profile shows an account masked; whoever sends that means the stored one. */
	async function withStoredAccount(checkout: Checkout, member: number | null): Promise<Checkout> {
		if (member === null || !checkout.iban?.includes("*")) return checkout;
		const { iban } = await members.bankDataOf(member);
		return iban && isMaskOf(iban, checkout.iban) ? { ...checkout, iban } : checkout;
	}

	/** A member may order a basket that was never assigned; then the account's own phone counts. */
	const isPinConfirmed = async (tx: Db, { basket }: Found, member: number | null): Promise<boolean> =>
		basket.is_pin_authenticated ||
		(member !== null && basket.member_id === null && (await pins.isConfirmed(tx, { member, basketId: null })));

	async function wayOf(tx: Db, checkout: Checkout, found: Found, viewer: Viewer): Promise<Way> {
		if (totalOf(found.lines).gross === 0) return { method: "none", account: null };
		const { payment_method_id } = validate(PricedCheckout, checkout);
		const member = memberId(viewer);
		const who = { isMember: member !== null, isPinConfirmed: await isPinConfirmed(tx, found, member) };
		const refusal = refusalOf(payment_method_id, who);
		if (refusal) throw refuse(refusal);
		const method = methodKey(payment_method_id);
		if (!isOffered(method, sender.provider)) throw refuseField("payment_method_id", "Bieten wir nicht an");
		if (method !== "direct_debit") return { method, account: null };
		const { bank, bank_account_owner, iban, swift_bic_number } = validate(DirectDebitCheckout, checkout);
		return { method, account: { bank, bank_account_owner, iban, swift_bic_number } };
	}

	/** The lines to order, exactly as the person saw them last; else the basket is to be looked at again. */
	async function linesToOrder(tx: Db, basketId: string, checkout: Checkout, found: Found): Promise<PricedLine[]> {
		if (!found.isOpen) throw refuse("not_found");
		if (found.unsellable.length > 0) throw refuse("course_not_for_sale");
		if (found.withoutVoucher.length > 0) throw refuse(await baskets.voucherRefusal(tx, basketId));
		if (found.lines.length === 0) throw refuse("basket_empty");
		const seen = checkout.total_with_tax;
		if (seen !== undefined && seen !== centsToEuro(totalOf(found.lines).gross)) throw refuse("basket_changed");
		return found.lines;
	}

	/** In the same sequence for everybody, so that two orders never wait for each other. */
	async function redeemVouchers(tx: Db, lines: PricedLine[]): Promise<void> {
		const used = lines.flatMap(({ voucher, product }) => (voucher ? [{ code: voucher.code, course: product.id }] : []));
		const inOrder = used.toSorted((one, other) => (one.code < other.code ? -1 : 1));
		for (const { code, course } of inOrder) await vouchers.redeem(tx, code, { course });
	}

	async function insert(
		tx: Db,
		{ id, basketId }: { id: number; basketId: string },
		checkout: Checkout,
		priced: PricedLine[],
		way: Way,
		viewer: Viewer,
	) {
		const now = clock();
		const { net, tax, gross } = totalOf(priced);
		const bank_data = way.account && (await secrets.encrypt(way.account));
		const number = orderNumber(id, now);
		const written = store.insertOrder(tx, {
			id,
			number,
			basket_id: basketId,
			idempotency_key: checkout.idempotency_key,
			token_hash: hashToken(await secrets.linkToken("order", number)),
			member_id: memberId(viewer),
			state: firstState(way.method),
			title: checkout.title,
			name: checkout.name,
			email: checkout.email,
			company: checkout.company,
			street_address: checkout.street_address,
			street_suffix: checkout.street_suffix,
			postcode: checkout.postcode,
			city: checkout.city,
			order_reference: checkout.order_reference,
			leitweg_id: checkout.leitweg_id,
			payment_method: way.method,
			bank_data,
			mandate_reference: way.account ? number : null,
			mandate_given_at: way.account && checkout.accept_mandate ? now : null,
			net_cents: net,
			tax_cents: tax,
			gross_cents: gross,
			accept_terms: checkout.accept_terms ?? false,
			accept_early_performance: checkout.accept_early_performance ?? false,
			consent_text_version: checkout.consent_text_version,
			legal_versions: legalTexts.versions(),
			button_label: gross > 0 ? ORDER_BUTTONS.priced : ORDER_BUTTONS.free,
			paid_at: way.method === "none" ? now : null,
			created_at: now,
			updated_at: now,
		});
		const ordered = baskets.markOrdered(tx, basketId);
		const [order, lines] = await Promise.all([written, store.insertLines(tx, id, priced), ordered]);
		return { order, lines };
	}

	async function awaitPayment(tx: Db, content: Contract, method: PageMethod): Promise<void> {
		const { order } = content;
		await payments.open(tx, { order_id: order.id, method, amount_cents: order.gross_cents });
		await outbox.writeMails(tx, [
			["order_receipt", order.email, receiptMail(content, await orderUrl(order), sender)],
			["order_notice", sender.provider.email, staffMail(content, "Bestellung wartet auf Zahlung", sender)],
		]);
	}

	async function write(tx: Db, basketId: string, checkout: Checkout, viewer: Viewer): Promise<store.OrderRow> {
		const drawn = store.nextIds(tx);
		const [found, [id, invoiceId]] = await Promise.all([baskets.lockForOrder(tx, basketId, viewer), drawn]);
		const known = found.isOpen ? undefined : await store.findByBasket(tx, basketId);
		if (known) return known;
		if (checkout.idempotency_key && (await store.findByKey(tx, checkout.idempotency_key)))
			throw refuse("order_key_taken");
		const lines = await linesToOrder(tx, basketId, checkout, found);
		const way = await wayOf(tx, checkout, found, viewer);
		await redeemVouchers(tx, lines);
		if (checkout.accept_newsletter) await newsletter.request(tx, checkout.email, "checkout");
		const contract = await insert(tx, { id, basketId }, checkout, lines, way, viewer);
		if (isPaidOnPage(way.method)) await awaitPayment(tx, contract, way.method);
		else await fulfilment.fulfil(tx, contract, invoiceId);
		return contract.order;
	}

	return {
		/** One basket becomes one order, whatever is clicked twice; who comes later gets the same answer. */
		async place(basketId: string, checkout: Checkout, viewer: Viewer): Promise<store.OrderRow> {
			const known = await store.findByBasket(db, basketId);
			if (known && (await baskets.isMine(basketId, viewer))) return known;
			await limits.takeInTurn([LIMITS.perAddress, viewer.address], [LIMITS.perMailbox, checkout.email]);
			const complete = await withStoredAccount(checkout, memberId(viewer));
			await secrets.ready();
			return db.transaction((tx) => write(tx, basketId, complete, viewer));
		},
	};
}

type Found = Awaited<ReturnType<Baskets["lockForOrder"]>>;
