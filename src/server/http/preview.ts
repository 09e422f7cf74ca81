import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#contract/errors.ts";
import { type Permission, rolesMay } from "#contract/office/permissions.ts";
import type { App } from "#server/app.ts";
import { PLAIN_POLICY } from "./security-headers.ts";
import { readStaffCookie } from "./staff-cookie.ts";

/** The page as it is read: nothing of it runs, so nothing of it is kept or leads on to what is not there. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

const HEADERS = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy": `${PLAIN_POLICY}; font-src 'self'`,
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
	"Referrer-Policy": "no-referrer",
};

interface Preview {
	app: App;
	publicUrl: string;
	/** With `:id`. */
	url: string;
	access: Permission;
	page: (id: number, request: FastifyRequest) => Promise<Buffer>;
}

/** A public page for staff, also of what nobody else sees yet. */
export function registerPreview(fastify: FastifyInstance, { app, publicUrl, url, access, page }: Preview): void {
	fastify.get<{ Params: { id: string } }>(url, async (request, reply) => {
		const secret = readStaffCookie(request.headers, publicUrl);
		const viewer = await app.services.staffSessions.viewerOf(request, secret, { isActive: false });
		if (viewer.kind !== "staff") throw refuse("unauthenticated");
		if (!rolesMay(viewer.roles, access)) throw refuse("forbidden");
		const id = Number(request.params.id);
		if (!Number.isSafeInteger(id)) throw refuse("not_found");
		const body = await page(id, request);
		return reply.headers(HEADERS).send(body.toString().replace(SCRIPTS, ""));
	});
}
