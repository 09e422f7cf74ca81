import { sql } from "drizzle-orm";
import type { EventGroup, EventKind } from "#contract/office/person-events.ts";
import type { EventSource } from "./event-source.ts";
import { MONEY_EVENTS } from "./money-events.ts";

const ofDate = (row: string) =>
	sql.raw(`join seminar_dates d on d.id = ${row}.seminar_date_id join seminars m on m.id = d.seminar_id`);

/** Who else comes with the booking `s`. */
export const NAMES_BESIDE =
	sql.raw(`(select string_agg(concat_ws(' ', p.first_name, p.last_name), ', ' order by p.position) from sign_up_persons p
		where p.sign_up_id = s.id and p.cancelled_at is null and p.last_name <> '' and (p.first_name, p.last_name) <> (s.first_name, s.last_name))`);

const SEMINARS: Omit<EventSource, "group">[] = [
	{
		kind: "booking",
		needs: "bookings.read",
		rows: ({ email }) => sql`select s.id::text as key, s.created_at as at, jsonb_build_object('number', s.number,
			'topic', m.topic, 'date', d.date, 'persons', s.number_of_persons, 'cents', s.gross_cents, 'beside', ${NAMES_BESIDE}) as data
			from sign_ups s ${ofDate("s")} where lower(s.email) = ${email}`,
	},
	{
		kind: "booking_cancelled",
		needs: "bookings.read",
		rows: ({ email }) => sql`select s.id::text as key, s.cancelled_at as at,
			jsonb_build_object('number', s.number, 'topic', m.topic, 'date', d.date) as data
			from sign_ups s ${ofDate("s")} where lower(s.email) = ${email} and s.cancelled_at is not null`,
	},
	{
		kind: "participation",
		needs: "bookings.read",
		rows: ({ email }) => sql`select p.id::text as key, s.created_at as at, jsonb_build_object('number', s.number,
			'topic', m.topic, 'date', d.date, 'by', s.first_name || ' ' || s.last_name, 'cancelled', p.cancelled_at) as data
			from sign_up_persons p join sign_ups s on s.id = p.sign_up_id ${ofDate("s")}
			where lower(p.email) = ${email} and lower(s.email) is distinct from ${email}`,
	},
	{
		kind: "waiting",
		needs: "bookings.read",
		rows: ({ email }) => sql`select w.id::text as key, w.created_at as at, jsonb_build_object('topic', m.topic,
			'date', d.date, 'date_id', d.id, 'persons', w.number_of_persons, 'state', w.state) as data
			from waiting_list w ${ofDate("w")} where lower(w.email) = ${email}`,
	},
	{
		kind: "attendance",
		needs: "bookings.read",
		rows: ({ email }) => sql`select a.id::text as key, t.starts_at as at,
			jsonb_build_object('topic', m.topic, 'date_id', d.id, 'state', a.state) as data
			from (select p.id from sign_up_persons p where lower(p.email) = ${email} union
				select p.id from sign_ups s join sign_up_persons p on p.sign_up_id = s.id
				where lower(s.email) = ${email} and p.email is null and p.position = 1) own
			join attendance a on a.person_id = own.id join seminar_sessions t on t.id = a.session_id ${ofDate("t")}
			where a.state <> 'open'`,
	},
	{
		kind: "certificate",
		needs: "bookings.read",
		rows: ({ email }) => sql`select c.id::text as key, c.created_at as at, jsonb_build_object('number', c.number,
			'topic', m.topic, 'date_id', d.id, 'replaced', c.replaced_at, 'withdrawn', c.withdrawn_at) as data
			from (select p.id from sign_up_persons p where lower(p.email) = ${email} union
				select p.id from sign_ups s join sign_up_persons p on p.sign_up_id = s.id
				where lower(s.email) = ${email} and p.email is null) own
			join certificates c on c.person_id = own.id ${ofDate("c")}`,
	},
];

const POST: Omit<EventSource, "group">[] = [
	{
		kind: "letter",
		needs: "people.read",
		rows: ({ email }) =>
			sql`select l.id::text as key, l.created_at as at, '{}'::jsonb as data from outbox l where lower(l.recipient) = ${email}`,
	},
	{
		kind: "sms",
		needs: "people.read",
		rows: ({
			email,
		}) => sql`select l.id::text as key, l.created_at as at, jsonb_build_object('kind', l.kind, 'state', l.state) as data
			from outbox l where l.channel = 'sms' and lower(l.recipient) = any (array(
				select m.phone_number from members m where lower(m.email) = ${email} and m.deleted_at is null and m.phone_number <> ''
				union select p.phone_number from orders o join pins p on p.basket_id = o.basket_id where lower(o.email) = ${email}))`,
	},
	{
		kind: "issue",
		needs: "newsletter.readers",
		rows: ({ email }) => sql`select d.letter_id::text as key, coalesce(d.sent_at, c.started_at) as at,
			jsonb_build_object('subject', c.subject, 'campaign_id', c.id, 'state', d.state) as data
			from newsletter_subscribers n join campaign_deliveries d on d.subscriber_id = n.id join campaigns c on c.id = d.campaign_id
			where n.email = ${email}`,
	},
	{
		kind: "request",
		needs: "people.read",
		rows: ({ email }) => sql`select c.id::text as key, c.created_at as at,
			jsonb_build_object('text', left(c.description, 200), 'closed', c.closed_at) as data
			from contact_requests c where lower(c.email) = ${email}`,
	},
	{
		kind: "reply",
		needs: "people.read",
		rows: ({ email }) => sql`select r.id::text as key, r.created_at as at,
			jsonb_build_object('text', left(r.text, 200), 'kind', r.kind, 'request_id', r.request_id) as data
			from contact_replies r where lower(r.email) = ${email}`,
	},
];

const subscription = (kind: EventKind, column: string): Omit<EventSource, "group"> => ({
	kind,
	needs: "newsletter.readers",
	rows: ({ email }) => sql`select n.id::text as key, ${sql.raw(`n.${column}`)} as at,
		jsonb_build_object('source', n.source, 'version', n.text_version) as data
		from newsletter_subscribers n where n.email = ${email} and ${sql.raw(`n.${column}`)} is not null`,
});

/** What a member's own security log tells that others need to know on the phone. */
const LOGINS = sql.raw("('login', 'password_changed', 'password_reset', 'email_confirmed', 'email_changed')");

const OTHER: Omit<EventSource, "group">[] = [
	subscription("newsletter_requested", "requested_at"),
	subscription("newsletter_confirmed", "confirmed_at"),
	subscription("newsletter_left", "unsubscribed_at"),
	{
		kind: "alert",
		needs: "people.read",
		rows: ({ email }) => sql`select a.id::text as key, a.requested_at as at, jsonb_build_object('topic', m.topic,
			'seminar_id', m.id, 'confirmed', a.confirmed_at) as data
			from date_alerts a join seminars m on m.id = a.seminar_id where a.email = ${email}`,
	},
	{
		kind: "account",
		needs: "people.read",
		rows: ({ email }) => sql`select m.id::text as key, m.created_at as at,
			jsonb_build_object('confirmed', m.email_confirmed_at) as data
			from members m where lower(m.email) = ${email} and m.deleted_at is null`,
	},
	{
		kind: "login",
		needs: "people.read",
		rows: ({ email }) => sql`select e.id::text as key, e.at, jsonb_build_object('event', e.event) as data
			from security_events e where e.event in ${LOGINS}
			and e.member_id = (select m.id from members m where lower(m.email) = ${email} and m.deleted_at is null)`,
	},
	{
		kind: "note",
		needs: "people.read",
		rows: ({ email }) => sql`select n.id::text as key, n.created_at as at,
			jsonb_build_object('text', n.text, 'by', u.name) as data
			from person_notes n left join users u on u.id = n.written_by where n.email = ${email} and n.deleted_at is null`,
	},
	{
		kind: "change",
		needs: "history.read",
		rows: ({ id }) => sql`select t.id::text as key, t.at, jsonb_build_object('action', t.action, 'by', u.name) as data
			from audit_trail t left join users u on u.id = t.user_id
			where t.subject = 'person' and t.subject_id = ${String(id)} and t.action not in ('seen', 'note_written')`,
	},
];

const inGroup = (group: EventGroup, sources: Omit<EventSource, "group">[]): EventSource[] =>
	sources.map((source) => ({ ...source, group }));

export const EVENT_SOURCES: readonly EventSource[] = [
	...inGroup("seminars", SEMINARS),
	...inGroup("money", MONEY_EVENTS),
	...inGroup("post", POST),
	...inGroup("other", OTHER),
];
