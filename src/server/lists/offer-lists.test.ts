import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openOffice } from "#tests/support/house.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	({
		api,
		ask,
		office: { token },
	} = await openOffice("admin"));
	await api.database.pool.query(`
		update articles set is_published = false where id = (select min(id) from articles);
		update courses set is_active = false where id = (select min(id) from courses);
		update seminars set is_active = false where id = (select min(id) from seminars)`);
});
afterAll(() => api.close());

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function list(path: string, query: Record<string, string> = {}, as = token) {
	const { status, body } = await ask("GET", `${path}?${new URLSearchParams(query)}`, { token: as });
	expect([path, query, status]).toEqual([path, query, 200]);
	return body;
}
const listed = async (...asked: Parameters<typeof list>): Promise<number[]> => ids((await list(...asked)).data);

test.each([
	["seminar_date", { when: "all", sort: "at" }, "seminar_dates order by date, id"],
	["seminar_date", { when: "all", sort: "-taken" }, "seminar_dates order by seats_taken desc, id desc"],
	[
		"seminar_date",
		{ when: "all", sort: "title" },
		"(select d.id, fold_german(topic) as word from seminar_dates d join seminars s on s.id = seminar_id) named order by word, id",
	],
	["seminar", {}, "seminars order by fold_german(topic), id"],
	["seminar", { sort: "-changed" }, "seminars order by updated_at desc, id desc"],
	["article", {}, "articles order by date desc, id desc"],
	["article", { sort: "title" }, "articles order by fold_german(title), id"],
	["article", { sort: "changed" }, "articles order by updated_at, id"],
	["course", {}, "courses order by date desc, id desc"],
	["course", { sort: "-title" }, "courses order by fold_german(topic) desc, id desc"],
] as [string, Record<string, string>, string][])(
	"DESK-05 /office/%s %j shows every row once, page by page",
	async (name, query, inOrder) => {
		const rows = ids(await sql(`select id from ${inOrder}`));
		const seen: number[] = [];
		let after: string | null = "";
		while (after !== null) {
			const page = await list(`/office/${name}`, { per_page: "40", ...query, ...(after ? { after } : {}) });
			expect(page.total).toBe(rows.length);
			seen.push(...ids(page.data));
			after = page.next;
		}
		expect(seen).toEqual(rows);
	},
);

test.each(["seminar_date", "seminar", "article", "course"])(
	"DESK-06 /office/%s leaves as a file with all rows of the filter",
	async (name) => {
		const { total } = await list(`/office/${name}`);
		const { status, body, headers } = await ask("GET", `/office/${name}/export?format=csv`, { token });
		expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
		expect(body.trim().split("\r\n")).toHaveLength(total + 1);
		expect(total).toBeGreaterThan(3);
	},
);

test("EDIT-01 articles are filtered by state, category, author and day, and found by their words", async () => {
	const [article] = await sql("select * from articles where not is_published");
	expect(await listed("/office/article", { state: "unpublished" })).toEqual([article.id]);
	expect(await listed("/office/article", { state: "published" })).not.toContain(article.id);
	const own = {
		category: String(article.category_id),
		author: String(article.user_id),
		q: article.title.toUpperCase(),
	};
	expect(await listed("/office/article", own)).toEqual([article.id]);
	expect(await listed("/office/article", { ...own, from: "2100-01-01" })).toEqual([]);
	const { data } = await list("/office/article", own);
	const [{ name, author }] = await sql(
		`select c.name, u.name as author from articles a join categories c on c.id = category_id join users u on u.id = user_id where a.id = ${article.id}`,
	);
	expect(data[0]).toMatchObject({
		title: article.title,
		category: { name },
		author,
		state: "unpublished",
		has_changes: false,
	});
});

test("STAFF-05 an author sees the own articles and nobody else's, in the list and in the file", async () => {
	const { id, token: author } = await staffWith(api, ask, "author");
	expect(await listed("/office/article", {}, author)).toEqual([]);
	const [{ id: mine }] = await sql(
		`update articles set user_id = ${id} where id = (select max(id) from articles) returning id`,
	);
	expect(await listed("/office/article", {}, author)).toEqual([mine]);
	const others = await sql(`select user_id from articles where user_id <> ${id} limit 1`);
	expect(await listed("/office/article", { author: String(others[0].user_id) }, author)).toEqual([]);
	const { body } = await ask("GET", "/office/article/export?format=csv", { token: author });
	expect(body.trim().split("\r\n")).toHaveLength(2);
	expect((await ask("GET", "/office/view?list=articles", { token: author })).status).toBe(200);
});

test("courses tell their chapters and how often they were sold in thirty days, hidden ones too", async () => {
	const { data } = await list("/office/course");
	const rows = await sql(`select c.id, (select count(*)::int from course_chapters where course_id = c.id) as chapters,
		(select count(*)::int from order_lines l join orders o on o.id = order_id where course_id = c.id
			and o.state in ('placed', 'paid') and o.created_at > now() - interval '29 days') as sold from courses c`);
	expect(rows.some(({ sold }) => sold > 0)).toBe(true);
	for (const { id, chapters, sold } of rows) {
		const course = data.find((one: { id: number }) => one.id === id);
		expect([id, course.chapters, course.sold >= sold]).toEqual([id, chapters, true]);
	}
	const [line] = await sql(
		"select course_id, order_id from order_lines l join orders o on o.id = order_id where o.state = 'paid' and o.created_at > now() - interval '29 days' limit 1",
	);
	const soldOf = async () =>
		(await list("/office/course")).data.find((one: { id: number }) => one.id === line.course_id).sold;
	const before = await soldOf();
	await sql(`update orders set created_at = created_at - interval '40 days' where id = ${line.order_id}`);
	expect(await soldOf()).toBe(before - 1);
	const hidden = await listed("/office/course", { state: "hidden" });
	expect(hidden).toEqual(ids(await sql("select id from courses where not is_active order by date desc, id desc")));
	for (const { price } of (await list("/office/course", { price: "free" })).data) expect(price).toBeNull();
	for (const { price } of (await list("/office/course", { price: "priced" })).data) expect(price).toBeGreaterThan(0);
});

test("seminars tell how many dates are still to come, and can be asked for those without", async () => {
	const coming = "seminar_id = s.id and date >= date_trunc('day', now()) and not cancelled and not deactivated";
	const rows = await sql(
		`select s.id, (select count(*)::int from seminar_dates where ${coming}) as coming from seminars s`,
	);
	for (const { id, coming: count, next_date } of (await list("/office/seminar")).data) {
		expect([id, count]).toEqual([id, rows.find((row) => row.id === id)?.coming]);
		expect(next_date === null).toBe(count === 0);
	}
	const without = rows.filter(({ coming: count }) => count === 0);
	expect((await listed("/office/seminar", { dates: "without" })).sort()).toEqual(ids(without).sort());
	expect(await listed("/office/seminar", { dates: "with" })).toHaveLength(rows.length - without.length);
	expect(await listed("/office/seminar", { state: "hidden" })).toEqual(
		ids(await sql("select id from seminars where not is_active")),
	);
});

test("what lists are filtered by is told by name", async () => {
	const { data } = (await ask("GET", "/office/choices", { token })).body;
	for (const [key, table] of [
		["categories", "categories"],
		["lecturers", "lecturers"],
		["places", "places"],
		["authors", "users where id in (select user_id from articles)"],
	] as const)
		expect([key, ids(data[key]).sort()]).toEqual([key, ids(await sql(`select id from ${table}`)).sort()]);
	expect(Object.keys(data.authors[0])).toEqual(["id", "name"]);
});

test("DESK-05 each of them is read in its order through an index", async () => {
	const client = await api.database.pool.connect();
	await client.query("set enable_seqscan = off; set enable_sort = off; set enable_incremental_sort = off");
	for (const rest of [
		"seminar_dates where (date, id) > (now(), 5) order by date, id",
		"seminar_dates order by seats_taken desc, id desc",
		"seminars order by fold_german(topic), id",
		"seminars order by updated_at desc, id desc",
		"articles where (date, id) < (now(), 5) order by date desc, id desc",
		"articles order by fold_german(title), id",
		"articles order by updated_at, id",
		"courses order by date desc, id desc",
		"courses order by fold_german(topic), id",
	]) {
		const { rows } = await client.query(`explain select * from ${rest} limit 51`);
		const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
		expect([rest, plan]).toEqual([rest, expect.stringMatching(/Index Scan/)]);
		expect([rest, plan]).toEqual([rest, expect.not.stringMatching(/Sort/)]);
	}
	client.release(true);
});
