import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { MONTH } from "./datev-settings.ts";
import { officeEndpoint } from "./endpoint.ts";
import { startedTask } from "./tasks.ts";

/** Exported as it is kept; the one whose turn it is; those that wait for it; the one that is not over. */
export const DATEV_STATES = ["frozen", "next", "waiting", "running"] as const;
export type DatevState = (typeof DATEV_STATES)[number];

const Frozen = z.object({
	created_at: z.string(),
	created_by: z.nullable(z.string()),
	/** SHA-256 of the booking batch. */
	hash: z.string(),
	bookings: z.int(),
	documents: z.int(),
	/** How many documents are drawn; the archive is there with the last. */
	drawn: z.int(),
});

const MonthLine = z.object({
	/** "2026-10" */
	month: z.string(),
	state: z.enum(DATEV_STATES),
	frozen: z.nullable(Frozen),
});
export type DatevMonthLine = z.output<typeof MonthLine>;

/** In euro. The file and the books are added up apart from each other. */
const AccountSum = z.object({
	account: z.string(),
	name: z.string(),
	debit: z.number(),
	credit: z.number(),
	balance: z.number(),
	in_books: z.number(),
});
export type DatevAccountSum = z.output<typeof AccountSum>;

const Line = z.object({
	day: z.string(),
	amount: z.number(),
	debit: z.string(),
	credit: z.string(),
	number: z.string(),
	text: z.string(),
	is_cancelled: z.boolean(),
	/** Of an earlier month, which was exported before it was known. */
	is_late: z.boolean(),
});
export type DatevLine = z.output<typeof Line>;

const Month = z.object({
	...MonthLine.shape,
	/** What has to be set before. */
	missing: z.array(z.string()),
	bookings: z.int(),
	documents: z.int(),
	late: z.int(),
	accounts: z.array(AccountSum),
	/** The sum of all differences between file and books, each taken as it is far from zero. */
	difference: z.number(),
	/** As many as somebody reads. */
	lines: z.array(Line),
});
export type DatevMonth = z.output<typeof Month>;

const Overview = z.object({ missing: z.array(z.string()), months: z.array(MonthLine) });
export type DatevOverview = z.output<typeof Overview>;

const params = z.object({ month: z.string().check(z.regex(MONTH, field.INVALID_VALUE)) });
const reads = { method: "GET", access: "books.read", params } as const;

/** EINV-03: the month for the tax adviser. */
export const datev = {
	overview: officeEndpoint({
		method: "GET",
		access: "books.read",
		path: "/office/datev",
		summary: "Die Monate für die Steuerberatung und was vor dem ersten Export fehlt",
		response: single(Overview),
	}),
	get: officeEndpoint({
		...reads,
		path: "/office/datev/:month",
		summary: "Ein Monat mit Summen je Konto: wie er exportiert wurde oder wie er es jetzt würde",
		response: single(Month),
	}),
	export: officeEndpoint({
		method: "POST",
		access: "books.write",
		path: "/office/datev/:month",
		audit: "datev_exported",
		summary: "Exportiert einen Monat und schreibt ihn fest; noch einmal ergibt dasselbe",
		refuses: ["datev_incomplete", "datev_not_over", "datev_not_next", "datev_too_many"],
		params,
		response: startedTask,
	}),
	batch: officeEndpoint({
		...reads,
		path: "/office/datev/:month/batch",
		summary: "Der Buchungsstapel eines exportierten Monats",
		response: file("text/csv; charset=windows-1252"),
	}),
	archive: officeEndpoint({
		...reads,
		path: "/office/datev/:month/archive",
		summary: "Buchungsstapel und Belege eines exportierten Monats",
		refuses: ["datev_not_ready"],
		response: file("application/zip"),
	}),
};
