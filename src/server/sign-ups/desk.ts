import { berlinIso } from "#contract/berlin.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { seats, shortDay } from "#server/desk/words.ts";
import { euro } from "#server/invoices/words.ts";
import * as store from "./desk-store.ts";

type Newest = Awaited<ReturnType<typeof store.findNewest>>[number];

const what = ({ cancelled_at, persons }: Newest): string =>
	cancelled_at ? "hat gebucht und wieder abgesagt" : `bucht ${seats(persons)}`;

export const createSignUpsDesk = ({ db }: { db: Db }): DeskPart => ({
	figures: [{ key: "seats", access: "bookings.read", perDay: (span) => store.sumSeatsPerDay(db, span) }],
	happenings: [
		{
			access: "bookings.read",
			find: async (most) =>
				(await store.findNewest(db, most)).map((row) => ({
					kind: "booking",
					id: `booking-${row.number}`,
					at: row.created_at,
					lead: row.company || `${row.first_name} ${row.last_name}`,
					text: what(row),
					detail: [
						`${row.topic}, ${shortDay(berlinIso(row.date))}`,
						...(row.gross_cents > 0 ? [`${euro(row.gross_cents)} auf Rechnung`] : []),
					].join(" · "),
					path: officePaths.booking(row.number),
				})),
		},
	],
});
