import type pg from "pg";
import type { TableSum } from "./manifest.ts";

type Client = Pick<pg.Client, "query">;

const names = async (client: Client, sql: string): Promise<string[]> =>
	(await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const findTables = (client: Client): Promise<string[]> =>
	names(client, "select tablename as name from pg_tables where schemaname = 'public' order by 1");

/** What is written in it; the rest follows from that. */
const findColumns = (client: Client, table: string): Promise<string[]> =>
	names(
		client,
		`select attname as name from pg_attribute
		where attrelid = '${quoted(table)}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
	);

/** Rows have no order, so their sum is one of numbers; which signs stand for a value is set before. */
export async function sumUp(client: Client, table: string): Promise<TableSum> {
	const { rows } = await client.query<{ rows: string; sum: string }>(
		`select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum from ${quoted(table)} t`,
	);
	return {
		name: table,
		columns: await findColumns(client, table),
		rows: Number(rows[0]?.rows),
		sum: String(rows[0]?.sum),
	};
}

/** The same value reads the same everywhere. */
export const SAME_SIGNS =
	"set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'";

export async function findSequences(client: Client): Promise<Record<string, string | null>> {
	const { rows } = await client.query<{ name: string; value: string | null }>(
		"select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1",
	);
	return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

interface ForeignKey {
	table: string;
	name: string;
	definition: string;
}

export const findForeignKeys = async (client: Client): Promise<ForeignKey[]> =>
	(
		await client.query<ForeignKey>(
			`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
			from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
		)
	).rows;

export async function newestMigrationIn(client: Client): Promise<number> {
	const { rows } = await client.query<{ newest: string }>(
		"select max(created_at) as newest from drizzle.__drizzle_migrations",
	);
	return Number(rows[0]?.newest);
}
