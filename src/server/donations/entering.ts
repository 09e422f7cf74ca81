import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { NewDonation } from "#contract/office/donations.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { createPurposes } from "./purposes.ts";
import { atNoon, newReference } from "./rules.ts";
import { insertDonation } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
}

/** DON-01: what neither bank nor payment page tells of: cash, and expenses that somebody does not claim. */
export const createEntering = ({ db, clock, audit, settings }: Parts) => ({
	async enter({ way, amount, paid_on, email, ...donor }: NewDonation, staff: Staff): Promise<{ reference: string }> {
		if (paid_on > isoDay(berlinDay(clock()))) throw refuseField("paid_on", "Dieser Tag kommt erst noch");
		const purpose = createPurposes({ settings }).demandOffered(donor.purpose);
		const amount_cents = Math.round(amount * 100);
		return db.transaction(async (tx) => {
			const { reference } = await insertDonation(tx, {
				...{ reference: newReference(), rhythm: "one_off", amount_cents, ...donor, email: email || null, purpose },
				...{ is_cash: way === "cash", waived_expenses: way === "waived_expenses" },
				paid_at: atNoon(paid_on),
				created_at: clock(),
			});
			await audit.note(tx, staff, "donation_entered", reference, { amount_cents, paid_on, way });
			return { reference };
		});
	},
});
