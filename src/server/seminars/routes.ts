import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import { refuse } from "#contract/errors.ts";
import { seminarPreviewPath } from "#contract/office/paths.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { App } from "#server/app.ts";
import type { Show } from "#server/http/pages.ts";
import { PLAIN_POLICY } from "#server/http/security-headers.ts";
import { readStaffCookie } from "#server/http/staff-cookie.ts";

interface Parts {
	app: App;
	publicUrl: string;
	show: Show;
}

/** The page as it is read: nothing of it runs, so nothing of it is kept or leads on to what is not there. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

const HEADERS = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy": `${PLAIN_POLICY}; font-src 'self'`,
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
	"Referrer-Policy": "no-referrer",
};

const withDraft =
	(data: Seminar) =>
	(api: Api): Api => ({ ...api, seminars: { ...api.seminars, bySlug: async () => ({ data }) } });

/** DATE-02: the public page of a seminar for staff, also of one that nobody else sees yet. */
export function registerSeminarPreview(fastify: FastifyInstance, { app, publicUrl, show }: Parts): void {
	const { seminars, staffSessions } = app.services;

	fastify.get<{ Params: { id: string } }>(seminarPreviewPath(":id"), async (request, reply) => {
		const secret = readStaffCookie(request.headers, publicUrl);
		const viewer = await staffSessions.viewerOf(request, secret, { isActive: false });
		if (viewer.kind !== "staff") throw refuse("unauthenticated");
		if (!rolesMay(viewer.roles, "seminars.read")) throw refuse("forbidden");
		const id = Number(request.params.id);
		if (!Number.isSafeInteger(id)) throw refuse("not_found");
		const seminar = await seminars.draft(id);
		const within = withDraft(seminar);
		const first = await show(paths.seminar(seminar.slug, null), request, within);
		// A seminar with dates leads to the next of them.
		const next = first.response.headers.get("Location");
		const { body } = next ? await show(new URL(next, publicUrl).pathname, request, within) : first;
		return reply.headers(HEADERS).send(body.toString().replace(SCRIPTS, ""));
	});
}
