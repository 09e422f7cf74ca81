import { eq } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { waitingList as table } from "#server/waiting-list/tables.ts";
import type { Happened } from "../past.ts";
import type { BookedDate } from "./bookings.ts";
import { person } from "./people.ts";

const QUEUE = [
	{ who: person("Jule Neumann"), number_of_persons: 1 },
	{ who: person("Rolf Petzold"), number_of_persons: 3 },
	{ who: person("Steffi Richter"), number_of_persons: 1 },
];
const OFFER_ENDS_MS = 5 * HOUR_MS;

/** Three wait for a full date; the first of them has an offer that ends soon. */
export function waitingOfTheOffice(tx: Db, date: BookedDate, now: Date): Happened[] {
	const joined = QUEUE.map(
		({ who, number_of_persons }, index): Happened => ({
			at: new Date(now.getTime() - (9 - 2 * index) * DAY_MS),
			run: ({ waitingList }) =>
				waitingList.join(
					{
						presence_seminar_id: date.seminar_id,
						presence_seminar_date_id: date.id,
						name: who.name,
						email: who.email,
						number_of_persons,
					},
					"demo",
				),
		}),
	);
	const [first] = QUEUE;
	const offered: Happened = {
		at: now,
		run: ({ dates }) =>
			dates.transaction(async (inner) => {
				const offer = { state: "offered" as const, offer_expires_at: new Date(now.getTime() + OFFER_ENDS_MS) };
				await tx
					.update(table)
					.set(offer)
					.where(eq(table.email, first?.who.email ?? ""));
				await dates.take(inner, date.id, first?.number_of_persons ?? 0);
			}),
	};
	return [...joined, offered];
}
