import { gunzipSync } from "node:zlib";
import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { calendarMistakes, property } from "#tests/support/sample-calendar.ts";

const PUBLIC_URL = "https://www.vsz.example";
const now = new Date("2026-03-02T10:00:00+01:00");
let site: TestApp;

beforeAll(async () => {
	site = await createTestApp({ clock: () => now, env: { PUBLIC_URL } });
});
afterAll(() => site.close());

async function text(url: string): Promise<string> {
	const { status, body } = await site.get(url);
	expect(status).toBe(200);
	return body as string;
}

const { DOMParser } = new Window();
type Xml = ReturnType<InstanceType<typeof DOMParser>["parseFromString"]>;

/** Throws on XML that is not well-formed. */
function parseXml(source: string): Xml {
	const document = new DOMParser().parseFromString(source, "application/xml");
	const mistake = document.querySelector("parsererror");
	if (mistake) throw new Error(mistake.textContent);
	return document;
}

const texts = (document: Xml, selector: string) =>
	[...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("the XML parser of these tests sees mistakes", () => {
	expect(() => parseXml("<a><b></a>")).toThrow();
	expect(() => parseXml("<a>&nbsp;&</a>")).toThrow();
	expect(parseXml("<a><b>x</b></a>").querySelector("b")?.textContent).toBe("x");
});

describe("/sitemap.xml", () => {
	test("names every page once, by its public address", async () => {
		const { headers } = await site.get("/sitemap.xml");
		expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
		const locations = texts(parseXml(await text("/sitemap.xml")), "loc");
		expect(new Set(locations).size).toBe(locations.length);
		expect(locations.every((location) => location.startsWith(`${PUBLIC_URL}/`))).toBe(true);
		const under = (path: string) => locations.filter((location) => location.startsWith(`${PUBLIC_URL}${path}`));
		const { articles, courses, seminars, places } = site.app.services;
		expect(under("/ratgeber/")).toHaveLength((await articles.list({})).total);
		expect(under("/videokurse/")).toHaveLength((await courses.list({ is_active: true })).total);
		expect(under("/seminare/")).toHaveLength((await seminars.list({ upcoming: true })).total);
		expect(under("/orte/")).toHaveLength((await places.all()).length);
		expect(locations).toEqual(
			expect.arrayContaining(
				["/", "/ratgeber", "/seminare", "/videokurse", "/kontakt"].map((path) => PUBLIC_URL + path),
			),
		);
	});

	test("keeps silent about what is inactive, deactivated or past", async () => {
		const sitemap = await text("/sitemap.xml");
		const { data } = await site.app.services.courses.list({ is_active: false });
		expect(data.length).toBeGreaterThan(0);
		for (const { slug } of data) expect(sitemap).not.toContain(`/videokurse/${slug}<`);
		const { rows } = await site.database.pool.query<{ at: string }>(
			"select extract(epoch from date)::int as at from seminar_dates where deactivated",
		);
		expect(rows.length).toBeGreaterThan(0);
		for (const { at } of rows) expect(sitemap).not.toContain(`/${at}<`);
	});

	test("says when an article was published, and when it was changed since", async () => {
		const { data } = await site.app.services.articles.list({ per_page: 2 });
		const lastmod = async (slug: string) =>
			new RegExp(`/ratgeber/${slug}</loc><lastmod>([^<]+)<`).exec(await text("/sitemap.xml"))?.[1];
		const [changed, untouched] = data;
		await site.database.pool.query("update articles set updated_at = created_at + interval '3 days' where id = $1", [
			changed?.id,
		]);
		site.cache.clear();
		expect(await lastmod(untouched?.slug ?? "")).toBe(untouched?.date);
		expect(Date.parse((await lastmod(changed?.slug ?? "")) ?? "")).toBeGreaterThan(Date.now());
		await site.database.pool.query("update articles set updated_at = created_at");
		site.cache.clear();
	});
});

test("/robots.txt allows the site, hides what is private and names the sitemap", async () => {
	const { headers } = await site.get("/robots.txt");
	expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
	expect((await text("/robots.txt")).split("\n")).toEqual([
		"User-agent: *",
		"Disallow: /api/",
		"Disallow: /postausgang",
		"Disallow: /warenkorb",
		"Disallow: /kasse",
		"Disallow: /mein-vsz",
		"Disallow: /suche",
		"Disallow: /produkt",
		"",
		`Sitemap: ${PUBLIC_URL}/sitemap.xml`,
		"",
	]);
});

test("/site.webmanifest names the provider and its icons", async () => {
	const { headers, body } = await site.get("/site.webmanifest");
	expect(headers["content-type"]).toBe("application/manifest+json");
	expect(body).toMatchObject({
		name: "Vereins- & Stiftungszentrum",
		short_name: "VSZ",
		start_url: "/",
		icons: expect.arrayContaining([
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		]),
	});
});

describe("/ratgeber.atom", () => {
	test("carries the newest 30 articles, newest first, each whole", async () => {
		const { headers } = await site.get("/ratgeber.atom");
		expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
		const feed = parseXml(await text("/ratgeber.atom"));
		const { data } = await site.app.services.articles.list({ per_page: 30 });
		expect(texts(feed, "entry > title")).toEqual(data.map(({ title }) => title));
		expect(texts(feed, "entry > author > name")).toEqual(data.map(({ user }) => user.name));
		expect(texts(feed, "entry > summary")).toEqual(data.map(({ teaser_text }) => teaser_text));
		expect(texts(feed, "entry > published")).toEqual(data.map(({ date }) => date));
		const contents = texts(feed, "entry > content");
		const first = await site.app.services.articles.bySlug(data[0]?.slug ?? "");
		expect(contents[0]).toContain(first.content.slice(0, 80));
		expect(contents[0]).toMatch(/^<p><img src="https:\/\/www\.vsz\.example\/media\/scenes\/[^"]+-social\.jpg"/);
	});

	test("has what the standard asks for, with ids that stay", async () => {
		const feed = parseXml(await text("/ratgeber.atom"));
		const { data } = await site.app.services.articles.list({ per_page: 30 });
		expect(feed.documentElement?.getAttribute("xmlns")).toBe("http://www.w3.org/2005/Atom");
		expect(texts(feed, "feed > id")).toEqual(["tag:www.vsz.example,2012:ratgeber"]);
		expect(texts(feed, "entry > id")).toEqual(data.map(({ id }) => `tag:www.vsz.example,2012:ratgeber/${id}`));
		expect(texts(feed, "feed > updated")).toEqual([data[0]?.date]);
		for (const moment of texts(feed, "updated")) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
		expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(`${PUBLIC_URL}/ratgeber.atom`);
		const links = [...feed.querySelectorAll("entry > link")].map((link) => link.getAttribute("href"));
		expect(links).toEqual(data.map(({ slug }) => `${PUBLIC_URL}/ratgeber/${slug}`));
	});

	test("leads to whole addresses in its texts", async () => {
		await site.database.pool.query(
			`update articles set content = '<p><a href="/kontakt">A</a> <a href="#x" title="&quot;">B</a> <a href="mailto:a@b.example">C</a></p>'
			where id = (select id from articles where is_published order by date desc limit 1)`,
		);
		site.cache.clear();
		const [content] = texts(parseXml(await text("/ratgeber.atom")), "entry > content");
		expect(content).toContain(`<a href="${PUBLIC_URL}/kontakt">`);
		expect(content).toMatch(/<a href="https:\/\/www\.vsz\.example\/ratgeber\/[\w-]+#x" title="&quot;">/);
		expect(content).toContain('<a href="mailto:a@b.example">');
	});

	test("travels compressed and is not sent twice", async () => {
		const packed = await site.fastify.inject({ url: "/ratgeber.atom", headers: { "accept-encoding": "gzip" } });
		expect(gunzipSync(packed.rawPayload).toString()).toContain("<feed");
		const again = await site.fastify.inject({
			url: "/ratgeber.atom",
			headers: { "if-none-match": String(packed.headers.etag) },
		});
		expect(again.statusCode).toBe(304);
	});
});

describe("/seminare.ics", () => {
	const events = async (query = "") => {
		const calendar = await text(`/seminare.ics${query}`);
		expect(calendarMistakes(calendar)).toEqual([]);
		return calendar.split("BEGIN:VEVENT\r\n").slice(1);
	};
	const total = async (query: Parameters<typeof site.app.services.seminars.list>[0]) =>
		(await site.app.services.seminars.list({ upcoming: true, ...query })).total;

	test("holds every upcoming date", async () => {
		const { headers } = await site.get("/seminare.ics");
		expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
		const { data } = await site.app.services.seminars.list({ upcoming: true });
		const all = await events();
		expect(all.map((event) => property(event, "UID"))).toEqual(
			data.map(({ presence_seminar_date_id }) => `seminar-date-${presence_seminar_date_id}@www.vsz.example`),
		);
		expect(all.map((event) => property(event, "DTSTART"))).toEqual(
			data.map(({ date }) => date?.slice(0, 19).replace(/[-:]/g, "")),
		);
		expect(all.filter((event) => property(event, "STATUS") === "CANCELLED")).toHaveLength(
			data.filter(({ cancelled }) => cancelled).length,
		);
	});

	test("takes the filters of the calendar page", async () => {
		const { data: categories } = await site.app.services.catalogue.categories();
		const { data: lecturers } = await site.app.services.catalogue.lecturers();
		const [category] = categories;
		const [lecturer] = lecturers;
		expect((await events("?online=1")).length).toBe(await total({ is_online: true }));
		expect((await events(`?kategorie=${category?.slug}`)).length).toBe(await total({ category_id: category?.id }));
		expect((await events(`?dozent=${lecturer?.slug}`)).length).toBe(await total({ lecturer_id: lecturer?.id }));
		expect((await events("?suche=Satzung")).length).toBe(await total({ search: "Satzung" }));
		expect((await events("?abends=1&kostenlos=1")).length).toBe(await total({ evening: true, is_free: true }));
		const near = await events("?plz=01307&umkreis=50&frei=1");
		expect(near.length).toBe(await total({ postcode: "01307", radius_km: 50, has_free_seats: true }));
		expect(near.length).toBeGreaterThan(0);
		const april = await events("?monat=2026-04");
		expect(april.length).toBe(await total({ date_from: "1.4.2026", date_to: "30.4.2026" }));
		expect(april.length).toBeGreaterThan(0);
		expect(april.every((event) => property(event, "DTSTART")?.startsWith("202604"))).toBe(true);
		expect((await events("?monat=2026-04&online=1")).length).toBeLessThan(april.length);
	});

	test.each([
		"?kategorie=x",
		"?dozent=%27",
		"?monat=2026-99",
		"?online=ja",
		"?plz=99999",
		"?bis=2026-01",
		"?monat=%E0%A4%A",
	])("holds every date for %s, as the page does: what nobody knows limits nothing", async (query) => {
		expect(await events(query)).toHaveLength(await total({}));
		expect(await events(`${query}&suche=Satzung`)).toHaveLength(await total({ search: "Satzung" }));
	});

	test("is empty where nothing is found, and no error", async () => {
		expect(await events("?suche=%F0%9F%AA%91")).toEqual([]);
	});

	test("shows a change of the content at once", async () => {
		const [first] = await events();
		const id = /seminar-date-(\d+)@/.exec(first ?? "")?.[1];
		await site.database.pool.query(
			"update seminar_dates set cancelled = true, updated_at = created_at + interval '1 hour' where id = $1",
			[id],
		);
		site.cache.clear();
		const [changed] = await events();
		expect(property(changed ?? "", "STATUS")).toBe("CANCELLED");
		expect(property(changed ?? "", "SEQUENCE")).toBe("3600");
		expect(property(changed ?? "", "UID")).toBe(property(first ?? "", "UID"));
	});

	test("a change of the place is a newer version of every date there", async () => {
		const there = async () => (await events()).find((event) => property(event, "LOCATION")?.startsWith("VSZ")) ?? "";
		const sequence = async () => Number(property(await there(), "SEQUENCE"));
		const before = await sequence();
		await site.database.pool.query("update places set updated_at = now() + interval '2 days' where name = 'VSZ'");
		site.cache.clear();
		expect(await sequence()).toBeGreaterThan(before + 86_400);
	});
});

describe("/seminare/{slug}/{timestamp}.ics", () => {
	const upcoming = async () => {
		const { data } = await site.app.services.seminars.list({ upcoming: true });
		return data.map(({ slug, date }) => ({ slug, date: date ?? "", seconds: Date.parse(date ?? "") / 1000 }));
	};

	test("is that one date, with a name one recognises", async () => {
		const [first] = await upcoming();
		const url = `/seminare/${first?.slug}/${first?.seconds}`;
		const { headers } = await site.get(`${url}.ics`);
		expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
		expect(headers["content-disposition"]).toBe(
			`attachment; filename="seminar-${first?.slug}-${first?.date.slice(0, 10)}.ics"`,
		);
		const calendar = await text(`${url}.ics`);
		expect(calendarMistakes(calendar)).toEqual([]);
		expect(calendar.split("BEGIN:VEVENT")).toHaveLength(2);
		expect(property(calendar, "URL")).toBe(PUBLIC_URL + url);
		expect(await text(`/seminare/${first?.slug}/${first?.seconds}000.ics`)).toBe(calendar);
	});

	test("does not take the place of the page", async () => {
		const [first] = await upcoming();
		expect((await site.get(`/seminare/${first?.slug}/${first?.seconds}`)).headers["content-type"]).toContain(
			"text/html",
		);
	});

	test("is not found for an unknown seminar, another seminar's date or one that is not shown", async () => {
		const [first] = await upcoming();
		expect((await site.get(`/seminare/gibt-es-nicht/${first?.seconds}.ics`)).status).toBe(404);
		expect((await site.get(`/seminare/${first?.slug}/1234567890.ics`)).status).toBe(404);
		const { rows } = await site.database.pool.query<{ slug: string; at: number }>(
			"select slug, extract(epoch from date)::int as at from seminar_dates d join seminars s on s.id = d.seminar_id where deactivated",
		);
		expect((await site.get(`/seminare/${rows[0]?.slug}/${rows[0]?.at}.ics`)).status).toBe(404);
	});
});
