import { refuse } from "#contract/errors.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandUnconfirmed } from "#server/receipts/confirmed.ts";
import { atNoon, newReference } from "./rules.ts";
import * as store from "./store.ts";

interface Arrived {
	amount_cents: number;
	/** A calendar day. */
	paid_on: string;
}

/** What came of money that arrived, so that it can be taken back. */
export interface Received {
	donation_id: number;
	donation_reference: string;
	/** It came into being by this. */
	made_donation: boolean;
	/** What had been promised, where it was not. */
	promised_cents: number | null;
}

/** Whoever goes on giving says only once where the receipt goes. */
type Giver = Partial<
	Pick<
		store.DonationRow,
		| "name"
		| "email"
		| "street_address"
		| "street_suffix"
		| "postcode"
		| "city"
		| "receipt_wanted"
		| "rhythm"
		| "continues_id"
		| "purpose"
	>
>;

/** A further gift: of a standing order the next one, else one of its own. */
function goingOn({ id, rhythm, continues_id, purpose, ...donation }: store.DonationRow): Giver {
	const { name, email, street_address, street_suffix, postcode, city, receipt_wanted } = donation;
	const giver = { name, email, street_address, street_suffix, postcode, city, receipt_wanted };
	return rhythm === "monthly" ? { ...giver, rhythm, purpose, continues_id: continues_id ?? id } : giver;
}

/** Donations that arrive by transfer, as the bank account tells. */
export function createArriving({ clock, audit }: { clock: Clock; audit: Audit }) {
	async function insertGift(tx: Db, of: Giver, { amount_cents, paid_on }: Arrived, actor: Actor): Promise<Received> {
		const paid_at = atNoon(paid_on);
		const row = {
			rhythm: "one_off" as const,
			...of,
			reference: newReference(),
			amount_cents,
			paid_at,
			created_at: clock(),
		};
		const { id, reference } = await store.insertDonation(tx, row);
		await audit.note(tx, actor, "donation_received", reference, { amount_cents, paid_on });
		return { donation_id: id, donation_reference: reference, made_donation: true, promised_cents: null };
	}

	return {
		/** Nobody had announced it. */
		gift: (tx: Db, name: string, arrived: Arrived, actor: Actor): Promise<Received> =>
			insertGift(tx, { name: name || null, email: null }, arrived, actor),

		/** What was promised has arrived, whatever it comes to; what arrives after that is a further gift of the same person. */
		async receive(tx: Db, donationId: number, arrived: Arrived, actor: Actor): Promise<Received> {
			const donation = await store.lockDonation(tx, donationId);
			if (!donation) throw refuse("not_found");
			if (donation.paid_at) return insertGift(tx, goingOn(donation), arrived, actor);
			const { amount_cents, paid_on } = arrived;
			await store.updateDonation(tx, donationId, { amount_cents, paid_at: atNoon(paid_on) });
			await audit.note(tx, actor, "donation_received", donation.reference, { amount_cents, paid_on });
			const told = { donation_id: donationId, donation_reference: donation.reference };
			return { ...told, made_donation: false, promised_cents: donation.amount_cents };
		},

		/** As if it had not arrived: what was promised is awaited again, what nobody had promised is gone. */
		async takeBack(tx: Db, received: Omit<Received, "donation_reference">, actor: Actor): Promise<void> {
			const { donation_id, made_donation, promised_cents } = received;
			const donation = await store.lockDonation(tx, donation_id);
			if (!donation) return;
			await demandUnconfirmed(tx, donation_id);
			if (made_donation) await store.deleteDonation(tx, donation_id);
			else {
				const amount_cents = promised_cents ?? donation.amount_cents;
				await store.updateDonation(tx, donation_id, { amount_cents, paid_at: null });
			}
			await audit.note(tx, actor, "donation_taken_back", donation.reference, { amount_cents: donation.amount_cents });
		},
	};
}
