import { expect, test } from "vitest";
import { retentionSection } from "#contract/legal/privacy-retention.ts";
import { PERIODS } from "#contract/retention.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { PERSONAL_TABLES } from "./personal.ts";
import { KEPT } from "./store.ts";

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
	const own = { contact_months: "6", waiting_list_months: "6" };
	const notice = JSON.stringify(retentionSection({ retention: own })).replaceAll("\u00a0", " ");
	for (const { kept } of Object.values(PERSONAL_TABLES)) expect(notice).toContain(`["${PERIODS[kept].what}"`);
});

test("KEEP-01 every table that knows a person is told with its rule or the job by which it goes", () => {
	const tables = new Set(Object.values(KEPT).flatMap(({ tables }) => tables));
	const others = Object.keys(PERSONAL_TABLES).filter((name) => !tables.has(name));
	// It has nothing but what the others have, and goes with the last of them.
	expect(others).toEqual(["people"]);
});
