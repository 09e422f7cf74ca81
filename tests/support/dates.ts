import type pg from "pg";

/** Moves a date with its sessions: neither goes without the other. */
export const moveDate = (pool: pg.Pool, dateId: number, to: Date | string) =>
	pool.query(
		`with moved as (
			update seminar_dates d set date = $2 from seminar_dates before where d.id = $1 and before.id = d.id
			returning d.id, make_interval(secs => extract(epoch from d.date - before.date)) as by
		)
		update seminar_sessions s set starts_at = starts_at + moved.by, ends_at = ends_at + moved.by
		from moved where s.seminar_date_id = moved.id`,
		[dateId, to],
	);

interface AddedDate {
	seminarId: number;
	at: Date | string;
	capacity: number;
}

/** A date with one session of three hours. */
export async function addDate(pool: pg.Pool, { seminarId, at, capacity }: AddedDate): Promise<number> {
	const { rows } = await pool.query<{ id: number }>(
		`with d as (insert into seminar_dates (seminar_id, date, capacity) values ($1, $2, $3) returning id, date)
		insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units)
		select id, date, date + interval '3 hours', 4 from d returning seminar_date_id as id`,
		[seminarId, at, capacity],
	);
	return rows[0]?.id ?? 0;
}
