import { refuse } from "#contract/errors.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import type { Invitation } from "#contract/office/team.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Links } from "#server/sessions/links.ts";
import { invitationMail } from "#server/staff/mails.ts";
import { findById, findSame, insertUser } from "#server/staff/store.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./store.ts";

export interface InvitationParts extends Pick<Letters, "db" | "clock" | "outbox" | "sender"> {
	links: Links;
	audit: Audit;
}

/** Somebody new comes by a link that is mailed to them (STAFF-04). */
export function createInvitations({ db, clock, outbox, sender, links, audit }: InvitationParts) {
	async function sendLink(tx: Db, id: number, staff: Staff): Promise<void> {
		const person = await findById(tx, id);
		const by = await findById(tx, staff.id);
		if (!person?.email || !by) throw refuse("not_found");
		const token = await links.issue(tx, "staff_invitation", id, person.email);
		const url = sender.publicUrl + OFFICE_BASE + officePaths.invitation.replace(":token", token);
		const letter = invitationMail({ ...person, by: by.name }, { url, until: links.endOf("staff_invitation") });
		await outbox.writeMail(tx, "staff_invitation", person.email, compose(letter, sender));
	}

	/** Whoever writes here already under this name keeps their articles. */
	async function enrol(tx: Db, { name, email, roles, lecturer_id = null }: Invitation): Promise<number> {
		const byline = await store.findByline(tx, name);
		if (!byline) return insertUser(tx, { name, email, roles, lecturer_id, created_at: clock() });
		await store.updateUser(tx, byline.id, { email, roles, lecturer_id, is_active: true, updated_at: clock() });
		return byline.id;
	}

	async function refuseTaken(tx: Db, { name, email }: Invitation): Promise<void> {
		for (const other of await findSame(tx, { name, email })) {
			if (other.email?.toLowerCase() === email.toLowerCase())
				throw refuseField("email", "Mit dieser Adresse gibt es schon ein Konto");
			if (other.email !== null) throw refuseField("name", "So heißt hier schon jemand");
		}
	}

	async function lockInvited(tx: Db, id: number): Promise<store.UserRow> {
		const user = await store.lockUser(tx, id);
		if (!user) throw refuse("not_found");
		if (user.password_hash !== null || !user.is_active) throw refuse("not_invited");
		return user;
	}

	return {
		invite: (invitation: Invitation, staff: Staff): Promise<number> =>
			db.transaction(async (tx) => {
				await refuseTaken(tx, invitation);
				const id = await enrol(tx, invitation);
				await sendLink(tx, id, staff);
				const { name, email, roles } = invitation;
				await audit.note(tx, staff, "staff_invited", id, {
					name: [null, name],
					email: [null, email],
					roles: [null, roles],
				});
				return id;
			}),

		inviteAgain: (id: number, staff: Staff): Promise<void> =>
			db.transaction(async (tx) => {
				await lockInvited(tx, id);
				await sendLink(tx, id, staff);
				await audit.note(tx, staff, "staff_invited_again", id);
			}),

		/** Authors stay under their articles, without a login. */
		withdraw: (id: number, staff: Staff): Promise<{ message: string }> =>
			db.transaction(async (tx) => {
				const { name, email } = await lockInvited(tx, id);
				await links.endOfStaff(tx, id);
				if (await store.hasArticles(tx, id)) {
					const withoutLogin = { email: null, roles: ["author" as const], lecturer_id: null, updated_at: clock() };
					await store.updateUser(tx, id, withoutLogin);
				} else await store.deleteUser(tx, id);
				await audit.note(tx, staff, "staff_invitation_withdrawn", id, { name: [name, null], email: [email, null] });
				return { message: `Die Einladung an ${name} ist zurückgezogen.` };
			}),
	};
}
