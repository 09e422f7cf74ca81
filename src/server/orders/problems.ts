import { and, isNotNull, ne } from "drizzle-orm";
import { isUndecided } from "#server/payments/problems.ts";
import { payments } from "#server/payments/tables.ts";

/** Money of withdrawn orders goes back in any case and needs no decision. */
export const isProblem = and(isUndecided, isNotNull(payments.order_id), ne(payments.problem, "order_withdrawn"));
