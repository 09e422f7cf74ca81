import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { refuse } from "#contract/errors.ts";
import type { UploadedFile } from "#contract/files.ts";
import type { Caption, CourseCaptions } from "#contract/office/captions.ts";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import { readVtt, writeVtt } from "#contract/office/vtt.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { cuesOf } from "#server/media/captions.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { keyOf } from "#server/media/paths.ts";
import type { Media } from "#server/media/service.ts";
import { addCaptions } from "#server/media/writing.ts";
import type { Staff } from "#server/viewer.ts";
import { putCaptions } from "./writing.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	media: Media;
	files: MediaFiles;
}

interface Sent extends UploadedFile {
	/** What was seen of them. */
	revision: number;
	/** What the file was called. */
	name?: string | undefined;
}

const FAULTS_MOST = 10;
const NOT_UTF8 = "Die Datei ist nicht in UTF-8 gespeichert. Bitte so noch einmal sichern.";

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
	const parts: Uint8Array[] = [];
	for await (const part of content) parts.push(part);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
	} catch {
		throw refuse("invalid", { captions: [NOT_UTF8] });
	}
}

/** COURSE-04: captions line by line; whatever is wrong with them is told, and nothing is kept. */
export function createCourseCaptions({ db, clock, audit, media, files }: Parts) {
	function checked(file: string, seconds: number | null): Caption[] {
		const { captions, faults } = readVtt(file);
		const told = faults.map(({ line, text }) => `Zeile ${line}: ${text}`);
		const beyond = captions.findIndex(({ start_seconds }) => seconds !== null && start_seconds > seconds);
		if (beyond >= 0) told.push(`Untertitel ${beyond + 1} beginnt hinter dem Ende des Films`);
		if (told.length > 0) throw refuse("invalid", { captions: told.slice(0, FAULTS_MOST) });
		return captions;
	}

	async function write(
		tx: Db,
		id: number,
		place: FilmPlace,
		sent: Omit<Sent, keyof UploadedFile>,
		file: string,
		path: string,
	) {
		const row = await store.lockWritten(tx, id);
		if (!row) throw refuse("not_found");
		if ((row[`${place}_captions_file_id`] ?? 0) !== sent.revision) throw refuse("changed_meanwhile");
		const [film] = await media.files(tx, [row[`${place}_file_id`]]);
		const captions = checked(file, film?.seconds ?? null);
		const text = writeVtt(captions);
		await mkdir(dirname(files.pathOf(keyOf("captions", path))), { recursive: true });
		await writeFile(files.pathOf(keyOf("captions", path)), text);
		await files.publish(keyOf("captions", path));
		const name = sent.name ?? null;
		const added = await addCaptions(tx, { path, bytes: Buffer.byteLength(text), name });
		await putCaptions(tx, id, place, { file: added, cues: cuesOf(captions), at: clock() });
		return { added, captions };
	}

	return {
		async get(id: number, place: FilmPlace): Promise<CourseCaptions> {
			const row = await store.findWritten(db, id);
			if (!row) throw refuse("not_found");
			const [file] = await media.files(db, [row[`${place}_captions_file_id`]]);
			if (!file) return { revision: 0, captions: [] };
			const path = await files.local(keyOf("captions", file.path));
			return { revision: file.id, captions: readVtt(await readFile(path, "utf8")).captions };
		},

		async put(id: number, place: FilmPlace, { content, revision, name }: Sent, staff: Staff): Promise<CourseCaptions> {
			const file = await textOf(content);
			const path = `tracks/${randomUUID()}.vtt`;
			try {
				return await db.transaction(async (tx) => {
					const { added, captions } = await write(tx, id, place, { revision, name }, file, path);
					await audit.note(tx, staff, "course_captions_set", id, { captions: captions.length });
					return { revision: added.id, captions };
				});
			} catch (error) {
				await files.takeBack(keyOf("captions", path));
				throw error;
			}
		},
	};
}
