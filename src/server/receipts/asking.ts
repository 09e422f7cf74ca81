import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import type { DonorHome, DonorQuestion } from "#contract/donations.ts";
import { refuse } from "#contract/errors.ts";
import { letterPaths } from "#contract/letter-paths.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import type { Staff } from "#server/viewer.ts";
import { addressMail } from "./mails.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	audit: Audit;
	secrets: Secrets;
}

type Refusal = "not_found" | "donation_confirmed" | "donor_without_email";

/** So long the link works. */
const ASKED_DAYS = 90;
const LIMITS = formLimits("donor-address");

/** DON-03: whoever gave without saying where they live is asked by mail; no login, one page, one link. */
export function createAsking({ db, clock, limits, outbox, sender, audit, secrets }: Parts) {
	async function demand(token: string): Promise<store.AskedRow> {
		const row = await store.findByAddressToken(db, hashToken(token));
		const isOver = !row?.address_asked_at || clock().getTime() - row.address_asked_at.getTime() > ASKED_DAYS * DAY_MS;
		if (!row || isOver) throw refuse("not_found");
		return row;
	}

	const stateOf = (row: store.AskedRow): DonorQuestion["state"] => {
		if (row.confirmed_by !== null) return "confirmed";
		return rules.whyNotDonor(row) === null ? "given" : "open";
	};

	/** Answers why not, where it cannot be. */
	async function askOne(tx: Db, reference: string, staff: Staff): Promise<Refusal | null> {
		const known = await store.findByReference(tx, reference);
		if (!known) return "not_found";
		const [gift] = await store.lockCandidates(tx, [known.id]);
		if (!gift) return "not_found";
		if (gift.confirmed_by !== null) return "donation_confirmed";
		if (!gift.email) return "donor_without_email";
		const token = await secrets.linkToken("donor_address", reference);
		await store.markAsked(tx, gift.id, { address_token_hash: hashToken(token), address_asked_at: clock() });
		const mail = addressMail(gift, sender.publicUrl + letterPaths.donorAddress(token), sender);
		await outbox.writeMail(tx, "donor_address", gift.email, mail);
		await audit.note(tx, staff, "donation_address_asked", reference);
		return null;
	}

	return {
		/** Whoever can be asked; where that is nobody it says why. */
		async ask(references: readonly string[], staff: Staff): Promise<{ asked: number }> {
			await secrets.ready();
			return db.transaction(async (tx) => {
				const refusals: (Refusal | null)[] = [];
				for (const reference of references) refusals.push(await askOne(tx, reference, staff));
				const [first] = refusals;
				const asked = refusals.filter((refusal) => refusal === null).length;
				if (asked === 0 && first) throw refuse(first);
				return { asked };
			});
		},

		/** Never what somebody has said before: the link may have been passed on. */
		async look(token: string): Promise<DonorQuestion> {
			const row = await demand(token);
			return {
				amount: centsToEuro(row.amount_cents),
				day: row.paid_on ?? berlinIso(row.created_at),
				state: stateOf(row),
			};
		},

		/** Also for others of the same name and address that lack it; until the receipt is written it can be put right. */
		async answer(token: string, home: DonorHome, address: string): Promise<DonorQuestion> {
			await limits.take(LIMITS.perAddress, address);
			const { id, reference } = await demand(token);
			await db.transaction(async (tx) => {
				const [gift] = await store.lockCandidates(tx, [id]);
				if (!gift || gift.confirmed_by !== null) throw refuse("donation_confirmed");
				const others = await store.findNamesakes(tx, gift);
				await store.updateDonor(tx, [id, ...others], home);
				await audit.note(tx, "system", "donation_address_given", reference, { donations: 1 + others.length });
			});
			return this.look(token);
		},
	};
}

export type Asking = ReturnType<typeof createAsking>;
