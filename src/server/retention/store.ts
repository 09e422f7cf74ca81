import { sql } from "drizzle-orm";
import { accessGrants } from "#server/access/tables.ts";
import { attendance, attendanceScans } from "#server/attendance/tables.ts";
import { certificates } from "#server/certificates/tables.ts";
import { contactRequests } from "#server/contact/tables.ts";
import { dateAlerts } from "#server/date-alerts/tables.ts";
import type { Db } from "#server/db/client.ts";
import { grantPacks, grants } from "#server/grants/tables.ts";
import { messageRecipients, messages } from "#server/messages/tables.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import { outbox } from "#server/outbox/tables.ts";
import { personNotes } from "#server/people/tables.ts";
import { securityEvents } from "#server/security/tables.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { knownBrowsers } from "#server/sessions/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { tasks } from "#server/tasks/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";
import { withdrawals } from "#server/withdrawal/tables.ts";
import type { RetentionLimits } from "./rules.ts";

const counted = async (db: Db, statement: ReturnType<typeof sql>): Promise<number> =>
	(await db.execute(statement)).rowCount ?? 0;

/** Free bookings of seminars without a grant, so old that nobody can ask for anything any more. */
const oldFreeBookings = (before: Date) =>
	sql`select s.id from ${signUps} s join ${seminarDates} d on d.id = s.seminar_date_id join ${seminars} e on e.id = d.seminar_id where s.gross_cents = 0 and not e.tax_supported and d.grant_id is null and d.date < ${before} and not exists (select 1 from invoices i where i.sign_up_id = s.id)`;

/** Grants that nobody has to prove any more. */
const provenGrants = ({ today, years }: RetentionLimits["grants"]) =>
	sql`select g.id from ${grants} g where coalesce(g.keep_until, (g.period_to + make_interval(years => ${years}))::date) < ${today}`;

const provenDates = (limits: RetentionLimits["grants"]) =>
	sql`select d.id from ${seminarDates} d where d.grant_id in (${provenGrants(limits)})`;

const oldDatesWithoutGrant = (before: Date) =>
	sql`select d.id from ${seminarDates} d join ${seminars} e on e.id = d.seminar_id where not e.tax_supported and d.grant_id is null and d.date < ${before}`;

/** Each period in turn; answers how many rows went. */
export async function forget(db: Db, limits: RetentionLimits): Promise<Record<string, number>> {
	const free = oldFreeBookings(limits.freeBookings);
	const proven = provenDates(limits.grants);
	/** Sessions of which nobody has to show any more who was there. */
	const shown = sql`select id from ${seminarSessions} where seminar_date_id in (${proven}) or seminar_date_id in (${oldDatesWithoutGrant(limits.attendance)})`;
	await db.execute(sql`update ${waitingList} set sign_up_id = null where sign_up_id in (${free})`);
	await db.execute(sql`delete from ${signUpPersons} where sign_up_id in (${free})`);
	return {
		newsletter_pending: await counted(
			db,
			sql`delete from ${newsletterSubscribers} where state = 'pending' and requested_at < ${limits.newsletterPending}`,
		),
		newsletter_proof: await counted(
			db,
			sql`delete from ${newsletterSubscribers} where state = 'unsubscribed' and unsubscribed_at < ${limits.newsletterProof}`,
		),
		date_alerts: await counted(
			db,
			sql`delete from ${dateAlerts} where state = 'pending' and requested_at < ${limits.dateAlertsPending} or confirmed_at < ${limits.dateAlerts}`,
		),
		video_links: await counted(
			db,
			sql`update ${accessGrants} set token_hash = null where token_hash is not null and expires_at < ${limits.videoLinks}`,
		),
		contact_requests: await counted(
			db,
			sql`delete from ${contactRequests} where closed_at < ${limits.contactRequests}`,
		),
		waiting_list: await counted(
			db,
			sql`delete from ${waitingList} where seminar_date_id in (select id from ${seminarDates} where date < ${limits.waitingList})`,
		),
		message_recipients: await counted(
			db,
			sql`delete from ${messageRecipients} where sign_up_id is null and message_id in (select m.id from ${messages} m join ${seminarDates} d on d.id = m.seminar_date_id where d.date < ${limits.waitingList})`,
		),
		messages: await counted(
			db,
			sql`delete from ${messages} where seminar_date_id in (select id from ${seminarDates} where date < ${limits.messages})`,
		),
		letters: await counted(
			db,
			sql`update ${outbox} set message = '{}' where message <> '{}' and (state = 'sent' and sent_at < ${limits.letters} or state in ('failed', 'blocked') and next_try_at < ${limits.letters})`,
		),
		security_events: await counted(db, sql`delete from ${securityEvents} where at < ${limits.securityEvents}`),
		known_browsers: await counted(db, sql`delete from ${knownBrowsers} where last_seen_at < ${limits.knownBrowsers}`),
		free_bookings: await counted(db, sql`delete from ${signUps} where id in (${free})`),
		person_notes: await counted(
			db,
			sql`update ${signUpPersons} set note = null, note_for_lecturer = false where note is not null and sign_up_id in (select s.id from ${signUps} s join ${seminarDates} d on d.id = s.seminar_date_id where d.date < ${limits.freeBookings})`,
		),
		notes: await counted(
			db,
			sql`delete from ${personNotes} where updated_at < ${limits.notes} or deleted_at < ${limits.notesTakenAway}`,
		),
		funded_answers: await counted(
			db,
			sql`update ${signUps} set nonprofit_sector = null, nonprofit_commitment = null, nonprofit_weekly_commitment = null where nonprofit_sector is not null and seminar_date_id in (${proven})`,
		),
		attendance: await counted(db, sql`delete from ${attendance} where session_id in (${shown})`),
		scans: await counted(db, sql`delete from ${attendanceScans} where session_id in (${shown})`),
		grant_packs: await counted(
			db,
			sql`update ${grantPacks} set emptied_at = ${limits.grants.now} where has_lists and emptied_at is null and grant_id in (${provenGrants(limits.grants)})`,
		),
		// What a grant still asks for stays with it; a sheet says itself until when it can be checked.
		certificates: await counted(
			db,
			sql`delete from ${certificates} where seminar_date_id in (select d.id from ${seminarDates} d where d.date < ${limits.attendance} and (d.grant_id is null or d.id in (${proven})))`,
		),
		tasks: await counted(db, sql`delete from ${tasks} where ended_at < ${limits.tasks}`),
		withdrawals: await counted(db, sql`delete from ${withdrawals} where received_at < ${limits.withdrawals}`),
	};
}
