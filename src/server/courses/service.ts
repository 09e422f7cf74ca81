import { PAGE_SIZE } from "#contract/constants.ts";
import type { Course } from "#contract/courses.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { Db } from "#server/db/client.ts";
import { publicPath } from "#server/media/paths.ts";
import * as store from "./store.ts";

/** The film itself is not part of the public answer: its path stays empty until a right to watch is shown. */
const present = ({
	price_cents,
	teaser_path,
	teaser_captions_path,
	video_captions_path,
	...course
}: store.CourseRow): Course => ({
	...course,
	price: price_cents === null ? null : centsToEuro(price_cents),
	teaser: { path: publicPath(teaser_path), captions: publicPath(teaser_captions_path) },
	video: { path: null, captions: publicPath(video_captions_path) },
});

export function createCourses({ db }: { db: Db }) {
	const one = (row: store.CourseRow | undefined): Course => {
		if (!row) throw refuse("not_found");
		return present(row);
	};

	return {
		async list(query: Partial<store.CourseFilter>): Promise<Paged<Course>> {
			const page = { page: query.page ?? 1, per_page: query.per_page ?? PAGE_SIZE.courses };
			const { rows, total } = await store.findCourses(db, { ...query, ...page });
			return toPaged(rows.map(present), { ...page, total });
		},
		byId: async (id: number) => one(await store.findCourseById(db, id)),
		bySlug: async (slug: string) => one(await store.findCourseBySlug(db, slug)),
	};
}

export type Courses = ReturnType<typeof createCourses>;
