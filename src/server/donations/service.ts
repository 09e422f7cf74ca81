import type { DonationPayment, DonationRequest, Transfer } from "#contract/donations.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import { compose } from "#server/outbox/letter.ts";
import { giroCode } from "#server/payments/giro-code.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { createArriving } from "./arriving.ts";
import { transferMail } from "./mails.ts";
import { createPaying, type Parts } from "./paying.ts";
import { createPurposes } from "./purposes.ts";
import { newReference } from "./rules.ts";
import { findItems, insertDonation, moveAddress } from "./store.ts";

const LIMITS = formLimits("donation");

/** DON-03: an address is kept only for a receipt. */
const receiptOf = ({ receipt_wanted, street_address, street_suffix, postcode, city }: DonationRequest) =>
	receipt_wanted ? { receipt_wanted, street_address, street_suffix, postcode, city } : {};

export function createDonations(parts: Parts & { audit: Audit; settings: Pick<SettingsService, "now"> }) {
	const { db, clock, limits, outbox, sender } = parts;
	const purposes = createPurposes(parts);
	const paying = createPaying(parts);

	return {
		/** Notes the donation and answers what the bank needs; with an address the same comes by mail. */
		async pledge(donation: DonationRequest, address: string): Promise<Transfer> {
			const { provider } = sender;
			const { amount, rhythm, name, email } = donation;
			const purpose = purposes.demandOffered(donation.purpose);
			const amountCents = Math.round(amount * 100);
			const reference = newReference();
			const transfer: Transfer = {
				recipient: provider.legal_name,
				iban: provider.iban,
				bic: provider.bic,
				bank: provider.bank,
				amount,
				rhythm,
				reference,
				giro_code: giroCode({ provider, amountCents, reference }),
			};
			await limits.take(LIMITS.perAddress, address);
			if (email) await limits.take(LIMITS.perMailbox, email);
			await db.transaction(async (tx) => {
				await insertDonation(tx, {
					...{ reference, amount_cents: amountCents, rhythm, purpose, name, email },
					...receiptOf(donation),
					created_at: clock(),
				});
				if (email)
					await outbox.writeMail(
						tx,
						"donation_transfer",
						email,
						compose(transferMail({ name, purpose }, transfer), sender),
					);
			});
			return transfer;
		},

		async pay(donation: DonationPayment, address: string): Promise<{ payment_url: string }> {
			const purpose = purposes.demandOffered(donation.purpose);
			await limits.take(LIMITS.perAddress, address);
			const { amount, rhythm, name, email, payment_method_id } = donation;
			const amount_cents = Math.round(amount * 100);
			const row = {
				...{ reference: newReference(), amount_cents, rhythm, purpose, name, email },
				...receiptOf(donation),
				created_at: clock(),
			};
			return paying.begin(row, { payment_method_id });
		},

		/** What the bank account tells of. */
		arriving: createArriving(parts),
		/** What money may be for: promised transfers, and standing orders again and again; by number whatever is named. */
		payable: (tx: Db, references: readonly string[]) => findItems(tx, references),

		moveAddress,
		state: paying.state,
		payAgain: paying.again,
		/** What the provider reports, or forgot to report. */
		lookUpPayment: paying.lookUp,
	};
}
export type Donations = ReturnType<typeof createDonations>;
