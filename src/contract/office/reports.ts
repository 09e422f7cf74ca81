import * as z from "zod/mini";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { EXPORT_FORMATS } from "./listing.ts";

/** REP-01: what is reported, in the order in which it is shown. */
export const REPORTS = {
	months: "Plätze und Menschen",
	revenue: "Umsatz",
	sectors: "Teilnehmende nach Bereich",
	commitments: "Teilnehmende nach Engagement",
	regions: "Teilnehmende nach Region",
	repeaters: "Wer wiederkommt",
	seminars: "Auslastung je Seminar",
	lecturers: "Auslastung nach Dozierenden",
	courses: "Videokurse",
	donations: "Spenden",
	visits: "Vom Besuch zur Buchung",
} as const;
export type ReportKey = keyof typeof REPORTS;
const REPORT_KEYS = Object.keys(REPORTS) as [ReportKey, ...ReportKey[]];

export const PERIODS = {
	months12: "12 Monate",
	month: "Dieser Monat",
	last_month: "Letzter Monat",
	quarter: "Dieses Quartal",
	last_quarter: "Letztes Quartal",
	year: "Dieses Jahr",
	last_year: "Letztes Jahr",
	free: "Eigener Zeitraum",
} as const;
export type PeriodKey = keyof typeof PERIODS;

export const COMPARISONS = {
	before: "Zeit davor",
	year_before: "Ein Jahr davor",
	free: "Eigener Zeitraum",
} as const;
export type ComparisonKey = keyof typeof COMPARISONS;

const keysOf = <K extends string>(words: Record<K, string>) => Object.keys(words) as [K, ...K[]];

const asked = {
	period: z._default(z.enum(keysOf(PERIODS)), "months12"),
	from: z.optional(isoDay),
	to: z.optional(isoDay),
	against: z._default(z.enum(keysOf(COMPARISONS)), "before"),
	against_from: z.optional(isoDay),
	against_to: z.optional(isoDay),
};
const ReportQuery = z.object(asked);
export type ReportQuery = z.output<typeof ReportQuery>;

/** From its first day to its last. */
const Period = z.object({ from: z.string(), to: z.string() });
export type Period = z.output<typeof Period>;

/** Money is in cents, a share in percent. */
export const REPORT_UNITS = ["count", "money", "percent"] as const;
const unit = z.enum(REPORT_UNITS);
export type ReportUnit = z.output<typeof unit>;

/** One for each column; none where nothing can be said. */
const values = z.array(z.nullable(z.number()));

const Row = z.object({
	name: z.string(),
	/** What it stands beside, where that has a name of its own: another month. */
	before_name: z.nullable(z.string()),
	now: values,
	before: values,
});
export type ReportRow = z.output<typeof Row>;

/** Drawn already: shapes and words at their places, in the looks of the office's charts. */
const Chart = z.object({
	label: z.string(),
	width: z.number(),
	height: z.number(),
	left: z.number(),
	grid: z.array(z.object({ y: z.number(), text: z.string() })),
	ticks: z.array(z.object({ x: z.number(), text: z.string() })),
	paths: z.array(z.object({ d: z.string(), look: z.enum(["b1", "b2", "l1", "l2", "a1"]) })),
});
export type ReportChart = z.output<typeof Chart>;

const Report = z.object({
	key: z.enum(REPORT_KEYS),
	title: z.string(),
	/** What is counted, in words. */
	note: z.string(),
	/** Above the names of the rows. */
	label: z.string(),
	columns: z.array(z.object({ title: z.string(), unit })),
	rows: z.array(Row),
	/** Where bars of shares bear a stroke, in percent. */
	mark: z.nullable(z.number()),
	/** Of what goes on in time; groups are bars beside their names. */
	chart: z.nullable(Chart),
});
export type Report = z.output<typeof Report>;

const Fact = z.object({
	title: z.string(),
	unit,
	now: z.nullable(z.number()),
	before: z.nullable(z.number()),
});
export type ReportFact = z.output<typeof Fact>;

const Reports = z.object({
	at: z.string(),
	period: Period,
	against: Period,
	facts: z.array(Fact),
	reports: z.array(Report),
});
export type Reports = z.output<typeof Reports>;

const reads = { method: "GET", access: "bookings.read" } as const;

export const reports = {
	get: officeEndpoint({
		...reads,
		path: "/office/report",
		summary: "Alle Berichte eines Zeitraums neben einem anderen",
		query: ReportQuery,
		response: single(Reports),
	}),
	export: officeEndpoint({
		...reads,
		path: "/office/report/export",
		summary: "Ein Bericht oder alle als Excel-Mappe; Gruppen unter fünf Personen sind zusammengefasst",
		query: z.object({ ...asked, report: z.optional(z.enum(REPORT_KEYS)) }),
		response: file(EXPORT_FORMATS.xlsx),
	}),
	folder: officeEndpoint({
		...reads,
		path: "/office/report/folder",
		summary:
			"Die Mappe für den Vorstand: alle Berichte mit Bildern und Tabellen; Gruppen unter fünf sind zusammengefasst",
		query: ReportQuery,
		response: file("application/pdf"),
	}),
};

/** Longer ones are refused. */
export const REPORT_YEARS = 10;
