import * as z from "zod/mini";

/* @__NO_SIDE_EFFECTS__ */
export const paged = <T extends z.ZodMiniType>(item: T) =>
	z.object({
		data: z.array(item),
		current_page: z.int(),
		last_page: z.int(),
		per_page: z.int(),
		total: z.int(),
	});

/* @__NO_SIDE_EFFECTS__ */
export const single = <T extends z.ZodMiniType>(item: T) => z.object({ data: item });

export interface Paged<T> {
	data: T[];
	current_page: number;
	last_page: number;
	per_page: number;
	total: number;
}

/** An empty list has one page, so that "last page reached" is true for it. */
export function toPaged<T>(
	data: T[],
	{ page, per_page, total }: { page: number; per_page: number; total: number },
): Paged<T> {
	return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}
