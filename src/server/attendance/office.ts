import { berlinIso } from "#contract/dates.ts";
import type { OwnDate } from "#contract/office/own-dates.ts";
import type { Paged } from "#contract/paging.ts";
import { wholeList } from "#server/catalogue/rules.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { nameOf } from "./rules.ts";
import { findComing, findOwnDates } from "./store.ts";

/** What lecturers see of their own dates. */
export function createAttendanceOffice({ db, clock }: { db: Db; clock: Clock }) {
	return {
		/** Nobody else's, whatever else somebody may: what is one's own is no right (STAFF-07). */
		async ownDates({ id }: Staff): Promise<Paged<OwnDate>> {
			const dates = await findOwnDates(db, id, clock());
			const coming = Map.groupBy(
				await findComing(
					db,
					dates.map((date) => date.id),
				),
				({ date_id }) => date_id,
			);
			return wholeList(
				dates.map((date) => ({
					...date,
					date: berlinIso(date.date),
					names: (coming.get(date.id) ?? []).map(nameOf),
				})),
			);
		},
	};
}
