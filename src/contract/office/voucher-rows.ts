import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { isoDay } from "./iso-day.ts";
import { revision } from "./revision.ts";

export const BATCH_STATES = ["running", "planned", "used_up", "over", "blocked"] as const;
export type BatchState = (typeof BATCH_STATES)[number];
export const CODE_STATES = ["free", "used_up", "blocked"] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** So many codes a batch has at most, and so often a code can be used. */
export const CODES_MAX = 5_000;
export const USES_MAX = 10_000;
/** Behind its beginning: random signs that nobody takes for one another, not on paper and not by hand either. */
export const VOUCHER_ALPHABET = "ACDEFGHJKMNPQRTUVWXY34679";

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

export const OfficeBatch = z.object({
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

export const VoucherUse = z.object({
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

export const OfficeCode = z.object({
	id: z.int(),
	code: z.string(),
	state: z.enum(CODE_STATES),
	uses: z.int(),
	max_uses: z.nullable(z.int()),
	last_use: z.nullable(VoucherUse),
});
export type OfficeCode = z.output<typeof OfficeCode>;

const Offer = z.object({ id: z.int(), topic: z.string(), price: z.number() });
export const BatchChoices = z.object({
	/** What has a price. */
	seminars: z.array(Offer),
	courses: z.array(Offer),
});
export type BatchChoices = z.output<typeof BatchChoices>;

export const VoucherFigures = z.object({ running: z.int(), uses: z.int(), off: z.number() });
export type VoucherFigures = z.output<typeof VoucherFigures>;
