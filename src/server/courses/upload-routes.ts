import { Server, type ServerOptions } from "@tus/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ApiError, refuse } from "#contract/errors.ts";
import { FILM_PLACES, type FilmPlace } from "#contract/office/course-writing.ts";
import { FILM_MAX_BYTES, FILM_UPLOAD_PATH } from "#contract/office/film-upload.ts";
import type { App } from "#server/app.ts";
import { isOutage } from "#server/db/outage.ts";
import { logFault } from "#server/for-log.ts";
import { createDoor } from "#server/http/door.ts";
import { toApiError } from "#server/http/error-reply.ts";
import { staffOf } from "#server/http/staff-of.ts";
import type { Staff } from "#server/viewer.ts";

interface Parts {
	app: App;
	publicUrl: string;
}

type Upload = Parameters<NonNullable<ServerOptions["onUploadCreate"]>>[1];

const PIECE_TYPE = "application/offset+octet-stream";
const NAME_MAX = 200;
const PROTOCOL = { "Tus-Resumable": "1.0.0", "Cache-Control": "no-store" };

/** As the protocol's server throws. */
const thrown = ({ status, body }: ApiError) => ({ status_code: status, body: JSON.stringify(body) });

function wishOf({ metadata }: Upload): { courseId: number; place: FilmPlace; name: string } {
	const { course, place, filename } = metadata ?? {};
	const known = FILM_PLACES.find((one) => one === place);
	const courseId = Number(course);
	if (!known || !Number.isSafeInteger(courseId)) throw refuse("bad_request");
	return { courseId, place: known, name: (filename ?? "").slice(0, NAME_MAX) || "film.mp4" };
}

/** COURSE-02: films in pieces, over the staff's own cookie. Nothing of them is ever held in memory. */
export function registerFilmUpload(fastify: FastifyInstance, { app, publicUrl }: Parts): void {
	const { courseFilms, uploads, security } = app.services;
	const door = createDoor(security);
	const finishing = new Map<string, Promise<void>>();
	/** Pieces that are being written: the next of the same film waits for them. */
	const writing = new Map<string, Promise<unknown>>();

	async function create(_: unknown, upload: Upload) {
		const { courseId } = wishOf(upload);
		if (!upload.size) throw refuse("bad_request");
		await courseFilms.demandCourse(courseId);
		if (!(await uploads.hasRoomFor(upload.size))) throw refuse("disk_full");
		return {};
	}

	async function finish(upload: Upload, staff: Staff): Promise<void> {
		const bytes = upload.size ?? 0;
		try {
			await courseFilms.take({ ...wishOf(upload), source: uploads.pathOf(upload.id), bytes }, staff);
			await uploads.markDone(upload.id, bytes);
		} catch (error) {
			if (toApiError(error).status < 500) await uploads.remove(upload.id);
			throw error;
		}
	}

	/** Once, whoever asks for it meanwhile. */
	function finishOnce(upload: Upload, staff: Staff): Promise<void> {
		const running = finishing.get(upload.id) ?? finish(upload, staff).finally(() => void finishing.delete(upload.id));
		finishing.set(upload.id, running);
		return running;
	}

	async function told(error: Error | { status_code: number; body: string }) {
		if (!(error instanceof Error) && error.body.startsWith("{")) return undefined;
		if ("status_code" in error && error.status_code === 413) return thrown(refuse("film_too_big"));
		if ("status_code" in error && error.status_code === 500 && !(await uploads.hasRoomFor(0)))
			return thrown(refuse("disk_full"));
		if (!(error instanceof Error)) return undefined;
		const known = toApiError(error);
		if (known.status >= 500 && !isOutage(error)) logFault(fastify.log, error, {}, "film upload");
		return thrown(known);
	}

	const tus = new Server({
		path: FILM_UPLOAD_PATH,
		datastore: uploads.store,
		maxSize: FILM_MAX_BYTES,
		relativeLocation: true,
		allowedOrigins: [new URL(publicUrl).origin],
		onUploadCreate: create,
		onResponseError: (_, error) => told(error),
	});

	/** Somebody waits for it, whatever else they do: an upload keeps its login. */
	const uploaderOf = (request: FastifyRequest): Promise<Staff> =>
		staffOf(request, { app, publicUrl, permission: "courses.write", isActive: true });

	/** What came of a piece that was cut off is kept. */
	async function write({ raw }: FastifyRequest, id: string, offset: number): Promise<number> {
		const work = uploads.store.write(raw, id, offset);
		writing.set(id, work);
		try {
			return await work;
		} catch (error) {
			throw (await uploads.hasRoomFor(0)) ? error : refuse("disk_full");
		} finally {
			if (writing.get(id) === work) writing.delete(id);
		}
	}

	const settled = (id: string) => Promise.resolve(writing.get(id)).catch(() => {});

	/** Straight to the disk: through the protocol's server each piece would be copied into streams that pile up. */
	async function takePiece(request: FastifyRequest, id: string, staff: Staff): Promise<number> {
		await settled(id);
		const upload = await uploads.store.getUpload(id).catch(() => null);
		if (!upload?.size) throw refuse("not_found");
		const { "upload-offset": offset, "content-length": length } = request.headers;
		if (Number(offset) !== upload.offset) throw refuse("changed_meanwhile");
		if (upload.offset + Number(length ?? Number.NaN) > upload.size) throw refuse("body_too_large");
		const next = await write(request, id, upload.offset);
		if (next === upload.size) await finishOnce(upload, staff);
		return next;
	}

	/** How far it is; one that is whole but has not moved on yet does so now. */
	async function whole(id: string, staff: Staff): Promise<number | null> {
		await settled(id);
		const done = await uploads.doneBytes(id);
		if (done !== null) return done;
		const upload = await uploads.store.getUpload(id).catch(() => null);
		if (!upload?.size || upload.offset !== upload.size) return null;
		await finishOnce(upload, staff);
		return upload.size;
	}

	fastify.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(PIECE_TYPE, (_, __, done) => done(null));
		scope.route<{ Params: { id?: string } }>({
			method: ["POST", "HEAD", "PATCH", "DELETE"],
			url: `${FILM_UPLOAD_PATH}/:id?`,
			handler: async (request, reply) => {
				if (request.method !== "HEAD") await door.refuseForgery(request);
				const staff = await uploaderOf(request);
				const { id } = request.params;
				if (id !== undefined && !uploads.isId(id)) throw refuse("not_found");
				if (id !== undefined && request.method === "PATCH") {
					const offset = await takePiece(request, id, staff);
					return reply
						.code(204)
						.headers({ ...PROTOCOL, "Upload-Offset": offset })
						.send();
				}
				const bytes = id !== undefined && request.method === "HEAD" ? await whole(id, staff) : null;
				if (bytes !== null)
					return reply.headers({ ...PROTOCOL, "Upload-Offset": bytes, "Upload-Length": bytes }).send();
				reply.hijack();
				await tus.handle(request.raw, reply.raw);
			},
		});
	});
}
