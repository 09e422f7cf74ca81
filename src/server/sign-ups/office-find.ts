import { sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows, type Sought } from "#server/db/find.ts";
import { SIGN_UP_WORDS } from "./tables.ts";

interface Row {
	number: string;
	name: string;
	topic: string;
	date: string;
}

/** Bookings by their number, or by whose they are. */
export async function findBookings(db: Db, text: string, sought: Sought): Promise<SearchHit[]> {
	const rows = await findRows<Row>(
		db,
		text,
		{
			columns: sql`sign_ups.number, first_name || ' ' || last_name as name, seminars.topic, seminar_dates.date`,
			from: sql`sign_ups join seminar_dates on seminar_dates.id = seminar_date_id join seminars on seminars.id = seminar_id`,
			words: sql.raw(SIGN_UP_WORDS),
			newest: sql`sign_ups.created_at`,
			number: sql`sign_ups.number`,
		},
		sought,
	);
	return rows.map(({ number, name, topic, date }) => ({
		kind: "booking",
		title: `${name}: ${topic}`,
		detail: `${formatDate(berlinIso(new Date(date)))} · ${number}`,
		path: officePaths.booking(number),
	}));
}
