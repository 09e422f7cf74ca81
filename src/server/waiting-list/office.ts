import { berlinIso } from "#contract/berlin.ts";
import type { DateWaiting } from "#contract/office/dates.ts";
import type { Db } from "#server/db/client.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import type { Staff } from "#server/viewer.ts";
import { findAddressees, findQueue } from "./store.ts";

/** What staff see of those who wait. */
export const createWaitingListOffice = ({ db, datesOffice }: { db: Db; datesOffice: DatesOffice }) => ({
	/** Whom letters to those who wait go to. */
	addressees: findAddressees,

	async ofDate(dateId: number, staff: Staff): Promise<DateWaiting[]> {
		await datesOffice.noteLook(dateId, staff);
		return (await findQueue(db, dateId)).map(({ created_at, offer_expires_at, state, ...row }) => ({
			...row,
			created_at: berlinIso(created_at),
			offer_expires_at: state === "offered" && offer_expires_at ? berlinIso(offer_expires_at) : null,
		}));
	},
});

export type WaitingListOffice = ReturnType<typeof createWaitingListOffice>;
