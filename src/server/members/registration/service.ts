import { HOUR_MS } from "#contract/constants.ts";
import { internationalPhone } from "#contract/phones.ts";
import type { Registered, Registration } from "#contract/registration.ts";
import type { Db } from "#server/db/client.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import { CONFIRMATIONS, type Confirmation } from "#server/members/confirmation/service.ts";
import { accountCreatedMail, accountExistsMail } from "#server/members/mails.ts";
import { toIsoDay } from "#server/members/rules.ts";
import { afterTheSameWhile } from "#server/members/same-while.ts";
import * as store from "#server/members/store.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";

/** Whoever wants an account; the checks of the form are behind them. */
export type Newcomer = Omit<Registration, "password_repeat" | "accept_terms"> & { title?: string | null };

interface Parts extends Letters {
	confirmation: Confirmation;
	legalTexts: LegalTexts;
}

/** Wide enough for a whole class behind one address; a mailbox is protected more tightly. */
const LIMITS = {
	/** Judging a password is work, and whoever is refused tries again. */
	judged: { name: "registration-judged", max: 240, perMs: HOUR_MS },
	perAddress: { name: "registration-address", max: 60, perMs: HOUR_MS },
	perMailbox: { name: "registration-mailbox", max: 3, perMs: HOUR_MS },
	againPerAddress: { name: "confirmation-address", max: 30, perMs: HOUR_MS },
};
const SENT_AGAIN = "Die E-Mail ist noch einmal unterwegs. Es gilt nur noch der Link darin.";

export function createRegistration({ db, clock, limits, outbox, sender, legalTexts, confirmation }: Parts) {
	function newMember(given: Newcomer, password_hash: string): store.NewMember {
		const now = clock();
		return {
			title: given.title ?? null,
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
			legal_versions: legalTexts.versions(),
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

	async function sendAgain(tx: Db, email: string): Promise<void> {
		const member = await store.findByEmail(tx, email);
		if (member && !member.email_confirmed_at) await confirmation.ask(tx, member, member.email);
	}

	return {
		/** Answers the same, after the same work, whether the address is known or not. */
		async register(given: Newcomer, address: string): Promise<Registered> {
			const { name, email, password } = given;
			await limits.take(LIMITS.judged, address);
			await refuseEasyPassword(password, { email, name });
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, email]);
			const member = newMember(given, await hashPassword(password));
			await db.transaction((tx) => write(tx, member));
			return { name, email, confirm_until: confirmation.until() };
		},

		/** Answers the same, and after the same while, whether an account waits for it or not. */
		async mailConfirmation(email: string, address: string): Promise<{ message: string; valid_until: string }> {
			await limits.takeInTurn([LIMITS.againPerAddress, address], [CONFIRMATIONS, email]);
			await afterTheSameWhile(db.transaction((tx) => sendAgain(tx, email)));
			return { message: SENT_AGAIN, valid_until: confirmation.until() };
		},
	};
}
