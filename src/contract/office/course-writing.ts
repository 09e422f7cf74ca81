import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { price, shownText, slug } from "./page-fields.ts";
import { edited, revision } from "./revision.ts";

const CHAPTERS_MOST = 60;
const FILM_MAX_SECONDS = 24 * 60 * 60;
const NO_TIME = "Bitte eine Zeit wie 3:42 angeben";

const ChapterInput = z.object({
	start_seconds: z.number(NO_TIME).check(z.gte(0, NO_TIME), z.lte(FILM_MAX_SECONDS, NO_TIME)),
	title: field.limitedText(120),
	text: field.text(300),
});
export type ChapterInput = z.output<typeof ChapterInput>;

const inOrder = (chapters: ChapterInput[]): boolean =>
	chapters.every(
		({ start_seconds }, index) => index === 0 || start_seconds > (chapters[index - 1]?.start_seconds ?? 0),
	);

export const CourseInput = z.object({
	topic: field.limitedText(120),
	slug,
	description: shownText,
	category_id: field.chosenId,
	lecturer_id: field.chosenId,
	/** In euro; none means free of charge. */
	price,
	/** A draft may be without. */
	image: field.text(300),
	image_alt: field.text(300),
	chapters: z
		.array(ChapterInput)
		.check(
			z.maxLength(CHAPTERS_MOST, `Höchstens ${CHAPTERS_MOST} Kapitel`),
			z.refine(inOrder, "Jedes Kapitel beginnt nach dem davor"),
		),
});
export type CourseInput = z.output<typeof CourseInput>;

/** Which of the two films of a course. */
export const FILM_PLACES = ["video", "teaser"] as const;
export type FilmPlace = (typeof FILM_PLACES)[number];

/** What a course lacks before it can be shown. */
export const LACKS = {
	video: "Film",
	video_unplayable: "Film: ein Format, das Browser abspielen",
	video_captions: "Untertitel des Films",
	teaser: "Kurzer Film für alle",
	teaser_unplayable: "Kurzer Film: ein Format, das Browser abspielen",
	teaser_captions: "Untertitel des kurzen Films",
	image: "Standbild",
	image_alt: "Beschreibung des Standbilds",
} as const;
export type Lack = keyof typeof LACKS;
const LACK_NAMES = Object.keys(LACKS) as [Lack, ...Lack[]];

const WrittenFilm = z.object({
	id: z.int(),
	/** What the file was called. */
	name: z.nullable(z.string()),
	/** Where staff can watch it. */
	path: z.string(),
	bytes: z.number(),
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	seconds: z.nullable(z.number()),
	/** What is to be known of it, in sentences; with an error it cannot be shown. */
	remarks: z.array(z.object({ tone: z.enum(["err", "warn", "info"]), text: z.string() })),
	/** How far it is made ready, in percent; none when nothing is left to do. */
	progress: z.nullable(z.int()),
});
export type WrittenFilm = z.output<typeof WrittenFilm>;

const WrittenCaptions = z.object({
	/** Another one whenever they are written anew. */
	revision: z.int(),
	name: z.nullable(z.string()),
	path: z.string(),
});
export type WrittenCaptions = z.output<typeof WrittenCaptions>;

const parts = { film: z.nullable(WrittenFilm), captions: z.nullable(WrittenCaptions) };

const WrittenCourse = z.object({
	id: z.int(),
	...CourseInput.shape,
	is_active: z.boolean(),
	/** Since when it is offered; a draft was never. */
	date: z.nullable(z.string()),
	/** In words, as the film says it. */
	duration: z.string(),
	video: z.object(parts),
	teaser: z.object(parts),
	lacks: z.array(z.enum(LACK_NAMES)),
	/** Somebody has bought it: it can be taken down but stays. */
	is_bought: z.boolean(),
	...edited,
});
export type WrittenCourse = z.output<typeof WrittenCourse>;

const params = z.object({ id: field.id });
const response = single(WrittenCourse);

export const courseTexts = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/course/:id",
		access: "content.read",
		summary: "Ein Videokurs mit Text und Filmen, auch ein Entwurf",
		params,
		response,
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/course",
		access: "courses.write",
		audit: "course_created",
		summary: "Legt einen Videokurs als Entwurf an",
		body: CourseInput,
		response,
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/course/:id",
		access: "courses.write",
		audit: "course_changed",
		summary: "Ändert einen Videokurs",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(CourseInput, { revision }),
		response,
	}),
	publish: officeEndpoint({
		method: "PUT",
		path: "/office/course/:id/visible",
		access: "content.publish",
		audit: "course_published",
		summary: "Zeigt einen Videokurs auf der Website oder nimmt ihn herunter",
		refuses: ["changed_meanwhile", "course_incomplete"],
		params,
		body: z.object({ is_active: z.boolean(), revision }),
		response,
	}),
	remove: officeEndpoint({
		method: "DELETE",
		path: "/office/course/:id",
		access: "content.publish",
		audit: "course_deleted",
		summary: "Löscht einen Videokurs, den niemand gekauft hat",
		refuses: ["course_bought"],
		params,
		response: z.object({ data: z.object({ id: z.int() }) }),
	}),
};
