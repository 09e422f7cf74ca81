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
