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

/** Nothing keeps a film or passes its link on. */
const HEADERS = {
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex",
	"Cross-Origin-Resource-Policy": "same-origin",
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function registerVideo(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { media } = app.services;

	fastify.register(
		async (scope) => {
			// Gives `sendFile` with ranges and ETags to this scope alone; nothing below the folder gets an address.
			await scope.register(fastifyStatic, {
				root: mediaFolders(config.dataDir).private,
				serve: false,
				index: false,
				cacheControl: false,
			});
			scope.setNotFoundHandler(() => {
				throw refuse("not_found");
			});
			scope.route<VideoRequest>({
				method: ["GET", "HEAD"],
				url: "/:fileId",
				handler: async ({ params, query }, reply) => {
					const path = await media.videoOf({
						fileId: params.fileId,
						expires: text(query.expires),
						signature: text(query.signature),
					});
					return reply.headers(HEADERS).sendFile(path);
				},
			});
		},
		{ prefix: "/media/video" },
	);
}
