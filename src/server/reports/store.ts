import {
	and,
	between,
	count,
	eq,
	gte,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	not,
	type SQL,
	sql,
	sum,
} from "drizzle-orm";
import type { Period } from "#contract/office/reports.ts";
import { attendance } from "#server/attendance/tables.ts";
import { lecturers } from "#server/catalogue/tables.ts";
import { courses } from "#server/courses/tables.ts";
import { within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import { donationMoves } from "#server/donations/moves.ts";
import { invoices } from "#server/invoices/tables.ts";
import { orderLines, orders } from "#server/orders/tables.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { seminarVisits, type VisitStep } from "#server/visits/tables.ts";
import type { Compared } from "./periods.ts";
import { pastSums } from "./tables.ts";

/** What is counted: from one moment to another, step by step, nothing that has not begun. */
export interface Asked {
	period: Period;
	span: { from: Date; to: Date };
	step: Compared["step"];
	now: Date;
}

const FORMATS = { day: sql.raw("'YYYY-MM-DD'"), month: sql.raw("'YYYY-MM'") };
const stepOf = (moment: SQL | typeof seminarDates.date, step: Asked["step"]) =>
	sql<string>`to_char(${moment} at time zone 'Europe/Berlin', ${FORMATS[step]})`;
const number = <T>(part: SQL<T>) => part.mapWith(Number);

/** By their address, in lower case; of those who came along it is mostly not known. */
const WHO = sql`coalesce(lower(${signUpPersons.email}), case when ${signUpPersons.position} = 1 then lower(${signUps.email}) end)`;
const WAS_THERE = sql`exists (select 1 from ${attendance} where ${attendance.person_id} = ${signUpPersons.id} and ${attendance.state} in ('present', 'partly'))`;

const tookPlace = ({ span, now }: Pick<Asked, "span" | "now">) =>
	and(within(seminarDates.date, span), lt(seminarDates.date, now), not(seminarDates.cancelled));

/** Seats that were not given back, who came, and how many different people that was. */
export const countSeats = (db: Db, asked: Asked) =>
	db
		.select({
			name: stepOf(seminarDates.date, asked.step),
			seats: count(),
			came: number(sql`count(*) filter (where ${WAS_THERE})`),
			people: number(sql`count(distinct coalesce(${WHO}, ${signUpPersons.id}::text))`),
		})
		.from(seminarDates)
		.innerJoin(signUps, eq(signUps.seminar_date_id, seminarDates.id))
		.innerJoin(signUpPersons, eq(signUpPersons.sign_up_id, signUps.id))
		.where(and(tookPlace(asked), isNull(signUpPersons.cancelled_at)))
		.groupBy(stepOf(seminarDates.date, asked.step));

/** Persons who were there by all that whoever booked has said (OFF-032). */
export function countAnswers(db: Db, asked: Asked) {
	const answers = {
		sector: signUps.nonprofit_sector,
		commitment: signUps.nonprofit_commitment,
		postcode: sql<string | null>`left(${signUps.postcode}, 2)`,
		is_first: sql<boolean>`${signUpPersons.position} = 1`,
	};
	return db
		.select({ ...answers, persons: count() })
		.from(seminarDates)
		.innerJoin(signUps, eq(signUps.seminar_date_id, seminarDates.id))
		.innerJoin(signUpPersons, eq(signUpPersons.sign_up_id, signUps.id))
		.where(and(tookPlace(asked), isNull(signUpPersons.cancelled_at), WAS_THERE))
		.groupBy(answers.sector, answers.commitment, answers.postcode, answers.is_first);
}

/** Persons who were there, by seminar. */
export const countCame = (db: Db, asked: Asked) =>
	db
		.select({ topic: seminars.topic, persons: count() })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(signUps, eq(signUps.seminar_date_id, seminarDates.id))
		.innerJoin(signUpPersons, eq(signUpPersons.sign_up_id, signUps.id))
		.where(and(tookPlace(asked), isNull(signUpPersons.cancelled_at), WAS_THERE))
		.groupBy(seminars.topic);

const TWO_YEARS = sql.raw("interval '2 years'");

/** Of the people known by their address: how many had a seat within the two years before as well. */
export async function countRepeaters(db: Db, { span, step, now }: Asked) {
	const result = await db.execute<{ name: string; people: string; again: string }>(sql`
		with visits as (
			select distinct ${WHO} as who, ${seminarDates.date} as date
			from ${seminarDates}
			join ${signUps} on ${signUps.seminar_date_id} = ${seminarDates.id}
			join ${signUpPersons} on ${signUpPersons.sign_up_id} = ${signUps.id}
			where ${seminarDates.date} >= ${span.from.toISOString()}::timestamptz - ${TWO_YEARS}
				and ${seminarDates.date} < least(${span.to.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
				and not ${seminarDates.cancelled} and ${signUpPersons.cancelled_at} is null and ${WHO} is not null
		), followed as (
			select who, date, lag(date) over (partition by who order by date) as earlier from visits
		)
		select ${stepOf(sql.raw("date"), step)} as name, count(distinct who) as people,
			count(distinct who) filter (where earlier >= date - ${TWO_YEARS}) as again
		from followed where date >= ${span.from.toISOString()}::timestamptz group by 1`);
	return result.rows.map(({ name, people, again }) => ({ name, people: Number(people), again: Number(again) }));
}

/** Only dates that have so many seats and no more. */
export const sumSeatsPerSeminar = (db: Db, asked: Asked) =>
	db
		.select({
			topic: seminars.topic,
			lecturer: lecturers.name,
			dates: count(),
			taken: sum(seminarDates.seats_taken).mapWith(Number),
			seats: sum(seminarDates.capacity).mapWith(Number),
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.where(and(tookPlace(asked), isNotNull(seminarDates.capacity)))
		.groupBy(seminars.id, lecturers.id);

const ISSUED = {
	day: sql<string>`to_char(${invoices.issued_on}, 'YYYY-MM-DD')`,
	month: sql<string>`to_char(${invoices.issued_on}, 'YYYY-MM')`,
};

/** Net, on the day of the document; credit notes carry their amounts below zero. */
export const sumRevenue = (db: Db, { period, step }: Asked) =>
	db
		.select({
			name: ISSUED[step],
			all: sum(invoices.net_cents).mapWith(Number),
			seminars: number(sql`coalesce(sum(${invoices.net_cents}) filter (where ${invoices.sign_up_id} is not null), 0)`),
			courses: number(sql`coalesce(sum(${invoices.net_cents}) filter (where ${invoices.order_id} is not null), 0)`),
		})
		.from(invoices)
		.where(between(invoices.issued_on, period.from, period.to))
		.groupBy(ISSUED[step]);

/** What has gone since, month by month; of single days nothing is kept. */
export const findPast = async (db: Db, { period: { from, to }, step }: Asked) =>
	step === "day"
		? []
		: db
				.select()
				.from(pastSums)
				.where(and(gte(pastSums.month, from.slice(0, 7)), lte(pastSums.month, to.slice(0, 7))));

/** Courses of orders that stand, on the day on which they were ordered. */
export const countSold = (db: Db, { span }: Asked) =>
	db
		.select({ topic: courses.topic, sold: count(), net: sum(orderLines.net_cents).mapWith(Number) })
		.from(orders)
		.innerJoin(orderLines, eq(orderLines.order_id, orders.id))
		.innerJoin(courses, eq(courses.id, orderLines.course_id))
		.where(and(within(orders.created_at, span), inArray(orders.state, ["placed", "paid"])))
		.groupBy(courses.id);

/** What has arrived less what went back, each on its day. */
export async function sumDonations(db: Db, { span, step }: Asked) {
	const { rows } = await db.execute<{ name: string; cents: number; donations: number }>(sql`
		select ${stepOf(sql.raw("moves.at"), step)} as name, sum(moves.cents)::integer as cents, sum(moves.gifts)::integer as donations
		from ${donationMoves(span)} moves group by 1`);
	return rows;
}

const stepSum = (step: VisitStep) =>
	number(sql`coalesce(sum(${seminarVisits.count}) filter (where ${seminarVisits.step} = ${step}), 0)`);

/** REP-02: how many looked at a seminar, began and finished. */
export const sumVisits = (db: Db, { period }: Asked) =>
	db
		.select({
			topic: seminars.topic,
			looked: stepSum("looked"),
			began: stepSum("began"),
			finished: stepSum("finished"),
		})
		.from(seminarVisits)
		.innerJoin(seminars, eq(seminars.id, seminarVisits.seminar_id))
		.where(between(seminarVisits.day, period.from, period.to))
		.groupBy(seminars.id);
