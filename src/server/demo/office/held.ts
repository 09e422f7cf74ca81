import { and, desc, eq, gte, inArray, isNull, lt } from "drizzle-orm";
import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { attendance } from "#server/attendance/tables.ts";
import { proposedTopics } from "#server/certificates/rules.ts";
import type { Db } from "#server/db/client.ts";
import { grants } from "#server/grants/tables.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import type { Happened } from "../past.ts";

/** Enough that certificates and a proof are worth looking at. */
const PERSONS = 8;
const ABSENT_EVERY = 6;
const DATES = 2;
const RUNS_ON_DAYS = 14;
const PROOF_IN_DAYS = 21;

const findHeld = (tx: Db, now: Date) =>
	tx
		.select({ id: seminarDates.id, seminar_id: seminars.id, description: seminars.description })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(
			and(
				isNull(seminars.price_cents),
				eq(seminarDates.cancelled, false),
				lt(seminarDates.date, new Date(now.getTime() - DAY_MS)),
				gte(seminarDates.seats_taken, PERSONS),
			),
		)
		.orderBy(desc(seminarDates.date))
		.limit(DATES);

async function noteAttendance(tx: Db, dateId: number, at: Date): Promise<void> {
	const sessions = await tx
		.select({ id: seminarSessions.id })
		.from(seminarSessions)
		.where(eq(seminarSessions.seminar_date_id, dateId));
	const booked = tx.select({ id: signUps.id }).from(signUps).where(eq(signUps.seminar_date_id, dateId));
	const persons = await tx
		.select({ id: signUpPersons.id })
		.from(signUpPersons)
		.where(and(inArray(signUpPersons.sign_up_id, booked), isNull(signUpPersons.cancelled_at)))
		.orderBy(signUpPersons.id);
	const marks = sessions.flatMap((session) =>
		persons.map((person, index) => ({
			session_id: session.id,
			person_id: person.id,
			state: index % ABSENT_EVERY === ABSENT_EVERY - 1 ? ("absent" as const) : ("present" as const),
			source: "paper" as const,
			noted_at: at,
		})),
	);
	await tx.insert(attendance).values(marks);
}

/** Two dates lie behind us with everybody noted, one of them paid for by a grant that still runs and whose proof is due soon. */
export const heldWithAttendance = (tx: Db, now: Date): Happened => ({
	at: new Date(now.getTime() - HOUR_MS),
	run: async ({ dates }) => {
		const [held, ...others] = await findHeld(tx, now);
		if (!held) return;
		const today = berlinDay(now);
		const [grant] = await tx
			.insert(grants)
			.values({
				reference: `SMJ-${today.year}-0417`,
				funder: "Freistaat Sachsen",
				period_from: isoDay({ ...today, year: today.year - 1 }),
				period_to: isoDay(addDays(today, RUNS_ON_DAYS)),
				notice_date: isoDay({ ...today, year: today.year - 1 }),
				due_on: isoDay(addDays(today, PROOF_IN_DAYS)),
				...{ goal_dates: 2, goal_people: 60 },
				wording: "Gefördert aus Steuermitteln auf der Grundlage des vom Sächsischen Landtag beschlossenen Haushalts.",
			})
			.returning({ id: grants.id });
		await dates.fund(tx, held.id, grant?.id ?? null);
		await tx
			.update(seminars)
			.set({ topics: proposedTopics(held.description) })
			.where(eq(seminars.id, held.seminar_id));
		for (const { id } of [held, ...others]) await noteAttendance(tx, id, now);
	},
});
