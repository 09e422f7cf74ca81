import { refuse } from "#contract/errors.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { freeSeats } from "#server/seminars/rules.ts";
import type { Staff } from "#server/viewer.ts";
import type { Dates, LockedDate } from "./dates.ts";
import { hasBegun } from "./rules.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
	dates: Dates;
}

export interface Seated {
	seats: number;
	/** Why it may be more than there are. */
	beyondReason?: string | undefined;
	/** A group's seats that are kept back, of which these are. */
	reserveId?: number | undefined;
	/** Whoever stands at the door gets a seat until the date is over. */
	untilEnd?: boolean;
}

/** How staff take seats of a date: also after its sign-up has closed, also of a hidden one, but never of one that is over. */
export function createSeating({ clock, audit, dates }: Parts) {
	async function lockOpen(tx: Db, dateId: number, untilEnd = false): Promise<LockedDate> {
		const date = await dates.lock(tx, dateId);
		if (!date) throw refuse("date_unknown");
		if (date.cancelled) throw refuse("date_cancelled");
		if (untilEnd ? date.ends_at <= clock() : hasBegun(date, clock())) throw refuse("date_closed");
		return date;
	}

	return {
		lockOpen,

		/** Under the lock of the date; more than there is room for only with a reason, which the history keeps. */
		async seat(
			tx: Db,
			dateId: number,
			{ seats, beyondReason, reserveId, untilEnd }: Seated,
			staff: Staff,
		): Promise<void> {
			await lockOpen(tx, dateId, untilEnd);
			if (reserveId) await dates.spendReserve(tx, dateId, reserveId, seats);
			const free = freeSeats(await lockOpen(tx, dateId, untilEnd));
			const isBeyond = free !== null && seats > free;
			if (isBeyond && !beyondReason) throw refuse("date_full");
			await dates.take(tx, dateId, seats, isBeyond);
			if (isBeyond) await audit.note(tx, staff, "date_overbooked", dateId, { seats, reason: beyondReason });
		},
	};
}

export type Seating = ReturnType<typeof createSeating>;
