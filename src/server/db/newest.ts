import { type Column, type SQL, sql } from "drizzle-orm";

/** As our indexes are built: plain `desc` puts nulls first, and then no such index is read in its sequence. */
export const newest = (column: Column): SQL => sql`${column} desc nulls last`;
