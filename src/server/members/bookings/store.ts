import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";

const names = sql<string[]>`array_remove(array(
	select trim(concat_ws(' ', ${signUpPersons.first_name}, ${signUpPersons.last_name})) from ${signUpPersons}
	where ${signUpPersons.sign_up_id} = ${signUps.id} and ${signUpPersons.cancelled_at} is null
	order by ${signUpPersons.position}), '')`;

export const findBookings = (db: Db, email: string) =>
	db
		.select({
			id: signUps.id,
			number: signUps.number,
			token_hash: signUps.token_hash,
			number_of_persons: signUps.number_of_persons,
			names,
			gross_cents: signUps.gross_cents,
			sequence: signUps.sequence,
			cancelled_at: signUps.cancelled_at,
			date: seminarDates.date,
			called_off: seminarDates.cancelled,
			topic: seminars.topic,
			image: seminars.image,
			slug: seminars.slug,
			location: seminars.location,
			is_online: seminars.is_online,
			price_cents: seminars.price_cents,
		})
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(eq(sql`lower(${signUps.email})`, email.toLowerCase()))
		.orderBy(desc(signUps.created_at), desc(signUps.id));

export type BookingRow = Awaited<ReturnType<typeof findBookings>>[number];
