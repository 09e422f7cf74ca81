import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { centsToEuro } from "#contract/money.ts";
import { BOOKING_STATE_WORDS } from "#contract/office/booking-words.ts";
import type { BookingsQuery, OfficeBooking } from "#contract/office/bookings.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { SIGN_UP_WORDS, signUps } from "./tables.ts";

const find = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			number: signUps.number,
			created_at: signUps.created_at,
			name: sql<string>`${signUps.first_name} || ' ' || ${signUps.last_name}`,
			email: signUps.email,
			company: signUps.company,
			persons: signUps.number_of_persons,
			topic: seminars.topic,
			date: seminarDates.date,
			gross_cents: signUps.gross_cents,
			cancelled_at: signUps.cancelled_at,
			...keys,
		})
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

type Row = Awaited<ReturnType<typeof find>>[number];

const KEYSET: Keyset<"at"> = {
	id: { by: signUps.id, kind: "number" },
	sorts: { at: { by: signUps.created_at, kind: "moment" } },
};

const present = ({ created_at, date, gross_cents, cancelled_at, ...row }: Row): OfficeBooking => ({
	...row,
	created_at: berlinIso(created_at),
	date: berlinIso(date),
	gross: centsToEuro(gross_cents),
	is_cancelled: cancelled_at !== null,
});

/** What staff see of bookings. */
export const createBookingsOffice = ({ db, clock, exports }: ListParts) =>
	createOfficeList<"at", BookingsQuery, Row, OfficeBooking>(
		{ db, exports },
		{
			name: "bookings",
			keyset: KEYSET,
			filter: ({ q, state, ...span }) =>
				and(
					everyWord(sql.raw(SIGN_UP_WORDS), q),
					state === "standing" ? isNull(signUps.cancelled_at) : undefined,
					state === "cancelled" ? isNotNull(signUps.cancelled_at) : undefined,
					withinSpan(signUps.created_at, span, clock()),
				),
			read: find,
			table: signUps,
			present,
			columns: [
				{ key: "number", title: "Nummer", kind: "text" },
				{ key: "at", title: "Gebucht am", kind: "moment" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "company", title: "Institution", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "persons", title: "Plätze", kind: "number" },
				{ key: "topic", title: "Seminar", kind: "text" },
				{ key: "date", title: "Termin", kind: "moment" },
				{ key: "gross", title: "Betrag", kind: "money" },
				{ key: "state", title: "Zustand", kind: "text" },
			],
			cells: ({ created_at, date, gross_cents, cancelled_at, number, name, company, email, persons, topic }) => ({
				number,
				at: berlinIso(created_at),
				name,
				company,
				email,
				persons,
				topic,
				date: berlinIso(date),
				gross: gross_cents,
				state: BOOKING_STATE_WORDS[cancelled_at ? "cancelled" : "standing"],
			}),
		},
	);
