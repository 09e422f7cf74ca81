import type { FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "#contract/api.ts";
import { refuse } from "#contract/errors.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { App } from "#server/app.ts";
import type { Staff } from "#server/viewer.ts";
import type { Show } from "./pages.ts";
import { plainPolicy } from "./security-headers.ts";
import { staffOf } from "./staff-of.ts";

export interface PreviewParts {
	app: App;
	publicUrl: string;
	show: Show;
}

/** The page as it is read: nothing of it runs, so nothing of it is kept or leads on to what is not there. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

const HEADERS = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
	"Referrer-Policy": "no-referrer",
};

/** Public pages out of what is not public, for whoever may see it. */
export function createPreviews({ app, publicUrl, show }: PreviewParts) {
	const { bucket } = app.services.mediaFiles;
	const policy = `${plainPolicy(bucket ? [bucket.origin] : [])}; font-src 'self'`;
	return {
		staffOf: (request: FastifyRequest, permission: Permission): Promise<Staff> =>
			staffOf(request, { app, publicUrl, permission, isActive: false }),

		/** The page at a path, or the one that it leads to, with other data. */
		async send(path: string, request: FastifyRequest, reply: FastifyReply, within: (api: Api) => Api) {
			const first = await show(path, request, within);
			const next = first.response.headers.get("Location");
			const { body } = next ? await show(new URL(next, publicUrl).pathname, request, within) : first;
			return reply
				.headers({ ...HEADERS, "Content-Security-Policy": policy })
				.send(body.toString().replace(SCRIPTS, ""));
		},
	};
}

/** A key in an address. */
export function idIn(text: string): number {
	const id = Number(text);
	if (!Number.isSafeInteger(id)) throw refuse("not_found");
	return id;
}
