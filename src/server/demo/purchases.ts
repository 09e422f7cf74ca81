import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import { PAYMENT_METHODS, type PaymentMethodKey } from "#contract/payment-methods.ts";
import { TEST_PAGE } from "#server/payments/providers/test-page.ts";
import type { Services } from "#server/services.ts";
import { guestAt, type Viewer } from "#server/viewer.ts";

export interface Buyer {
	name: string;
	email: string;
	company?: string | null | undefined;
	street_address: string;
	street_suffix: string;
	postcode: string;
	city: string;
	/** Guests have none. */
	member_id?: number;
}

interface Purchase {
	buyer: Buyer;
	courseIds: number[];
	method: PaymentMethodKey;
	/** Only asked for with a direct debit. */
	account?: { bank: string; bank_account_owner: string; iban: string; swift_bic_number: string } | undefined;
	/** For every line of it. */
	voucher?: string | undefined;
}

const NOWHERE = { address: "demo", browser: "demo" };
const viewerOf = ({ member_id }: Buyer): Viewer =>
	member_id === undefined
		? guestAt(NOWHERE.address, NOWHERE.browser)
		: { kind: "member", id: member_id, token: Buffer.alloc(0), ...NOWHERE };

/** Orders courses as the site does it; answers where a payment page is to be paid. */
export async function order({ baskets, orders }: Services, { buyer, courseIds, method, account, voucher }: Purchase) {
	const viewer = viewerOf(buyer);
	const { id } = await baskets.open(viewer);
	for (const courseId of courseIds) {
		const { products } = await baskets.add(id, courseId, viewer);
		const line = products.find(({ product }) => product.id === courseId);
		if (voucher && line) await baskets.redeem(line.id, voucher, viewer);
	}
	const { name, email, company, street_address, street_suffix, postcode, city } = buyer;
	const { data, payment_url } = await orders.place(
		id,
		{
			...{ name, email, company: company ?? undefined, street_address, street_suffix, postcode, city },
			...account,
			payment_method_id: PAYMENT_METHODS.find(({ key }) => key === method)?.id,
			accept_terms: true,
			accept_early_performance: true,
			accept_mandate: account !== undefined,
			consent_text_version: ORDER_VERSION,
		},
		viewer,
	);
	return { number: data.number, reference: payment_url?.split("/").at(-1) ?? "" };
}

/** Presses the button of the test payment page. */
export async function pay({ payments, settling }: Services, reference: string): Promise<void> {
	await payments.testPage.decide(reference, "paid");
	await settling.notice(TEST_PAGE, reference);
}

/** With basket, order, payment, invoice and access. */
export async function purchase(services: Services, what: Purchase): Promise<void> {
	const { reference } = await order(services, what);
	if (reference) await pay(services, reference);
}
