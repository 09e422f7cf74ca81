import { useSyncExternalStore } from "react";
import { type DetailedError, defaultOptions, Upload } from "tus-js-client";
import { csrfToken } from "#browser/api/http-api.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { CSRF_HEADER } from "#contract/forgery.ts";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import { FILM_PIECE_BYTES, FILM_UPLOAD_PATH } from "#contract/office/film-upload.ts";
import { changed } from "../changes.ts";
import { createListeners } from "../listeners.ts";
import { toast } from "../toasts/toasts.ts";
import { addMark, type Mark, speedOf } from "./upload-speed.ts";

/** A film on its way; it goes on while somebody works elsewhere in the office. */
export interface FilmUpload {
	name: string;
	bytes: number;
	sent: number;
	/** In bytes for each second; none while it stands. */
	speed: number | null;
	state: "running" | "paused" | "failed";
	/** Why it stands. */
	message: string | null;
}

interface Kept extends FilmUpload {
	marks: readonly Mark[];
	upload: Upload;
}

const { subscribe, tell } = createListeners();
const uploads = new Map<string, Kept>();
const keyOf = (courseId: number, place: FilmPlace) => `${courseId}:${place}`;

function put(key: string, change: Partial<Kept>): void {
	const before = uploads.get(key);
	if (!before) return;
	uploads.set(key, { ...before, ...change });
	tell();
}

function drop(key: string): void {
	uploads.delete(key);
	tell();
}

export const useFilmUpload = (courseId: number, place: FilmPlace): FilmUpload | null =>
	useSyncExternalStore(subscribe, () => uploads.get(keyOf(courseId, place)) ?? null);

/** A lost line comes back within minutes; longer than that somebody presses „Weiter“. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, ...Array<number>(20).fill(15_000)];
const STOPPED = "Die Verbindung ist weg. Was schon da ist, bleibt: Es geht genau hier weiter.";
const LOGGED_OUT = "Deine Anmeldung ist abgelaufen. Melde dich neu an, dann geht es genau hier weiter.";
const DISK_FULL = 507;

const statusOf = (error: Error | DetailedError): number =>
	("originalResponse" in error && error.originalResponse?.getStatus()) || 0;

function messageOf(error: Error | DetailedError): string {
	const status = statusOf(error);
	if (status === 401) return LOGGED_OUT;
	if (status === 0 || !("originalResponse" in error)) return STOPPED;
	try {
		return (JSON.parse(error.originalResponse?.getBody() ?? "") as ErrorBody).message;
	} catch {
		return STOPPED;
	}
}

const isPassing = (status: number): boolean =>
	status === 0 || status === 408 || status === 409 || status === 423 || (status >= 500 && status !== DISK_FULL);

interface Wish {
	courseId: number;
	place: FilmPlace;
	file: File;
}

function make({ courseId, place, file }: Wish): Upload {
	const key = keyOf(courseId, place);
	return new Upload(file, {
		endpoint: FILM_UPLOAD_PATH,
		chunkSize: FILM_PIECE_BYTES,
		retryDelays: RETRY_DELAYS_MS,
		metadata: { course: String(courseId), place, filename: file.name },
		fingerprint: async () => ["vsz-film", key, file.name, file.size, file.lastModified].join("-"),
		removeFingerprintOnSuccess: true,
		onBeforeRequest: (request) => request.setHeader(CSRF_HEADER, csrfToken()),
		onShouldRetry: (error) => isPassing(statusOf(error)),
		onProgress: (sent) => {
			const marks = addMark(uploads.get(key)?.marks ?? [], { at: Date.now(), sent });
			put(key, { sent, marks, speed: speedOf(marks), state: "running", message: null });
		},
		onSuccess: () => {
			drop(key);
			toast(`„${file.name}“ ist da.`);
			changed();
		},
		onError: (error) => put(key, { state: "failed", speed: null, marks: [], message: messageOf(error) }),
	});
}

/** Goes on where the same file was left, also by a tab that is closed by now. */
export async function startFilm(wish: Wish): Promise<void> {
	const key = keyOf(wish.courseId, wish.place);
	const upload = make(wish);
	const { name, size: bytes } = wish.file;
	uploads.set(key, { name, bytes, sent: 0, speed: null, state: "running", message: null, marks: [], upload });
	tell();
	const [left] = await upload.findPreviousUploads();
	if (left) upload.resumeFromPreviousUpload(left);
	upload.start();
}

export async function pauseFilm(courseId: number, place: FilmPlace): Promise<void> {
	const key = keyOf(courseId, place);
	await uploads.get(key)?.upload.abort();
	put(key, { state: "paused", speed: null, marks: [], message: null });
}

export function resumeFilm(courseId: number, place: FilmPlace): void {
	const key = keyOf(courseId, place);
	put(key, { state: "running", message: null });
	uploads.get(key)?.upload.start();
}

/** What has come so far is thrown away, here and there. */
export async function cancelFilm(courseId: number, place: FilmPlace): Promise<void> {
	const key = keyOf(courseId, place);
	const found = uploads.get(key);
	drop(key);
	// What cannot be told now is purged after a day.
	await found?.upload.abort(true).catch(() => {});
}

/** The name of a film that was begun in this browser and not finished. */
export async function findLeft(courseId: number, place: FilmPlace): Promise<string | null> {
	const all = await defaultOptions.urlStorage.findAllUploads();
	const left = all.find(({ metadata }) => metadata.course === String(courseId) && metadata.place === place);
	return left?.metadata.filename ?? null;
}
