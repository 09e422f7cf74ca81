import { randomUUID } from "node:crypto";
import type { CourseInput, WrittenCourse } from "#contract/office/course-writing.ts";
import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

/** A course as a form sends it; with a price and a picture, unless told. */
export async function courseInput({ database }: TestApp, over: Partial<CourseInput> = {}): Promise<CourseInput> {
	const { rows } = await database.pool.query(
		"select category_id, lecturer_id, image, image_alt from courses order by id limit 1",
	);
	return {
		...rows[0],
		topic: "Hybride Mitgliederversammlung",
		slug: `kurs-${randomUUID()}`,
		description: "<p>Kurz und <strong>gut</strong>.</p>",
		price: 47.6,
		chapters: [{ start_seconds: 0, title: "Anfang", text: "" }],
		...over,
	};
}

/** What a form sends back of what it was shown. */
export const courseForm = ({
	topic,
	slug,
	description,
	...course
}: WrittenCourse): CourseInput & { revision: number } => {
	const { category_id, lecturer_id, price, image, image_alt, chapters, revision } = course;
	return { topic, slug, description, category_id, lecturer_id, price, image, image_alt, chapters, revision };
};

async function shownCourse({ database }: TestApp) {
	const { rows } = await database.pool.query("select id, revision from courses where is_active order by id limit 1");
	return rows[0] as { id: number; revision: number };
}

/** A draft that nobody has bought. */
async function newCourse(testing: TestApp): Promise<number> {
	const { rows } = await testing.database.pool.query(
		`insert into courses (slug, topic, description, duration, image, image_alt, category_id, lecturer_id)
		select gen_random_uuid(), topic, description, '', image, image_alt, category_id, lecturer_id from courses limit 1 returning id`,
	);
	return rows[0].id;
}

export const COURSE_CALLS = {
	courseTexts: {
		get: async (testing) => ({ path: `/office/course/${(await shownCourse(testing)).id}` }),
		create: async (testing) => ({ path: "/office/course", body: await courseInput(testing) }),
		change: async (testing) => {
			const { id } = await shownCourse(testing);
			const course = await testing.app.services.courseWriting.get(id);
			return { path: `/office/course/${id}`, body: { ...courseForm(course), topic: randomUUID() } };
		},
		publish: async (testing) => {
			const { id, revision } = await shownCourse(testing);
			return { path: `/office/course/${id}/visible`, body: { is_active: true, revision } };
		},
		remove: async (testing) => ({ path: `/office/course/${await newCourse(testing)}` }),
	},
	courseCaptions: {
		get: async (testing) => ({ path: `/office/course/${(await shownCourse(testing)).id}/captions/video` }),
		put: async (testing) => ({
			path: `/office/course/${await newCourse(testing)}/captions/teaser?revision=0`,
			body: Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nHallo"),
			headers: { "content-type": "text/vtt" },
		}),
	},
} satisfies Record<string, Record<string, Make>>;
