import * as z from "zod/mini";
import * as field from "#contract/fields.ts";

/** "2026-11-24" */
const isoDay = z.string().check(
	z.refine((value: string) => {
		const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
		return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
	}, field.INVALID_FORMAT),
);

/** In days until today. */
export const SPANS = ["1", "7", "30", "90", "365"] as const;

/** The filters of a span of time: so many days until today, or from one day to another. */
export const span = { from: z.optional(isoDay), to: z.optional(isoDay), days: z.optional(z.enum(SPANS)) };

export interface Span {
	from?: string | undefined;
	to?: string | undefined;
	days?: (typeof SPANS)[number] | undefined;
}
