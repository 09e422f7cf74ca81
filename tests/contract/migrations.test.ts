import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Earlier ones ran in houses that stood still meanwhile. */
const FIRST_BOUND = "0098";
/** A file that takes away what older processes no longer use says so, and since when. */
const CONTRACTS = /^-- contract: .*\b\d{4}\b/m;

const TABLE = `"?(?:public"?\\."?)?(\\w+)"?`;

/** What processes of the version before could not live with, and the table that it befalls. */
const BREAKS: { name: string; pattern: RegExp }[] = [
	{ name: "a table goes", pattern: new RegExp(`^drop table (?:if exists )?${TABLE}`) },
	{ name: "a column goes", pattern: new RegExp(`^alter table ${TABLE} drop column`) },
	{ name: "a name changes", pattern: new RegExp(`^alter table ${TABLE} rename`) },
	{ name: "a type changes", pattern: new RegExp(`^alter table ${TABLE} alter column "?\\w+"? (?:set data )?type`) },
	{ name: "a column must be filled", pattern: new RegExp(`^alter table ${TABLE} alter column "?\\w+"? set not null`) },
	{
		name: "a new column must be filled",
		pattern: new RegExp(`^alter table ${TABLE} add column (?!.*\\b(?:default|generated|serial)\\b).*not null`),
	},
];

const statementsOf = (sql: string): string[] =>
	sql
		.replace(/--> statement-breakpoint/g, ";")
		.replace(/--.*$/gm, "")
		.split(";")
		.map((statement) => statement.replace(/\s+/g, " ").trim().toLowerCase());

/** What in a migration would stop a process that knows nothing of it. */
function breaksIn(sql: string): string[] {
	const statements = statementsOf(sql);
	const made = new Set(
		statements.flatMap((one) => new RegExp(`^create table (?:if not exists )?${TABLE}`).exec(one)?.[1] ?? []),
	);
	return statements.flatMap((statement) =>
		BREAKS.filter(({ pattern }) => {
			const table = pattern.exec(statement)?.[1];
			return table !== undefined && !made.has(table);
		}).map(({ name }) => `${name}: ${statement}`),
	);
}

test("OPS-06 what processes of the version before still use is taken away only by a later one, which says so", () => {
	const files = readdirSync("drizzle").filter((name) => name.endsWith(".sql") && name >= FIRST_BOUND);
	for (const name of files) {
		const sql = readFileSync(`drizzle/${name}`, "utf8");
		if (!CONTRACTS.test(sql)) expect(breaksIn(sql), name).toEqual([]);
	}
});

test("OPS-06 the rule sees what would break them, and nothing else", () => {
	const names = (sql: string) => breaksIn(sql).map((one) => one.split(":", 1)[0]);
	expect(names('DROP TABLE "old";')).toEqual(["a table goes"]);
	expect(names('ALTER TABLE "a" DROP COLUMN "b";--> statement-breakpoint\nALTER TABLE "a" RENAME TO "c"')).toEqual([
		"a column goes",
		"a name changes",
	]);
	expect(names('alter table a alter column b type bigint; ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL')).toEqual([
		"a type changes",
		"a column must be filled",
	]);
	expect(names('ALTER TABLE "a" ADD COLUMN "b" text NOT NULL')).toEqual(["a new column must be filled"]);
	expect(names(`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL; ALTER TABLE "a" ADD COLUMN "c" text`)).toEqual(
		[],
	);
	expect(names('CREATE TABLE "a" (x int); ALTER TABLE "a" ADD COLUMN "b" text NOT NULL; -- drop table b')).toEqual([]);
});
