import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import { seminarPreviewPath } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { createPreviews, idIn, type PreviewParts } from "#server/http/preview.ts";

const withDraft =
	(data: Seminar) =>
	(api: Api): Api => ({ ...api, seminars: { ...api.seminars, bySlug: async () => ({ data }) } });

/** DATE-02: the public page of a seminar for staff, also of one that nobody else sees yet. */
export function registerSeminarPreview(fastify: FastifyInstance, parts: PreviewParts): void {
	const { seminars } = parts.app.services;
	const previews = createPreviews(parts);

	fastify.get<{ Params: { id: string } }>(seminarPreviewPath(":id"), async (request, reply) => {
		await previews.staffOf(request, "seminars.read");
		const seminar = await seminars.draft(idIn(request.params.id));
		// One with dates leads to the next of them.
		return previews.send(paths.seminar(seminar.slug, null), request, reply, withDraft(seminar));
	});
}
