import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { StreamedFile } from "#contract/files.ts";
import { centsToEuro } from "#contract/money.ts";
import {
	type ExportFormat,
	LIST_COUNTED_UP_TO,
	type Listed,
	type ListName,
	type Paging,
	SEARCH_COUNTED_UP_TO,
} from "#contract/office/listing.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { countAndSum, countRows, type Keyset, type PagePart, readPage } from "#server/db/keyset.ts";
import type { Cells, Column } from "#server/exports/columns.ts";
import type { Exports } from "#server/exports/service.ts";
import type { Staff } from "#server/viewer.ts";

/** What a list of the office is made with. */
export interface ListParts {
	db: Db;
	clock: Clock;
	exports: Exports;
}

interface Keyed {
	sort_key: string | null;
	id_key: string;
}

type Asked<S extends string> = Paging<S> & { q?: string | undefined };

interface OfficeList<S extends string, Q extends Asked<S>, Row, Item> {
	name: ListName;
	keyset: Keyset<S>;
	/** What is asked for, within what this person may see. */
	filter: (query: Omit<Q, "after" | "before" | "per_page">, staff: Staff) => SQL | undefined;
	read: (db: Db, filter: SQL | undefined, part: PagePart) => Promise<(Row & Keyed)[]>;
	/** Its rows are counted; the filter speaks of no other. */
	table: PgTable;
	/** In cents: what the rows come to is told with them. */
	summed?: PgColumn | SQL;
	present: (row: Row) => Item | Promise<Item>;
	/** How it leaves as a file. */
	columns: Column[];
	cells: (row: Row) => Cells;
}

/** Every row that a search finds is looked at to be counted. */
export const countedUpTo = ({ q }: { q?: string | undefined }): number =>
	q ? SEARCH_COUNTED_UP_TO : LIST_COUNTED_UP_TO;

/** A list of the office, page by page and as a file, from one description. */
export function createOfficeList<S extends string, Q extends Asked<S>, Row, Item>(
	{ db, exports }: { db: Db; exports: Exports },
	{ name, keyset, filter, read, table, summed, present, columns, cells }: OfficeList<S, Q, Row, Item>,
) {
	const pageOf = (query: Paging<S>, where: SQL | undefined) =>
		readPage<S, Row>(keyset, query, (part) => read(db, where, part));
	async function counted(query: Q, where: SQL | undefined) {
		const upTo = countedUpTo(query);
		if (!summed) return countRows(db, table, where, upTo);
		const { sum_cents, ...rows } = await countAndSum(db, table, where, upTo, summed);
		return { ...rows, sum: sum_cents === null ? undefined : centsToEuro(sum_cents) };
	}
	return {
		async list(query: Q, staff: Staff): Promise<Listed<Item>> {
			const where = filter(query, staff);
			const [{ rows, ...page }, found] = await Promise.all([pageOf(query, where), counted(query, where)]);
			return { ...page, ...found, data: await Promise.all(rows.map(present)) };
		},

		export({ format, ...query }: Omit<Q, "after" | "before" | "per_page"> & { format: ExportFormat }, staff: Staff) {
			const asked = query as unknown as Omit<Q, "after" | "before" | "per_page">;
			const where = filter(asked, staff);
			const page = async (paging: { after?: string | undefined; per_page: number }) => {
				const { rows, next } = await pageOf({ sort: asked.sort, ...paging }, where);
				return { data: rows, next };
			};
			return exports.file(staff, {
				list: name,
				format,
				query: asked,
				columns,
				page,
				row: cells,
			}) as Promise<StreamedFile>;
		},
	};
}
