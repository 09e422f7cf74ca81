import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { people } from "#server/people/tables.ts";
import { signUpPersons, signUps } from "./tables.ts";

/** Everybody of a date, also those whose seat was given back. */
export const findPersonsOf = (db: Db, dateId: number) =>
	db
		.select({
			person: signUpPersons,
			sign_up_id: signUps.id,
			number: signUps.number,
			company: signUps.company,
			gross_cents: signUps.gross_cents,
			coming: signUps.number_of_persons,
			booked_at: signUps.created_at,
			person_id: people.id,
		})
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.leftJoin(people, eq(people.email, sql`lower(${signUps.email})`))
		.where(eq(signUps.seminar_date_id, dateId))
		.orderBy(asc(signUps.id), asc(signUpPersons.position));

export type ParticipantRow = Awaited<ReturnType<typeof findPersonsOf>>[number];

interface Note {
	note: string | null;
	note_for_lecturer: boolean;
}

/** Answers the booking's number, or nothing where there is no such person. */
export async function setNote(tx: Db, personId: number, note: Note): Promise<string | undefined> {
	const [row] = await tx
		.update(signUpPersons)
		.set(note)
		.from(signUps)
		.where(and(eq(signUpPersons.id, personId), eq(signUps.id, signUpPersons.sign_up_id)))
		.returning({ number: signUps.number });
	return row?.number;
}
