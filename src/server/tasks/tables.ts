import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { TASK_STATES } from "#contract/office/task-states.ts";
import type { TaskResult } from "#contract/office/tasks.ts";
import { id, moment, oneOf } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** How often what happened: "again" 38, "arrived" 2. */
export type Tally = Record<string, number>;

/** Long work that somebody has started. It goes on step by step, in whichever process, until it is over. */
export const tasks = pgTable(
	"tasks",
	{
		id: id(),
		/** Which work it is; rows of an older release may bear a name that is not used any more. */
		kind: text().notNull(),
		/** What to work on, as it was when somebody started it. */
		input: jsonb().notNull(),
		/** Who started it. */
		user_id: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		state: text({ enum: TASK_STATES }).notNull().default("waiting"),
		done: integer().notNull().default(0),
		total: integer().notNull(),
		tally: jsonb().$type<Tally>().notNull(),
		/** Behind what the next step begins; none before the first. */
		position: text(),
		/** How often the same step has failed. */
		tries: integer().notNull().default(0),
		cancel_asked: boolean().notNull().default(false),
		result: jsonb().$type<TaskResult>(),
		/** In words for people. */
		error: text(),
		created_at: moment().notNull(),
		/** Who has waited longest comes next. */
		stepped_at: moment().notNull(),
		ended_at: moment(),
		/** When it was taken out of sight. */
		dismissed_at: moment(),
	},
	(t) => [
		check("tasks_state", oneOf("state", TASK_STATES)),
		index("tasks_own").on(t.user_id, t.id),
		index("tasks_open").on(t.stepped_at, t.id).where(sql`state in ('waiting', 'running')`),
		index("tasks_ended").on(t.ended_at),
	],
);
