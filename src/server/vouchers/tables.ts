import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, revision, updatedAt } from "#server/db/columns.ts";

/** What is searched by, folded; the indexes are made of it. */
export const BATCH_WORDS = "fold_german(name)";
export const CODE_WORDS = "fold_german(code)";

export const voucherBatches = pgTable(
	"voucher_batches",
	{
		id: id(),
		name: text().notNull(),
		/** Percent. */
		discount: integer().notNull(),
		/** From this moment, and until before that one. */
		valid_from: moment(),
		valid_until: moment(),
		/** What it can be used for; none means all of them, an empty list not one. */
		seminar_ids: integer().array(),
		course_ids: integer().array(),
		is_active: boolean().notNull().default(true),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		check("voucher_batches_discount", sql`discount between 1 and 100`),
		check("voucher_batches_time", sql`valid_from < valid_until`),
		index("voucher_batches_newest").on(t.created_at, t.id),
		index("voucher_batches_words").using("gin", sql.raw(`${BATCH_WORDS} gin_trgm_ops`)),
	],
);

export const vouchers = pgTable(
	"vouchers",
	{
		id: id(),
		/** Upper case; people may type it as they like. */
		code: text().notNull().unique(),
		batch_id: integer()
			.notNull()
			.references(() => voucherBatches.id),
		/** None means any number of uses. */
		max_uses: integer(),
		used_count: integer().notNull().default(0),
		is_active: boolean().notNull().default(true),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		check("vouchers_code", sql`code = upper(code)`),
		check("vouchers_uses", sql`used_count >= 0 and (max_uses is null or used_count <= max_uses)`),
		index("vouchers_batch").on(t.batch_id),
		index("vouchers_words").using("gin", sql.raw(`${CODE_WORDS} gin_trgm_ops`)),
	],
);
