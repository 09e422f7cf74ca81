import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import type { CourseDetails } from "#contract/courses.ts";
import { coursePreviewPath } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import { createPreviews, idIn, type PreviewParts } from "#server/http/preview.ts";

const withDraft =
	(data: CourseDetails) =>
	(api: Api): Api => ({ ...api, courses: { ...api.courses, bySlug: async () => ({ data }) } });

/** COURSE-01: the public page of a course for staff, also of one that nobody else sees yet. */
export function registerCoursePreview(fastify: FastifyInstance, parts: PreviewParts): void {
	const { courses } = parts.app.services;
	const previews = createPreviews(parts);

	fastify.get<{ Params: { id: string } }>(coursePreviewPath(":id"), async (request, reply) => {
		await previews.staffOf(request, "content.read");
		const course = await courses.draft(idIn(request.params.id));
		return previews.send(paths.course(course.slug), request, reply, withDraft(course));
	});
}
