import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, filmSeconds, id, oneOf } from "#server/db/columns.ts";

const MEDIA_KINDS = ["teaser", "video", "captions"] as const;

/** A file below the media folder. Only teasers and captions are served at their path; a video needs a signature. */
export const mediaFiles = pgTable(
	"media_files",
	{
		id: id(),
		kind: text({ enum: MEDIA_KINDS }).notNull(),
		path: text().notNull().unique(),
		content_type: text().notNull(),
		bytes: bigint({ mode: "number" }).notNull(),
		/** Of a film, as its file says them: the frame has the film's own ratio. */
		width: integer(),
		height: integer(),
		seconds: filmSeconds(),
		created_at: createdAt(),
	},
	() => [
		check("media_files_kind", oneOf("kind", MEDIA_KINDS)),
		check("media_files_bytes", sql`bytes > 0`),
		check("media_files_film", sql`width > 0 and height > 0 and seconds > 0`),
	],
);
