import { and, between, eq } from "drizzle-orm";
import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { DAY_MS, MINUTE_MS } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { loadDates } from "../dates.ts";
import type { DemoContent } from "../read-content.ts";
import type { BookedDate } from "./bookings.ts";
import type { Chance } from "./chance.ts";

const PAST_MS = 90 * DAY_MS;
const COMING_MS = 62 * DAY_MS;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const TONIGHT = "mitgliederversammlung-sicher-leiten";

/** One date is under way: begun a moment ago, so that visitors, who see what is to come, miss nothing. */
export async function loadTonight(tx: Db, content: DemoContent, now: Date): Promise<void> {
	const [seminar] = await tx.select({ id: seminars.id }).from(seminars).where(eq(seminars.slug, TONIGHT));
	const head = content.seminars.find(({ slug }) => slug === TONIGHT);
	if (!seminar || !head) throw new Error(`The demo has no seminar ${TONIGHT}.`);
	const halfHour = Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
	const date = new Date(Math.max(halfHour, berlinMoment(berlinDay(now)).getTime()));
	await loadDates(tx, [{ seminar_id: seminar.id, date, capacity: 20, minutes: head.minutes, room: "Saal 2" }]);
}

type Found = BookedDate & { slug: string; fully_booked: boolean };

export async function findBookedDates(tx: Db, now: Date): Promise<Found[]> {
	const rows = await tx
		.select({
			id: seminarDates.id,
			seminar_id: seminarDates.seminar_id,
			date: seminarDates.date,
			capacity: seminarDates.capacity,
			fully_booked: seminarDates.fully_booked,
			price_cents: seminars.price_cents,
			slug: seminars.slug,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(
			and(
				eq(seminarDates.deactivated, false),
				eq(seminarDates.cancelled, false),
				between(seminarDates.date, new Date(now.getTime() - PAST_MS), new Date(now.getTime() + COMING_MS)),
			),
		)
		.orderBy(seminarDates.date, seminarDates.id);
	return rows.map((row) => ({ ...row, capacity: row.capacity ?? 20 }));
}

/** How full the next date of a seminar is; all others are somewhere in the middle. */
const NEXT_SEATS: Record<string, number> = {
	// Nearly full.
	"junge-leute-im-verein": 22,
	// Hardly anybody yet.
	"freiwillige-gewinnen-begleiten-behalten": 3,
	"mitgliederversammlung-sicher-leiten": 6,
	"datenschutz-im-verein-ohne-kopfschmerzen": 9,
	"e-rechnung-im-verein": 7,
};
/** Each of their bookings takes a moment, for it writes an invoice. */
const PRICED_SEATS = 5;
const PRICED_PAST_MS = 45 * DAY_MS;

export function seatsOf(date: Found, isNext: boolean, chance: Chance, now: Date): number {
	if (date.fully_booked) return date.capacity - 1;
	if (isNext && NEXT_SEATS[date.slug]) return NEXT_SEATS[date.slug] ?? 0;
	if (date.price_cents !== null && date.date.getTime() < now.getTime() - PRICED_PAST_MS) return 0;
	const share = date.date < now ? chance.between(50, 90) : chance.between(20, 50);
	const seats = Math.floor((date.capacity * share) / 100);
	return date.price_cents !== null ? Math.min(PRICED_SEATS, seats) : seats;
}
