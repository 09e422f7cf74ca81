import { formatDate, formatMonth } from "#contract/dates.ts";
import type { Report, ReportFact, ReportKey, ReportRow } from "#contract/office/reports.ts";
import { REPORTS } from "#contract/office/reports.ts";
import { isSmall, OTHERS, partedByFloor } from "#server/exports/floor.ts";
import { chartOf } from "./chart.ts";
import { DEFINITIONS, type Definition, type Line, type ReportColumn, type Source } from "./definitions.ts";
import { type Compared, stepsOf } from "./periods.ts";

/** A row before anything is hidden: what is counted, of both periods. */
export interface Counted {
	name: string;
	before_name: string | null;
	now: number[];
	before: number[];
}

export interface Sources {
	now: Source;
	before: Source;
}

const stepName = (step: string): string => (step.length > 7 ? formatDate(step) : formatMonth(`${step}-01`));

/** Step beside step, the first beside the first. */
function inSteps(now: Line[], before: Line[], { columns }: Definition, { period, against, step }: Compared): Counted[] {
	const [steps, earlier] = [stepsOf(period, step), stepsOf(against, step)];
	const [values, others] = [now, before].map((lines) => new Map(lines.map((line) => [line.name, line.values])));
	const none = columns.map(() => 0);
	return Array.from({ length: Math.max(steps.length, earlier.length) }, (_, index) => {
		const [own, other] = [steps[index], earlier[index]];
		return {
			name: own ? stepName(own) : "–",
			before_name: other ? stepName(other) : "–",
			now: (own && values?.get(own)) || none,
			before: (other && others?.get(other)) || none,
		};
	});
}

/** Group beside group; the largest first. */
function inGroups(now: Line[], before: Line[], { columns }: Definition): Counted[] {
	const none = columns.map(() => 0);
	const [values, others] = [now, before].map((lines) => new Map(lines.map((line) => [line.name, line.values])));
	const names = [...new Set([...now, ...before].map(({ name }) => name))];
	const size = ({ now, before }: Counted) => shown(columns, now)[0] ?? shown(columns, before)[0] ?? 0;
	return names
		.map((name) => ({ name, before_name: null, now: values?.get(name) ?? none, before: others?.get(name) ?? none }))
		.sort((a, b) => size(b) - size(a) || a.name.localeCompare(b.name, "de"));
}

const PER_MILLE = 1000;

/** With the shares reckoned; none of nothing. */
const shown = (columns: readonly ReportColumn[], values: readonly number[]): (number | null)[] =>
	columns.map(({ share }, index) => {
		if (!share) return values[index] ?? 0;
		const [part, whole] = [values[share[0]] ?? 0, values[share[1]] ?? 0];
		return whole === 0 ? null : Math.round((part / whole) * PER_MILLE) / 10;
	});

export function countedOf(key: ReportKey, { now, before }: Sources, compared: Compared): Counted[] {
	const definition = DEFINITIONS[key];
	const lines = [definition.lines(now), definition.lines(before)] as const;
	return definition.byStep ? inSteps(...lines, definition, compared) : inGroups(...lines, definition);
}

const rowOf = (columns: readonly ReportColumn[], { now, before, ...names }: Counted): ReportRow => ({
	...names,
	now: shown(columns, now),
	before: shown(columns, before),
});

/** As people of the house see it. */
export function reportOf(key: ReportKey, sources: Sources, compared: Compared): Report {
	const { byStep, label, note, mark = null, columns } = DEFINITIONS[key];
	const rows = countedOf(key, sources, compared).map((row) => rowOf(columns, row));
	const [first] = columns;
	const title = REPORTS[key];
	return {
		key,
		title,
		note,
		label,
		columns: columns.map(({ title, unit }) => ({ title, unit })),
		rows,
		mark,
		chart: byStep && first ? chartOf(`${title}: ${first.title}`, first.unit, rows) : null,
	};
}

const summed = (rows: readonly Counted[], side: "now" | "before", columns: number): number[] =>
	Array.from({ length: columns }, (_, at) => rows.reduce((sum, row) => sum + (row[side][at] ?? 0), 0));

/** How many people have something in common by these values: in guarded columns, and those whom a guarded share leaves out. */
function groupsIn(columns: readonly ReportColumn[], values: readonly number[]): number[] {
	const counted = columns.flatMap(({ guarded }, at) => (guarded ? [values[at] ?? 0] : []));
	const left = columns.flatMap(({ share }) => {
		if (!share?.every((at) => columns[at]?.guarded)) return [];
		return [(values[share[1]] ?? 0) - (values[share[0]] ?? 0)];
	});
	return [...counted, ...left];
}

const tellsOfFew = (columns: readonly ReportColumn[], values: readonly number[]): boolean =>
	groupsIn(columns, values).some(isSmall);

/** As it may leave the house (OFF-033): small groups stand together, and no difference tells of one. */
export function flooredRows(columns: readonly ReportColumn[], rows: readonly Counted[]): ReportRow[] {
	const { shown: kept, hidden } = partedByFloor(rows, ({ now, before }) => [
		...groupsIn(columns, now),
		...groupsIn(columns, before),
	]);
	const others = kept.map((row) => rowOf(columns, row));
	if (hidden.length === 0) return others;
	const merged = {
		name: OTHERS,
		before_name: hidden.some((row) => row.before_name !== null) ? OTHERS : null,
		now: summed(hidden, "now", columns.length),
		before: summed(hidden, "before", columns.length),
	};
	const row = rowOf(columns, merged);
	const nothing = columns.map(() => null);
	const told = (side: "now" | "before") => (tellsOfFew(columns, merged[side]) ? nothing : row[side]);
	return [...others, { ...row, now: told("now"), before: told("before") }];
}

const FACTS: readonly { title: string; report: ReportKey; column: number }[] = [
	{ title: "Teilnehmende", report: "months", column: 1 },
	{ title: "Auslastung", report: "seminars", column: 0 },
	{ title: "Umsatz", report: "revenue", column: 0 },
	{ title: "Kommen wieder", report: "repeaters", column: 0 },
	{ title: "Besuch wird Buchung", report: "visits", column: 4 },
];

type IsTold = (columns: readonly ReportColumn[], total: readonly number[], column: number) => boolean;

const factsBy =
	(isTold: IsTold) =>
	(sources: Sources, compared: Compared): ReportFact[] =>
		FACTS.map(({ title, report, column }) => {
			const { columns } = DEFINITIONS[report];
			const rows = countedOf(report, sources, compared);
			const of = (side: "now" | "before") => {
				const total = summed(rows, side, columns.length);
				return isTold(columns, total, column) ? (shown(columns, total)[column] ?? null) : null;
			};
			return { title, unit: columns[column]?.unit ?? "count", now: of("now"), before: of("before") };
		});

/** What it all comes to, as people of the house see it. */
export const factsOf = factsBy(() => true);

/** As it may leave the house (OFF-033): a share tells of a small group as the group itself does. */
export const flooredFacts = factsBy((columns, total, column) => {
	const { unit, share } = columns[column] ?? {};
	return share ? !tellsOfFew(columns, total) : unit !== "count" || !isSmall(total[column] ?? 0);
});
