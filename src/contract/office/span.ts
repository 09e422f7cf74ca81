import * as z from "zod/mini";
import { isoDay } from "./iso-day.ts";

/** In days until today. */
export const SPANS = ["1", "7", "30", "90", "365"] as const;

/** The filters of a span of time: so many days until today, or from one day to another. */
export const span = { from: z.optional(isoDay), to: z.optional(isoDay), days: z.optional(z.enum(SPANS)) };

export interface Span {
	from?: string | undefined;
	to?: string | undefined;
	days?: (typeof SPANS)[number] | undefined;
}
