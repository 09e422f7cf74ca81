import type { Choices } from "#contract/office/choices.ts";
import type { CourseInput, WrittenCourse } from "#contract/office/course-writing.ts";
import type { Version } from "../edit/use-edit.ts";
import {
	NEW_OFFER,
	OFFER_LABELS,
	type OfferValues,
	offerBody,
	offerValues,
	showOffer,
} from "../offers/offer-values.ts";
import { filmTime, secondsIn } from "./film-time.ts";

/** What the controls hold; `chapters` are their parts as JSON. */
export type CourseValues = OfferValues & Record<"chapters", string>;

export const LABELS: Record<keyof CourseValues, string> = {
	...OFFER_LABELS,
	image: "Standbild",
	chapters: "Kapitel",
};

/** A chapter while it is written. */
export interface ChapterDraft {
	start: string;
	title: string;
	text: string;
}

export const chaptersIn = (value: string): ChapterDraft[] => JSON.parse(value) as ChapterDraft[];

export const NEW_COURSE: Version<CourseValues> = { revision: 0, values: { ...NEW_OFFER, chapters: "[]" } };

const draftOf = ({ start_seconds, title, text }: CourseInput["chapters"][number]): ChapterDraft => ({
	start: filmTime(start_seconds),
	title,
	text,
});

export const versionOf = (course: WrittenCourse): Version<CourseValues> => ({
	revision: course.revision,
	values: { ...offerValues(course), chapters: JSON.stringify(course.chapters.map(draftOf)) },
});

export const bodyOf = ({ chapters, ...values }: CourseValues): CourseInput => ({
	...offerBody(values),
	chapters: chaptersIn(chapters).map(({ start, ...chapter }) => ({ ...chapter, start_seconds: secondsIn(start) })),
});

export const showValue = (choices: Choices) => (name: keyof CourseValues, value: string) =>
	name === "chapters"
		? chaptersIn(value)
				.map(({ start, title }) => `${start} ${title}`)
				.join("\n")
		: showOffer(name, value, choices);
