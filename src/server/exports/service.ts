import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { StreamedFile } from "#contract/files.ts";
import { EXPORT_FORMATS, type ExportFormat, LISTS, type ListName } from "#contract/office/listing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import type { Cells, Column } from "./columns.ts";
import { csv } from "./csv.ts";
import { xlsx } from "./xlsx.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	/** Lower in tests. */
	mostRows?: number;
}

const MOST_ROWS = 200_000;
const ROWS_AT_ONCE = 1_000;

interface Page<Row> {
	data: Row[];
	next: string | null;
}

/** A list as a file: its columns, its pages, and how a row becomes cells. */
export interface ExportedList<Row> {
	list: ListName;
	format: ExportFormat;
	/** What it was filtered by. */
	query: Record<string, unknown>;
	columns: Column[];
	page: (paging: { after?: string | undefined; per_page: number }) => Promise<Page<Row>>;
	row: (row: Row) => Cells;
}

/** Page by page, so that memory stays flat; a file that ends too soon says so in its last line. */
async function* everyRow<Row>({ columns, page, row }: ExportedList<Row>, mostRows: number): AsyncGenerator<Cells> {
	let after: string | undefined;
	let count = 0;
	do {
		const { data, next } = await page({ after, per_page: Math.min(ROWS_AT_ONCE, mostRows - count) });
		for (const one of data) yield row(one);
		count += data.length;
		after = next ?? undefined;
	} while (after !== undefined && count < mostRows);
	const [first] = columns.filter(({ kind }) => kind === "text");
	const most = new Intl.NumberFormat("de-DE").format(mostRows);
	if (after !== undefined && first)
		yield { [first.key]: `Hier endet die Datei nach ${most} Zeilen. Es gibt mehr: Bitte filtere enger.` };
}

/** What was filtered by, as it stands in an address; the order of rows tells nothing. */
const filterOf = ({ sort: _, ...query }: Record<string, unknown>): string => {
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};

/** The one way by which a list leaves the house. Each time is noted, because most lists tell of people. */
export function createExports({ db, clock, audit, mostRows = MOST_ROWS }: Parts) {
	return {
		async file<Row>(staff: Staff, exported: ExportedList<Row>): Promise<StreamedFile> {
			const { list, format, query, columns } = exported;
			await audit.note(db, staff, "list_exported", list, {
				format,
				query: filterOf(query),
			});
			const { name } = LISTS[list];
			const rows = everyRow(exported, mostRows);
			return {
				name: `VSZ ${name} ${isoDay(berlinDay(clock()))}.${format}`,
				type: EXPORT_FORMATS[format],
				content: format === "xlsx" ? xlsx(name, columns, rows) : csv(columns, rows),
			};
		},
	};
}

export type Exports = ReturnType<typeof createExports>;
