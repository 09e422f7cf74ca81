import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { attendance } from "#server/attendance/tables.ts";
import { lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { grants } from "#server/grants/tables.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import type { CertificateDocument } from "./document.ts";
import { certificates } from "./tables.ts";

/** What a certificate says of its date. */
export async function findDate(tx: Db, dateId: number) {
	const [row] = await tx
		.select({
			id: seminarDates.id,
			date: seminarDates.date,
			cancelled: seminarDates.cancelled,
			seminar_id: seminars.id,
			topic: seminars.topic,
			description: seminars.description,
			topics: seminars.topics,
			is_online: seminars.is_online,
			location: seminars.location,
			place: { name: places.name, city: places.city },
			lecturer: lecturers.name,
			unit_minutes: grants.unit_minutes,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`))
		.leftJoin(grants, eq(grants.id, seminarDates.grant_id))
		.where(eq(seminarDates.id, dateId));
	return row;
}
export type DateRow = NonNullable<Awaited<ReturnType<typeof findDate>>>;

/** In the order of their names. */
const findPersons = (tx: Db, where: SQL | undefined) =>
	tx
		.select({
			id: signUpPersons.id,
			first_name: signUpPersons.first_name,
			last_name: signUpPersons.last_name,
			email: signUpPersons.email,
			by: {
				id: signUps.id,
				number: signUps.number,
				token_hash: signUps.token_hash,
				first_name: signUps.first_name,
				last_name: signUps.last_name,
				email: signUps.email,
			},
		})
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.where(where)
		.orderBy(sql`fold_german(coalesce(${signUpPersons.last_name}, ${signUps.last_name}))`, asc(signUpPersons.id));

export type PersonRow = Awaited<ReturnType<typeof findPersons>>[number];

export const findSeated = (tx: Db, dateId: number): Promise<PersonRow[]> =>
	findPersons(tx, and(eq(signUps.seminar_date_id, dateId), isNull(signUpPersons.cancelled_at)));

export const findPerson = async (tx: Db, id: number): Promise<PersonRow | undefined> =>
	(await findPersons(tx, eq(signUpPersons.id, id)))[0];

type Row = Omit<typeof certificates.$inferSelect, "document"> & { document: CertificateDocument };
export type CertificateRow = Row;
const typed = (row: typeof certificates.$inferSelect): Row => ({
	...row,
	document: row.document as CertificateDocument,
});

export async function insertCertificate(tx: Db, row: typeof certificates.$inferInsert): Promise<Row> {
	const [inserted] = await tx.insert(certificates).values(row).returning();
	if (!inserted) throw new Error("The certificate was not written.");
	return typed(inserted);
}

const findWhere = async (db: Db, where: SQL | undefined): Promise<Row[]> =>
	(await db.select().from(certificates).where(where).orderBy(asc(certificates.id))).map(typed);

const stands = and(isNull(certificates.replaced_at), isNull(certificates.withdrawn_at));

export const findById = async (db: Db, id: number): Promise<Row | undefined> =>
	(await findWhere(db, eq(certificates.id, id)))[0];
export const findByCode = async (db: Db, code: string): Promise<Row | undefined> =>
	(await findWhere(db, eq(certificates.code, code)))[0];
export const findByToken = async (db: Db, hash: Buffer): Promise<Row | undefined> =>
	(await findWhere(db, eq(certificates.token_hash, hash)))[0];

/** The newest first. */
export const findOfDate = async (db: Db, dateId: number): Promise<Row[]> =>
	(
		await db.select().from(certificates).where(eq(certificates.seminar_date_id, dateId)).orderBy(desc(certificates.id))
	).map(typed);

export const findStanding = (db: Db, dateId: number) =>
	findWhere(db, and(eq(certificates.seminar_date_id, dateId), stands));

export const findOfSignUp = (db: Db, signUpId: number) =>
	findWhere(
		db,
		and(
			stands,
			inArray(
				certificates.person_id,
				db.select({ id: signUpPersons.id }).from(signUpPersons).where(eq(signUpPersons.sign_up_id, signUpId)),
			),
		),
	);

type Ending = Pick<Partial<Row>, "replaced_at" | "withdrawn_at" | "withdrawn_reason" | "sent_at">;

export const updateCertificates = async (tx: Db, ids: number[], change: Ending): Promise<void> => {
	if (ids.length > 0) await tx.update(certificates).set(change).where(inArray(certificates.id, ids));
};

export const updateTopics = (tx: Db, seminarId: number, topics: string[], updated_at: Date) =>
	tx.update(seminars).set({ topics, updated_at }).where(eq(seminars.id, seminarId));

/** Dates of the last weeks whose sessions are over, with everybody's presence noted and nobody's certificate yet. */
export const findFinished = async (db: Db, since: Date, now: Date): Promise<number[]> => {
	const { rows } = await db.execute<{ id: number }>(sql`
		select d.id from ${seminarDates} d
		where not d.cancelled and d.date between ${since} and ${now}
			and not exists (select 1 from ${seminarSessions} s where s.seminar_date_id = d.id and s.ends_at > ${now})
			and not exists (
				select 1 from ${seminarSessions} s
				join ${signUps} u on u.seminar_date_id = d.id
				join ${signUpPersons} p on p.sign_up_id = u.id and p.cancelled_at is null
				where s.seminar_date_id = d.id
					and not exists (select 1 from ${attendance} a where a.session_id = s.id and a.person_id = p.id and a.state <> 'open'))
			and exists (select 1 from ${attendance} a join ${seminarSessions} s on s.id = a.session_id where s.seminar_date_id = d.id)
			and not exists (select 1 from ${certificates} c where c.seminar_date_id = d.id)
		order by d.id`);
	return rows.map(({ id }) => id);
};
