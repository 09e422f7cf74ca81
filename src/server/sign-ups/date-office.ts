import { berlinIso } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DateBooking } from "#contract/office/dates.ts";
import type { Db } from "#server/db/client.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import type { Staff } from "#server/viewer.ts";
import { findOfDate } from "./store.ts";

/** Who comes to a date, as its page shows it. */
export const createDateBookings = ({ db, datesOffice }: { db: Db; datesOffice: DatesOffice }) => ({
	async list(dateId: number, staff: Staff): Promise<DateBooking[]> {
		await datesOffice.noteLook(dateId, staff);
		return (await findOfDate(db, dateId)).map(({ created_at, gross_cents, cancelled_at, ...row }) => ({
			...row,
			created_at: berlinIso(created_at),
			gross: centsToEuro(gross_cents),
			is_cancelled: cancelled_at !== null,
		}));
	},
});
