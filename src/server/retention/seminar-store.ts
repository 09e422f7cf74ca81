import { type SQL, sql } from "drizzle-orm";
import {
	daysAfter,
	GRANT_PROVEN,
	monthsAfter,
	NOBODY,
	NOT_KEPT,
	orAsked,
	type StoredRule,
	sumInvoices,
	yearsAfter,
	yearsOf,
	yearsOfInvoices,
} from "./rules.ts";

/** Whoever booked `s` and whoever comes with them. */
const OF_BOOKING = sql.raw(
	"array[lower(s.email)] || array(select lower(p.email) from sign_up_persons p where p.sign_up_id = s.id)",
);
const BOOKED = sql.raw(
	"sign_ups s join seminar_dates d on d.id = s.seminar_date_id join seminars e on e.id = d.seminar_id left join grants g on g.id = d.grant_id",
);
/** Whoever stands on the list of a date: those who booked and those who come along. */
const ON_LISTS = sql.raw(
	"select lower(whose.email) from sign_ups s join sign_up_persons p on p.sign_up_id = s.id cross join lateral (values (s.email), (p.email)) whose(email)",
);
const INVOICED = "exists (select 1 from invoices i where i.sign_up_id = s.id)";
const HAS_INVOICE = sql.raw(INVOICED);
/** Without a grant after the third calendar year; with one when it is proven; of those whose grant is not known yet never. */
const SHOWN = sql`case when d.grant_id is not null then ${GRANT_PROVEN} when not e.tax_supported then ${yearsAfter("d.date", 3)} end`;

/** A booking is kept until its date is over, whatever is asked. */
const DATE_OVER = daysAfter("d.date", 0);

/** A booking with everybody who came along. */
const forgetBookings = (ids: SQL): SQL[] => [
	sql`update waiting_list set sign_up_id = null where sign_up_id = ${ids}`,
	sql`delete from sign_up_persons where sign_up_id = ${ids}`,
	sql`delete from sign_ups where id = ${ids}`,
];

const forgetDocuments = (ids: SQL): SQL[] => [
	sql`delete from datev_documents where invoice_id in (select id from invoices where sign_up_id = ${ids})`,
	sql`delete from invoices where sign_up_id = ${ids}`,
];

/** Seminars: who booked, who waits, who came. */
export const SEMINARS = {
	waiting_list: {
		tables: ["waiting_list"],
		rows: ({
			own,
		}) => sql`select w.id, ${monthsAfter("d.date", own.waiting_list_months)} as goes_at, ${NOT_KEPT} as kept_until, array[lower(w.email)] as emails
			from waiting_list w join seminar_dates d on d.id = w.seminar_date_id`,
		forget: (ids) => [sql`delete from waiting_list where id = ${ids}`],
	},
	message_recipients: {
		tables: ["message_recipients"],
		rows: ({
			own,
		}) => sql`select r.id, case when r.sign_up_id is null then ${monthsAfter("d.date", own.waiting_list_months)} else ${yearsAfter("d.date", 3)} end as goes_at,
				${NOT_KEPT} as kept_until, array[lower(r.email)] as emails
			from message_recipients r join messages m on m.id = r.message_id join seminar_dates d on d.id = m.seminar_date_id`,
		forget: (ids) => [sql`delete from message_recipients where id = ${ids}`],
	},
	messages: {
		tables: ["messages"],
		shared: true,
		rows: () => sql`select m.id, ${yearsAfter("d.date", 3)} as goes_at, ${NOT_KEPT} as kept_until,
				array(select lower(r.email) from message_recipients r where r.message_id = m.id) as emails
			from messages m join seminar_dates d on d.id = m.seminar_date_id`,
		forget: (ids) => [sql`delete from messages where id = ${ids}`],
	},
	certificates: {
		tables: ["certificates"],
		rows: () => sql`select c.id, case when d.grant_id is null then ${yearsAfter("d.date", 3)}
				when ${GRANT_PROVEN} is not null then greatest(${GRANT_PROVEN}, ${yearsAfter("d.date", 3)}) end as goes_at,
				case when d.grant_id is not null then ${GRANT_PROVEN} end as kept_until,
				array[coalesce(lower(p.email), lower(s.email))] as emails
			from certificates c join sign_up_persons p on p.id = c.person_id join sign_ups s on s.id = p.sign_up_id
			join seminar_dates d on d.id = c.seminar_date_id left join grants g on g.id = d.grant_id`,
		forget: (ids) => [sql`delete from certificates where id = ${ids}`],
	},
	person_notes: {
		tables: ["sign_up_persons"],
		rows: ({
			now,
		}) => sql`select p.id, ${orAsked("coalesce(p.restricted_at, s.restricted_at)", DATE_OVER, yearsAfter("d.date", 3))} as goes_at,
				case when d.date > ${now} then d.date end as kept_until, array[lower(p.email), lower(s.email)] as emails
			from sign_up_persons p join sign_ups s on s.id = p.sign_up_id join seminar_dates d on d.id = s.seminar_date_id where p.note is not null`,
		forget: (ids) => [sql`update sign_up_persons set note = null, note_for_lecturer = false where id = ${ids}`],
	},
	attendance: {
		tables: ["attendance"],
		rows: () => sql`select a.id, ${SHOWN} as goes_at, coalesce(${SHOWN}, 'infinity') as kept_until, array[lower(p.email), lower(s.email)] as emails
			from attendance a join seminar_sessions t on t.id = a.session_id join sign_up_persons p on p.id = a.person_id
			join ${BOOKED} on s.id = p.sign_up_id and d.id = t.seminar_date_id`,
		forget: (ids) => [sql`delete from attendance where id = ${ids}`],
	},
	scans: {
		tables: ["attendance_scans"],
		shared: true,
		names: true,
		rows: () => sql`select a.id, ${SHOWN} as goes_at, ${SHOWN} as kept_until,
				array(${ON_LISTS} where s.seminar_date_id = d.id) as emails
			from attendance_scans a join seminar_sessions t on t.id = a.session_id join seminar_dates d on d.id = t.seminar_date_id
			join seminars e on e.id = d.seminar_id left join grants g on g.id = d.grant_id`,
		forget: (ids) => [sql`delete from attendance_scans where id = ${ids}`],
	},
	grant_packs: {
		tables: ["grant_packs"],
		shared: true,
		names: true,
		rows: () => sql`select k.id, ${GRANT_PROVEN} as goes_at, ${GRANT_PROVEN} as kept_until,
				array(${ON_LISTS} join seminar_dates d on d.id = s.seminar_date_id where d.grant_id = g.id) as emails
			from grant_packs k join grants g on g.id = k.grant_id where k.has_lists and k.emptied_at is null`,
		forget: (ids, now) => [sql`update grant_packs set emptied_at = ${now} where id = ${ids}`],
	},
	funded_answers: {
		tables: ["sign_ups"],
		rows: () => sql`select s.id, case when d.grant_id is not null then ${GRANT_PROVEN} end as goes_at,
				case when d.grant_id is not null then ${GRANT_PROVEN} end as kept_until, array[lower(s.email)] as emails
			from ${BOOKED} where s.nonprofit_sector is not null`,
		forget: (ids) => [
			sql`update sign_ups set nonprofit_sector = null, nonprofit_commitment = null, nonprofit_weekly_commitment = null where id = ${ids}`,
		],
	},
	/** Whom others have signed up: their name goes, their seat stays. */
	participants: {
		tables: ["sign_up_persons"],
		rows: ({
			now,
		}) => sql`select p.id, ${orAsked("p.restricted_at", sql`coalesce(${GRANT_PROVEN}, ${DATE_OVER})`, NOT_KEPT)} as goes_at,
				case when d.date > ${now} then d.date when d.grant_id is not null then ${GRANT_PROVEN} end as kept_until, array[lower(p.email)] as emails
			from sign_up_persons p join ${BOOKED} on s.id = p.sign_up_id
			where p.email is not null and lower(p.email) is distinct from lower(s.email)`,
		forget: (ids) => [
			sql`update sign_up_persons set first_name = null, last_name = null, email = null, note = null, note_for_lecturer = false where id = ${ids}`,
		],
	},
	free_bookings: {
		tables: ["sign_ups", "sign_up_persons"],
		rows: ({ now }) => sql`select s.id, ${orAsked("s.restricted_at", DATE_OVER, yearsAfter("d.date", 3))} as goes_at,
				case when d.date > ${now} then d.date end as kept_until, ${OF_BOOKING} as emails
			from ${BOOKED} where s.gross_cents = 0 and not e.tax_supported and d.grant_id is null and not ${HAS_INVOICE}`,
		forget: forgetBookings,
	},
	funded_bookings: {
		tables: ["sign_ups", "sign_up_persons"],
		rows: () => sql`select s.id, ${orAsked("s.restricted_at", GRANT_PROVEN, sql`case when ${GRANT_PROVEN} is not null then greatest(${GRANT_PROVEN}, ${yearsAfter("d.date", 3)}) end`)} as goes_at,
				coalesce(${GRANT_PROVEN}, 'infinity') as kept_until, ${OF_BOOKING} as emails
			from ${BOOKED} where s.gross_cents = 0 and (e.tax_supported or d.grant_id is not null) and not ${HAS_INVOICE}`,
		forget: forgetBookings,
	},
	paid_bookings: {
		tables: [
			"sign_ups",
			"sign_up_persons",
			"invoices",
			"invoice_payments",
			"invoice_adjustments",
			"reminders",
			"dunning_stops",
			"refunds",
		],
		taxed: true,
		rows: ({
			now,
		}) => sql`select s.id, ${orAsked(`case when not ${INVOICED} then s.restricted_at end`, DATE_OVER, sql`till`)} as goes_at, case when ${HAS_INVOICE} then till when d.date > ${now} then d.date end as kept_until, ${OF_BOOKING} as emails,
				${yearsOf("s.created_at", "d.date")} || ${yearsOfInvoices("i.sign_up_id = s.id")} as years
			from ${BOOKED} cross join lateral (select greatest(${GRANT_PROVEN}, ${yearsAfter("greatest(s.created_at, d.date, (select max(i.created_at) from invoices i where i.sign_up_id = s.id))", 8)}) as till) t
			where s.gross_cents > 0 or ${HAS_INVOICE}`,
		forget: (ids) => [
			sumInvoices("seminars", sql`sign_up_id = ${ids}`),
			...forgetDocuments(ids),
			...forgetBookings(ids),
		],
	},
	vouchers: {
		tables: ["vouchers"],
		shared: true,
		rows: () => sql`select v.id, ${yearsAfter("b.valid_until", 8)} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails
			from vouchers v join voucher_batches b on b.id = v.batch_id
			where not exists (select 1 from sign_ups s where s.voucher_id = v.id) and not exists (select 1 from order_lines l where l.voucher_id = v.id)
				and not exists (select 1 from basket_lines l where l.voucher_id = v.id)`,
		forget: (ids) => [sql`delete from vouchers where id = ${ids}`],
	},
} as const satisfies Record<string, StoredRule>;
