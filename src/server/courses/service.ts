import { PAGE_SIZE } from "#contract/constants.ts";
import type { Course } from "#contract/courses.ts";
import { berlinIso } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { Db } from "#server/db/client.ts";
import { publicPath } from "#server/media/paths.ts";
import type { Media } from "#server/media/service.ts";
import * as store from "./store.ts";

type SignVideo = (fileId: number) => string;

/** The film's address is part of the answer only where everybody may watch: in a free course that is on offer. */
const present = (
	{
		price_cents,
		date,
		video_file_id,
		teaser_path,
		teaser_captions_path,
		video_captions_path,
		...course
	}: store.CourseRow,
	signVideo: SignVideo,
): Course => {
	const free = price_cents === null && course.is_active;
	return {
		...course,
		date: berlinIso(date),
		price: price_cents === null ? null : centsToEuro(price_cents),
		teaser: { path: publicPath(teaser_path), captions: publicPath(teaser_captions_path) },
		video: { path: free ? signVideo(video_file_id) : null, captions: publicPath(video_captions_path) },
	};
};

export function createCourses({ db, media }: { db: Db; media: Media }) {
	const one = async (row: store.CourseRow | undefined): Promise<Course> => {
		if (!row) throw refuse("not_found");
		return present(row, await media.videoSigner());
	};

	return {
		async list(query: Partial<store.CourseFilter>): Promise<Paged<Course>> {
			const page = { page: query.page ?? 1, per_page: query.per_page ?? PAGE_SIZE.courses };
			const { rows, total } = await store.findCourses(db, { ...query, ...page });
			const signVideo = await media.videoSigner();
			return toPaged(
				rows.map((row) => present(row, signVideo)),
				{ ...page, total },
			);
		},
		byId: async (id: number) => one(await store.findCourseById(db, id)),
		/** For somebody who may watch: the caller has seen to that. */
		async withFilm(id: number): Promise<Course> {
			const row = await store.findCourseById(db, id);
			if (!row) throw refuse("not_found");
			const signVideo = await media.videoSigner();
			const course = present(row, signVideo);
			return { ...course, video: { ...course.video, path: signVideo(row.video_file_id) } };
		},
		bySlug: async (slug: string) => one(await store.findCourseBySlug(db, slug)),
	};
}

export type Courses = ReturnType<typeof createCourses>;
