import type { Listed } from "#contract/office/listing.ts";

/** A view that is always there. */
export interface FixedView {
	name: string;
	/** As an address has it, its parts in the order of the alphabet. */
	query: string;
	/** How many it finds is said; only where an index knows it at once. */
	counted?: true;
}

export const ALL: FixedView = { name: "Alle", query: "" };

export type Count = Pick<Listed<unknown>, "total" | "total_is_least">;
