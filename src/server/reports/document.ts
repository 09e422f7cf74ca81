import { berlinIso } from "#contract/berlin.ts";
import { changeWords, factWords, valueWords } from "#contract/office/report-words.ts";
import {
	REPORTS,
	type ReportChart,
	type ReportFact,
	type ReportKey,
	type ReportRow,
} from "#contract/office/reports.ts";
import { OTHERS } from "#server/exports/floor.ts";
import { chartOf } from "./chart.ts";
import { DEFINITIONS } from "./definitions.ts";
import { type Compared, periodWords } from "./periods.ts";
import { countedOf, flooredRows, type Sources } from "./rules.ts";

interface Issuer {
	legal_name: string;
	street: string;
	postcode: string;
	city: string;
}

interface Part {
	title: string;
	note: string;
	/** The name of the rows, and of each column. */
	head: string[];
	/** Names and values in words; beside each what it was. */
	rows: string[][];
	chart: ReportChart | null;
	/** The first column of each group, as a share of the longest bar. */
	bars: { name: string; share: number; text: string }[];
}

/** The folder for the board: everything of a period on paper, with small groups put together. */
export interface ReportDocument {
	made_on: string;
	period: string;
	against: string;
	issuer: Issuer;
	facts: { title: string; value: string; change: string }[];
	parts: Part[];
}

const MOST_BARS = 12;

const factOf = ({ title, unit, now, before }: ReportFact) => ({
	title,
	value: factWords(unit, now),
	change: `${changeWords(unit, now, before).text}, davor ${factWords(unit, before)}`,
});

const hasNumbers = ({ now, before }: ReportRow): boolean => [...now, ...before].some((value) => Boolean(value));

function barsOf(unit: "count" | "money" | "percent", rows: readonly ReportRow[]): Part["bars"] {
	const shown = rows.slice(0, MOST_BARS);
	const top = unit === "percent" ? 100 : Math.max(1, ...shown.map(({ now }) => now[0] ?? 0));
	return shown.map(({ name, now }) => ({
		name,
		share: Math.min(1, Math.max(0, (now[0] ?? 0) / top)),
		text: valueWords(unit, now[0] ?? null),
	}));
}

function partOf(key: ReportKey, sources: Sources, compared: Compared): Part | null {
	const { columns, label, note, byStep } = DEFINITIONS[key];
	const rows = flooredRows(columns, countedOf(key, sources, compared));
	if (!rows.some(hasNumbers)) return null;
	const unit = columns[0]?.unit ?? "count";
	const inTime = rows.filter(({ name }) => name !== OTHERS);
	return {
		title: REPORTS[key],
		note,
		head: [label, ...columns.map(({ title }) => title)],
		rows: rows.map(({ name, before_name, now, before }) => [
			before_name ? `${name} (${before_name})` : name,
			...columns.map(
				({ unit }, at) => `${valueWords(unit, now[at] ?? null)} (${valueWords(unit, before[at] ?? null)})`,
			),
		]),
		// A single step goes on to nowhere.
		chart: byStep && inTime.length > 1 ? chartOf(`${REPORTS[key]}: ${columns[0]?.title ?? ""}`, unit, inTime) : null,
		bars: byStep ? [] : barsOf(unit, rows),
	};
}

interface Folder {
	facts: readonly ReportFact[];
	sources: Sources;
	compared: Compared;
	now: Date;
	issuer: Issuer;
}

export function documentOf({ facts, sources, compared, now, issuer }: Folder): ReportDocument {
	const { legal_name, street, postcode, city } = issuer;
	return {
		made_on: berlinIso(now).slice(0, 10),
		period: periodWords(compared.period),
		against: periodWords(compared.against),
		issuer: { legal_name, street, postcode, city },
		facts: facts.map(factOf),
		parts: (Object.keys(REPORTS) as ReportKey[])
			.map((key) => partOf(key, sources, compared))
			.filter((part) => part !== null),
	};
}
