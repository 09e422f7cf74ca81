import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { foldGerman } from "#contract/folding.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { actionText, HISTORY_ACTIONS, pathOf, SUBJECTS, type Subject, subjectsOf } from "#contract/office/audit.ts";
import type { HistoryEntry, HistoryQuery } from "#contract/office/history.ts";
import { isIsoDay } from "#contract/office/iso-day.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { spanOf } from "#server/db/span.ts";
import type { Staff } from "#server/viewer.ts";
import { MASK } from "./masking.ts";
import type { EntryRow, HistoryFilter } from "./store.ts";
import { fieldWord, valueWord } from "./words.ts";

const NOTE_FIELDS = ["note", "reason"];
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const inGerman = (moment: Date): string => {
	const iso = berlinIso(moment);
	return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}, ${iso.slice(11, 16)}`;
};

/** A stored value as people read it; nothing for one that is not there. */
function valueText(field: string, value: unknown): string | null {
	if (value === null || value === undefined || value === "") return null;
	if (value === MASK) return "nicht aufgezeichnet";
	if (typeof value === "boolean") return value ? "ja" : "nein";
	if (typeof value === "number") return field.endsWith("_cents") ? formatEuro(centsToEuro(value)) : String(value);
	if (typeof value === "string" && isIsoDay(value)) return formatDate(value);
	if (typeof value === "string") return ISO_MOMENT.test(value) ? inGerman(new Date(value)) : valueWord(field, value);
	if (Array.isArray(value)) return value.map((one) => valueText(field, one) ?? "–").join(", ");
	return JSON.stringify(value);
}

/** A field with its two values: what was, and what is. */
const isChange = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

type Told = Pick<HistoryEntry, "changes" | "facts" | "note">;

/** Everything that was noted with an entry, in words. */
export function told(details: unknown): Told {
	const all = Object.entries((details ?? {}) as Record<string, unknown>);
	const isNote = ([field, value]: [string, unknown]) => NOTE_FIELDS.includes(field) && typeof value === "string";
	const rest = all.filter((entry) => !isNote(entry));
	const changes = rest.flatMap(([field, value]) =>
		isChange(value)
			? [{ field, label: fieldWord(field), before: valueText(field, value[0]), after: valueText(field, value[1]) }]
			: [],
	);
	const facts = rest.flatMap(([field, value]) => {
		const text = isChange(value) ? null : valueText(field, value);
		// A count of nothing tells nothing.
		return text === null || value === 0 ? [] : [{ field, label: fieldWord(field), value: text }];
	});
	const [note] = all.filter(isNote);
	return { changes, facts, note: note ? String(note[1]) : null };
}

/** Fields that hold the number of a thing which people know by its name. */
export const NAMED_FIELDS = { place_id: "place", grant_id: "grant" } as const;
export type NamedThing = (typeof NAMED_FIELDS)[keyof typeof NAMED_FIELDS];

const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The numbers that entries hold in these fields. */
export const numbersIn = (rows: readonly Pick<EntryRow, "details">[], field: keyof typeof NAMED_FIELDS): string[] => [
	...new Set(
		rows
			.flatMap(({ details }) => each((details as Record<string, unknown> | null)?.[field]))
			.filter((value) => typeof value === "number")
			.map(String),
	),
];

type NameOf = (thing: NamedThing, id: string) => string | undefined;

/** With the name in the place of the number, where the thing still has one. */
export function withNames(details: unknown, nameOf: NameOf): unknown {
	if (typeof details !== "object" || details === null) return details;
	const named = Object.entries(NAMED_FIELDS)
		.filter(([field]) => field in details)
		.map(([field, thing]) => {
			const value = (details as Record<string, unknown>)[field];
			const words = each(value).map((one) => (typeof one === "number" ? (nameOf(thing, String(one)) ?? one) : one));
			return [field, Array.isArray(value) ? words : words[0]];
		});
	return { ...details, ...Object.fromEntries(named) };
}

interface Names {
	people: ReadonlyMap<number, string>;
	nameOf: NameOf;
	titles: (subject: Subject, id: string) => string | null;
}

export function present({ at, user_id, details, ...row }: EntryRow, { people, titles, nameOf }: Names): HistoryEntry {
	return {
		id: row.id,
		at: berlinIso(at),
		who: user_id === null ? null : { id: user_id, name: people.get(user_id) ?? "" },
		action: row.action,
		text: actionText(row.action),
		subject: row.subject,
		subject_id: row.subject_id,
		subject_title: titles(row.subject, row.subject_id),
		path: pathOf(row.subject, row.subject_id),
		...told(withNames(details, nameOf)),
	};
}

/** What somebody may see of the history. */
const areaFor = (staff: Staff, area: HistoryQuery["area"]): Subject[][] => [
	...(rolesMay(staff.roles, "history.read") ? [] : [subjectsOf("money")]),
	...(area ? [subjectsOf(area)] : []),
];

/** What is asked for, within what this person may see. */
export function filterFor(
	query: HistoryQuery,
	staff: Staff,
	people: { id: number; name: string }[],
	now: Date,
): HistoryFilter {
	const { q, who, action, subject, subject_id, area, looks } = query;
	const text = foldGerman(q ?? "");
	const says = (words: string) => foldGerman(words).includes(text);
	const [first, ...others] = areaFor(staff, area);
	return {
		who,
		action,
		subject,
		subject_id,
		withLooks: looks !== undefined || action !== undefined,
		subjects: first ? first.filter((one) => others.every((other) => other.includes(one))) : null,
		words: text
			? {
					text,
					actions: HISTORY_ACTIONS.filter((one) => says(actionText(one))),
					people: people.filter(({ name }) => says(name)).map(({ id }) => id),
				}
			: null,
		...spanOf(query, now),
	};
}

/** An entry as the row of a table. */
export const inOneLine = ({
	at,
	who,
	text,
	subject,
	subject_id,
	subject_title,
	changes,
	facts,
	note,
}: HistoryEntry) => ({
	at,
	who: who?.name ?? "System",
	text,
	subject: SUBJECTS[subject].name,
	subject_id,
	title: subject_title,
	changes: [
		...changes.map(({ label, before, after }) => `${label}: ${before ?? "leer"} → ${after ?? "leer"}`),
		...facts.map(({ label, value }) => `${label}: ${value}`),
	].join("; "),
	note,
});
