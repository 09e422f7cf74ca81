import type { OutgoingHttpHeaders } from "node:http";
import { send } from "@fastify/send";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { logFault } from "#server/for-log.ts";
import { isUndiverted } from "./paths.ts";
import { type Piece, pour } from "./pouring.ts";

interface VideoRequest {
	Params: { fileId: string };
	Querystring: { expires?: unknown; signature?: unknown };
}

interface PieceRequest {
	Params: { fileId: string; token: string; name: string };
}

interface Delivery {
	type: string;
	/** Until when, in seconds since 1970, the link itself is valid: nobody is led on for longer. */
	expires: string;
	/** Whether it may come from the bucket. */
	mayDivert: boolean;
}

const typeOf = (name: string): string => (name.endsWith(".m3u8") ? "application/vnd.apple.mpegurl" : "video/mp4");

/** Nothing keeps a film or passes its link on. */
const HEADERS = {
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex",
	"Cross-Origin-Resource-Policy": "same-origin",
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What of a file is asked for, with the headers to it; nothing where there is nothing to pour. */
async function askedOf({ request }: FastifyReply, root: string, path: string) {
	if (request.method !== "GET") return null;
	// As if only its headers were asked for: a stream that nobody reads is not even opened.
	const question = Object.assign(Object.create(request.raw) as typeof request.raw, { method: "HEAD" });
	const { statusCode, headers, type, metadata } = await send(question, `/${path}`, {
		root,
		cacheControl: false,
		contentType: false,
	});
	if (type !== "file" || (statusCode !== 200 && statusCode !== 206)) return null;
	const start = Number(/^bytes (\d+)-/.exec(headers["Content-Range"] ?? "")?.[1] ?? 0);
	const piece: Piece = { file: metadata.path, start, length: Number(headers["Content-Length"]) };
	return { statusCode, headers, piece };
}

export function registerVideo(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { media, mediaFiles, clock } = app.services;

	/** Who may have it is decided; from the bucket, by nginx, or from here, whatever there is. */
	async function deliver(reply: FastifyReply, path: string, { type, expires, mayDivert }: Delivery) {
		reply.headers(HEADERS);
		const seconds = Math.max(1, Math.ceil(Number(expires) - clock().getTime() / 1000));
		const address = mayDivert ? await mediaFiles.signed(path, seconds) : null;
		if (address) return reply.redirect(address);
		await mediaFiles.local(path);
		reply.type(type);
		if (config.xAccel !== null) return reply.header("X-Accel-Redirect", `${config.xAccel}/${path}`).send();
		const asked = await askedOf(reply, mediaFiles.pathOf(""), path);
		if (!asked) return reply.sendFile(path);
		reply.hijack();
		const own = reply.getHeaders() as OutgoingHttpHeaders;
		const { raw } = reply;
		raw.writeHead(asked.statusCode, { ...asked.headers, ...own });
		await pour(asked.piece, raw).catch((error: unknown) => {
			// Whoever looks on elsewhere in a film hangs up.
			if (!raw.destroyed) logFault(reply.log, error, { path }, "film broke off");
			raw.destroy();
		});
		raw.end();
		return reply;
	}

	/** Gives `sendFile` with ranges and ETags to this scope alone; nothing below the folder gets an address. */
	const registerPrivate = (prefix: string, add: (scope: FastifyInstance) => void) =>
		fastify.register(
			async (scope) => {
				await scope.register(fastifyStatic, {
					root: mediaFiles.pathOf(""),
					serve: false,
					index: false,
					cacheControl: false,
				});
				scope.setNotFoundHandler(() => {
					throw refuse("not_found");
				});
				add(scope);
			},
			{ prefix },
		);

	registerPrivate("/media/video", (scope) =>
		scope.route<VideoRequest>({
			method: ["GET", "HEAD"],
			url: "/:fileId",
			handler: async ({ params, query }, reply) => {
				const { expires, signature } = { expires: text(query.expires), signature: text(query.signature) };
				const path = await media.videoOf({ fileId: params.fileId, expires, signature });
				return deliver(reply, path, { type: "video/mp4", expires, mayDivert: !isUndiverted(query) });
			},
		}),
	);

	registerPrivate("/media/hls", (scope) =>
		scope.route<PieceRequest>({
			method: ["GET", "HEAD"],
			url: "/:fileId/:token/:name",
			handler: async ({ params: { fileId, token, name } }, reply) => {
				const [expires = "", signature = ""] = token.split(".");
				const path = await media.pieceOf({ fileId, expires, signature }, name);
				// What it names is found beside it, and there our token stands.
				return deliver(reply, path, { type: typeOf(name), expires, mayDivert: !name.endsWith(".m3u8") });
			},
		}),
	);
}
