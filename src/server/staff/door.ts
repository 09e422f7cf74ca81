import type { Db } from "#server/db/client.ts";
import type { Door } from "#server/sessions/door.ts";
import { findByEmail, lockWithPassword } from "./store.ts";

/** Staff log in to the office. */
export const createStaffDoor = ({ db }: { db: Db }): Door => ({
	async find(email) {
		const user = await findByEmail(db, email);
		if (!user?.email || !user.password_hash) return null;
		const { id, name, password_hash } = user;
		return { owner: { user_id: id }, name, email: user.email, password_hash };
	},
	admit: async (tx, { owner, password_hash }) =>
		"user_id" in owner && lockWithPassword(tx, owner.user_id, password_hash),
});
