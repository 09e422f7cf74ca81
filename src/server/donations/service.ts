import { randomInt } from "node:crypto";
import type { DonationRequest, Transfer } from "#contract/donations.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits, type Limits } from "#server/limits/service.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { giroCode } from "./giro-code.ts";
import { transferMail } from "./mails.ts";
import { insertDonation } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
}

const LIMITS = formLimits("donation");
/** Letters and digits that nobody confuses when reading them from a screen. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const newReference = (): string =>
	`SPENDE-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;

export function createDonations({ db, clock, limits, outbox, sender }: Parts) {
	const { provider } = sender;

	return {
		/** Notes the donation and answers what the bank needs; with an address the same comes by mail. */
		async pledge({ website, ...donation }: DonationRequest, address: string): Promise<Transfer> {
			const { amount, rhythm, name, email } = donation;
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
			if (website) return transfer;
			await limits.take(LIMITS.perAddress, address);
			if (email) await limits.take(LIMITS.perMailbox, email);
			await db.transaction(async (tx) => {
				await insertDonation(tx, { reference, amount_cents: amountCents, rhythm, name, email, created_at: clock() });
				if (email)
					await outbox.writeMail(tx, "donation_transfer", email, compose(transferMail(name, transfer), sender));
			});
			return transfer;
		},
	};
}

export type Donations = ReturnType<typeof createDonations>;
