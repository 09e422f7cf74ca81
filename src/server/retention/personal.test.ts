import { expect, test } from "vitest";
import { retentionSection } from "#contract/legal/privacy-retention.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { PERSONAL_TABLES } from "./personal.ts";

test("DP-10 every table that knows a person is told in the export and has a period in the privacy notice", async () => {
	const database = await createTestDatabase();
	const { rows } = await database.pool.query<{ name: string }>(`
		select distinct table_name as name from information_schema.columns
		join information_schema.tables using (table_schema, table_name)
		where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'users'
			and column_name in ('email', 'member_id', 'phone', 'phone_number', 'recipient')
		order by 1`);
	await database.drop();
	expect(rows.map(({ name }) => name)).toEqual(Object.keys(PERSONAL_TABLES).sort());
	const periods = JSON.stringify(retentionSection({ retention: { contact_months: "6", waiting_list_months: "6" } }));
	for (const { period } of Object.values(PERSONAL_TABLES)) expect(periods).toContain(`["${period}"`);
});
