import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { loadAssets } from "#server/http/assets.ts";
import type { Render } from "#server/http/pages.ts";
import { baseHeaders } from "#server/http/security-headers.ts";
import type { ServerParts } from "#server/http/server.ts";
import { StartError } from "./explain.ts";

const projectFolder = fileURLToPath(new URL("../../..", import.meta.url));

interface Site extends Pick<ServerParts, "assets" | "render" | "dev"> {
	extras: ((fastify: FastifyInstance) => void | Promise<void>)[];
	close(): Promise<void>;
}

async function builtSite(config: Config): Promise<Site> {
	const bundle = `${projectFolder}build/server/index.js`;
	if (!existsSync(bundle)) throw new StartError("Die Website ist noch nicht gebaut: Starte mit npm start.");
	const { render } = (await import(bundle)) as { render: Render };
	const assets = await loadAssets(`${projectFolder}build/client`, baseHeaders(config.publicUrl));
	return { assets, render: async () => render, extras: [], close: async () => {} };
}

/** Vite compiles each page when it is asked for and replaces changed modules in the open browser. */
async function watchedSite(): Promise<Site> {
	const { createServer } = await import("vite");
	const vite = await createServer({ root: projectFolder, server: { middlewareMode: true }, appType: "custom" });
	const middleware = (fastify: FastifyInstance) => {
		fastify.addHook("onRequest", (request, reply, done) => {
			vite.middlewares(request.raw, reply.raw, () => done());
		});
	};
	const render = async () => ((await vite.ssrLoadModule("/src/web/entry.render.ts")) as { render: Render }).render;
	return { assets: null, render, dev: true, extras: [middleware], close: () => vite.close() };
}

export const loadSite = ({ dev, config }: { dev: boolean; config: Config }): Promise<Site> =>
	dev ? watchedSite() : builtSite(config);
