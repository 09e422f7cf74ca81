import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { payments } from "./tables.ts";

/** Money that arrived although it does not fit, and of which nobody has decided yet. */
export const isUndecided = and(
	isNotNull(payments.problem),
	isNull(payments.problem_solved_at),
	eq(payments.state, "paid"),
);
