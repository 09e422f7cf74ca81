import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import { seminarPreviewPath } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { App } from "#server/app.ts";
import type { Show } from "#server/http/pages.ts";
import { registerPreview } from "#server/http/preview.ts";

interface Parts {
	app: App;
	publicUrl: string;
	show: Show;
}

const withDraft =
	(data: Seminar) =>
	(api: Api): Api => ({ ...api, seminars: { ...api.seminars, bySlug: async () => ({ data }) } });

/** DATE-02: the public page of a seminar for staff, also of one that nobody else sees yet. */
export function registerSeminarPreview(fastify: FastifyInstance, { app, publicUrl, show }: Parts): void {
	registerPreview(fastify, {
		app,
		publicUrl,
		url: seminarPreviewPath(":id"),
		access: "seminars.read",
		async page(id, request) {
			const seminar = await app.services.seminars.draft(id);
			const within = withDraft(seminar);
			const first = await show(paths.seminar(seminar.slug, null), request, within);
			// A seminar with dates leads to the next of them.
			const next = first.response.headers.get("Location");
			return (next ? await show(new URL(next, publicUrl).pathname, request, within) : first).body;
		},
	});
}
