import { setTimeout as sleep } from "node:timers/promises";
import { refuse } from "#contract/errors.ts";
import { labelOf, REQUIRED } from "#contract/fields.ts";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import { passwordChangedMail, passwordResetMail } from "#server/members/mails.ts";
import type { LoginBrakes } from "#server/members/sessions/brakes.ts";
import * as store from "#server/members/store.ts";
import type { Links } from "#server/members/tokens/service.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { hashPassword, verifyPassword } from "./hashing.ts";
import { refuseEasyPassword } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	links: Links;
	brakes: LoginBrakes;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LIMITS = {
	recoveryPerAddress: { name: "recovery-address", max: 30, perMs: HOUR_MS },
	recoveryPerMailbox: { name: "recovery-mailbox", max: 3, perMs: HOUR_MS },
	resetPerAddress: { name: "reset-address", max: 30, perMs: HOUR_MS },
};
const CURRENT_PASSWORD = { name: "current-password", free: 5, firstWaitMs: 5 * 1000, maxWaitMs: 15 * MINUTE_MS };

/** Longer than writing the letter takes: how long an answer takes tells nothing. */
const ANSWER_AFTER_MS = 200;

const MESSAGES = {
	requested: "Deine Anfrage wurde erfolgreich gesendet.",
	reset: "Dein Passwort wurde erfolgreich zurückgesetzt.",
};
const WRONG_PASSWORD = "Dieses Passwort stimmt nicht";
const WRONG_ADDRESS = "Diese Adresse passt nicht zu dem Link";

const refuseField = (field: string, message: string) =>
	refuse("invalid", { [field]: [`${labelOf(field)}: ${message}`] });

export function createPasswords({ db, clock, limits, outbox, sender, links, brakes }: Parts) {
	/** Sets a password that has been judged and hashed, ends all logins but the one in use, and says so by mail. */
	async function replace(tx: Db, member: store.MemberRow, password_hash: string, except?: Buffer): Promise<void> {
		await store.updateMember(tx, member.id, { password_hash, updated_at: clock() });
		await links.endAll(tx, member.id, except);
		const mail = compose(passwordChangedMail(member.name, sender), sender);
		await outbox.writeMail(tx, "password_changed", member.email, mail);
	}

	async function sendLink(tx: Db, email: string): Promise<void> {
		const member = await store.findByEmail(tx, email);
		if (!member) return;
		const resetUrl = sender.publicUrl + paths.resetPassword(await links.passwordReset(tx, member.id));
		const mail = compose(passwordResetMail(member.name, resetUrl), sender);
		await outbox.writeMail(tx, "password_reset", member.email, mail);
	}

	return {
		replace,

		/** Sensitive steps need the password again; guessing it with a stolen token is slowed. */
		async demand(memberId: number, password: string | undefined): Promise<store.MemberRow> {
			const member = await store.findById(db, memberId);
			if (!member) throw refuse("unauthenticated");
			if (!password) throw refuseField("current_password", REQUIRED);
			await limits.attempt([[CURRENT_PASSWORD, String(memberId)]]);
			if (!(await verifyPassword(member.password_hash, password)))
				throw refuseField("current_password", WRONG_PASSWORD);
			await limits.forgetTries([CURRENT_PASSWORD, String(memberId)]);
			return member;
		},

		/** Answers the same, and after the same while, whether the address is known or not. */
		async recoverPassword(email: string, address: string): Promise<{ message: string }> {
			await limits.take(LIMITS.recoveryPerAddress, address);
			await limits.take(LIMITS.recoveryPerMailbox, email);
			await Promise.all([db.transaction((tx) => sendLink(tx, email)), sleep(ANSWER_AFTER_MS)]);
			return { message: MESSAGES.requested };
		},

		async resetPassword(
			{ email, password, token }: { email: string; password: string; token: string },
			address: string,
		): Promise<{ message: string }> {
			await limits.take(LIMITS.resetPerAddress, address);
			refuseEasyPassword(password, email);
			const password_hash = await hashPassword(password);
			await db.transaction(async (tx) => {
				const id = await links.reset(tx, token);
				const member = id === null ? undefined : await store.findById(tx, id);
				if (!member) throw refuse("link_expired");
				if (member.email.toLowerCase() !== email.toLowerCase()) throw refuseField("email", WRONG_ADDRESS);
				await replace(tx, member, password_hash);
				// The link came to this mailbox and to no other.
				if (!member.email_confirmed_at) await store.updateMember(tx, member.id, { email_confirmed_at: clock() });
			});
			await brakes.release("site", email, address);
			return { message: MESSAGES.reset };
		},
	};
}

export type Passwords = ReturnType<typeof createPasswords>;
