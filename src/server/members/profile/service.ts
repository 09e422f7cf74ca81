import { refuse } from "#contract/errors.ts";
import type { Profile, ProfileUpdate } from "#contract/profile.ts";
import type { TokenAnswer } from "#contract/session.ts";
import type { Db } from "#server/db/client.ts";
import { CONFIRMATIONS, type Confirmation } from "#server/members/confirmation/service.ts";
import { addressChangeMail, addressTakenMail } from "#server/members/mails.ts";
import type { Passwords } from "#server/members/passwords/service.ts";
import { isSameAddress, knownName } from "#server/members/rules.ts";
import * as store from "#server/members/store.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Security } from "#server/security/service.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";
import type { Sessions } from "#server/sessions/service.ts";
import type { Member } from "#server/viewer.ts";
import { type BankData, changedBankData, changedMember, isEmpty, NO_BANK_DATA, presentProfile } from "./rules.ts";

interface Parts extends Letters {
	newsletter: Newsletter;
	secrets: Secrets;
	passwords: Passwords;
	confirmation: Confirmation;
	security: Security;
	sessions: Sessions;
}

interface Updated {
	data: Profile;
	/** A new password ends every login; whoever changed it goes on with this one. */
	session?: TokenAnswer;
}

export function createProfile(parts: Parts) {
	const { db, clock, limits, outbox, sender, newsletter, secrets, passwords, confirmation, security } = parts;
	const { renew } = parts.sessions;

	async function find(tx: Db, id: number): Promise<store.MemberRow> {
		const member = await store.findById(tx, id);
		if (!member) throw refuse("unauthenticated");
		return member;
	}

	const decrypted = async ({ bank_data }: store.MemberRow): Promise<BankData> =>
		(bank_data && ((await secrets.decryptOrNull(bank_data)) as BankData | null)) || NO_BANK_DATA;

	/** An address that nobody has confirmed tells nothing about the mailbox behind it. */
	const newsletterState = ({ email, email_confirmed_at }: store.MemberRow) =>
		email_confirmed_at ? newsletter.stateOf(email) : "none";

	async function present(id: number): Promise<Profile> {
		const member = await find(db, id);
		return presentProfile(member, await decrypted(member), await newsletterState(member));
	}

	/** The address changes when the new one is confirmed: so nobody learns here whether it belongs to another account. */
	async function requestEmail(tx: Db, member: store.MemberRow, email: string): Promise<void> {
		await outbox.writeMail(
			tx,
			"address_change",
			member.email,
			compose(addressChangeMail(knownName(member), sender), sender),
		);
		if (await store.findByEmail(tx, email)) {
			await outbox.writeMail(tx, "address_taken", email, compose(addressTakenMail(), sender));
		} else {
			await confirmation.ask(tx, member, email);
		}
	}

	return {
		find,

		/** PERSON-05: staff know a better address; it counts when whoever reads its letters confirms it. */
		async askForAddress(tx: Db, from: string, to: string): Promise<"asked" | "taken" | "none"> {
			const member = await store.findByEmail(tx, from);
			if (!member) return "none";
			if (await store.findByEmail(tx, to)) return "taken";
			await requestEmail(tx, member, to);
			return "asked";
		},

		profile: ({ id }: Member): Promise<Profile> => present(id),

		/** The account for a direct debit, in full. */
		bankDataOf: async (memberId: number): Promise<BankData> => decrypted(await find(db, memberId)),

		/** The number was confirmed by PIN. */
		confirmPhone: (tx: Db, memberId: number, phone_number: string) =>
			store.updateMember(tx, memberId, { phone_number, pin_authenticated_at: clock(), updated_at: clock() }),

		async update(viewer: Member, id: number, given: ProfileUpdate): Promise<Updated> {
			if (id !== viewer.id) throw refuse("not_found");
			const member = await find(db, id);
			const newEmail = isSameAddress(given.email, member.email) ? null : given.email;
			if (given.password || newEmail) await passwords.demand(id, given.current_password);
			if (given.password) await refuseEasyPassword(given.password, member);
			if (newEmail) await limits.take(CONFIRMATIONS, newEmail);
			const bankData = changedBankData(await decrypted(member), given);
			const bank_data = isEmpty(bankData) ? null : await secrets.encrypt(bankData);
			const password_hash = given.password ? await hashPassword(given.password) : null;
			const session = await db.transaction(async (tx) => {
				await store.updateMember(tx, id, { ...changedMember(member, given, clock()), bank_data });
				if (newEmail) await requestEmail(tx, member, newEmail);
				if (!password_hash) return undefined;
				await passwords.replace(tx, member, password_hash);
				const renewed = await renew(tx, viewer);
				await security.note(tx, { event: "password_changed", of: { member_id: id }, address: viewer.address });
				return renewed;
			});
			return { data: await present(id), ...(session ? { session } : {}) };
		},

		async sendConfirmation({ id }: Member): Promise<{ message: string }> {
			const member = await find(db, id);
			if (member.email_confirmed_at) return { message: "Deine E-Mail-Adresse ist schon bestätigt." };
			await limits.take(CONFIRMATIONS, member.email);
			await db.transaction((tx) => confirmation.ask(tx, member, member.email));
			return { message: "Wir haben dir noch einmal eine Mail geschickt. Bitte bestätige darin deine Adresse." };
		},

		/** Asked for with double opt-in; given up at once. */
		async setNewsletter({ id, address }: Member, subscribe: boolean): Promise<{ message: string }> {
			const { email, email_confirmed_at } = await find(db, id);
			if (subscribe) {
				await newsletter.subscribe({ email }, address, "account");
				return { message: "Wir haben dir eine Mail geschickt. Bitte bestätige darin deine Bestellung." };
			}
			if (!email_confirmed_at) throw refuse("email_unconfirmed");
			await newsletter.unsubscribeAddress(email);
			return { message: "Du bekommst unseren Newsletter nicht mehr." };
		},
	};
}
