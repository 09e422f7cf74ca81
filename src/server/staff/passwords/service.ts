import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { OfficePassword } from "#contract/office/team.ts";
import type { Db } from "#server/db/client.ts";
import { afterTheSameWhile } from "#server/members/same-while.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import type { LoginBrakes } from "#server/sessions/brakes.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import type { Links } from "#server/sessions/links.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";
import type { StaffLetters } from "#server/staff/letters.ts";
import { staffPasswordResetMail } from "#server/staff/mails.ts";
import type { StaffLogin } from "#server/staff/sessions/login.ts";
import type { StaffSessions } from "#server/staff/sessions/service.ts";
import { findByEmail, findById, setPassword } from "#server/staff/store.ts";
import type { Place, Viewer } from "#server/viewer.ts";

interface Parts extends Letters {
	security: Security;
	links: Links;
	brakes: LoginBrakes;
	sessions: StaffSessions;
	login: StaffLogin;
	staffLetters: StaffLetters;
}

const LIMITS = {
	perAddress: { name: "staff-recovery-address", max: 30, perMs: HOUR_MS },
	perMailbox: { name: "staff-recovery-mailbox", max: 3, perMs: HOUR_MS },
	links: { name: "staff-link", max: 60, perMs: HOUR_MS },
};
const MESSAGES = {
	requested: "Wenn es diesen Zugang gibt, ist der Link unterwegs.",
	reset: "Dein neues Passwort gilt. Melde dich jetzt damit an.",
};
type LinkKind = "staff_invitation" | "staff_password_reset";

/** What the links in mails to staff open: the first password, or a new one. */
export function createStaffPasswords(parts: Parts) {
	const { db, limits, outbox, sender, security, links, brakes, sessions, login, staffLetters } = parts;

	async function sendLink(tx: Db, email: string, address: string): Promise<void> {
		const user = await findByEmail(tx, email);
		if (!user?.email || !user.password_hash) return;
		const token = await links.issue(tx, "staff_password_reset", user.id, user.email);
		const url = sender.publicUrl + OFFICE_BASE + officePaths.newPassword.replace(":token", token);
		const mail = compose(
			staffPasswordResetMail(user.name, { url, until: links.endOf("staff_password_reset") }),
			sender,
		);
		await outbox.writeMail(tx, "staff_password_reset", user.email, mail);
		await security.note(tx, { event: "password_reset_requested", of: { user_id: user.id }, address });
	}

	async function personBehind(kind: LinkKind, token: string, address: string) {
		await limits.take(LIMITS.links, address);
		const id = await links.find(kind, token);
		const user = id === null ? undefined : await findById(db, id);
		if (!user?.email) throw refuse("link_expired");
		return { ...user, email: user.email };
	}

	/** Sets the password that the link was sent for; all sessions end, all other links too. */
	async function redeem(kind: LinkKind, token: string, password: string, address: string) {
		const person = await personBehind(kind, token, address);
		await refuseEasyPassword(password, person);
		const password_hash = await hashPassword(password);
		await db.transaction(async (tx) => {
			if ((await links.use(tx, kind, token)) !== person.id) throw refuse("link_expired");
			await setPassword(tx, person.id, password_hash);
			await links.endOfStaff(tx, person.id);
			await sessions.end(tx, person.id, "all");
			if (kind === "staff_password_reset") await staffLetters.tellChange(tx, person, "password_changed");
			await security.note(tx, { event: "password_reset", of: { user_id: person.id }, address, details: { by: kind } });
		});
		return { ...person, password_hash };
	}

	return {
		/** Answers the same, and after the same while, whether the address is known or not. */
		async mailLink(email: string, address: string): Promise<{ message: string }> {
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, email]);
			await afterTheSameWhile(db.transaction((tx) => sendLink(tx, email, address)));
			return { message: MESSAGES.requested };
		},

		/** Nobody is in by it: the second factor is asked with the next login. */
		async reset(token: string, { password }: OfficePassword, { address }: Place): Promise<{ message: string }> {
			const { email } = await redeem("staff_password_reset", token, password, address);
			await brakes.release("office", email, address);
			return { message: MESSAGES.reset };
		},

		async invitation(token: string, address: string): Promise<{ name: string; email: string; roles: Role[] }> {
			return personBehind("staff_invitation", token, address);
		},

		async accept(token: string, { password, device }: OfficePassword, viewer: Viewer) {
			const person = await redeem("staff_invitation", token, password, viewer.address);
			return login.afterPassword(person, viewer, device);
		},
	};
}
