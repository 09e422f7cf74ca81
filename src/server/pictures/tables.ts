import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { IMAGE_KINDS } from "#contract/images.ts";
import { createdAt, id, moment, oneOf, revision, updatedAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** Every picture of the site, with the words and the focus that it brings along wherever it is used. */
export const pictures = pgTable(
	"pictures",
	{
		id: id(),
		kind: text({ enum: IMAGE_KINDS }).notNull(),
		/** Names the whole set of files, without what crops keep in sight. */
		path: text().notNull().unique(),
		/** SHA-256 of what was uploaded; none of what came ready-made. */
		hash: text(),
		title: text().notNull(),
		/** Empty as long as nobody has described it. */
		alt: text().notNull().default(""),
		focus_x: smallint(),
		focus_y: smallint(),
		/** As it was uploaded; not known of what was there before this table. */
		width: integer(),
		height: integer(),
		bytes: integer(),
		uploaded_by: integer().references(() => users.id),
		/** For a day it can be brought back; then its files go. */
		removed_at: moment(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		check("pictures_kind", oneOf("kind", IMAGE_KINDS)),
		check(
			"pictures_focus",
			sql`(focus_x is null) = (focus_y is null) and focus_x between 0 and 100 and focus_y between 0 and 100`,
		),
		unique("pictures_content").on(t.kind, t.hash),
		index("pictures_uploaded_by").on(t.uploaded_by),
	],
);
