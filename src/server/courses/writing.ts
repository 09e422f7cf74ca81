import type { FilmPlace } from "#contract/office/course-writing.ts";
import { storedHtml } from "#server/content/html.ts";
import type { Db } from "#server/db/client.ts";
import type { Cue } from "#server/media/captions.ts";
import type { MediaRow } from "#server/media/store.ts";
import { lengthWords } from "./rules.ts";
import * as store from "./writing-store.ts";

/** The only ones that write courses, whoever asks for it. */

type Text = Omit<store.NewCourse, "id" | "search_vector" | "revision">;
type Chapters = Parameters<typeof store.insertChapters>[2];

/** HTML is made safe here, and nowhere else. */
const safe = <T extends { description?: string }>(text: T): T =>
	text.description === undefined ? text : { ...text, description: storedHtml(text.description) };

/** Who has its films already hands in what is said in them. */
export async function makeCourse(
	tx: Db,
	text: Text,
	{ chapters, cues = [] }: { chapters: Chapters; cues?: readonly Cue[] },
): Promise<store.WrittenRow> {
	const row = await store.insertCourse(tx, safe(text));
	await store.insertChapters(tx, row.id, chapters);
	await store.insertCues(tx, row.id, cues);
	return row;
}

export async function changeCourse(tx: Db, id: number, text: Partial<Text>, chapters?: Chapters): Promise<void> {
	await store.updateCourse(tx, id, safe(text));
	if (!chapters) return;
	await store.deleteChapters(tx, id);
	await store.insertChapters(tx, id, chapters);
}

/** COURSE-03: how long the course is follows from its film. */
export async function putFilm(tx: Db, id: number, place: FilmPlace, film: MediaRow, at: Date): Promise<void> {
	const length = place === "video" && film.seconds !== null ? lengthWords(film.seconds) : null;
	await store.updateFiles(tx, id, { [`${place}_file_id`]: film.id, ...length, updated_at: at });
}

/** What is said in the film is shown beside it and found; of the short one only its captions are there. */
export async function putCaptions(
	tx: Db,
	id: number,
	place: FilmPlace,
	{ file, cues, at }: { file: MediaRow; cues: readonly Cue[]; at: Date },
): Promise<void> {
	await store.updateFiles(tx, id, { [`${place}_captions_file_id`]: file.id, updated_at: at });
	if (place !== "video") return;
	await store.deleteCues(tx, id);
	await store.insertCues(tx, id, cues);
}
