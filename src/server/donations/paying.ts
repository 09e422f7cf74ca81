import type { DonationPayment, DonationState } from "#contract/donations.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { methodById } from "#contract/payment-methods.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { ProviderDown, type SeenPayment } from "#server/payments/providers/provider.ts";
import type { PageMethod, Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { paidMail, problemMail, receivedMail } from "./mails.ts";
import * as store from "./store.ts";

export interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	payments: Payments;
}

const CURRENCY = "EUR";

const pageMethod = (id: number): PageMethod => (methodById(id)?.key === "paypal" ? "paypal" : "credit_card");

/** Donations paid on the payment page. As with orders, the provider is never asked inside a transaction. */
export function createPaying({ db, clock, outbox, sender, secrets, payments }: Parts) {
	const tokenOf = ({ reference, token_hash }: store.DonationRow) =>
		secrets.linkToken("donation", reference, token_hash);

	async function start(donation: store.DonationRow, payment: PaymentRow): Promise<{ payment_url: string }> {
		const returnUrl = `${sender.publicUrl}${paths.donationPayment(await tokenOf(donation))}`;
		const description = `${sender.provider.short_name} ${donation.reference}`;
		try {
			return { payment_url: await payments.start(payment, { number: donation.reference, description, returnUrl }) };
		} catch (error) {
			if (error instanceof ProviderDown) throw refuse("payment_unavailable");
			throw error;
		}
	}

	async function receive(tx: Db, donation: store.DonationRow, payment: PaymentRow, seen: SeenPayment): Promise<void> {
		const fits = seen.amountCents === payment.amount_cents && seen.currency === CURRENCY && donation.paid_at === null;
		const { email: staff } = sender.provider;
		if (!fits) {
			await outbox.writeMail(tx, "donation_problem", staff, compose(problemMail(donation, seen), sender));
			return;
		}
		await store.markPaid(tx, donation.id, clock());
		await outbox.writeMail(tx, "donation_notice", staff, compose(receivedMail(donation), sender));
		if (donation.email)
			await outbox.writeMail(tx, "donation_paid", donation.email, compose(paidMail(donation, sender.provider), sender));
	}

	async function lookUp(payment: PaymentRow): Promise<void> {
		const seen = payment.donation_id === null ? null : await payments.look(payment);
		if (!seen || seen.state === payment.state) return;
		await db.transaction(async (tx) => {
			const donation = await store.lockDonation(tx, payment.donation_id ?? 0);
			if (!donation || !(await payments.advance(tx, payment.id, seen.state))) return;
			if (seen.state === "paid") await receive(tx, donation, payment, seen);
		});
	}

	async function find(token: string): Promise<store.DonationRow> {
		const donation = await store.findByToken(db, hashToken(token));
		if (!donation) throw refuse("not_found");
		return donation;
	}

	return {
		async begin(
			row: Parameters<typeof store.insertDonation>[1],
			{ payment_method_id }: Pick<DonationPayment, "payment_method_id">,
		): Promise<{ payment_url: string }> {
			const token = await secrets.linkToken("donation", row.reference);
			const begun = await db.transaction(async (tx) => {
				const donation = await store.insertDonation(tx, { ...row, token_hash: hashToken(token) });
				const method = pageMethod(payment_method_id);
				const amount_cents = donation.amount_cents;
				return { donation, payment: await payments.open(tx, { donation_id: donation.id, method, amount_cents }) };
			});
			return start(begun.donation, begun.payment);
		},

		/** While somebody waits on the page, the provider is asked every few seconds at most. */
		async state(token: string): Promise<DonationState> {
			const donation = await find(token);
			const [last] = await payments.ofDonation(db, donation.id);
			if (last?.state === "open" && (await payments.claimLookUp(last))) {
				await lookUp(last).catch((error: unknown) => {
					if (!(error instanceof ProviderDown)) throw error;
				});
			}
			const [now] = await payments.ofDonation(db, donation.id);
			const state = (await find(token)).paid_at ? "paid" : (now?.state ?? "open");
			return { amount: centsToEuro(donation.amount_cents), state };
		},

		/** An open try is used again, so that nobody pays twice. */
		async again(token: string): Promise<{ payment_url: string }> {
			const { id } = await find(token);
			const begun = await db.transaction(async (tx) => {
				const donation = await store.lockDonation(tx, id);
				if (!donation || donation.paid_at) throw refuse("donation_not_payable");
				const [last] = await payments.ofDonation(tx, id);
				if (last?.state === "open") return { donation, payment: last };
				const method: PageMethod = last && payments.isBy(last, "paypal") ? "paypal" : "credit_card";
				const amount_cents = donation.amount_cents;
				return { donation, payment: await payments.open(tx, { donation_id: id, method, amount_cents }) };
			});
			return start(begun.donation, begun.payment);
		},

		lookUp,
	};
}
