import { ROLE_NAMES, type Role } from "#contract/office/permissions.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Staff } from "#server/viewer.ts";
import type { Ask, StaffToken } from "./account.ts";
import type { TestApp } from "./app.ts";

/** Nobody is left of these tables; the history refuses to be emptied unless it is told that somebody restores the database. */
export const emptied = ({ database }: TestApp, ...tables: string[]) =>
	database.pool.query(
		`begin; set local session_replication_role = replica; truncate ${tables.join(", ")} cascade; commit`,
	);

export const STAFF_PASSWORD = "Regenbogen-Kanne-7";

/** An account with these roles and this password. */
export async function staffAccount({ database }: TestApp, name: string, roles: Role[]) {
	const email = `${name.toLowerCase().replaceAll(" ", ".")}@vsz.example`;
	const login = { username: email, password: STAFF_PASSWORD };
	const { rows } = await database.pool.query<{ id: number }>(
		"insert into users (name, email, password_hash, roles) values ($1, $2, $3, $4) returning id",
		[name, email, await hashPassword(STAFF_PASSWORD), roles],
	);
	return { id: rows[0]?.id ?? 0, login };
}

/** A session that lasts, without asking for anything. */
export async function sessionOf({ database }: TestApp, userId: number): Promise<StaffToken> {
	const office = newToken();
	await database.pool.query(
		"insert into staff_sessions (passed, browser, hash, user_id, proved_at, last_active_at, ends_at) values (true, 'Test', $1, $2, '2100-01-01', '2100-01-01', '2100-01-01')",
		[hashToken(office), userId],
	);
	return { office };
}

/** Somebody with these roles, as services see them. */
export const colleague = (id: number, ...roles: Role[]): Staff => ({
	kind: "staff",
	id,
	roles,
	token: Buffer.alloc(0),
	isProven: true,
	address: "10.0.0.1",
	browser: "Test",
});

/** Somebody with these roles, logged in. */
export async function staffWith(
	testing: TestApp,
	_: Ask,
	...roles: Role[]
): Promise<{ id: number; token: StaffToken }> {
	const { id } = await staffAccount(testing, roles.join("-"), roles);
	return { id, token: await sessionOf(testing, id) };
}

/** A session for each role. */
export async function tokensByRole(testing: TestApp, ask: Ask): Promise<Record<Role, StaffToken>> {
	const entries: [Role, StaffToken][] = [];
	for (const role of ROLE_NAMES) entries.push([role, (await staffWith(testing, ask, role)).token]);
	return Object.fromEntries(entries) as Record<Role, StaffToken>;
}
