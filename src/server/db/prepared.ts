import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { rowsReader, type Selected } from "./rows.ts";

/** What a prepared query of Drizzle has within. */
interface Insides {
	fields?: Selected[];
	joinsNotNullableMap?: Record<string, boolean>;
	customResultMapper?: (rows: unknown[][]) => unknown;
}

function readQuickly<Query extends object>(query: Query): Query {
	const { fields, joinsNotNullableMap, customResultMapper } = query as Insides;
	if (!fields || customResultMapper) return query;
	return Object.assign(query, { customResultMapper: rowsReader(fields, joinsNotNullableMap) });
}

/** Where a database or a transaction asks. */
const connectionOf = (db: Db): unknown => (db as unknown as { session: { client: unknown } }).session.client;

/**
 * Writes a query down once, because that costs more than running it; asked with values it runs on whatever connection or
 * in whatever transaction is handed in, and the database keeps its plan under its name.
 */
export function preparedOnce<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
	let written: Query | undefined;
	return (db) => {
		written ??= readQuickly(prepare(db));
		return Object.assign(Object.create(written), { client: connectionOf(db) });
	};
}

/** Of so many sets of conditions the statement is kept; they may be more than connections should remember. */
const KEPT_SHAPES = 60;

interface Written<Answer> extends PromiseLike<Answer> {
	prepare(name: string): { execute(values: Record<string, unknown>): Promise<Answer> };
}

/**
 * A question that comes with few or many conditions: for each set of them it is written and planned once. A yes or no is
 * part of the set; everything else is a place in it, and goes to the database as it is handed in.
 */
export function preparedByShape<Asked extends object, Answer>(
	name: string,
	write: (db: Db, asked: Asked) => Written<Answer>,
): (db: Db, asked: Asked) => PromiseLike<Answer> {
	const placeOf = (key: string, value: unknown) => (typeof value === "boolean" ? value : sql.placeholder(key));
	const queryOf = (kept: string, given: [string, unknown][]) => {
		const places = Object.fromEntries(given.map(([key, value]) => [key, placeOf(key, value)])) as Asked;
		return preparedOnce((db) => write(db, places).prepare(kept));
	};
	const kept = new Map<string, ReturnType<typeof queryOf>>();
	return (db, asked) => {
		const given = Object.entries(asked).filter(([, value]) => value !== undefined);
		const shape = given.map(([key, value]) => (typeof value === "boolean" ? `${key} ${value}` : key)).join();
		const query = kept.get(shape) ?? (kept.size < KEPT_SHAPES ? queryOf(`${name}_${kept.size}`, given) : undefined);
		if (!query) return write(db, asked);
		kept.set(shape, query);
		return query(db).execute(Object.fromEntries(given));
	};
}

export const columnsOf = <Table extends PgTable>(table: Table) =>
	Object.keys(getTableColumns(table)) as (string & keyof Table["$inferSelect"])[];

/**
 * Answered by a statement that is a transaction of its own, this spares it the wait for the disk: should the machine lose
 * its power, the last moments of it are lost. For what may be lost: a count of tries, when a login was last used.
 */
export const notAwaited = sql<string>`set_config('synchronous_commit', 'off', true)`;

/** Of so many rows at once the statement is kept; of more, or of rows that differ, which is rare, it is written anew. */
const KEPT_ROWS = 4;

/**
 * Inserts rows of a table and answers these columns of what then stands there, in the same order. For each set of columns
 * that rows come with, and each number of rows, the statement is written and planned once; what is undefined is null.
 */
export function insertOnce<Table extends PgTable, Answered extends string & keyof Table["$inferSelect"]>(
	table: Table,
	answered: readonly Answered[],
) {
	type Row = Table["$inferInsert"];
	type Answer = Pick<Table["$inferSelect"], Answered>;
	const fields = getTableColumns(table) as Record<string, PgColumn>;
	const returned = Object.fromEntries(answered.map((column) => [column, fields[column] as PgColumn]));
	const insert = (db: Db, rows: Row[]) => db.insert(table).overridingSystemValue().values(rows).returning(returned);
	const queryOf = (name: string, columns: string[], count: number) => {
		const places = (_: unknown, index: number) =>
			Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(`${column}_${index}`)}`])) as Row;
		return preparedOnce((db) => insert(db, Array.from({ length: count }, places)).prepare(name));
	};
	const kept = new Map<string, ReturnType<typeof queryOf>>();

	function keptQuery(columns: string[], count: number) {
		const shape = `${count} ${columns}`;
		const query = kept.get(shape) ?? queryOf(`insert_${getTableName(table)}_${kept.size}`, columns, count);
		kept.set(shape, query);
		return query;
	}

	const valuesOf = (columns: string[], row: Row, index: number) =>
		columns.map((column) => {
			const value = (row as Record<string, unknown>)[column] ?? null;
			return [`${column}_${index}`, value === null ? null : fields[column]?.mapToDriverValue(value)] as const;
		});

	return async (db: Db, rows: Row[]): Promise<Answer[]> => {
		const [columns, ...others] = rows.map((row) => Object.keys(row));
		const isKept = rows.length <= KEPT_ROWS && others.every((own) => `${own}` === `${columns}`);
		if (!columns || !isKept) return (await insert(db, rows)) as Answer[];
		const values = Object.fromEntries(rows.flatMap((row, index) => valuesOf(columns, row, index)));
		return (await keptQuery(columns, rows.length)(db).execute(values)) as Answer[];
	};
}
