import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { addDays, formatDate, isoDay } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { dayOf } from "#contract/office/series.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import * as store from "./minimum-store.ts";

/** DATE-07: so long before the day of decision the office is reminded. */
const AHEAD_DAYS = 10;
const until = (now: Date): string => isoDay(addDays(berlinDay(now), AHEAD_DAYS));

/** Dates with too few persons; nothing is cancelled by itself. */
export const createMinimumDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "minimum",
			access: "seminars.write",
			count: (now) => store.countBelow(db, now, until(now)),
			find: async (now, most) =>
				(await store.findBelow(db, now, until(now), most)).map(({ id, topic, date, taken, minimum, decide_on }) => ({
					id: String(id),
					title: `„${topic}“ hat zu wenig Anmeldungen`,
					detail: `${formatDate(berlinIso(date))} · ${taken} von mindestens ${minimum}. Entscheide bis ${formatDate(decide_on)}.`,
					// The whole day is there to decide.
					due: berlinMoment(addDays(dayOf(decide_on), 1)),
					since: berlinMoment(addDays(dayOf(decide_on), -AHEAD_DAYS)),
					tone: "warn",
					action: { label: "Entscheiden", path: officePaths.date(id) },
				})),
		},
	],
});
