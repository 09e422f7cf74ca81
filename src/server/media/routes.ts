import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { mediaFolders } from "./paths.ts";

interface VideoRequest {
	Params: { fileId: string };
	Querystring: { expires?: unknown; signature?: unknown };
}

interface PieceRequest {
	Params: { fileId: string; token: string; name: string };
}

const typeOf = (name: string): string => (name.endsWith(".m3u8") ? "application/vnd.apple.mpegurl" : "video/mp4");

/** Nothing keeps a film or passes its link on. */
const HEADERS = {
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/** Read in larger pieces than files are otherwise: a third more leaves in the same time, for half a megabyte per viewer. */
const READING = { cacheControl: false, highWaterMark: 256 * 1024 };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function registerVideo(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { media } = app.services;

	/** Gives `sendFile` with ranges and ETags to this scope alone; nothing below the folder gets an address. */
	const registerPrivate = (prefix: string, add: (scope: FastifyInstance) => void) =>
		fastify.register(
			async (scope) => {
				await scope.register(fastifyStatic, {
					root: mediaFolders(config.dataDir).private,
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
				const path = await media.videoOf({
					fileId: params.fileId,
					expires: text(query.expires),
					signature: text(query.signature),
				});
				return reply.headers(HEADERS).sendFile(path, READING);
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
				return reply.headers(HEADERS).type(typeOf(name)).sendFile(path, READING);
			},
		}),
	);
}
