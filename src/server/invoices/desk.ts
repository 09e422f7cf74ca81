import { berlinDay, isoDay } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { sumNetPerDay } from "./desk-store.ts";

const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

/**
 * Revenue is what was invoiced, without tax and less what was credited, on the day of each document: it does not wait for
 * the money, and no invoice changes a day that is over.
 */
export const createInvoicesDesk = ({ db }: { db: Db }): DeskPart => ({
	figures: [
		{
			key: "revenue",
			access: "orders.read",
			perDay: ({ from, to }) => sumNetPerDay(db, dayOf(from), dayOf(to)),
		},
	],
});
