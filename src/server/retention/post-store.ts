import { sql } from "drizzle-orm";
import { daysAfter, monthsAfter, NOBODY, NOT_KEPT, type StoredRule, yearsAfter } from "./rules.ts";

/** Newsletter, requests, letters. */
export const POST = {
	newsletter_pending: {
		tables: ["newsletter_subscribers"],
		rows: () => sql`select id, requested_at + interval '14 days' as goes_at, ${NOT_KEPT} as kept_until, array[email] as emails
			from newsletter_subscribers where state = 'pending'`,
		forget: (ids) => [sql`delete from newsletter_subscribers where id = ${ids}`],
	},
	newsletter_proof: {
		tables: ["newsletter_subscribers"],
		rows: () => sql`select id, ${yearsAfter("unsubscribed_at", 3)} as goes_at,
				${yearsAfter("unsubscribed_at", 3)} as kept_until, array[email] as emails
			from newsletter_subscribers where state <> 'pending'`,
		forget: (ids) => [sql`delete from newsletter_subscribers where id = ${ids}`],
	},
	date_alerts: {
		tables: ["date_alerts"],
		rows: () => sql`select id, case when state = 'pending' then requested_at + interval '14 days' else ${monthsAfter("confirmed_at", 12)} end as goes_at,
				${NOT_KEPT} as kept_until, array[lower(email)] as emails from date_alerts`,
		forget: (ids) => [sql`delete from date_alerts where id = ${ids}`],
	},
	contact_requests: {
		tables: ["contact_requests"],
		rows: ({
			own,
		}) => sql`select id, ${monthsAfter("closed_at", own.contact_months)} as goes_at, ${NOT_KEPT} as kept_until, array[lower(email)] as emails
			from contact_requests`,
		forget: (ids) => [sql`delete from contact_requests where id = ${ids}`],
	},
	letters: {
		tables: ["outbox"],
		named: "uuid",
		rows: () => sql`select id, ${daysAfter("case state when 'sent' then sent_at when 'waiting' then null else next_try_at end", 30)} as goes_at,
				${NOT_KEPT} as kept_until, array[lower(recipient)] as emails from outbox where message <> '{}'`,
		forget: (ids) => [sql`update outbox set message = '{}' where id = ${ids}`],
	},
	/** Beyond what it said nothing but whom a letter went to; for whoever is erased that goes as well. */
	letter_rows: {
		tables: ["outbox"],
		named: "uuid",
		rows: () => sql`select o.id, ${yearsAfter("o.created_at", 6)} as goes_at, ${NOT_KEPT} as kept_until,
				array[lower(o.recipient)] || array(select lower(m.email) from members m where m.phone_number = o.recipient)
					|| array(select lower(b.email) from pins p join orders b on b.basket_id = p.basket_id where p.phone_number = o.recipient) as emails
			from outbox o`,
		forget: (ids) => [sql`delete from outbox where id = ${ids}`],
	},
	/** What somebody took away may be brought back for a day. */
	notes: {
		tables: ["person_notes"],
		rows: () => sql`select id, least(${monthsAfter("updated_at", 24)}, deleted_at + interval '1 day') as goes_at, ${NOT_KEPT} as kept_until, array[email] as emails
			from person_notes`,
		forget: (ids) => [sql`delete from person_notes where id = ${ids}`],
	},
	tasks: {
		tables: ["tasks"],
		rows: () =>
			sql`select id, ${daysAfter("ended_at", 30)} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails from tasks`,
		forget: (ids) => [sql`delete from tasks where id = ${ids}`],
	},
} as const satisfies Record<string, StoredRule>;
