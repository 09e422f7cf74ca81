import { isPerson, type Subject } from "#contract/office/audit.ts";
import type { HistoryEntry, HistoryExport, HistoryQuery } from "#contract/office/history.ts";
import { LISTS, type Listed } from "#contract/office/listing.ts";
import { readPage } from "#server/db/keyset.ts";
import type { Column } from "#server/exports/columns.ts";
import { countedUpTo, type ListParts } from "#server/lists/office-list.ts";
import type { Staff } from "#server/viewer.ts";
import { filterFor, inOneLine, NAMED_FIELDS, type NamedThing, numbersIn, present } from "./rules.ts";
import type { Audit } from "./service.ts";
import * as store from "./store.ts";

/** What things of these kinds are called, by the key that the history names them with. */
export type Titles = Partial<Record<Subject, (ids: string[]) => Promise<ReadonlyMap<string, string>>>>;

interface Parts extends ListParts {
	audit: Audit;
	titles: Titles;
	/** What things are called that an entry holds by their number. */
	things: Record<NamedThing, (ids: string[]) => Promise<ReadonlyMap<string, string>>>;
}

const COLUMNS: Column[] = [
	{ key: "at", title: "Wann", kind: "moment" },
	{ key: "who", title: "Wer", kind: "text" },
	{ key: "text", title: "Was", kind: "text" },
	{ key: "subject", title: "Woran", kind: "text" },
	{ key: "subject_id", title: "Nummer", kind: "text" },
	{ key: "title", title: "Name", kind: "text" },
	{ key: "changes", title: "Vorher und nachher", kind: "text" },
	{ key: "note", title: "Notiz", kind: "text" },
];

/** Whatever else was typed names nobody, and may be a name. */
const IS_KEY = /^\d{1,9}$/;

/** The history as staff see it. */
export function createHistory({ db, clock, audit, exports, titles, things }: Parts) {
	async function titlesOf(rows: store.EntryRow[], people: ReadonlyMap<number, string>) {
		const known = new Map<string, string>([
			...Object.entries(LISTS).map(([list, { name }]) => [`list ${list}`, name] as const),
			...Array.from(people, ([id, name]) => [`user ${id}`, name] as const),
		]);
		for (const [subject, ofSubject] of Map.groupBy(rows, (row) => row.subject)) {
			const found = await titles[subject]?.([...new Set(ofSubject.map(({ subject_id }) => subject_id))]);
			for (const [id, title] of found ?? []) known.set(`${subject} ${id}`, title);
		}
		return (subject: Subject, id: string) => known.get(`${subject} ${id}`) ?? null;
	}

	async function namesIn(rows: store.EntryRow[]) {
		const known = new Map<string, string>();
		for (const [field, thing] of Object.entries(NAMED_FIELDS) as [keyof typeof NAMED_FIELDS, NamedThing][]) {
			const numbers = numbersIn(rows, field);
			for (const [id, name] of numbers.length > 0 ? await things[thing](numbers) : [])
				known.set(`${thing} ${id}`, name);
		}
		return (thing: NamedThing, id: string) => known.get(`${thing} ${id}`);
	}

	/** A list, page by page, of what this person may see. */
	async function opened(query: HistoryQuery, staff: Staff) {
		const people = await store.findPeople(db);
		const names = new Map(people.map(({ id, name }) => [id, name]));
		const filter = store.matching(filterFor(query, staff, people, clock()));
		const page = async (paging: Pick<HistoryQuery, "after" | "before" | "per_page">) => {
			const read = await readPage(store.HISTORY, { ...query, ...paging }, (part) =>
				store.findEntries(db, filter, part),
			);
			const { rows, ...rest } = read;
			const ofRows = await titlesOf(rows, names);
			const nameOf = await namesIn(rows);
			return { ...rest, data: rows.map((row) => present(row, { people: names, titles: ofRows, nameOf })) };
		};
		return { filter, page };
	}

	/** What one person did, or what was done to one, is data of that person. */
	async function noteLook({ who, subject, subject_id }: HistoryQuery, staff: Staff): Promise<void> {
		if (typeof who === "number") await audit.look(db, staff, "user", who);
		if (subject && isPerson(subject) && IS_KEY.test(subject_id ?? ""))
			await audit.look(db, staff, subject, Number(subject_id));
	}

	return {
		async list(query: HistoryQuery, staff: Staff): Promise<Listed<HistoryEntry>> {
			await noteLook(query, staff);
			const { filter, page } = await opened(query, staff);
			const [read, counted] = await Promise.all([page(query), store.countEntries(db, filter, countedUpTo(query))]);
			return { ...read, ...counted };
		},

		async export({ format, ...query }: HistoryExport, staff: Staff) {
			const { page } = await opened(query, staff);
			return exports.file(staff, { list: "history", format, query, columns: COLUMNS, page, row: inOneLine });
		},

		people: () => store.findPeople(db),
	};
}

export type History = ReturnType<typeof createHistory>;
