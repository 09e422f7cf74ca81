import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { hashPassword, verifyPassword } from "#server/sessions/hashing.ts";
import { revokeLinks } from "#server/sessions/store.ts";
import { users } from "#server/staff/tables.ts";
import { newToken } from "#server/tokens.ts";
import { DEMO_MEMBERS, DEMO_STAFF } from "./accounts.ts";

/** Only those with the password that everybody can read; whoever has set another one keeps the account. */
async function shutStaff(db: Db): Promise<string[]> {
	const { account, password } = DEMO_STAFF;
	const [user] = await db
		.select()
		.from(users)
		.where(and(eq(users.email, account.email), eq(users.is_active, true)));
	if (!user || !(await verifyPassword(user.password_hash, password))) return [];
	await db.update(users).set({ is_active: false }).where(eq(users.id, user.id));
	return [account.email];
}

/** A member's account has no lock; a password that nobody knows is one. */
async function shutMember(db: Db, { email, password }: (typeof DEMO_MEMBERS)[number], now: Date): Promise<string[]> {
	const [member] = await db.select().from(members).where(eq(members.email, email));
	if (!member || !(await verifyPassword(member.password_hash, password))) return [];
	const password_hash = await hashPassword(newToken());
	await db.transaction(async (tx) => {
		await tx.update(members).set({ password_hash, updated_at: now }).where(eq(members.id, member.id));
		await revokeLinks(tx, { member_id: member.id }, now);
	});
	return [email];
}

/** Without the demo nobody logs in with a password of the README; answers whose accounts were shut. */
export async function shutDemoAccounts(db: Db, now: Date): Promise<string[]> {
	const shut = await shutStaff(db);
	for (const member of DEMO_MEMBERS) shut.push(...(await shutMember(db, member, now)));
	return shut;
}
