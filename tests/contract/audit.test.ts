import { afterAll, beforeAll, expect, test } from "vitest";
import { endpointsOf } from "#contract/endpoint.ts";
import { contract } from "#contract/office/api.ts";
import { AUDIT, type AuditAction } from "#contract/office/audit.ts";
import { type Ask, asker, DEMO_LOGINS, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { officeCall } from "#tests/support/office-calls.ts";
import { staffWith } from "#tests/support/staff.ts";

const writing = endpointsOf(contract).flatMap(({ key, endpoint }) =>
	"audit" in endpoint ? [{ key, method: endpoint.method, audit: endpoint.audit as AuditAction }] : [],
);

let testing: TestApp;
let ask: Ask;
let leading: { id: number; token: StaffToken };

beforeAll(async () => {
	testing = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(testing);
	leading = await staffWith(testing, ask, "admin");
});
afterAll(() => testing.close());

/** What the history tells of people since the call. */
async function notedBy(call: () => Promise<unknown>) {
	const { pool } = testing.database;
	const last = await pool.query("select coalesce(max(id), 0) as id from audit_trail");
	await call();
	const noted = "select action, subject, user_id from audit_trail where id > $1 and user_id is not null";
	return (await pool.query(noted, [last.rows[0].id])).rows;
}

test.each(writing)("LOG-01 $key leaves exactly one entry in the history, by whoever did it: $audit", async (write) => {
	const { key, method, audit } = write;
	const { id, token } = leading;
	const { path, ...sent } = await officeCall(key, testing, leading.token);
	const rows = await notedBy(async () => expect((await ask(method, path, { token, ...sent })).status).toBe(200));
	expect(rows).toEqual([{ action: audit, subject: AUDIT[audit].subject, user_id: id }]);
});

test("a call that is refused leaves none", async () => {
	const { token } = leading;
	const { path, body } = await officeCall("categories.change", testing);
	const refused = { ...body, revision: 99 };
	expect(
		await notedBy(async () => expect((await ask("PUT", path, { token, body: refused })).status).toBe(409)),
	).toEqual([]);
});

test("LOG-01 nothing of a person stands in the history, whatever staff have done; nor is anything left when they go", async () => {
	const { pool, db } = testing.database;
	const { audit, ownErasure } = testing.app.services;
	const { username, password } = DEMO_LOGINS.customer;
	const [member] = (await pool.query("select * from members where email = $1", [username])).rows;
	const { id, name, email, street_address, postcode, city, phone_number } = member;
	const own = { name, email, street_address, postcode, city, phone_number };
	const changes = Object.entries(own).map(([field, value]) => [field, [value, null]]);
	await audit.note(db, leading, "order_withdrawn", "VSZ-2026-000412", Object.fromEntries(changes));
	await audit.look(db, leading, "member", id);
	const viewer = { kind: "member", id, token: Buffer.alloc(0), address: "127.0.0.1", browser: "Test" } as const;
	await ownErasure.delete(viewer, id, password);

	const told = JSON.stringify((await pool.query("select * from audit_trail where subject <> 'settings'")).rows);
	for (const value of Object.values(own)) if (value) expect(told).not.toContain(value);
	const { rows } = await pool.query(
		"select email as word from users where email is not null union select recipient from outbox union select email from orders union select name from users where name like 'kollegin-%' or name like 'Neu%'",
	);
	expect(rows.length).toBeGreaterThan(10);
	for (const { word } of rows) expect(told).not.toContain(word);
});
