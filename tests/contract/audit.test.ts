import { expect, test } from "vitest";
import { endpointsOf } from "#contract/endpoint.ts";
import { contract } from "#contract/office/api.ts";
import { AUDIT, type AuditAction } from "#contract/office/audit.ts";
import { asker } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { officeCall } from "#tests/support/office-calls.ts";
import { staffWith } from "#tests/support/staff.ts";

const writing = endpointsOf(contract).flatMap(({ key, endpoint }) =>
	"audit" in endpoint ? [{ key, method: endpoint.method, audit: endpoint.audit as AuditAction }] : [],
);

test.each(writing)("LOG-01 $key leaves exactly one entry in the history, by whoever did it: $audit", async (write) => {
	const { key, method, audit } = write;
	const testing = await testApp();
	const ask = asker(testing);
	const { id, token } = await staffWith(testing, ask, "admin");
	const { path, body } = await officeCall(key, testing);
	const last = await testing.database.pool.query("select coalesce(max(id), 0) as id from audit_trail");
	expect((await ask(method, path, { token, body })).status).toBe(200);
	const { rows } = await testing.database.pool.query(
		"select action, subject, user_id from audit_trail where id > $1 and user_id is not null",
		[last.rows[0].id],
	);
	expect(rows).toEqual([{ action: audit, subject: AUDIT[audit].subject, user_id: id }]);
});

test("a call that is refused leaves none", async () => {
	const testing = await testApp();
	const ask = asker(testing);
	const { token } = await staffWith(testing, ask, "admin");
	const { path, body } = await officeCall("categories.change", testing);
	expect((await ask("PUT", path, { token, body: { ...body, revision: 99 } })).status).toBe(409);
	const { rows } = await testing.database.pool.query("select 1 from audit_trail where user_id is not null");
	expect(rows).toEqual([]);
});
