import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import type { CourseDetails } from "#contract/courses.ts";
import { coursePreviewPath } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import type { App } from "#server/app.ts";
import type { Show } from "#server/http/pages.ts";
import { registerPreview } from "#server/http/preview.ts";

interface Parts {
	app: App;
	publicUrl: string;
	show: Show;
}

const withDraft =
	(data: CourseDetails) =>
	(api: Api): Api => ({ ...api, courses: { ...api.courses, bySlug: async () => ({ data }) } });

/** COURSE-01: the public page of a course for staff, also of one that nobody else sees yet. */
export function registerCoursePreview(fastify: FastifyInstance, { app, publicUrl, show }: Parts): void {
	registerPreview(fastify, {
		app,
		publicUrl,
		url: coursePreviewPath(":id"),
		access: "content.read",
		async page(id, request) {
			const course = await app.services.courses.draft(id);
			return (await show(paths.course(course.slug), request, withDraft(course))).body;
		},
	});
}
