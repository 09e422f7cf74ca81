import type { Db } from "#server/db/client.ts";
import { compact, numbersIn } from "./matching/numbers.ts";
import { findOpen } from "./store.ts";

const MOST_LOOKED_AT = 2_000;

/** Money that has arrived and is in no place yet. */
export const createUnplaced = () => ({
	/** Tells whether some of it names one of these numbers. */
	async names(tx: Db): Promise<(...numbers: string[]) => boolean> {
		const open = await findOpen(tx, MOST_LOOKED_AT);
		const named = new Set(
			open.filter(({ free_cents }) => free_cents > 0).flatMap(({ transaction }) => numbersIn(transaction.purpose)),
		);
		return (...numbers) => numbers.some((number) => named.has(compact(number)));
	},
});

export type Unplaced = ReturnType<typeof createUnplaced>;
