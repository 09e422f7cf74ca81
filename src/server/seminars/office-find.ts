import { sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows } from "#server/db/find.ts";
import { SEMINAR_WORDS } from "./tables.ts";

const words = sql.raw(SEMINAR_WORDS);
const published = { table: sql`seminars`, vector: sql`search_vector`, only: sql`is_active` };

/** Seminars by topic or place, hidden ones too. */
export async function findSeminars(db: Db, text: string): Promise<SearchHit[]> {
	const rows = await findRows<{ id: number; topic: string; location: string }>(db, text, {
		columns: sql`id, topic, location`,
		from: sql`seminars`,
		words,
		newest: sql`created_at`,
		published,
	});
	return rows.map(({ id, topic, location }) => ({
		kind: "seminar",
		title: topic,
		detail: location,
		path: officePaths.seminar(id),
	}));
}

/** Dates of such seminars that are still to come, and the latest of those that were. */
export async function findDates(db: Db, text: string): Promise<SearchHit[]> {
	const rows = await findRows<{ id: number; topic: string; location: string; date: string }>(db, text, {
		columns: sql`seminar_dates.id, topic, location, seminar_dates.date`,
		from: sql`seminars join seminar_dates on seminar_id = seminars.id`,
		words,
		newest: sql`seminar_dates.date`,
		published,
	});
	return rows.map(({ id, topic, location, date }) => {
		const at = berlinIso(new Date(date));
		return {
			kind: "date",
			title: `${topic}, ${formatDate(at)}`,
			detail: `${formatTime(at)} · ${location}`,
			path: officePaths.date(id),
		};
	});
}
