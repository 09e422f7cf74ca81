import { ROLE_NAMES, type Role } from "#contract/office/permissions.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { type Ask, logInToOffice, type StaffToken } from "./account.ts";
import type { TestApp } from "./app.ts";

const PASSWORD = "Regenbogen-Kanne-7";

/** Somebody with these roles, logged in. */
export async function staffWith(
	{ database }: TestApp,
	ask: Ask,
	...roles: Role[]
): Promise<{ id: number; token: StaffToken }> {
	const username = `${roles.join("-")}@vsz.example`;
	const { rows } = await database.pool.query(
		"insert into users (name, email, password_hash, roles) values ($1, $1, $2, $3) returning id",
		[username, await hashPassword(PASSWORD), roles],
	);
	return { id: rows[0].id, token: await logInToOffice(ask, { username, password: PASSWORD }) };
}

/** A session for each role. */
export async function tokensByRole(testing: TestApp, ask: Ask): Promise<Record<Role, StaffToken>> {
	const entries: [Role, StaffToken][] = [];
	for (const role of ROLE_NAMES) entries.push([role, (await staffWith(testing, ask, role)).token]);
	return Object.fromEntries(entries) as Record<Role, StaffToken>;
}
