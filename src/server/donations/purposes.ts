import { purposesIn } from "#contract/donations.ts";
import { refuse } from "#contract/errors.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./store.ts";

/** DON-01: what alone a gift may be spent on, of those that the house offers. */
export function createPurposes({ settings }: { settings: Pick<SettingsService, "now"> }) {
	const offered = () => purposesIn(settings.now().receipts.donation_purposes);
	return {
		offered,
		demandOffered(purpose: string | undefined): string | null {
			if (!purpose) return null;
			if (!offered().includes(purpose)) throw refuseField("purpose", "Diesen Zweck bieten wir nicht mehr an");
			return purpose;
		},
	};
}

interface Parts {
	db: Db;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
}

export function createPurposesOffice({ db, audit, settings }: Parts) {
	const { offered, demandOffered } = createPurposes({ settings });
	return {
		purposes: async () => ({ offered: offered(), used: await store.findPurposes(db) }),

		/** Of what came by bank: its donor has said there what it is for. */
		setPurpose: (reference: string, wanted: string, staff: Staff): Promise<{ reference: string }> =>
			db.transaction(async (tx) => {
				const donation = await store.lockByReference(tx, reference);
				if (!donation) throw refuse("not_found");
				const purpose = wanted === (donation.purpose ?? "") ? donation.purpose : demandOffered(wanted);
				await store.updateDonation(tx, donation.id, { purpose });
				await audit.note(tx, staff, "donation_purpose_changed", reference, { purpose: [donation.purpose, purpose] });
				return { reference };
			}),
	};
}
