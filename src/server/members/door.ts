import type { Db } from "#server/db/client.ts";
import type { Door } from "#server/sessions/door.ts";
import { knownName } from "./rules.ts";
import { findByEmail, markLogin } from "./store.ts";

/** Members log in on the site. */
export const createMemberDoor = ({ db }: { db: Db }): Door => ({
	async find(email) {
		const member = await findByEmail(db, email);
		if (!member) return null;
		const { id, password_hash } = member;
		return { owner: { member_id: id }, name: knownName(member), email: member.email, password_hash };
	},
	admit: async (tx, { owner, password_hash }, now) =>
		"member_id" in owner && markLogin(tx, owner.member_id, password_hash, now),
});
