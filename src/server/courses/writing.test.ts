import { expect, test } from "vitest";
import type { Basket } from "#contract/basket.ts";
import type { WrittenCourse } from "#contract/office/course-writing.ts";
import { courseForm, courseInput } from "#tests/support/course-calls.ts";
import { openWriting } from "#tests/support/offers.ts";
import { METHOD, shop } from "#tests/support/shop.ts";

const courses = openWriting({
	kind: "course",
	role: "editor",
	paths: { api: "online_seminar", page: "/videokurse", preview: "/verwaltung/vorschau/videokurs" },
	input: courseInput,
	form: courseForm,
});
const { create, isPublic, show } = courses;

const ask = (method: "GET" | "DELETE", id: number) =>
	courses.house.ask(method, `/office/course/${id}`, { token: courses.house.office.token });
const query = (text: string, values: unknown[]) => courses.house.api.database.pool.query(text, values);

/** As if somebody had uploaded all that a course needs. */
const fill = (id: number) =>
	query(
		`update courses set (teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id) =
			(select teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id from courses where is_active limit 1)
		where id = $1`,
		[id],
	);

test("COURSE-01 a new course is a draft that nobody sees, and says what it lacks until it can be shown", async () => {
	const made = await create();
	expect(made).toMatchObject({ is_active: false, date: null, duration: "", price: 47.6, is_bought: false });
	expect(made.lacks).toEqual(["video", "video_captions", "teaser", "teaser_captions"]);
	expect(await isPublic(made.slug)).toBe(false);
	const { get } = courses.house.api;
	expect((await get(`/api/v1/online_seminar/${made.id}`)).status).toBe(404);
	const { data } = (await get("/api/v1/online_seminar?per_page=100")).body as { data: { id: number }[] };
	expect(data.map(({ id }) => id)).not.toContain(made.id);
	expect((await show(made.id, true, made.revision)).body.code).toBe("course_incomplete");
	await fill(made.id);
	const shown = (await show(made.id, true, made.revision)).body.data;
	expect(shown).toMatchObject({ is_active: true, lacks: [], date: expect.any(String) });
	expect(await isPublic(made.slug)).toBe(true);
	const hidden = (await show(made.id, false, shown.revision)).body.data;
	expect(hidden).toMatchObject({ is_active: false, date: shown.date });
});

test("COURSE-01 a change is refused where it does not fit, and tells of a colleague who was faster", async () => {
	const [made, other] = [await create(), await create()];
	const change = (over: object) => courses.refusedOf(made, over);
	expect(await change({ slug: other.slug })).toEqual([422, ["slug"]]);
	expect(await change({ image: "/media/scenes/fremd-1280.webp" })).toEqual([422, ["image"]]);
	expect(await change({ category_id: 999_999 })).toEqual([422, ["category_id"]]);
	const chapters = [30, 10].map((start_seconds) => ({ start_seconds, title: "Teil", text: "" }));
	expect(await change({ chapters })).toEqual([422, ["chapters"]]);
	expect(await change({ topic: "Neu", price: null, chapters: chapters.toReversed() })).toEqual([200, []]);
	expect((await change({ topic: "Noch neuer" }))[0]).toBe(409);
	const after: WrittenCourse = (await ask("GET", made.id)).body.data;
	expect(after).toMatchObject({ topic: "Neu", price: null, chapters: chapters.toReversed() });
	const description = '<p onclick="x()">Gut<script>x()</script></p>';
	expect((await courses.change(after, { description })).body.data.description).toBe("<p>Gut</p>");
});

test("COURSE-01 the address of a course that was shown stays", async () => {
	const made = await create();
	await fill(made.id);
	const shown = (await show(made.id, true, made.revision)).body.data;
	expect(await courses.refusedOf(shown, { slug: `${made.slug}-neu` })).toEqual([422, ["slug"]]);
});

test("COURSE-01 staff see the public page of a draft; nobody else does, and nothing of it is kept", async () =>
	courses.expectPreview(await create({ topic: "Geheimer Kurs" })));

/** A priced course that somebody has ordered on invoice. */
let at: ReturnType<typeof shop> | undefined;
async function ordered() {
	at ??= shop(courses.house.api);
	const [course] = await at.pricedCourses();
	const { guest, basket } = await at.confirmedGuest(course as { id: number });
	const answer = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice });
	const { data } = (await ask("GET", course?.id ?? 0)).body;
	return { at, course: data as WrittenCourse, number: answer.body.data.number };
}

test("COURSE-05 a changed price changes new baskets alone: orders and invoices stand", async () => {
	const { at, course, number } = await ordered();
	const money = async () => {
		const { rows } = await query(
			`select to_jsonb(o) as "order", to_jsonb(l) as line, to_jsonb(i) as invoice from orders o
			join order_lines l on l.order_id = o.id join invoices i on i.order_id = o.id where o.number = $1`,
			[number],
		);
		return rows;
	};
	const before = await money();
	expect(before).toHaveLength(1);
	const open = await at.person().basketWith(course);
	expect((await courses.change(course, { price: (course.price ?? 0) + 10 })).status).toBe(200);
	expect(await money()).toEqual(before);
	const now = (await at.person().send<Basket>("GET", `/basket/${open.id}`)).body.data;
	expect(now.total_with_tax).toBeCloseTo((course.price ?? 0) + 10);
});

test("COURSE-06 what somebody has bought is taken down, never deleted; what nobody has goes", async () => {
	const { course } = await ordered();
	expect(course.is_bought).toBe(true);
	const { status, body } = await ask("DELETE", course.id);
	expect([status, body.code]).toEqual([409, "course_bought"]);
	const down = await show(course.id, false, course.revision);
	expect(down.body.data).toMatchObject({ is_active: false, is_bought: true });
	expect((await ask("DELETE", course.id)).status).toBe(409);
	const unused = await create();
	expect((await ask("DELETE", unused.id)).status).toBe(200);
	expect((await ask("GET", unused.id)).status).toBe(404);
});
