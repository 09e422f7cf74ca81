import * as z from "zod/mini";

/** What every row of dates begins with. */
export const dateInShort = {
	id: z.int(),
	topic: z.string(),
	/** Its slug gives the hue. */
	category: z.string(),
	date: z.string(),
	/** The town first; "Online, …" where nobody meets. */
	location: z.string(),
	is_online: z.boolean(),
};

/** Seats are persons. */
export const seats = {
	capacity: z.nullable(z.int()),
	taken: z.int(),
	/** Kept for somebody of the waiting list until the offer is answered. */
	offered: z.int(),
	/** Kept back for groups until their day (DATE-09). */
	reserved: z.int(),
	free: z.nullable(z.int()),
	waiting: z.int(),
};
