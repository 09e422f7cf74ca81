import * as z from "zod/mini";

/** Where a seminar in person takes place. What is null is not known. */
export const Place = z.object({
	id: z.int(),
	name: z.string(),
	street: z.nullable(z.string()),
	postcode: z.nullable(z.string()),
	city: z.nullable(z.string()),
	/** How to get there. */
	directions: z.nullable(z.string()),
	step_free: z.nullable(z.boolean()),
	step_free_note: z.nullable(z.string()),
	/** A map elsewhere, to be opened by a click: no map is loaded. */
	map_url: z.nullable(z.string()),
});
export type Place = z.output<typeof Place>;

/** "Kastanienhof, Raum 2, Lindenweg 4, 04315 Leipzig" */
export const addressLine = ({ name, street, postcode, city }: Place, room: string | null): string =>
	[name, room, street, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
