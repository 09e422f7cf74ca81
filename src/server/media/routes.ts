import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { isUndiverted } from "./paths.ts";

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

/** Read in larger pieces than files are otherwise: a third more leaves in the same time, for half a megabyte per viewer. */
const READING = { cacheControl: false, highWaterMark: 256 * 1024 };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function registerVideo(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { media, mediaFiles, clock } = app.services;

	/** Who may have it is decided; from the bucket, by nginx, or from here, whatever there is. */
	async function deliver(reply: FastifyReply, path: string, { type, expires, mayDivert }: Delivery) {
		reply.headers(HEADERS);
		const seconds = Math.max(1, Math.ceil(Number(expires) - clock().getTime() / 1000));
		const address = mayDivert ? await mediaFiles.signed(path, seconds) : null;
		if (address) return reply.redirect(address);
		await mediaFiles.local(path);
		if (config.xAccel === null) return reply.type(type).sendFile(path, READING);
		return reply.type(type).header("X-Accel-Redirect", `${config.xAccel}/${path}`).send();
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
