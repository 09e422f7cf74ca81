import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { REQUIRED } from "#contract/fields.ts";
import { addressInLink } from "#contract/link-address.ts";
import { paths } from "#contract/paths.ts";
import type { Db } from "#server/db/client.ts";
import { passwordChangedMail, passwordResetMail } from "#server/members/mails.ts";
import { isSameAddress, knownName, wrongPassword } from "#server/members/rules.ts";
import { afterTheSameWhile } from "#server/members/same-while.ts";
import * as store from "#server/members/store.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import type { LoginBrakes } from "#server/sessions/brakes.ts";
import type { Browsers } from "#server/sessions/browsers.ts";
import { hashPassword, verifyPassword } from "#server/sessions/hashing.ts";
import type { Links } from "#server/sessions/links.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";
import { refuseField } from "#server/validation.ts";

interface Parts extends Letters {
	security: Security;
	links: Links;
	brakes: LoginBrakes;
	browsers: Browsers;
}

const LIMITS = {
	recoveryPerAddress: { name: "recovery-address", max: 30, perMs: HOUR_MS },
	recoveryPerMailbox: { name: "recovery-mailbox", max: 3, perMs: HOUR_MS },
	resetPerAddress: { name: "reset-address", max: 30, perMs: HOUR_MS },
};
const CURRENT_PASSWORD = { name: "current-password", free: 5, firstWaitMs: 5 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS };

const MESSAGES = {
	requested: "Deine Anfrage wurde erfolgreich gesendet.",
	reset: "Dein Passwort wurde erfolgreich zurückgesetzt.",
};
const WRONG_ADDRESS = "Diese Adresse passt nicht zu dem Link";

export function createPasswords(parts: Parts) {
	const { db, clock, limits, outbox, sender, security, links, brakes, browsers } = parts;

	/** Sets a password that has been judged and hashed, ends all logins, and says so by mail. */
	async function replace(tx: Db, member: store.MemberRow, password_hash: string): Promise<void> {
		await store.updateMember(tx, member.id, { password_hash, updated_at: clock() });
		await links.endAll(tx, member.id);
		const mail = compose(passwordChangedMail(knownName(member), sender), sender);
		await outbox.writeMail(tx, "password_changed", member.email, mail);
	}

	async function sendLink(tx: Db, email: string, address: string): Promise<void> {
		const member = await store.findByEmail(tx, email);
		if (!member) return;
		const token = await links.issue(tx, "password_reset", member.id, member.email);
		const link = { url: sender.publicUrl + paths.resetPassword(token), until: links.endOf("password_reset") };
		const mail = compose(passwordResetMail(knownName(member), link), sender);
		await outbox.writeMail(tx, "password_reset", member.email, mail);
		await security.note(tx, { event: "password_reset_requested", of: { member_id: member.id }, address });
	}

	/** A link sent for this, or the one that confirms an account's own address: both came to its mailbox. */
	async function useLink(tx: Db, token: string): Promise<store.MemberRow> {
		const id = (await links.use(tx, "password_reset", token)) ?? (await links.use(tx, "email_confirmation", token));
		const member = id === null ? undefined : await store.findById(tx, id);
		// A link to an address that shall take the place of another shows nothing about this account's mailbox.
		if (!member || !isSameAddress(addressInLink(token), member.email)) throw refuse("link_expired");
		return member;
	}

	/**
	 * Until now anybody could have made this account. Its password has just gone; what would work without being looked at
	 * again goes with it. Name and postal address stay: they are shown wherever they are used.
	 */
	async function takeOver(tx: Db, { id }: store.MemberRow, address: string): Promise<void> {
		const strangers = { phone_number: null, pin_authenticated_at: null, bank_data: null };
		await store.updateMember(tx, id, { email_confirmed_at: clock(), ...strangers });
		await browsers.forget(tx, id);
		await security.note(tx, { event: "email_confirmed", of: { member_id: id }, address });
	}

	return {
		replace,

		/** Sensitive steps need the password again; guessing it with a stolen token is slowed. */
		async demand(memberId: number, password: string | undefined): Promise<store.MemberRow> {
			const member = await store.findById(db, memberId);
			if (!member) throw refuse("unauthenticated");
			if (!password) throw refuseField("current_password", REQUIRED);
			await limits.attempt([[CURRENT_PASSWORD, String(memberId)]]);
			if (!(await verifyPassword(member.password_hash, password))) throw wrongPassword("current_password");
			await limits.forgetTries([CURRENT_PASSWORD, String(memberId)]);
			return member;
		},

		/** Answers the same, and after the same while, whether the address is known or not. */
		async recoverPassword(email: string, address: string): Promise<{ message: string }> {
			await limits.takeInTurn([LIMITS.recoveryPerAddress, address], [LIMITS.recoveryPerMailbox, email]);
			await afterTheSameWhile(db.transaction((tx) => sendLink(tx, email, address)));
			return { message: MESSAGES.requested };
		},

		async resetPassword(
			{ email, password, token }: { email: string; password: string; token: string },
			address: string,
		): Promise<{ message: string }> {
			await limits.take(LIMITS.resetPerAddress, address);
			await refuseEasyPassword(password, { email });
			const password_hash = await hashPassword(password);
			await db.transaction(async (tx) => {
				const member = await useLink(tx, token);
				if (!isSameAddress(email, member.email)) throw refuseField("email", WRONG_ADDRESS);
				await replace(tx, member, password_hash);
				if (!member.email_confirmed_at) await takeOver(tx, member, address);
				await security.note(tx, { event: "password_reset", of: { member_id: member.id }, address });
			});
			await brakes.release("site", email, address);
			return { message: MESSAGES.reset };
		},
	};
}

export type Passwords = ReturnType<typeof createPasswords>;
