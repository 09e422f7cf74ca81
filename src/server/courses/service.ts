import { berlinIso } from "#contract/berlin.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import type { Course, CourseDetails } from "#contract/courses.ts";
import { refuse } from "#contract/errors.ts";
import { priceInEuro } from "#contract/money.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { FilmPassage } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { publicPath } from "#server/media/paths.ts";
import type { Media } from "#server/media/service.ts";
import * as store from "./store.ts";

/** In a free course that is on offer; who else may watch, the caller knows. */
const isOpenToAll = ({ price_cents, is_active }: store.CourseRow): boolean => price_cents === null && is_active;

const pathOf = (path: string | null): string | null => path && publicPath(path);

const NO_PICTURE = { width: null, height: null, seconds: null };
const pictureOf = (picture: store.CourseRow["video_picture"]) => picture ?? NO_PICTURE;

type Signed = Pick<Course["video"], "path" | "hls">;
const NOT_HERE: Signed = { path: null, hls: null };

function present(row: store.CourseRow, video: Signed): Course {
	const {
		price_cents,
		date,
		created_at,
		video_file_id: _,
		teaser_path,
		teaser_picture,
		teaser_captions_path,
		video_picture,
		video_hls_path: __,
		video_captions_path,
		...course
	} = row;
	return {
		...course,
		date: berlinIso(date ?? created_at),
		price: priceInEuro(price_cents),
		teaser: {
			...pictureOf(teaser_picture),
			path: pathOf(teaser_path),
			hls: null,
			captions: pathOf(teaser_captions_path),
		},
		video: { ...pictureOf(video_picture), ...video, captions: pathOf(video_captions_path) },
	};
}

export function createCourses({ db, media }: { db: Db; media: Media }) {
	const signer = async () => {
		const sign = await media.signer();
		return ({ video_file_id: id, video_hls_path }: store.CourseRow) =>
			id === null ? NOT_HERE : sign({ id, hasPieces: video_hls_path !== null });
	};

	/** The film's address and what is said in it are part of the answer only for those who may watch. */
	const details = async (
		row: store.CourseRow | undefined,
		mayWatch: (row: store.CourseRow) => boolean,
	): Promise<CourseDetails> => {
		if (!row) throw refuse("not_found");
		const sign = await signer();
		const watches = mayWatch(row);
		return {
			...present(row, watches ? sign(row) : NOT_HERE),
			chapters: await store.findChapters(db, row.id),
			transcript: watches ? await store.findCues(db, row.id) : null,
		};
	};

	return {
		async list(query: Partial<store.CourseFilter>): Promise<Paged<Course>> {
			const page = { page: query.page ?? 1, per_page: query.per_page ?? PAGE_SIZE.courses };
			const { rows, total } = await store.findCourses(db, { ...query, ...page });
			const sign = await signer();
			return toPaged(
				rows.map((row) => present(row, isOpenToAll(row) ? sign(row) : NOT_HERE)),
				{ ...page, total },
			);
		},
		/** One sentence of a film is told to everybody, as the index of a book is. */
		async searchFilms(text: string): Promise<FilmPassage[]> {
			const rows = await store.findPassages(db, text);
			return rows.map(({ price_cents, ...passage }) => ({ ...passage, price: priceInEuro(price_cents) }));
		},
		byId: async (id: number) => details(await store.findCourseById(db, id), isOpenToAll),
		/** For somebody who may watch: the caller has seen to that. */
		withFilm: async (id: number) => details(await store.findCourseById(db, id), () => true),
		/** For whoever writes it: as its page will show it. */
		draft: async (id: number) => ({
			...(await details(await store.findDraft(db, id), ({ price_cents }) => price_cents === null)),
			is_active: true,
		}),
		bySlug: async (slug: string) => details(await store.findCourseBySlug(db, slug), isOpenToAll),
	};
}

export type Courses = ReturnType<typeof createCourses>;
