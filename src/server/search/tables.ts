import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Every word that a visitor can read in a title or lead, as it is written there, and how many times. Written by triggers
 * alone (migration 0104): a typing mistake is compared with words, of which there are few, and not with texts.
 */
export const writtenWords = pgTable(
	"search_words",
	{
		word: text().primaryKey(),
		folded: text().notNull().generatedAlwaysAs(sql`fold_german(word)`),
		uses: integer().notNull(),
	},
	() => [index("search_words_similar").using("gin", sql`folded gin_trgm_ops`)],
);
