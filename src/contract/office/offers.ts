import * as z from "zod/mini";
import * as field from "#contract/fields.ts";

/** A category as a row names it. */
export const RowCategory = z.object({ slug: z.string(), name: z.string() });

/** What rows of seminars and of video courses begin with. */
export const offerRow = {
	id: z.int(),
	slug: z.string(),
	topic: z.string(),
	image: z.string(),
	category: RowCategory,
	lecturer: z.string(),
};

export const offerFilters = {
	category: z.optional(field.id),
	lecturer: z.optional(field.id),
	state: z.optional(z.enum(["visible", "hidden"])),
};
