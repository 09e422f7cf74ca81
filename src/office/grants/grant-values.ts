import { GRANT_TABLES } from "#contract/grants.ts";
import type { GrantPage, NewGrant } from "#contract/office/grants.ts";
import type { Version } from "../edit/use-edit.ts";

const TEXTS = ["reference", "funder", "wording"] as const;
const DAYS = ["period_from", "period_to", "notice_date", "due_on", "keep_until"] as const;

/** What the controls hold. */
export type Typed = Record<string, string | boolean>;

export const tableField = (name: string): string => `table_${name}`;

export const EMPTY: Version<Typed> = {
	revision: 0,
	values: {
		...Object.fromEntries([...TEXTS, ...DAYS].map((name) => [name, ""])),
		...Object.fromEntries(GRANT_TABLES.map((name) => [tableField(name), true])),
		unit_minutes: "45",
		...{ goal_dates: "", goal_people: "" },
		wants_lists: false,
	},
};

export const versionOf = (grant: GrantPage): Version<Typed> => ({
	revision: grant.revision,
	values: {
		...Object.fromEntries(TEXTS.map((name) => [name, grant[name]])),
		...Object.fromEntries(DAYS.map((name) => [name, grant[name] ?? ""])),
		...Object.fromEntries(GRANT_TABLES.map((name) => [tableField(name), grant.tables.includes(name)])),
		unit_minutes: String(grant.unit_minutes),
		...{ goal_dates: String(grant.goal_dates ?? ""), goal_people: String(grant.goal_people ?? "") },
		wants_lists: grant.wants_lists,
	},
});

const goalOf = (typed: string | boolean | undefined): number | null => (typed ? Number(typed) : null);

export const bodyOf = (values: Typed): NewGrant => ({
	...(Object.fromEntries(TEXTS.map((name) => [name, String(values[name] ?? "")])) as Pick<
		NewGrant,
		(typeof TEXTS)[number]
	>),
	...(Object.fromEntries(DAYS.map((name) => [name, values[name] || null])) as Pick<NewGrant, (typeof DAYS)[number]>),
	tables: GRANT_TABLES.filter((name) => values[tableField(name)]),
	unit_minutes: Number(values.unit_minutes),
	...{ goal_dates: goalOf(values.goal_dates), goal_people: goalOf(values.goal_people) },
	wants_lists: Boolean(values.wants_lists),
});

export const LABELS: Record<string, string> = {
	reference: "Zeichen",
	funder: "Förderung durch",
	period_from: "Zeitraum von",
	period_to: "bis",
	notice_date: "Bescheid vom",
	due_on: "Nachweis abgeben bis",
	keep_until: "Listen aufheben bis",
	wording: "Wortlaut für Veröffentlichungen",
	unit_minutes: "Minuten einer Einheit",
	goal_dates: "Ziel: Termine",
	goal_people: "Ziel: Teilnehmende",
	wants_lists: "Listen mit Namen verlangt",
};
