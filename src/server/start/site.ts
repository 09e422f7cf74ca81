import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { bothAssets, loadAssets } from "#server/http/assets.ts";
import type { Render } from "#server/http/pages.ts";
import { baseHeaders } from "#server/http/security-headers.ts";
import type { ServerParts } from "#server/http/server.ts";
import { builtOfficePage, OFFICE_PATH } from "#server/office/page.ts";
import { StartError } from "./explain.ts";

const projectFolder = fileURLToPath(new URL("../../..", import.meta.url));

interface Site extends Pick<ServerParts, "assets" | "render" | "office" | "dev"> {
	extras: ((fastify: FastifyInstance) => void | Promise<void>)[];
	close(): Promise<void>;
}

async function builtSite(config: Config): Promise<Site> {
	const bundle = `${projectFolder}build/server/index.js`;
	if (!existsSync(bundle)) throw new StartError("Die Website ist noch nicht gebaut: Starte mit npm start.");
	const { render } = (await import(bundle)) as { render: Render };
	const headers = baseHeaders(config.publicUrl);
	const officeFolder = `${projectFolder}build/office`;
	const assets = bothAssets(
		await loadAssets(`${projectFolder}build/client`, headers),
		await loadAssets(officeFolder, headers, OFFICE_PATH),
	);
	const office = await builtOfficePage(officeFolder);
	return { assets, render: async () => render, office, extras: [], close: async () => {} };
}

/** Vite compiles each page when it is asked for and replaces changed modules in the open browser. */
async function watchedSite(): Promise<Site> {
	const { createServer } = await import("vite");
	const custom = { server: { middlewareMode: true }, appType: "custom" } as const;
	const vite = await createServer({ root: projectFolder, ...custom });
	const officeVite = await createServer({ configFile: `${projectFolder}vite.office.config.ts`, ...custom });
	const middleware = (fastify: FastifyInstance) => {
		fastify.addHook("onRequest", ({ raw, url }, reply, done) => {
			const { middlewares } = url.startsWith(`${OFFICE_PATH}/`) ? officeVite : vite;
			middlewares(raw, reply.raw, () => done());
		});
	};
	const office = async (url: string) =>
		officeVite.transformIndexHtml(url, await readFile(`${projectFolder}src/office/index.html`, "utf8"));
	const render = async () => ((await vite.ssrLoadModule("/src/web/entry.render.ts")) as { render: Render }).render;
	const close = async () => {
		await vite.close();
		await officeVite.close();
	};
	return { assets: null, render, office, dev: true, extras: [middleware], close };
}

export const loadSite = ({ dev, config }: { dev: boolean; config: Config }): Promise<Site> =>
	dev ? watchedSite() : builtSite(config);
