import type { Db } from "#server/db/client.ts";
import type { FilmFacts } from "./film-facts.ts";
import { insertFile, type MediaRow } from "./store.ts";
import type { MediaKind } from "./tables.ts";

interface PlacedFile {
	/** Where it lies below its folder. */
	path: string;
	bytes: number;
	/** What it was called where it came from. */
	name: string | null;
}

interface PlacedFilm extends PlacedFile {
	kind: Exclude<MediaKind, "captions">;
	facts: FilmFacts | null;
	/** None where something is still to be done to it. */
	prepared_at: Date | null;
}

/** The only ones that write of files: these lie in their folder already. */

export const addFilm = (tx: Db, { facts, ...film }: PlacedFilm): Promise<MediaRow> =>
	insertFile(tx, { ...film, ...facts, content_type: "video/mp4" });

export const addCaptions = (tx: Db, file: PlacedFile): Promise<MediaRow> =>
	insertFile(tx, { ...file, kind: "captions", content_type: "text/vtt" });
