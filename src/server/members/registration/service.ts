import { HOUR_MS } from "#contract/constants.ts";
import { internationalPhone } from "#contract/phones.ts";
import type { Registration } from "#contract/registration.ts";
import type { Db } from "#server/db/client.ts";
import type { Confirmation } from "#server/members/confirmation/service.ts";
import { accountCreatedMail, accountExistsMail } from "#server/members/mails.ts";
import { toIsoDay } from "#server/members/rules.ts";
import * as store from "#server/members/store.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";

interface Parts extends Letters {
	confirmation: Confirmation;
}

/** Wide enough for a whole class behind one address; a mailbox is protected more tightly. */
const LIMITS = {
	/** Judging a password is work, and whoever is refused tries again. */
	judged: { name: "registration-judged", max: 240, perMs: HOUR_MS },
	perAddress: { name: "registration-address", max: 60, perMs: HOUR_MS },
	perMailbox: { name: "registration-mailbox", max: 3, perMs: HOUR_MS },
};

export function createRegistration({ db, clock, limits, outbox, sender, confirmation }: Parts) {
	function newMember(given: Registration, password_hash: string): store.NewMember {
		const now = clock();
		return {
			name: given.name,
			email: given.email,
			password_hash,
			company: given.company || null,
			street_address: given.street_address,
			street_suffix: given.street_suffix,
			postcode: given.postcode,
			city: given.city,
			phone_number: given.phone_number ? internationalPhone(given.phone_number) : null,
			date_of_birth: toIsoDay(given.date_of_birth),
			terms_accepted_at: now,
			created_at: now,
			updated_at: now,
		};
	}

	async function write(tx: Db, member: store.NewMember): Promise<void> {
		const { email } = member;
		const id = await store.insertMember(tx, member);
		if (id === null) {
			await outbox.writeMail(tx, "account_exists", email, compose(accountExistsMail(sender.publicUrl), sender));
			return;
		}
		const mail = compose(accountCreatedMail(await confirmation.linkFor(tx, id, email)), sender);
		await outbox.writeMail(tx, "account_created", email, mail);
	}

	return {
		/** Answers the same, after the same work, whether the address is known or not. */
		async register(given: Registration, address: string): Promise<{ name: string; email: string }> {
			const { name, email, password, website } = given;
			if (!website) {
				await limits.take(LIMITS.judged, address);
				await refuseEasyPassword(password, { email, name });
				await limits.take(LIMITS.perAddress, address);
				await limits.take(LIMITS.perMailbox, email);
				const member = newMember(given, await hashPassword(password));
				await db.transaction((tx) => write(tx, member));
			}
			return { name, email };
		},
	};
}
