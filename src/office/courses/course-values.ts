import type { CourseInput, WrittenCourse } from "#contract/office/course-writing.ts";
import type { Version } from "../edit/use-edit.ts";
import { blocksIn, priceWords, readPrice } from "../seminars/seminar-values.ts";
import { filmTime, secondsIn } from "./film-time.ts";

/** What the controls hold; `description` and `chapters` are their parts as JSON. */
export type CourseValues = Record<
	"topic" | "slug" | "description" | "category_id" | "lecturer_id" | "price" | "image" | "image_alt" | "chapters",
	string
>;

export const LABELS: Record<keyof CourseValues, string> = {
	topic: "Thema",
	slug: "Adresse der Seite",
	description: "Beschreibung",
	category_id: "Kategorie",
	lecturer_id: "Dozent/in",
	price: "Preis",
	image: "Standbild",
	image_alt: "Bildbeschreibung",
	chapters: "Kapitel",
};

/** A chapter while it is written. */
export interface ChapterDraft {
	start: string;
	title: string;
	text: string;
}

export const chaptersIn = (value: string): ChapterDraft[] => JSON.parse(value) as ChapterDraft[];

export const NEW_COURSE: Version<CourseValues> = {
	revision: 0,
	values: {
		topic: "",
		slug: "",
		description: JSON.stringify([{ kind: "p", text: "" }]),
		category_id: "",
		lecturer_id: "",
		price: "",
		image: "",
		image_alt: "",
		chapters: "[]",
	},
};

const draftOf = ({ start_seconds, title, text }: CourseInput["chapters"][number]): ChapterDraft => ({
	start: filmTime(start_seconds),
	title,
	text,
});

export const versionOf = (course: WrittenCourse): Version<CourseValues> => ({
	revision: course.revision,
	values: {
		topic: course.topic,
		slug: course.slug,
		description: JSON.stringify(course.description),
		category_id: String(course.category_id),
		lecturer_id: String(course.lecturer_id),
		price: priceWords(course.price),
		image: course.image,
		image_alt: course.image_alt,
		chapters: JSON.stringify(course.chapters.map(draftOf)),
	},
});

export const bodyOf = (values: CourseValues): CourseInput => ({
	...values,
	description: blocksIn(values.description),
	category_id: Number(values.category_id),
	lecturer_id: Number(values.lecturer_id),
	price: readPrice(values.price),
	chapters: chaptersIn(values.chapters).map(({ start, ...chapter }) => ({
		...chapter,
		start_seconds: secondsIn(start),
	})),
});

/** How the two versions of a conflict are read. */
export function showValue(name: keyof CourseValues, value: string): string {
	if (name === "chapters")
		return chaptersIn(value)
			.map(({ start, title }) => `${start} ${title}`)
			.join("\n");
	if (name !== "description") return value;
	return blocksIn(value)
		.map(({ text }) => text)
		.join("\n\n");
}
