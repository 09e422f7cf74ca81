import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Public files are named by their content, so a browser may keep them for ever; readers of our feed show the pictures. */
export async function registerMedia(fastify: FastifyInstance, folder: string): Promise<void> {
	await fastify.register(fastifyStatic, {
		root: folder,
		prefix: "/media/",
		index: false,
		decorateReply: false,
		immutable: true,
		maxAge: "365d",
		setHeaders: (reply) => void reply.header("Cross-Origin-Resource-Policy", "cross-origin"),
	});
}
