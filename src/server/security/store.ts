import type { Db } from "#server/db/client.ts";
import { securityEvents } from "./tables.ts";

export type NewEvent = typeof securityEvents.$inferInsert;

export const insertEvent = (tx: Db, event: NewEvent) => tx.insert(securityEvents).values(event);
