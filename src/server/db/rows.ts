import { type AnyColumn, Column, getTableName, is, SQL, Subquery } from "drizzle-orm";

type Row = readonly unknown[];
type Read = Record<string, unknown>;
type Joins = Record<string, boolean>;

/** A column of the answer, as a prepared query of Drizzle has it. */
export interface Selected {
	path: string[];
	field: unknown;
}

interface Decoder {
	mapFromDriverValue(value: unknown): unknown;
}

function decoderOf(field: unknown): Decoder {
	if (is(field, Column)) return field as Decoder;
	if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
	const { sql } = is(field, Subquery) ? field._ : (field as { sql: SQL });
	return (sql as unknown as { decoder: Decoder }).decoder;
}

const isLeaf = ({ path }: Selected, depth: number): boolean => path.length === depth + 1;

/** Fills an object with what stands at its places of a row, and with the objects within it. */
function reader(columns: [index: number, selected: Selected][], depth: number): (row: Row) => Read {
	const keys = Map.groupBy(columns, ([, { path }]) => path[depth] as string);
	const places = Array.from(keys, ([key, own]) => {
		const [index, selected] = own.at(-1) as [number, Selected];
		if (!isLeaf(selected, depth)) return { key, read: reader(own, depth + 1) };
		const decoder = decoderOf(selected.field);
		return { key, read: (row: Row) => (row[index] === null ? null : decoder.mapFromDriverValue(row[index])) };
	});
	return (row) => {
		const object: Read = {};
		for (const { key, read } of places) object[key] = read(row);
		return object;
	};
}

/** Objects of a table that may have nothing to join, and the column by which that is seen: an outer join answers null there. */
function perhapsMissing(fields: readonly Selected[], joins: Joins): [key: string, index: number][] {
	const columns = fields.flatMap(({ path, field }, index) =>
		path.length === 2 && is(field, Column) ? [{ key: path[0] as string, table: tableOf(field), index }] : [],
	);
	return [...Map.groupBy(columns, ({ key }) => key).values()].flatMap((own) => {
		const [{ key, table, index }] = own as [(typeof columns)[number]];
		return own.every((column) => column.table === table) && !joins[table] ? [[key, index] as [string, number]] : [];
	});
}

const tableOf = (column: AnyColumn): string => getTableName(column.table);

/**
 * What Drizzle makes of the rows of a query. It finds out for each value of each row how it is read and where it belongs;
 * here that is found out once for a query that is written down.
 */
export function rowsReader(fields: readonly Selected[], joins: Joins | undefined): (rows: Row[]) => Read[] {
	const read = reader([...fields.entries()], 0);
	const missing = joins ? perhapsMissing(fields, joins) : [];
	return (rows) =>
		rows.map((row) => {
			const object = read(row);
			for (const [key, index] of missing) if (row[index] === null) object[key] = null;
			return object;
		});
}
