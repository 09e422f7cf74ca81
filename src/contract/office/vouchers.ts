import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { revision } from "./revision.ts";

export const BATCH_STATES = ["running", "planned", "used_up", "over", "blocked"] as const;
export type BatchState = (typeof BATCH_STATES)[number];
export const CODE_STATES = ["free", "used_up", "blocked"] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** So many codes a batch has at most, and so often a code can be used. */
export const CODES_MAX = 5_000;
export const USES_MAX = 10_000;
/** Behind its beginning: random signs that nobody takes for one another. */
export const CODE_ALPHABET = "ACDEFGHJKMNPQRTUVWXY34679";

const day = z.nullable(isoDay);
/** None means all of them, an empty list not one. */
const covered = z.nullable(z.array(field.id).check(z.maxLength(500, field.INVALID_VALUE)));
/** What a code is made of, in whatever case. */
const signs = (min: number, max: number, error: string) =>
	z.string(field.REQUIRED).check(z.trim(), z.regex(new RegExp(`^[\\dA-Za-zÄÖÜäöü-]{${min},${max}}$`), error));

/** What can be said of a batch at any time. */
const written = {
	name: field.limitedText(80),
	valid_from: day,
	/** Its last day. */
	valid_until: day,
	seminar_ids: covered,
	course_ids: covered,
};

interface Written {
	valid_from: string | null;
	valid_until: string | null;
	seminar_ids: number[] | null;
	course_ids: number[] | null;
}
const inTime = z.refine<Written>(
	({ valid_from, valid_until }) => !valid_from || !valid_until || valid_from <= valid_until,
	{ error: "Das Ende liegt vor dem Anfang", path: ["valid_until"] },
);
const forSomething = z.refine<Written>(
	({ seminar_ids, course_ids }) => seminar_ids?.length !== 0 || course_ids?.length !== 0,
	{ error: "Wähle wenigstens ein Seminar oder einen Videokurs", path: ["seminar_ids"] },
);

/** What every code is worth, and how often it can be used: none means any number of times. */
const worth = { discount: field.wholeNumber(1, 100), max_uses: z.nullable(field.wholeNumber(1, USES_MAX)) };

/** One code that people say to each other, or so many that nobody can guess. */
export const NewBatch = z
	.object({
		...written,
		...worth,
		chosen_code: z.nullable(signs(4, 30, "4 bis 30 Buchstaben oder Ziffern ohne Leerzeichen")),
		count: z.nullable(field.wholeNumber(1, CODES_MAX)),
		prefix: z.nullable(signs(1, 12, "Höchstens 12 Buchstaben oder Ziffern")),
	})
	.check(inTime, forSomething)
	.check(
		z.refine(({ chosen_code, count }) => (chosen_code === null) !== (count === null), {
			error: field.REQUIRED,
			path: ["chosen_code"],
		}),
	);
export type NewBatch = z.output<typeof NewBatch>;

export const BatchChange = z.object(written).check(inTime, forSomething);
export type BatchChange = z.output<typeof BatchChange>;

const OfficeBatch = z.object({
	...written,
	id: z.int(),
	revision,
	...worth,
	state: z.enum(BATCH_STATES),
	codes: z.int(),
	/** The only code of a batch that has one. */
	code: z.nullable(z.string()),
	uses: z.int(),
	created_at: z.string(),
});
export type OfficeBatch = z.output<typeof OfficeBatch>;

const VoucherUse = z.object({
	kind: z.enum(["booking", "order"]),
	/** Of the booking or the order. */
	number: z.string(),
	code: z.string(),
	who: z.string(),
	/** The seminar or the course. */
	what: z.string(),
	at: z.string(),
	/** In euro: what was not to be paid. */
	off: z.number(),
});
export type VoucherUse = z.output<typeof VoucherUse>;

const OfficeCode = z.object({
	id: z.int(),
	code: z.string(),
	state: z.enum(CODE_STATES),
	uses: z.int(),
	max_uses: z.nullable(z.int()),
	last_use: z.nullable(VoucherUse),
});
export type OfficeCode = z.output<typeof OfficeCode>;

const Offer = z.object({ id: z.int(), topic: z.string(), price: z.number() });
const BatchChoices = z.object({
	/** What has a price. */
	seminars: z.array(Offer),
	courses: z.array(Offer),
});
export type BatchChoices = z.output<typeof BatchChoices>;

const Figures = z.object({ running: z.int(), uses: z.int(), off: z.number() });
export type VoucherFigures = z.output<typeof Figures>;

const BATCHES = { sorts: ["at"], sort: "-at", filters: { state: z.optional(z.enum(BATCH_STATES)) } } as const;
const BatchesQuery = listQuery(BATCHES);
export type BatchesQuery = z.output<typeof BatchesQuery>;
const CODES = { sorts: ["code"], sort: "code", filters: { state: z.optional(z.enum(CODE_STATES)) } } as const;
const CodesQuery = listQuery(CODES);
export type CodesQuery = z.output<typeof CodesQuery>;

const params = z.object({ id: field.id });
const { access } = LISTS.voucher_batches;
const reads = { method: "GET", access } as const;
const writes = { method: "POST", access: "orders.write" } as const;
const batch = single(OfficeBatch);

export const vouchers = {
	batches: officeEndpoint({
		...reads,
		path: "/office/voucher_batch",
		summary: "Alle Aktionen mit Gutscheinen und wie oft sie eingelöst wurden",
		query: BatchesQuery,
		response: listed(OfficeBatch),
	}),
	export: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/export",
		summary: "Die gefilterten Aktionen als Datei",
		query: exportQuery(BATCHES),
		response: exported,
	}),
	figures: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/figures",
		summary: "Wie viele Aktionen laufen und was dieses Jahr eingelöst wurde",
		response: single(Figures),
	}),
	choices: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/choices",
		summary: "Wofür Gutscheine gelten können: Seminare und Videokurse mit Preis",
		response: single(BatchChoices),
	}),
	get: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id",
		summary: "Eine Aktion",
		params,
		response: batch,
	}),
	create: officeEndpoint({
		...writes,
		path: "/office/voucher_batch",
		audit: "vouchers_created",
		summary: "Legt eine Aktion mit einem gewählten oder vielen zufälligen Codes an",
		body: NewBatch,
		response: batch,
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/voucher_batch/:id",
		access: "orders.write",
		audit: "vouchers_changed",
		summary: "Ändert Namen Zeit und wofür eine Aktion gilt; der Nachlass bleibt",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(BatchChange, { revision }),
		response: batch,
	}),
	block: officeEndpoint({
		...writes,
		path: "/office/voucher_batch/:id/block",
		audit: "vouchers_blocked",
		summary: "Sperrt alle Codes einer Aktion; was eingelöst ist bleibt",
		params,
		response: batch,
	}),
	unblock: officeEndpoint({
		...writes,
		path: "/office/voucher_batch/:id/unblock",
		audit: "vouchers_unblocked",
		summary: "Gibt eine Aktion wieder frei",
		params,
		response: batch,
	}),
	codes: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/code",
		summary: "Die Codes einer Aktion und wer sie zuletzt eingelöst hat",
		params,
		query: CodesQuery,
		response: listed(OfficeCode),
	}),
	codesExport: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/code/export",
		summary: "Die gefilterten Codes einer Aktion als Datei; ohne Namen",
		params,
		query: exportQuery(CODES),
		response: exported,
	}),
	cards: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/cards",
		summary: "Die freien Codes einer Aktion als Karten zum Ausdrucken",
		params,
		response: file("application/pdf"),
	}),
	uses: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/use",
		summary: "Die letzten 200 Buchungen und Bestellungen mit einem Code der Aktion",
		params,
		query: z.object({ code: field.optionalText }),
		response: single(z.array(VoucherUse)),
	}),
	usesExport: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/use/export",
		summary: "Alle Buchungen und Bestellungen mit einem Code der Aktion als Datei",
		params,
		query: z.object({ format: z.enum(["xlsx", "csv"]) }),
		response: exported,
	}),
	blockCode: officeEndpoint({
		...writes,
		path: "/office/voucher/:id/block",
		audit: "voucher_blocked",
		summary: "Sperrt einen Code",
		params,
		response: single(OfficeCode),
	}),
	unblockCode: officeEndpoint({
		...writes,
		path: "/office/voucher/:id/unblock",
		audit: "voucher_unblocked",
		summary: "Gibt einen Code wieder frei",
		params,
		response: single(OfficeCode),
	}),
};
