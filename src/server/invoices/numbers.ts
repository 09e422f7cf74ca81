import { berlinDay } from "#contract/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { newCode } from "#server/tokens.ts";
import { SERIES } from "./rules.ts";
import * as store from "./store.ts";

/** By an order's number people tell us which one they mean: who has counted on from their own must not hit another. */
const ORDER_CODE_LENGTH = 4;

type Series = Exclude<keyof typeof SERIES, "order">;

const counted = (name: keyof typeof SERIES, year: number, last: number | undefined): string =>
	`${SERIES[name]}-${year}-${String(last).padStart(6, "0")}`;

/** "VSZ-2026-000123-K7QM": counted by the order's id, for which nobody waits. Only documents may have no gap. */
export const orderNumber = (id: number, now: Date): string =>
	`${counted("order", berlinDay(now).year, id)}-${newCode(ORDER_CODE_LENGTH)}`;

/**
 * "RE-2026-000123" of each series, in the sequence in which they are locked. As late as can be: from here to the end of
 * the caller's transaction everybody else has to wait.
 */
export const createNumbers = ({ clock }: { clock: Clock }) =>
	async function takeNumbers<const S extends Series>(tx: Db, ...series: S[]): Promise<Record<S, string>> {
		const { year } = berlinDay(clock());
		const names = series.map((name) => SERIES[name]);
		const taken = await store.takeNumbers(tx, names, year);
		return Object.fromEntries(series.map((name) => [name, counted(name, year, taken.get(SERIES[name]))])) as Record<
			S,
			string
		>;
	};
