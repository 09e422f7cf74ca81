import { sql } from "drizzle-orm";
import { daysAfter, NOBODY, NOT_KEPT, type StoredRule, yearsAfter, yearsOf } from "./rules.ts";

/** Logins, the history, and what people have asked for. */
export const HOUSE = {
	security_events: {
		tables: ["security_events"],
		rows: () => sql`select e.id, ${daysAfter("e.at", 180)} as goes_at, ${daysAfter("e.at", 180)} as kept_until, array[lower(m.email)] as emails
			from security_events e left join members m on m.id = e.member_id`,
		forget: (ids) => [sql`delete from security_events where id = ${ids}`],
	},
	known_browsers: {
		tables: ["known_browsers"],
		rows: () => sql`select b.id, ${daysAfter("b.last_seen_at", 400)} as goes_at, ${NOT_KEPT} as kept_until, array[lower(m.email)] as emails
			from known_browsers b left join members m on m.id = b.member_id`,
		forget: (ids) => [sql`delete from known_browsers where id = ${ids}`],
	},
	access_packs: {
		tables: ["access_packs"],
		rows: () =>
			sql`select id, ${daysAfter("created_at", 14)} as goes_at, ${NOT_KEPT} as kept_until, array[email] as emails from access_packs`,
		forget: (ids) => [sql`delete from access_packs where id = ${ids}`],
	},
	/** Of whom is erased the request stays as a proof, without the address. */
	data_requests: {
		tables: ["data_requests"],
		rows: () =>
			sql`select id, ${yearsAfter("done_at", 3)} as goes_at, ${NOT_KEPT} as kept_until, array[email] as emails from data_requests`,
		forget: (ids) => [sql`delete from data_requests where id = ${ids}`],
	},
	data_holds: {
		tables: ["data_holds"],
		rows: () =>
			sql`select id, ${yearsAfter("lifted_at", 3)} as goes_at, ${NOT_KEPT} as kept_until, array[email] as emails from data_holds`,
		forget: (ids) => [sql`delete from data_holds where id = ${ids}`],
	},
	history_looks: {
		tables: ["audit_trail"],
		shared: true,
		rows: () =>
			sql`select id, ${yearsAfter("at", 3)} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails from audit_trail where action = 'seen'`,
		forget: (ids) => [sql`delete from audit_trail where id = ${ids}`],
	},
	history: {
		tables: ["audit_trail"],
		shared: true,
		taxed: true,
		rows: () =>
			sql`select id, ${yearsAfter("at", 10)} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails, ${yearsOf("at")} as years from audit_trail where action <> 'seen'`,
		forget: (ids) => [sql`delete from audit_trail where id = ${ids}`],
	},
} as const satisfies Record<string, StoredRule>;
