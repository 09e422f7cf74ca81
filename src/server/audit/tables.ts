import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { AUDIT_ACTIONS } from "#contract/office/audit.ts";
import { createdAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** Who changed what when. Rows are only ever added. */
export const auditTrail = pgTable(
	"audit_trail",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: createdAt(),
		/** None when the system itself acted. */
		user_id: integer().references(() => users.id),
		action: text({ enum: AUDIT_ACTIONS }).notNull(),
		subject: text().notNull(),
		subject_id: text().notNull(),
		details: jsonb(),
	},
	(t) => [
		index("audit_trail_newest").on(t.at.desc(), t.id.desc()),
		index("audit_trail_subject").on(t.subject, t.subject_id, t.at.desc()),
		index("audit_trail_user").on(t.user_id),
		index("audit_trail_staff").on(t.at.desc(), t.id.desc()).where(sql`user_id is not null`),
	],
);
