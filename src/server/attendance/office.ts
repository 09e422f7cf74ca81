import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { StreamedFile } from "#contract/files.ts";
import type { OwnDate, OwnDatesQuery } from "#contract/office/own-dates.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Feedback } from "#server/feedback/service.ts";
import type { HandoutsOffice } from "#server/handouts/office.ts";
import { seatsOf, whereWords } from "#server/seminars/rules.ts";
import type { Staff } from "#server/viewer.ts";
import type { Door } from "./door.ts";
import { nameOf } from "./rules.ts";
import { countOwnDates, findComing, findOwnDates } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	feedback: Pick<Feedback, "results">;
	handoutsOffice: Pick<HandoutsOffice, "ofDate" | "ofDates" | "file">;
	door: Pick<Door, "dateFor">;
	lecturerOf: (staff: Staff) => Promise<number | null>;
}

const PER_PAGE = 20;

/** "Mika Sommer (Rollstuhl)" */
const nameWithNote = ({ note, ...person }: Parameters<typeof nameOf>[0] & { note: string | null }): string =>
	note ? `${nameOf(person)} (${note})` : nameOf(person);

/** What lecturers see of their own dates. */
export function createAttendanceOffice({ db, clock, audit, feedback, handoutsOffice, door, lecturerOf }: Parts) {
	/** Those who come, by the date. */
	async function namesOf(dateIds: number[]): Promise<Map<number, string[]>> {
		const names = new Map<number, string[]>();
		for (const person of dateIds.length > 0 ? await findComing(db, dateIds) : [])
			names.set(person.date_id, [...(names.get(person.date_id) ?? []), nameWithNote(person)]);
		return names;
	}

	return {
		/** Nobody else's, whatever else somebody may: what is one's own is no right (STAFF-07). */
		async ownDates({ when, page = 1 }: OwnDatesQuery, staff: Staff): Promise<Paged<OwnDate>> {
			const paging = { page, per_page: PER_PAGE };
			const lecturerId = await lecturerOf(staff);
			if (lecturerId === null) return toPaged([], { ...paging, total: 0 });
			// What began an hour ago is not over yet.
			const own = { lecturerId, when, at: berlinMoment(berlinDay(clock())) };
			const [rows, total] = await Promise.all([findOwnDates(db, own, paging), countOwnDates(db, own)]);
			const names = await namesOf(rows.map(({ id }) => id));
			await audit.lookEach(db, staff, "date", [...names.keys()]);
			const results = await feedback.results(rows.map(({ id }) => id));
			const handouts = await handoutsOffice.ofDates(rows.map(({ id }) => id));
			const dates = rows.map(({ place, seats_taken, ...row }) => ({
				...row,
				handouts: handouts.get(row.id) ?? [],
				...seatsOf({ ...row, seats_taken }),
				date: berlinIso(row.date),
				location: whereWords(row.location, place),
				names: names.get(row.id) ?? [],
				feedback: results.get(row.id) ?? { answers: 0, invited: 0, results: null },
			}));
			return toPaged(dates, { ...paging, total });
		},

		/** A file for the participants, for whoever leads the date. */
		async handout(dateId: number, handoutId: number, staff: Staff): Promise<StreamedFile> {
			await door.dateFor(dateId, staff);
			const isOfDate = (await handoutsOffice.ofDate(dateId)).some(({ id }) => id === handoutId);
			if (!isOfDate) throw refuse("not_found");
			return handoutsOffice.file(handoutId);
		},
	};
}
