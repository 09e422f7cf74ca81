import { sql } from "drizzle-orm";
import { daysAfter, monthsAfter, NOBODY, NOT_KEPT, type StoredRule, yearsAfter, yearsOf } from "./rules.ts";

/** The last letter to somebody does not keep who it was. */
const FAREWELLS = sql.raw("('person_erased', 'account_deleted')");

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
	/** The sums of a newsletter stay when its rows go. */
	newsletter_deliveries: {
		tables: ["campaign_deliveries"],
		named: "uuid",
		rows: () => sql`select d.letter_id as id, ${monthsAfter("c.started_at", 24)} as goes_at, ${NOT_KEPT} as kept_until, array[s.email] as emails
			from campaign_deliveries d join campaigns c on c.id = d.campaign_id join newsletter_subscribers s on s.id = d.subscriber_id`,
		forget: (ids, now) => [
			sql`update campaigns c set sums = (select jsonb_object_agg(state, many) from (
					select state, count(*) as many from campaign_deliveries where campaign_id = c.id group by 1) as states)
					|| jsonb_build_object(
						'unsubscribed', (select count(*) from campaign_deliveries where campaign_id = c.id and unsubscribed_at is not null),
						'bounced', (select count(*) from newsletter_bounces where campaign_id = c.id))
				where c.sums is null and ${monthsAfter("c.started_at", 24)} <= ${now}
					and c.id in (select campaign_id from campaign_deliveries where letter_id = ${ids})`,
			sql`delete from campaign_deliveries where letter_id = ${ids}`,
		],
	},
	newsletter_bounces: {
		tables: ["newsletter_bounces"],
		rows: () => sql`select b.id, ${monthsAfter("b.created_at", 24)} as goes_at, ${NOT_KEPT} as kept_until, array[s.email] as emails
			from newsletter_bounces b join newsletter_subscribers s on s.id = b.subscriber_id`,
		forget: (ids) => [sql`delete from newsletter_bounces where id = ${ids}`],
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
	/** Somebody else than the one who asked may have written back; what those wrote goes with their request. */
	contact_replies: {
		tables: ["contact_replies"],
		rows: ({
			own,
		}) => sql`select r.id, ${monthsAfter("q.closed_at", own.contact_months)} as goes_at, ${NOT_KEPT} as kept_until, array[lower(r.email)] as emails
			from contact_replies r join contact_requests q on q.id = r.request_id`,
		forget: (ids) => [sql`delete from contact_replies where id = ${ids}`],
	},
	letters: {
		tables: ["outbox"],
		named: "uuid",
		rows: () => sql`select id, ${daysAfter("case state when 'sent' then sent_at when 'waiting' then null else next_try_at end", 30)} as goes_at,
				${NOT_KEPT} as kept_until, array[lower(recipient)] as emails from outbox where message <> '{}'`,
		forget: (ids) => [sql`update outbox set message = '{}' where id = ${ids}`],
	},
	/** Beyond what it said nothing but whom a letter went to; for whoever is erased that goes as well, and the farewell soon after. */
	letter_rows: {
		tables: ["outbox"],
		named: "uuid",
		taxed: true,
		rows: () => sql`select o.id, case when o.kind in ${FAREWELLS} then ${daysAfter("coalesce(o.sent_at, o.next_try_at)", 30)} else ${yearsAfter("o.created_at", 6)} end as goes_at, ${NOT_KEPT} as kept_until,
				array[lower(o.recipient)] || array(select lower(m.email) from members m where m.phone_number = o.recipient)
					|| array(select lower(b.email) from pins p join orders b on b.basket_id = p.basket_id where p.phone_number = o.recipient) as emails,
				case when o.kind in ${FAREWELLS} then '{}'::int[] else ${yearsOf("o.created_at")} end as years
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
