import { type SQL, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Paging, Sorting } from "#contract/office/listing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { moment } from "./columns.ts";
import { countRows, type Keyset, type PagePart, readPage } from "./keyset.ts";

const things = pgTable("things", { id: integer().primaryKey(), at: moment(), size: integer().notNull(), name: text() });

type Sort = "at" | "size" | "name";
const KEYSET: Keyset<Sort> = {
	id: { by: things.id, kind: "number" },
	sorts: {
		at: { by: things.at, kind: "moment", nullable: true },
		size: { by: things.size, kind: "number" },
		name: { by: sql`fold_german(${things.name})`, kind: "text", nullable: true },
	},
};

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	await database.pool.query("create table things (id int primary key, at timestamptz, size int not null, name text)");
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query("truncate things"));

interface Thing {
	at: number | null;
	size: number;
	name: string | null;
}

/** Millionths of a second apart, as the database keeps them. */
const add = async (rows: Thing[], firstId = 1) => {
	for (const [index, { at, size, name }] of rows.entries())
		await database.pool.query(
			"insert into things values ($1, timestamptz '2026-11-16 09:00Z' + make_interval(secs => $2::float8 / 1000000), $3, $4)",
			[firstId + index, at, size, name],
		);
};

const read = ({ where, orderBy, limit, keys }: PagePart) =>
	database.db
		.select({ id: things.id, ...keys })
		.from(things)
		.where(where)
		.orderBy(...orderBy)
		.limit(limit);
const page = (paging: Paging<Sort>) => readPage(KEYSET, paging, read);

const inOrder = async (sort: Sorting<Sort>): Promise<number[]> => {
	const { by } = KEYSET.sorts[sort.replace("-", "") as Sort];
	const direction = sql.raw(sort.startsWith("-") ? "desc" : "asc");
	const order: SQL = sql`${by} ${direction} nulls last, ${things.id} ${direction}`;
	const rows = await database.db.select({ id: things.id }).from(things).orderBy(order);
	return rows.map(({ id }) => id);
};

const thing = fc.record({
	at: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 3 }),
	size: fc.integer({ min: -2, max: 2 }),
	name: fc.option(fc.constantFrom("", "Ärzte", "Aerzte", "Zebra", "\"'\\", "🪑"), { freq: 3 }),
});
const sorts = fc.constantFrom<Sorting<Sort>>("at", "-at", "size", "-size", "name", "-name");

describe("DESK-05 walking through a list page by page", () => {
	test("gives every row once and in order, forwards and backwards, whatever is equal or missing", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(thing, { maxLength: 14 }),
				sorts,
				fc.integer({ min: 1, max: 5 }),
				async (rows, sort, per_page) => {
					await database.pool.query("truncate things");
					await add(rows);
					const expected = await inOrder(sort);
					const forwards: number[] = [];
					let current = await page({ sort, per_page });
					expect(current.previous).toBeNull();
					for (;;) {
						expect(current.first).toBe(forwards.length + 1);
						forwards.push(...current.rows.map(({ id }) => id));
						if (!current.next) break;
						current = await page({ sort, per_page, after: current.next });
					}
					expect(forwards).toEqual(expected);
					const backwards = current.rows.map(({ id }) => id);
					while (current.previous) {
						current = await page({ sort, per_page, before: current.previous });
						backwards.unshift(...current.rows.map(({ id }) => id));
					}
					expect(backwards).toEqual(expected);
				},
			),
			{ numRuns: 60, seed: 20_261_116 },
		);
	}, 60_000);

	test("is not moved by what is added in front of it or behind it", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(thing, { minLength: 4, maxLength: 10 }),
				fc.array(thing, { minLength: 1, maxLength: 5 }),
				async (rows, more) => {
					await database.pool.query("truncate things");
					await add(rows);
					const expected = await inOrder("-at");
					const seen: number[] = [];
					let current = await page({ sort: "-at", per_page: 2 });
					seen.push(...current.rows.map(({ id }) => id));
					await add(
						more.map((one) => ({ ...one, at: 1_000 })),
						100,
					);
					while (current.next) {
						current = await page({ sort: "-at", per_page: 2, after: current.next });
						seen.push(...current.rows.map(({ id }) => id));
					}
					expect(seen).toEqual(expected);
					const back: number[] = [];
					while (current.previous) {
						current = await page({ sort: "-at", per_page: 2, before: current.previous });
						back.unshift(...current.rows.map(({ id }) => id));
					}
					expect(back.filter((id) => id >= 100)).toHaveLength(more.length);
					expect(current.first).toBe(1);
				},
			),
			{ numRuns: 25, seed: 20_261_116 },
		);
	}, 60_000);
});

const token = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token that was made by hand is refused and reaches no statement", async () => {
	const now = "2026-11-16T09:00:00.000000Z";
	const forged = [
		"x",
		token(null),
		token({}),
		token(["-at", now, "1"]),
		token(["at", now, "1", 1]),
		token(["-at", "2026-02-30T09:00:00.000000Z", "1", 1]),
		token(["-at", "now()", "1", 1]),
		token(["-at", now, "1 or 1=1", 1]),
		token(["-at", now, "9".repeat(19), 1]),
		token(["-at", now, "1", -1]),
		token(["-at", now, "1", Number.MAX_SAFE_INTEGER]),
		token(["-at", "0000-01-01T00:00:00.000000Z", "1", 1]),
	];
	for (const after of forged)
		await expect(page({ sort: "-at", after })).rejects.toMatchObject({ status: 422, body: { code: "invalid" } });
	await expect(page({ sort: "size", before: token(["size", null, "1", 1]) })).rejects.toMatchObject({ status: 422 });
	await expect(page({ sort: "name", after: token(["name", "a\0b", "1", 1]) })).rejects.toMatchObject({ status: 422 });
	await add([{ at: 1, size: 1, name: "x" }]);
	const quoted = await page({ sort: "name", after: token(["name", "'; drop table things; --", "1", 1]) });
	expect(quoted.rows).toHaveLength(1);
});

test("rows are counted as far as anybody wants to know", async () => {
	await database.pool.query("insert into things select n, null, n, null from generate_series(1, 10000) n");
	expect(await countRows(database.db, things, undefined, 10_000)).toEqual({ total: 10_000, total_is_least: false });
	await database.pool.query("insert into things values (10001, null, 1, null)");
	expect(await countRows(database.db, things, undefined, 10_000)).toEqual({ total: 10_000, total_is_least: true });
	expect(await countRows(database.db, things, sql`${things.size} = 1`, 10_000)).toEqual({
		total: 2,
		total_is_least: false,
	});
});
