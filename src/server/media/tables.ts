import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, filmSeconds, id, moment, oneOf } from "#server/db/columns.ts";

const MEDIA_KINDS = ["teaser", "video", "captions"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** A file below the media folder. Only teasers and captions are served at their path; a video needs a signature. */
export const mediaFiles = pgTable(
	"media_files",
	{
		id: id(),
		kind: text({ enum: MEDIA_KINDS }).notNull(),
		path: text().notNull().unique(),
		/** What it was called where it came from. */
		name: text(),
		content_type: text().notNull(),
		bytes: bigint({ mode: "number" }).notNull(),
		/** Of a film, as its file says them: the frame has the film's own ratio. */
		width: integer(),
		height: integer(),
		seconds: filmSeconds(),
		/** As browsers name them: 'avc1.64001f'; none without a picture or a sound. */
		video_codec: text(),
		audio_codec: text(),
		/** Whether its description stands before the picture, so that it begins at once. */
		is_fast_start: boolean(),
		/** The folder with the same film in pieces, below the private one. */
		hls_path: text().unique(),
		/** Since when nothing is to be done to it any more. */
		prepared_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		index("media_files_to_prepare").on(t.id).where(sql`prepared_at is null and kind <> 'captions'`),
		check("media_files_kind", oneOf("kind", MEDIA_KINDS)),
		check("media_files_bytes", sql`bytes > 0`),
		check("media_files_film", sql`width > 0 and height > 0 and seconds > 0`),
	],
);

/** How far the work on a film has come: no public page shows it, so none is made anew for it. */
export const filmWork = pgTable("film_work", {
	file_id: integer()
		.primaryKey()
		.references(() => mediaFiles.id, { onDelete: "cascade" }),
	percent: integer().notNull().default(0),
	/** Whoever works on it is heard of again and again. */
	heard_at: moment().notNull(),
});
