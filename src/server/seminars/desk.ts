import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { addDays } from "#contract/dates.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { UpcomingDate, UpcomingDates } from "#contract/office/today.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { SiteService } from "#server/site/service.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./desk-store.ts";
import { seatsOf, whereWords } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	site: SiteService;
	/** Whose dates somebody sees who may see their own alone. */
	lecturerOf: (staff: Staff) => Promise<number | null>;
}

const MOST_NEXT = 5;
/** No date goes over more days than these. */
const LONGEST_DATE_MS = 60 * DAY_MS;
const NONE: UpcomingDates = { today: [], next: [], total_next: 0 };

const present = (
	{ seminar_id, seats_taken, place, starts_at, ends_at, ...row }: store.UpcomingRow,
	tipId: number | null,
): UpcomingDate => ({
	...row,
	starts_at: berlinIso(starts_at),
	ends_at: berlinIso(ends_at),
	location: whereWords(row.location, place),
	is_tip: seminar_id === tipId,
	...seatsOf({ ...row, seats_taken }),
});

/** The dates that Heute shows. */
export function createSeminarsDesk({ db, clock, site, lecturerOf }: Parts) {
	async function find(lecturerId?: number): Promise<UpcomingDates> {
		const today = berlinDay(clock());
		const day = { from: berlinMoment(today), to: berlinMoment(addDays(today, 1)) };
		const [tipId, current, next, total_next] = await Promise.all([
			site.highlightedSeminarId(),
			store.findOn(db, day, new Date(day.from.getTime() - LONGEST_DATE_MS), lecturerId),
			store.findFrom(db, day.to, MOST_NEXT, lecturerId),
			store.countFrom(db, day.to, lecturerId),
		]);
		const shown = (rows: store.UpcomingRow[]) => rows.map((row) => present(row, tipId));
		return { today: shown(current), next: shown(next), total_next };
	}

	return {
		async upcoming(staff: Staff): Promise<UpcomingDates> {
			if (rolesMay(staff.roles, "seminars.read")) return find();
			const lecturerId = rolesMay(staff.roles, "attendance.write") ? await lecturerOf(staff) : null;
			return lecturerId === null ? NONE : find(lecturerId);
		},
	};
}
