import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentCheck } from "#contract/office/document-check.ts";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

/** Late enough for a year with many documents. */
const NOW = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let accounting: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
	api = await createTestApp({ office: true, clock: () => NOW });
	ask = asker(api);
	accounting = await staffWith(api, ask, "accounting");
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const check = async (year?: number): Promise<DocumentCheck> =>
	(await ask("GET", `/office/document_check${year ? `?year=${year}` : ""}`, { token: accounting.token })).body.data;

/** As somebody could who may do everything with the database, and not only what the platform does. */
async function behindTheGuards(...statements: string[]): Promise<void> {
	await query("alter table invoices disable trigger user");
	for (const statement of statements) await query(statement);
	await query("alter table invoices enable trigger user");
}

test("EINV-04 a year of documents is without gaps, in order, and the database refuses to change it", async () => {
	const found = await check();
	const { rows } = await query(
		"select kind, count(*)::int as count from invoices where number like '%-' || $1 || '-%' group by kind",
		[found.year],
	);
	for (const { kind, count, missing, unordered, differing } of found.series) {
		expect([kind, count]).toEqual([kind, rows.find((row) => row.kind === kind)?.count ?? 0]);
		for (const list of [missing, unordered, differing]) expect([kind, list]).toEqual([kind, { total: 0, numbers: [] }]);
	}
	expect(found.refuses).toEqual({ change: true, removal: true, emptying: true, step_back: true });
	expect(found.is_sound).toBe(true);
	expect(found.years).toContain(found.year);
	expect(await check(2001)).toMatchObject({ year: 2001, is_sound: true, series: [{ count: 0 }, { count: 0 }] });
});

test.each([
	"update invoices set due_on = due_on",
	"delete from invoices",
	"truncate invoices cascade",
	"update number_series set last_number = last_number - 1",
	"update number_series set year = year + 1",
	"delete from number_series",
	"truncate number_series",
])("EINV-04 the database refuses: %s", async (statement) => {
	await expect(query(statement)).rejects.toMatchObject({ code: "23001" });
});

test("EINV-04 what was done behind the guards is found, and guards that are down, too", async () => {
	const { year, series } = await check();
	const last = series[0]?.last ?? "";
	const first = series[0]?.first ?? "";
	const gone = `RE-${year}-${String(Number(last.slice(-6)) + 1).padStart(6, "0")}`;
	await query("update number_series set last_number = last_number + 1 where series = 'RE' and year = $1", [year]);
	await behindTheGuards(
		`update invoices set gross_cents = gross_cents + 100, net_cents = net_cents + 100 where number = '${last}'`,
		`update invoices set issued_on = issued_on + 400 where number = '${first}'`,
	);
	const found = await check();
	expect(found.series[0]).toMatchObject({
		missing: { total: 1, numbers: [gone] },
		differing: { total: 2, numbers: [first, last] },
		unordered: { total: 1 },
	});
	expect(found.is_sound).toBe(false);
	await query("alter table invoices disable trigger invoices_are_final");
	expect((await check()).refuses).toMatchObject({ change: false, removal: false, emptying: true });
	await query("alter table invoices enable trigger invoices_are_final");
});

test("EINV-04 what was tried for the proof leaves nothing behind", async () => {
	const count = async () => (await query("select count(*)::int as count, max(id) as last from invoices")).rows[0];
	const before = await count();
	await query("alter table invoices disable trigger invoices_are_final");
	await check();
	await query("alter table invoices enable trigger invoices_are_final");
	expect(await count()).toEqual(before);
});
