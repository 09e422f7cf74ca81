import { berlinDay } from "#contract/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { newCode } from "#server/tokens.ts";
import { SERIES } from "./rules.ts";
import * as store from "./store.ts";

/** By an order's number people tell us which one they mean: who has counted on from their own must not hit another. */
const ORDER_CODE_LENGTH = 4;

type Series = keyof typeof SERIES;

/**
 * "RE-2026-000123" of each series, in the sequence in which they are locked; an order's goes on, "VSZ-2026-000123-K7QM".
 * As late as can be: from here to the end of the caller's transaction everybody else has to wait.
 */
export const createNumbers = ({ clock }: { clock: Clock }) =>
	async function takeNumbers<const S extends Series>(tx: Db, ...series: S[]): Promise<Record<S, string>> {
		const { year } = berlinDay(clock());
		const names = series.map((name) => SERIES[name]);
		const taken = await store.takeNumbers(tx, names, year);
		const asText = (name: S): string => {
			const counted = `${SERIES[name]}-${year}-${String(taken.get(SERIES[name])).padStart(6, "0")}`;
			return name === "order" ? `${counted}-${newCode(ORDER_CODE_LENGTH)}` : counted;
		};
		return Object.fromEntries(series.map((name) => [name, asText(name)])) as Record<S, string>;
	};
