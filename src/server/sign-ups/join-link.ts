import { DAY_MS } from "#contract/constants.ts";

interface Booked {
	signUp: { cancelled_at: Date | null; number_of_persons: number };
	date: { date: Date; cancelled: boolean; join_link: string | null };
	sessions: readonly { ends_at: Date }[];
}

/** DATE-08: the way into an online seminar, for those who have a seat and for nobody else. */
const linkOf = ({ signUp, date, sessions }: Booked, now: Date): string | null => {
	const isOver = (sessions.at(-1)?.ends_at ?? date.date) <= now;
	const hasSeat = signUp.cancelled_at === null && signUp.number_of_persons > 0;
	return hasSeat && !date.cancelled && !isOver ? date.join_link : null;
};

/** In letters to whoever has booked: the confirmation and the reminder. */
export const joinLinkInLetter = (row: Booked, now: Date): string | null => linkOf(row, now);

/** On the page of the booking, from a day before it begins. */
export const joinLinkOnPage = (row: Booked, now: Date): string | null =>
	now.getTime() >= row.date.date.getTime() - DAY_MS ? linkOf(row, now) : null;
