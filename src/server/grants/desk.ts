import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatDate, isoDay } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import { endOfDay } from "#server/desk/end-of-day.ts";
import type { DeskPart } from "#server/desk/part.ts";
import * as store from "./desk-store.ts";

/** So long before it is due a proof stands on Heute. */
const SOON_DAYS = 30;

const soon = (now: Date): string => isoDay(addDays(berlinDay(now), SOON_DAYS));

export const createGrantsDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "grant_proof",
			access: "seminars.write",
			count: (now) => store.countDue(db, soon(now)),
			find: async (now, most) =>
				(await store.findDue(db, soon(now), most)).map(({ id, reference, funder, due_on, created_at }) => ({
					id: String(id),
					title: `Nachweis ${reference}`,
					detail: [funder, `abgeben bis ${formatDate(due_on ?? "")}`].filter(Boolean).join(" · "),
					due: endOfDay(due_on ?? ""),
					since: created_at,
					tone: "warn",
					action: { label: "Zusammenstellen", path: officePaths.grant(id) },
				})),
		},
	],
});
