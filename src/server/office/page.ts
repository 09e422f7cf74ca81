import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pagePolicy } from "#server/http/security-headers.ts";

export const OFFICE_PATH = "/verwaltung";

/** The page of the office's bundle for this address; all of them are the same page, which then finds its way. */
export type OfficePage = (url: string) => Promise<string>;

/** The page as it was built. */
export async function builtOfficePage(folder: string): Promise<OfficePage> {
	const html = await readFile(join(folder, "index.html"), "utf8");
	return async () => html;
}

interface Parts {
	page: OfficePage;
	publicUrl: string;
	mediaOrigins: string[];
	/** Vite serves the bundle, hot: it writes scripts and styles into the page. */
	dev: boolean;
}

/** Nothing of it is kept, by nobody: who may see what is asked of the API alone. */
export function registerOffice(fastify: FastifyInstance, { page, publicUrl, mediaOrigins, dev }: Parts): void {
	// The editor reads what is pasted in a document that nobody sees.
	const policies = ["ProseMirrorClipboard"];
	const surroundings = { publicUrl, frameOrigins: [], mediaOrigins, policies, dev };
	const policy = pagePolicy(surroundings, dev ? ["'unsafe-inline'"] : []);
	const headers = {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": policy,
		"Cache-Control": "no-store",
		"X-Robots-Tag": "noindex",
		"Referrer-Policy": "no-referrer",
		// At the door codes are read.
		"Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
	};
	for (const url of [OFFICE_PATH, `${OFFICE_PATH}/*`])
		fastify.get(url, async (request, reply) => reply.headers(headers).send(await page(request.url)));
}
