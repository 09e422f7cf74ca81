import { berlinDay } from "#contract/berlin.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { newCode } from "#server/tokens.ts";
import { SERIES } from "./rules.ts";
import * as store from "./store.ts";

/** By an order's number people tell us which one they mean: who has counted on from their own must not hit another. */
const ORDER_CODE_LENGTH = 4;

type Series = Exclude<keyof typeof SERIES, "order">;

const counted = (name: keyof typeof SERIES, year: number, last: number): string =>
	`${SERIES[name]}-${year}-${String(last).padStart(6, "0")}`;

/** "VSZ-2026-000123-K7QM": counted by the order's id, for which nobody waits. Only documents may have no gap. */
export const orderNumber = (id: number, now: Date): string =>
	`${counted("order", berlinDay(now).year, id)}-${newCode(ORDER_CODE_LENGTH)}`;

/**
 * "RE-2026-000123". As late as can be: from here to the end of the caller's transaction everybody else has to wait.
 */
export const createNumbers = ({ clock }: { clock: Clock }) =>
	async function takeNumber(tx: Db, series: Series): Promise<string> {
		const { year } = berlinDay(clock());
		return counted(series, year, await store.takeNumber(tx, SERIES[series], year));
	};
