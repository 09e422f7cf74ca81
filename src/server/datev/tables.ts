import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { DatevSettings } from "#contract/office/datev-settings.ts";
import { bytea, cents, id, moment } from "#server/db/columns.ts";
import { invoices } from "#server/invoices/tables.ts";
import { users } from "#server/staff/tables.ts";

/** A month as the tax adviser got it. Never changed. */
export const datevExports = pgTable(
	"datev_exports",
	{
		id: id(),
		/** "2026-10" */
		month: text().notNull().unique(),
		/** The booking batch, byte by byte. */
		batch: bytea().notNull(),
		/** SHA-256 of it, as hex. */
		hash: text().notNull(),
		bookings: integer().notNull(),
		documents: integer().notNull(),
		/** As they were. */
		settings: jsonb().$type<DatevSettings>().notNull(),
		created_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		check("datev_exports_month", sql`month ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
		index("datev_exports_created_by").on(t.created_by),
	],
);

/** Which row of the books went into which export, and with how much: nothing is exported twice. Never changed. */
export const datevEntries = pgTable(
	"datev_entries",
	{
		export_id: integer()
			.notNull()
			.references(() => datevExports.id),
		source: text().notNull(),
		source_id: integer().notNull(),
		/** As it was told: what becomes of a payment later overwrites when it was paid. None of the first exports. */
		day: date({ mode: "string" }),
		cents: cents().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.export_id, t.source, t.source_id] }),
		index("datev_entries_source").on(t.source, t.source_id),
	],
);

/** The documents of an export, as they were drawn for it. Never changed. */
export const datevDocuments = pgTable(
	"datev_documents",
	{
		export_id: integer()
			.notNull()
			.references(() => datevExports.id),
		invoice_id: integer()
			.notNull()
			.references(() => invoices.id),
		name: text().notNull(),
		content: bytea().notNull(),
	},
	(t) => [primaryKey({ columns: [t.export_id, t.invoice_id] }), index("datev_documents_invoice").on(t.invoice_id)],
);
