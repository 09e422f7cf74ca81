import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { isUndiverted } from "#server/media/paths.ts";
import { LINK_LIFETIME_S } from "#server/media/signature.ts";

const PREFIX = "/media";
/** As we name them ourselves: nothing else is ever asked for in the bucket. */
const NAME = /^[\w-]+(?:\/[\w.-]+)+$/;

const keyOf = ({ url }: FastifyRequest): string | null => {
	const name = url.slice(PREFIX.length + 1).split("?", 1)[0] ?? "";
	return NAME.test(name) && !name.includes("..") ? `public/${name}` : null;
};

/** Public files are named by their content, so a browser may keep them for ever; readers of our feed show the pictures. */
export async function registerMedia(fastify: FastifyInstance, files: MediaFiles): Promise<void> {
	const register = async (scope: FastifyInstance) => {
		if (files.bucket)
			scope.addHook("onRequest", async (request, reply) => {
				const key = keyOf(request);
				if (!key) throw refuse("not_found");
				const isFilm = key.endsWith(".mp4") && !isUndiverted(request.query);
				const address = isFilm ? await files.signed(key, LINK_LIFETIME_S) : null;
				if (address) return reply.header("Cache-Control", "no-store").redirect(address);
				await files.bring(key);
			});
		scope.setNotFoundHandler(() => {
			throw refuse("not_found");
		});
		await scope.register(fastifyStatic, {
			root: files.pathOf("public"),
			prefix: "/",
			index: false,
			decorateReply: false,
			immutable: true,
			maxAge: "365d",
			setHeaders: (reply) => void reply.header("Cross-Origin-Resource-Policy", "cross-origin"),
		});
	};
	await fastify.register(register, { prefix: PREFIX });
}
