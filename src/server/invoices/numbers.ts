import { berlinDay } from "#contract/berlin.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { newCode } from "#server/tokens.ts";
import { SERIES } from "./rules.ts";
import * as store from "./store.ts";
import { NUMBER_PLACES } from "./tables.ts";

/** By an order's number people tell us which one they mean: who has counted on from their own must not hit another. */
const ORDER_CODE_LENGTH = 4;

/** "VSZ-2026-000123-K7QM": counted by the order's id, for which nobody waits. Only documents may have no gap. */
export const orderNumber = (id: number, now: Date): string =>
	`${SERIES.order}-${berlinDay(now).year}-${String(id).padStart(NUMBER_PLACES, "0")}-${newCode(ORDER_CODE_LENGTH)}`;

/** What counts such a document now. */
export const seriesOf = (kind: Exclude<keyof typeof SERIES, "order">, now: Date): store.Series => ({
	series: SERIES[kind],
	year: berlinDay(now).year,
});

/** "RE-2026-000123". As late as can be: from here to the end of the caller's transaction everybody else has to wait. */
export const createNumbers =
	({ clock }: { clock: Clock }) =>
	(tx: Db, kind: Parameters<typeof seriesOf>[0]): Promise<string> =>
		store.takeNumber(tx, seriesOf(kind, clock()));
