import { berlinIso } from "#contract/berlin.ts";
import { REPORTS, type ReportFact, type ReportKey, type ReportUnit } from "#contract/office/reports.ts";
import type { CellKind, Cells, Column } from "#server/exports/columns.ts";
import type { Sheet } from "#server/exports/xlsx.ts";
import { DEFINITIONS } from "./definitions.ts";
import { type Compared, periodWords } from "./periods.ts";
import { countedOf, flooredRows, type Sources } from "./rules.ts";

const KINDS: Record<ReportUnit, CellKind> = { count: "number", money: "money", percent: "number" };
const titled = (title: string, unit: ReportUnit): string => (unit === "percent" ? `${title} (%)` : title);

/** One report as a sheet, with small groups put together. */
export function sheetOf(key: ReportKey, sources: Sources, compared: Compared): Sheet {
	const { columns, label } = DEFINITIONS[key];
	const rows = flooredRows(columns, countedOf(key, sources, compared));
	const hasOtherNames = rows.some(({ before_name }) => before_name !== null);
	const cellsOf = (values: readonly (number | null)[], side: string): Cells =>
		Object.fromEntries(values.map((value, index) => [`${side}${index}`, value]));
	const sideOf = (side: string, suffix: string): Column[] =>
		columns.map(({ title, unit }, index) => ({
			key: `${side}${index}`,
			title: `${titled(title, unit)}${suffix}`,
			kind: KINDS[unit],
		}));
	return {
		name: REPORTS[key],
		columns: [
			{ key: "name", title: label, kind: "text" },
			...sideOf("now", ""),
			...(hasOtherNames ? [{ key: "before_name", title: `${label} im Vergleich`, kind: "text" } as const] : []),
			...sideOf("before", " im Vergleich"),
		],
		rows: rows.map(({ name, before_name, now, before }) => ({
			name,
			before_name,
			...cellsOf(now, "now"),
			...cellsOf(before, "before"),
		})),
	};
}

const inUnit = ({ unit }: ReportFact, value: number | null): number | null =>
	unit === "money" && value !== null ? value / 100 : value;

/** What the file tells of, and what it comes to. */
export function overviewSheet(facts: readonly ReportFact[], { period, against }: Compared, now: Date): Sheet {
	const units: Record<ReportUnit, string> = { count: "Personen", money: "€", percent: "%" };
	return {
		name: "Übersicht",
		columns: [
			{ key: "title", title: "Zahl", kind: "text" },
			{ key: "unit", title: "Einheit", kind: "text" },
			{ key: "now", title: periodWords(period), kind: "number" },
			{ key: "before", title: periodWords(against), kind: "number" },
		],
		rows: [
			...facts.map((fact) => ({
				title: fact.title,
				unit: units[fact.unit],
				now: inUnit(fact, fact.now),
				before: inUnit(fact, fact.before),
			})),
			{
				title: `Stand: ${berlinIso(now).slice(0, 10)}. Gruppen unter fünf Personen sind als „weitere“ zusammengefasst.`,
			},
		],
	};
}
