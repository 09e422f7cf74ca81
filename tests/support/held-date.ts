import { DAY_MS, HOUR_MS, SECOND_MS } from "#contract/constants.ts";
import type { TestApp } from "./app.ts";

export interface Came {
	first_name: string | null;
	last_name: string | null;
	email: string;
	/** One for each session; none where nobody has noted it. */
	states?: ("present" | "absent" | "partly" | null)[];
	minutes?: number | null;
	postcode?: string;
	sector?: number;
	/** More persons of the same booking, who were there as the first was. */
	others?: { first_name: string; last_name: string }[];
}

interface Held {
	/** When its first session began. */
	at?: Date;
	units?: number[];
	grantId?: number | null;
	capacity?: number;
}

export const CLARA: Came = { first_name: "Clara", last_name: "Winkler", email: "clara@example.org" };

const insertDate = async ({ database }: TestApp, { at, units, grantId, capacity }: Required<Held>) => {
	const client = await database.pool.connect();
	try {
		await client.query("begin");
		const { rows } = await client.query(
			`insert into seminar_dates (seminar_id, date, capacity, grant_id)
			select id, $1, $2, $3 from seminars where price_cents is null order by id limit 1 returning id`,
			[at, capacity, grantId],
		);
		const { id } = rows[0] as { id: number };
		for (const [index, count] of units.entries()) {
			const starts = new Date(at.getTime() + index * DAY_MS);
			await client.query(
				"insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units) values ($1, $2, $3, $4)",
				[id, starts, new Date(starts.getTime() + 3 * HOUR_MS), count],
			);
		}
		await client.query("commit");
		return id;
	} finally {
		client.release();
	}
};

let held = 0;

/** Three days ago by the application's clock, which may stand still: no two dates of a seminar begin at once. */
function someDaysAgo({ clock }: TestApp): Date {
	held += 1;
	return new Date(clock().getTime() - 3 * DAY_MS - held * SECOND_MS);
}

/** A date that has taken place, with those who booked it and what was noted at the door. */
export async function heldDate(testing: TestApp, people: Came[] = [CLARA], given: Held = {}) {
	const { app, database } = testing;
	const { at = someDaysAgo(testing), units = [4], grantId = null, capacity = 40 } = given;
	const id = await insertDate(testing, { at, units, grantId, capacity });
	const { dates, bookings } = app.services;
	const sessions = await database.pool.query(
		"select id from seminar_sessions where seminar_date_id = $1 order by starts_at",
		[id],
	);
	const booked: { id: number; token: string; personIds: number[] }[] = [];
	for (const came of people) {
		const { first_name, last_name, email, postcode = "01099", sector = 1, others = [] } = came;
		const { states = sessions.rows.map(() => "present"), minutes = null } = came;
		const row = await dates.transaction(async (tx) => {
			await dates.take(tx, id, 1 + others.length);
			return bookings.write(tx, {
				person: {
					first_name: first_name ?? "Ohne",
					last_name: last_name ?? "Namen",
					email,
					postcode,
					seminar_date_id: id,
					nonprofit_sector: sector,
					nonprofit_commitment: 3,
					nonprofit_weekly_commitment: 1,
				},
				persons: 1 + others.length,
				gross_cents: 0,
				others,
			});
		});
		if (!first_name)
			await database.pool.query(
				"update sign_up_persons set first_name = null, last_name = null where sign_up_id = $1",
				[row.signUp.id],
			);
		for (const [index, session] of sessions.rows.entries()) {
			const state = states[index];
			if (state)
				await database.pool.query(
					`insert into attendance (session_id, person_id, state, minutes, source, noted_at)
					select $1, id, $2, $3, 'paper', now() from sign_up_persons where sign_up_id = $4`,
					[session.id, state, minutes, row.signUp.id],
				);
		}
		booked.push({
			id: row.signUp.id,
			token: await bookings.tokenOf(row.signUp),
			personIds: row.persons.map((person) => person.id),
		});
	}
	return { id, booked };
}
