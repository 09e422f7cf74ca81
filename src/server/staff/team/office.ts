import { refuse } from "#contract/errors.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import { demandSecondFactor, type Role } from "#contract/office/permissions.ts";
import type { Invitation, TeamChange, TeamMember } from "#contract/office/team.ts";
import type { Paged } from "#contract/paging.ts";
import { byName, wholeList } from "#server/catalogue/rules.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Security } from "#server/security/service.ts";
import type { Factors } from "#server/staff/factors/service.ts";
import type { StaffLetters } from "#server/staff/letters.ts";
import type { StaffSessions } from "#server/staff/sessions/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { createInvitations, type InvitationParts } from "./invitations.ts";
import { differences, presentMember } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends InvitationParts {
	security: Security;
	factors: Factors;
	sessions: StaffSessions;
	letters: StaffLetters;
	isDemo: () => Promise<boolean>;
}

/** Who works here (STAFF-04). */
export function createTeam(parts: Parts) {
	const { db, clock, links, audit, security, factors, sessions, letters, isDemo } = parts;
	const invitations = createInvitations(parts);

	async function present(id?: number): Promise<TeamMember[]> {
		const known = { invitedUntil: await links.openUntil("staff_invitation"), isDemo: await isDemo() };
		return (await store.findTeam(db, clock(), id)).map((row) => presentMember(row, known));
	}

	async function one(id: number): Promise<TeamMember> {
		const [member] = await present(id);
		if (!member) throw refuse("not_found");
		return member;
	}

	async function refuseUnknownLecturer(tx: Db, lecturerId: number | null | undefined): Promise<void> {
		if (lecturerId && !(await store.hasLecturer(tx, lecturerId)))
			throw refuseField("lecturer_id", "Diese Person kennt die Website nicht");
	}

	/** Those who lead are held first, always in the same order: of two who would both go, one stays (STAFF-04). */
	async function lock(tx: Db, id: number, keepsLeading: (user: store.UserRow) => boolean): Promise<store.UserRow> {
		const leading = await store.lockLeading(tx);
		const user = await store.lockUser(tx, id);
		if (!user) throw refuse("not_found");
		const isLast = leading.length === 1 && leading[0]?.id === id;
		if (isLast && !keepsLeading(user)) throw refuse("last_admin");
		return user;
	}

	/** Whoever may see people or money from now on comes in again, and sets up a second factor. */
	async function endIfUnproven(tx: Db, id: number, roles: readonly Role[]): Promise<void> {
		if (demandSecondFactor(roles) && !(await factors.has(tx, id)) && !(await isDemo()))
			await sessions.end(tx, id, "all");
	}

	const change = (id: number, { revision, ...given }: TeamChange, staff: Staff): Promise<void> =>
		db.transaction(async (tx) => {
			const { name, roles, lecturer_id = null } = given;
			const user = await lock(tx, id, () => roles.includes("admin"));
			demandRevision(user, revision);
			if (await store.isNameTaken(tx, name, id)) throw refuseField("name", "So heißt hier schon jemand");
			await refuseUnknownLecturer(tx, lecturer_id);
			const after = { name, roles, lecturer_id };
			await store.updateUser(tx, id, { ...after, updated_at: clock() });
			await endIfUnproven(tx, id, roles);
			const changed = differences(user, after);
			await audit.note(tx, staff, "staff_changed", id, changed);
			if (changed.roles) await noteRights(tx, id, staff);
		});

	const noteRights = (tx: Db, id: number, { address }: Staff) =>
		security.note(tx, { event: "rights_changed", of: { user_id: id }, address });

	/** Something done to somebody's account, with its entry in the history. */
	const act = async (
		id: number,
		staff: Staff,
		action: AuditAction,
		work: (tx: Db, user: store.UserRow) => Promise<unknown>,
	): Promise<TeamMember> => {
		await db.transaction(async (tx) => {
			const user = await lock(tx, id, () => action !== "staff_deactivated");
			await work(tx, user);
			await audit.note(tx, staff, action, id);
			await noteRights(tx, id, staff);
		});
		return one(id);
	};

	return {
		list: async (): Promise<Paged<TeamMember>> => wholeList(byName(await present())),

		lecturers: async () => byName(await store.findLecturers(db)),

		async invite(invitation: Invitation, staff: Staff): Promise<TeamMember> {
			await refuseUnknownLecturer(db, invitation.lecturer_id);
			return one(await invitations.invite(invitation, staff));
		},

		async inviteAgain(id: number, staff: Staff): Promise<TeamMember> {
			await invitations.inviteAgain(id, staff);
			return one(id);
		},

		withdraw: invitations.withdraw,

		async change(id: number, given: TeamChange, staff: Staff): Promise<TeamMember> {
			await change(id, given, staff);
			return one(id);
		},

		deactivate: (id: number, staff: Staff) =>
			act(id, staff, "staff_deactivated", async (tx) => {
				await store.updateUser(tx, id, { is_active: false, updated_at: clock() });
				await sessions.end(tx, id, "all");
				await links.endOfStaff(tx, id);
			}),

		activate: (id: number, staff: Staff) =>
			act(id, staff, "staff_activated", (tx) => store.updateUser(tx, id, { is_active: true, updated_at: clock() })),

		/** For whoever has lost device and codes: the next login asks for a new factor. */
		async resetFactors(id: number, staff: Staff): Promise<TeamMember> {
			// The own ones go one by one in the account, where the last stays with whoever needs it.
			if (id === staff.id) throw refuse("own_factors");
			return act(id, staff, "staff_factors_reset", async (tx, { name, email }) => {
				await factors.removeAll(tx, id);
				await sessions.end(tx, id, "all");
				await letters.tellChange(tx, { name, email: email ?? "" }, "factors_reset");
			});
		},

		endSessions: (id: number, staff: Staff) =>
			act(id, staff, "staff_sessions_ended", (tx) => sessions.end(tx, id, "all")),
	};
}
