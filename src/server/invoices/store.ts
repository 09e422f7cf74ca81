import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { numberSeries } from "./tables.ts";

/** The next number of a series; nobody else gets one until this transaction ends. */
export async function takeNumber(tx: Db, series: string, year: number): Promise<number> {
	const [row] = await tx
		.insert(numberSeries)
		.values({ series, year, last_number: 1 })
		.onConflictDoUpdate({
			target: [numberSeries.series, numberSeries.year],
			set: { last_number: sql`${numberSeries.last_number} + 1` },
		})
		.returning({ last_number: numberSeries.last_number });
	if (!row) throw new Error(`The series ${series} gave no number.`);
	return row.last_number;
}
