import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { HISTORY_ACTIONS, SEEN, SUBJECT_NAMES } from "#contract/office/audit.ts";
import { createdAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** What is searched: the thing by its key, and what was noted of it. */
export const AUDIT_WORDS = "fold_german(subject_id || ' ' || coalesce(details::text, ''))";

/** Who changed what when, and who looked at whose data. Rows are only ever added: a trigger refuses all else. */
export const auditTrail = pgTable(
	"audit_trail",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: createdAt(),
		/** None when the system itself acted. */
		user_id: integer().references(() => users.id),
		action: text({ enum: HISTORY_ACTIONS }).notNull(),
		subject: text({ enum: SUBJECT_NAMES }).notNull(),
		subject_id: text().notNull(),
		details: jsonb(),
	},
	(t) => [
		index("audit_trail_at").on(t.at, t.id),
		index("audit_trail_of_subject").on(t.subject, t.subject_id, t.at, t.id),
		index("audit_trail_of_action").on(t.action, t.at, t.id),
		index("audit_trail_of_user").on(t.user_id, t.at, t.id),
		index("audit_trail_words").using("gin", sql.raw(`${AUDIT_WORDS} gin_trgm_ops`)),
		uniqueIndex("audit_trail_seen")
			.on(t.user_id, t.subject, t.subject_id, sql`date_trunc('hour', ${t.at} at time zone 'UTC')`)
			.where(sql.raw(`action = '${SEEN}'`)),
		index("audit_trail_staff").on(t.at, t.id).where(sql`user_id is not null`),
	],
);
