import type { DonationPayment, DonationState } from "#contract/donations.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { methodById, type PageMethod } from "#contract/payment-methods.ts";
import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { SeenPayment } from "#server/payments/providers/provider.ts";
import type { Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import { createTries, type Payable } from "#server/payments/tries.ts";
import type { Receipts } from "#server/receipts/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { paidMail, problemMail, receivedMail } from "./mails.ts";
import * as store from "./store.ts";

export interface Parts extends Letters {
	secrets: Secrets;
	payments: Payments;
	receipts: Pick<Receipts, "slipFor">;
	log: (message: string) => void;
}

const CURRENCY = "EUR";

const pageMethod = (key: string | null | undefined): PageMethod => (key === "paypal" ? "paypal" : "credit_card");

/** What follows when a donation is paid on a payment page; the way there is told in `payments/tries.ts`. */
export function createPaying({ db, clock, outbox, sender, secrets, payments, receipts, log }: Parts) {
	const tokenOf = ({ reference, token_hash }: store.DonationRow) =>
		secrets.linkToken("donation", reference, token_hash);

	async function receive(tx: Db, donation: store.DonationRow, payment: PaymentRow, seen: SeenPayment): Promise<void> {
		const fits = seen.amountCents === payment.amount_cents && seen.currency === CURRENCY && donation.paid_at === null;
		const { email: staff } = sender.provider;
		if (!fits) {
			await payments.noteProblem(tx, payment, donation.paid_at ? "already_paid" : "amount_differs", seen);
			await outbox.writeMail(tx, "donation_problem", staff, compose(problemMail(donation, seen), sender));
			return;
		}
		await store.markPaid(tx, donation.id, clock());
		await outbox.writeMail(tx, "donation_notice", staff, compose(receivedMail(donation), sender));
		if (!donation.email) return;
		const slip = receipts.slipFor(donation);
		const letter = compose(paidMail(donation, sender.provider, slip !== null), sender);
		const attachments: Mail["attachments"] = slip ? [{ kind: "slip", slip }] : [];
		await outbox.writeMail(tx, "donation_paid", donation.email, { ...letter, attachments });
	}

	const payable: Payable<store.DonationRow> = {
		idOf: ({ donation_id }) => donation_id,
		triesOf: payments.ofDonation,
		lock: store.lockDonation,
		isPayable: ({ paid_at }) => paid_at === null,
		refusal: "donation_not_payable",
		open: (tx, { id, amount_cents }, method) => payments.open(tx, { donation_id: id, method, amount_cents }),
		purposeOf: async (donation) => ({
			number: donation.reference,
			description: `${sender.provider.short_name} ${donation.reference}`,
			returnUrl: `${sender.publicUrl}${paths.donationPayment(await tokenOf(donation))}`,
		}),
		async settled(tx, donation, payment, seen) {
			if (seen.state === "paid") await receive(tx, donation, payment, seen);
		},
	};
	const tries = createTries({ db, payments, secrets, payable, log });

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
			const method = pageMethod(methodById(payment_method_id)?.key);
			const begun = await db.transaction(async (tx) => {
				const donation = await store.insertDonation(tx, { ...row, token_hash: hashToken(token) });
				return { donation, payment: await payable.open(tx, donation, method) };
			});
			return { payment_url: await tries.orUnavailable(() => tries.start(begun.donation, begun.payment)) };
		},

		async state(token: string): Promise<DonationState> {
			const donation = await find(token);
			await tries.refresh(donation.id);
			const [last] = await payments.ofDonation(db, donation.id);
			const state = (await find(token)).paid_at ? "paid" : (last?.state ?? "open");
			return { amount: centsToEuro(donation.amount_cents), state };
		},

		/** The way it was begun. */
		async again(token: string): Promise<{ payment_url: string }> {
			const { id } = await find(token);
			const [last] = await payments.ofDonation(db, id);
			return { payment_url: await tries.orUnavailable(() => tries.pay(id, pageMethod(last?.method))) };
		},

		lookUp: tries.lookUp,
	};
}
