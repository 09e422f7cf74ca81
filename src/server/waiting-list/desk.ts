import { DAY_MS } from "#contract/constants.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { seats } from "#server/desk/words.ts";
import * as store from "./desk-store.ts";

const tomorrow = (now: Date) => new Date(now.getTime() + DAY_MS);

export const createWaitingListDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "offer",
			access: "bookings.write",
			count: (now) => store.countLapsing(db, tomorrow(now)),
			find: async (now, most) =>
				(await store.findLapsing(db, tomorrow(now), most)).map(({ entry, topic, next }) => ({
					id: String(entry.id),
					title: `Angebot für ${entry.name} läuft ab`,
					detail: `${seats(entry.number_of_persons)} in „${topic}“${next ? ` · danach: ${next}` : ""}`,
					due: entry.offer_expires_at,
					since: entry.created_at,
					tone: "free",
					action: { label: "Ansehen", path: officePaths.date(entry.seminar_date_id) },
				})),
		},
	],
});
