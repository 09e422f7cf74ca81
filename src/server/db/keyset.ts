import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { LIST_PAGE_SIZE, type Paging } from "#contract/office/listing.ts";
import type { Db } from "./client.ts";
import { type KeyKind, type Place, placeIn, textOf, tokenOf, valueIn } from "./cursor.ts";

/** What rows are sorted by: a column or what an index is made of, and how its values stand in a cursor. */
export interface SortKey {
	by: PgColumn | SQL;
	kind: KeyKind;
	/** Rows without a value come last, in whichever direction. */
	nullable?: true;
}

/** How a list can be walked through: its named sorts, each with an index over (sort, id). */
export interface Keyset<S extends string> {
	id: SortKey;
	sorts: Record<S, SortKey>;
}

/** The part of a statement that the page decides; `keys` belong to what is selected. */
export interface PagePart {
	where: SQL | undefined;
	orderBy: SQL[];
	limit: number;
	keys: { sort_key: SQL<string | null>; id_key: SQL<string> };
}

interface Keyed {
	sort_key: string | null;
	id_key: string;
}

export interface KeysetPage<Row> {
	rows: Row[];
	first: number;
	next: string | null;
	previous: string | null;
}

/** Rows that have a value and rows that have none are read one after the other: so one index serves both directions. */
type Half = "filled" | "empty";

interface Walk {
	sort: SortKey;
	id: SortKey;
	descending: boolean;
	from: Place | null;
}

function halvesOf({ sort, from }: Walk, backwards: boolean): Half[] {
	if (!sort.nullable) return ["filled"];
	const inOrder: Half[] = backwards ? ["empty", "filled"] : ["filled", "empty"];
	return from ? inOrder.slice(inOrder.indexOf(from.value === null ? "empty" : "filled")) : inOrder;
}

function beyond({ sort, id }: Walk, from: Place, downwards: boolean): SQL {
	const than = sql.raw(downwards ? "<" : ">");
	const idValue = valueIn(id.kind, from.id);
	if (from.value === null) return sql`${id.by} ${than} ${idValue}`;
	return sql`(${sort.by}, ${id.by}) ${than} (${valueIn(sort.kind, from.value)}, ${idValue})`;
}

function partFor(walk: Walk, half: Half, backwards: boolean, limit: number): PagePart {
	const { sort, id, descending, from } = walk;
	const downwards = descending !== backwards;
	const direction = downwards ? desc : asc;
	const isFromHere = from !== null && (from.value === null) === (half === "empty");
	const inHalf = half === "empty" ? isNull(sort.by) : sort.nullable && isNotNull(sort.by);
	return {
		where: and(inHalf || undefined, isFromHere ? beyond(walk, from, downwards) : undefined),
		orderBy: [direction(sort.by), direction(id.by)],
		limit,
		keys: { sort_key: textOf(sort.kind, sort.by), id_key: textOf(id.kind, id.by) as SQL<string> },
	};
}

/** Reads one row more than wanted, to know whether the list goes on. */
async function readOn<Row>(walk: Walk, backwards: boolean, wanted: number, read: Read<Row>): Promise<(Row & Keyed)[]> {
	const rows: (Row & Keyed)[] = [];
	for (const half of halvesOf(walk, backwards)) {
		if (rows.length > wanted) break;
		rows.push(...(await read(partFor(walk, half, backwards, wanted + 1 - rows.length))));
	}
	return rows;
}

type Read<Row> = (part: PagePart) => Promise<(Row & Keyed)[]>;

/**
 * One page of a list by the values of its rows, not by their number: the last page costs what the first one does, and
 * what is added meanwhile neither repeats nor hides a row.
 */
export async function readPage<S extends string, Row>(
	{ id, sorts }: Keyset<S>,
	{ sort: name, after, before, per_page = LIST_PAGE_SIZE }: Paging<S>,
	read: Read<Row>,
): Promise<KeysetPage<Row & Keyed>> {
	const descending = name.startsWith("-");
	const sort = sorts[(descending ? name.slice(1) : name) as S];
	const backwards = after === undefined && before !== undefined;
	const token = after ?? before;
	const kinds = { value: sort.kind, id: id.kind, nullable: sort.nullable === true };
	const from = token === undefined ? null : placeIn(token, name, kinds, backwards ? "before" : "after");
	const found = await readOn({ sort, id, descending, from }, backwards, per_page, read);
	const rows = found.slice(0, per_page);
	if (backwards) rows.reverse();
	const goesOn = found.length > per_page;
	const hasPrevious = backwards ? goesOn : from !== null;
	const hasNext = backwards || goesOn;
	const first = !hasPrevious ? 1 : backwards ? Math.max(1, (from?.number ?? 1) - rows.length) : (from?.number ?? 0) + 1;
	const tokenAt = (index: number) => {
		const row = rows.at(index);
		const number = index < 0 ? first + rows.length - 1 : first;
		return row ? tokenOf({ sort: name, value: row.sort_key, id: row.id_key, number }) : null;
	};
	return { rows, first, next: hasNext ? tokenAt(-1) : null, previous: hasPrevious ? tokenAt(0) : null };
}

/** Of as many rows as anybody wants to know of, and one more. */
const someOf = (db: Db, table: PgTable, where: SQL | undefined, upTo: number, value: PgColumn | SQL) =>
	db
		.select({ value: sql`${value}`.as("value") })
		.from(table)
		.where(where)
		.limit(upTo + 1)
		.as("some");

/** How many rows there are, as far as anybody wants to know: nobody waits for the count of a million. */
export async function countRows(db: Db, table: PgTable, where: SQL | undefined, upTo: number) {
	const [{ found } = { found: 0 }] = await db.select({ found: count() }).from(someOf(db, table, where, upTo, sql`0`));
	return { total: Math.min(found, upTo), total_is_least: found > upTo };
}

/** The same with what they come to in cents, where all of them were counted. */
export async function countAndSum(db: Db, table: PgTable, where: SQL | undefined, upTo: number, cents: PgColumn | SQL) {
	const some = someOf(db, table, where, upTo, cents);
	const [{ found, sum } = { found: 0, sum: 0 }] = await db
		.select({ found: count(), sum: sql`coalesce(sum(${some.value}), 0)`.mapWith(Number) })
		.from(some);
	const isLeast = found > upTo;
	return { total: Math.min(found, upTo), total_is_least: isLeast, sum_cents: isLeast ? null : sum };
}
