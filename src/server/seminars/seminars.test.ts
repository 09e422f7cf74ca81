import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { formatGermanDay, weekdayIndex } from "#contract/dates.ts";
import type { Paged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { moveDate } from "#tests/support/dates.ts";
import { type DateRow, freeSeats, isFullyBooked, nextDate, presentDate } from "./rules.ts";

const NOW = new Date("2026-11-15T09:00:00Z");
let api: TestApp;
beforeAll(async () => {
	api = await createTestApp({ clock: () => NOW });
});
afterAll(() => api.close());

const list = async (query = "?upcoming=1") =>
	(await api.get(`/api/v1/presence_seminar${query}`)).body as Paged<Seminar>;

describe("GET presence_seminar", () => {
	test("API-15 answers one entry per date, ordered by date, without deactivated dates", async () => {
		const { data, total } = await list();
		expect(total).toBe(data.length);
		const dates = data.map(({ date }) => Date.parse(date ?? ""));
		expect(dates).toEqual([...dates].sort((a, b) => a - b));
		const ids = data.map(({ presence_seminar_date_id }) => presence_seminar_date_id);
		expect(new Set(ids).size).toBe(ids.length);
		const deactivated = data.flatMap(({ dates }) => dates.filter((date) => date.deactivated).map(({ id }) => id));
		expect(deactivated.length).toBeGreaterThan(0);
		for (const id of deactivated) expect(ids).not.toContain(id);
	});

	test("API-17 an entry's date and flags are those of its own date, and dates holds all of them", async () => {
		const { data } = await list();
		for (const entry of data) {
			const own = entry.dates.find(({ id }) => id === entry.presence_seminar_date_id);
			expect(own).toMatchObject({ date: entry.date, cancelled: entry.cancelled, fully_booked: entry.fully_booked });
		}
		expect(data.some(({ dates }) => dates.length > 1)).toBe(true);
	});

	test("API-15 upcoming leaves out what has begun", async () => {
		const [first] = (await list()).data;
		await moveDate(api.database.pool, first?.presence_seminar_date_id ?? 0, new Date(NOW.getTime() - 60_000));
		api.cache.clear();
		const hasFirst = (page: Paged<Seminar>) =>
			page.data.some(({ presence_seminar_date_id }) => presence_seminar_date_id === first?.presence_seminar_date_id);
		expect(hasFirst(await list("?upcoming=true"))).toBe(false);
		expect(hasFirst(await list("?upcoming=0"))).toBe(true);
		expect(hasFirst(await list(""))).toBe(true);
	});

	test("API-16 date_from and date_to are days in Berlin, both inclusive", async () => {
		const { data } = await list();
		const middle = data[Math.floor(data.length / 2)];
		const day = formatGermanDay(berlinDay(new Date(middle?.date ?? "")));
		const onDay = await list(`?upcoming=1&date_from=${day}&date_to=${day}`);
		expect(onDay.data.map(({ presence_seminar_date_id }) => presence_seminar_date_id)).toContain(
			middle?.presence_seminar_date_id,
		);
		expect(onDay.data.every(({ date }) => date?.slice(0, 10) === middle?.date?.slice(0, 10))).toBe(true);
	});

	test("API-16 API-05 a date that does not exist answers 422", async () => {
		const { status, body } = await api.get("/api/v1/presence_seminar?date_from=31.2.2026");
		expect(status).toBe(422);
		expect(body).toMatchObject({ validation_errors: { date_from: ["Datum von: Ungültiges Format"] } });
	});

	test("API-15 category, lecturer, online and search limit the list", async () => {
		const { data } = await list();
		const some = data[0] as Seminar;
		const byCategory = await list(`?upcoming=1&category_id=${some.category.id}`);
		expect(byCategory.data.every(({ category }) => category.id === some.category.id)).toBe(true);
		const byLecturer = await list(`?upcoming=1&lecturer_id=${some.lecturer.id}`);
		expect(byLecturer.data.every(({ lecturer }) => lecturer.id === some.lecturer.id)).toBe(true);
		const online = await list("?upcoming=1&is_online=1");
		expect(online.total).toBeGreaterThan(0);
		expect(online.data.every(({ is_online }) => is_online)).toBe(true);
		const found = await list("?upcoming=1&search=Stiftung%20gruenden");
		expect(found.data[0]?.slug).toBe("stiftung-gruenden");
	});

	test("API-15 the time of day and the weekend limit the list, each of them adding dates", async () => {
		const { data } = await list();
		const idsOf = (page: Paged<Seminar>) => page.data.map(({ presence_seminar_date_id }) => presence_seminar_date_id);
		const idsWhere = (fits: (date: string) => boolean) =>
			data.filter(({ date }) => fits(date ?? "")).map(({ presence_seminar_date_id }) => presence_seminar_date_id);
		const isEvening = (date: string) => date.slice(11, 13) >= "17";
		const isWeekend = (date: string) => weekdayIndex(date) >= 5;
		expect(idsOf(await list("?upcoming=1&evening=1"))).toEqual(idsWhere(isEvening));
		expect(idsOf(await list("?upcoming=1&daytime=1"))).toEqual(idsWhere((date) => !isEvening(date)));
		expect(idsOf(await list("?upcoming=1&weekend=1"))).toEqual(idsWhere(isWeekend));
		expect(idsOf(await list("?upcoming=1&evening=1&weekend=1"))).toEqual(
			idsWhere((date) => isEvening(date) || isWeekend(date)),
		);
		expect(idsOf(await list("?upcoming=1&evening=1&daytime=1"))).toEqual(idsOf(await list()));
		for (const time of ["evening", "daytime", "weekend"])
			expect((await list(`?upcoming=1&${time}=1`)).total).toBeGreaterThan(0);
	});

	test("API-15 what costs nothing, and what has free seats", async () => {
		const { total } = await list();
		const free = await list("?upcoming=1&is_free=1");
		const priced = await list("?upcoming=1&is_free=0");
		expect(free.data.every(({ price }) => price === null)).toBe(true);
		expect(priced.data.every(({ price }) => price !== null)).toBe(true);
		expect(free.total + priced.total).toBe(total);
		const open = await list("?upcoming=1&has_free_seats=1");
		const closed = await list("?upcoming=1&has_free_seats=0");
		expect(open.data.every(({ cancelled, fully_booked }) => !cancelled && !fully_booked)).toBe(true);
		expect(closed.data.every(({ cancelled, fully_booked }) => cancelled || fully_booked)).toBe(true);
		expect(open.total + closed.total).toBe(total);
		expect(Math.min(free.total, priced.total, closed.total)).toBeGreaterThan(0);
	});

	test("API-15 a postcode limits the list to places within the radius, 25 km if nothing is said", async () => {
		const citiesNear = async (query: string) =>
			new Set((await list(`?upcoming=1&${query}`)).data.map(({ is_online, place }) => is_online || place?.city));
		expect(await citiesNear("postcode=01307&radius_km=10")).toEqual(new Set(["Dresden"]));
		expect(await citiesNear("postcode=01307")).toEqual(new Set(["Dresden", "Pirna"]));
		expect(await citiesNear("postcode=01307&radius_km=100")).toContain("Chemnitz");
		expect(await citiesNear("postcode=25980")).toEqual(new Set());
		expect(await citiesNear("postcode=01307&is_online=1")).toEqual(new Set());
	});

	test("a date for once elsewhere is near to where it is", async () => {
		const query = "?upcoming=1&postcode=02826&radius_km=10";
		const moved = (await list("?upcoming=1&postcode=04315&radius_km=10")).data[0]?.presence_seminar_date_id;
		const isListed = async () =>
			(await list(query)).data.some(({ presence_seminar_date_id }) => presence_seminar_date_id === moved);
		expect(await isListed()).toBe(false);
		const move = (city: string | null) =>
			api.database.pool.query(
				"update seminar_dates set place_id = (select id from places where city = $1) where id = $2",
				[city, moved],
			);
		await move("Görlitz");
		api.cache.clear();
		expect(await isListed()).toBe(true);
		await move(null);
		api.cache.clear();
	});

	test("API-05 a postcode that does not exist answers 422 and says so", async () => {
		const { status, body } = await api.get("/api/v1/presence_seminar?postcode=99999");
		expect(status).toBe(422);
		expect(body).toMatchObject({
			validation_errors: {
				postcode: ["Postleitzahl: Diese Postleitzahl kennen wir nicht. Bitte prüfe die fünf Ziffern."],
			},
		});
		expect((await api.get("/api/v1/presence_seminar?postcode=1067")).status).toBe(422);
		expect((await api.get("/api/v1/presence_seminar?postcode=01067&radius_km=501")).status).toBe(422);
	});

	test("API-15 per_page and page cut the list", async () => {
		const page = await list("?upcoming=1&per_page=3&page=2");
		const all = await list();
		expect(page.data.map(({ presence_seminar_date_id }) => presence_seminar_date_id)).toEqual(
			all.data.slice(3, 6).map(({ presence_seminar_date_id }) => presence_seminar_date_id),
		);
	});
});

describe("one seminar", () => {
	test("API-18 by id and by slug it is the same, with its next date at the top", async () => {
		const bySlug = (await api.get("/api/v1/presence_seminar?slug=mitgliederversammlung-sicher-leiten")).body as {
			data: Seminar;
		};
		const byId = (await api.get(`/api/v1/presence_seminar/${bySlug.data.id}`)).body;
		expect(byId).toEqual(bySlug);
		const next = bySlug.data.dates.find(({ date, deactivated }) => !deactivated && new Date(date) >= NOW);
		expect(bySlug.data).toMatchObject({
			presence_seminar_date_id: next?.id,
			date: next?.date,
			price: null,
			tax_supported: true,
		});
		expect(bySlug.data.lecturer).toMatchObject({
			name: expect.any(String),
			description: expect.any(String),
			image: expect.any(String),
		});
	});

	test("a seminar in person has a place with its whole address, online it has none", async () => {
		const { data } = await list();
		expect(data.filter(({ is_online, place }) => is_online !== (place === null))).toEqual([]);
		for (const { place, location } of data) {
			if (!place) continue;
			const { name, city, ...more } = place;
			expect(location).toContain(`${city}, ${name}`);
			expect(more).toMatchObject({
				street: expect.stringMatching(/ \d+$/),
				postcode: expect.stringMatching(/^\d{5}$/),
				directions: expect.any(String),
				step_free: expect.any(Boolean),
				map_url: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=/),
			});
		}
	});

	test("a date for once elsewhere has its own place, also in its calendar file; the seminar and its other dates keep theirs", async () => {
		const { pool } = api.database;
		const { slug, dates } = (await list()).data.find(
			(entry) => entry.place?.city === "Dresden" && entry.dates.filter(({ deactivated }) => !deactivated).length > 1,
		) as Seminar;
		const [first, second] = dates.filter(({ deactivated }) => !deactivated);
		await pool.query("update seminar_dates set place_id = (select id from places where city = 'Pirna') where id = $1", [
			first?.id,
		]);
		api.cache.clear();
		const { data } = (await api.get(`/api/v1/presence_seminar?slug=${slug}`)).body as { data: Seminar };
		const cityOf = (id: number | undefined) => data.dates.find((date) => date.id === id)?.place?.city;
		expect([data.place?.city, cityOf(first?.id), cityOf(second?.id)]).toEqual(["Dresden", "Pirna", undefined]);
		const file = async (date = "") => (await api.get(`${paths.seminar(slug, date)}.ics`)).body;
		expect(await file(first?.date)).toMatch(/^LOCATION:.*01796 Pirna/m);
		expect(await file(second?.date)).toMatch(/^LOCATION:.*01067 Dresden/m);
	});

	test("a date begins with its first session and lasts as long as the seminar says", async () => {
		const { data } = (await api.get("/api/v1/presence_seminar?slug=stiftung-gruenden")).body as { data: Seminar };
		expect(data.duration).toBe("ca. 5 Stunden");
		for (const { date, sessions } of data.dates) {
			expect(sessions).toHaveLength(1);
			expect(sessions[0]?.starts_at).toBe(date);
			expect(Date.parse(sessions[0]?.ends_at ?? "") - Date.parse(date)).toBe(5 * 60 * 60 * 1000);
		}
	});

	test("API-08 a price is a decimal number in euro", async () => {
		const { data } = (await api.get("/api/v1/presence_seminar?slug=stiftung-gruenden")).body as { data: Seminar };
		expect(data).toMatchObject({ price: 89, is_highlighted: true });
	});

	test("API-18 a seminar whose dates are all over has no date at the top", async () => {
		const slug = "verstaendlich-schreiben";
		const { rows } = await api.database.pool.query(
			"select id from seminar_dates where seminar_id = (select id from seminars where slug = $1)",
			[slug],
		);
		for (const [index, { id }] of rows.entries())
			await moveDate(api.database.pool, id, `2023-05-0${index + 1}T15:00:00Z`);
		api.cache.clear();
		const { data } = (await api.get(`/api/v1/presence_seminar?slug=${slug}`)).body as { data: Seminar };
		expect(data).toMatchObject({ date: null, presence_seminar_date_id: null, cancelled: false, fully_booked: false });
		expect(data.dates.length).toBeGreaterThan(0);
	});

	test("API-04 an unknown one is a 404", async () => {
		for (const path of ["/4711", "?slug=gibt-es-nicht"]) {
			expect((await api.get(`/api/v1/presence_seminar${path}`)).status).toBe(404);
		}
	});
});

describe("rules", () => {
	const date = (over: Partial<DateRow>): DateRow => ({
		id: 1,
		seminar_id: 1,
		date: NOW,
		deactivated: false,
		cancelled: false,
		fully_booked: false,
		capacity: null,
		seats_taken: 0,
		reserved: 0,
		registration_deadline: null,
		place: null,
		sessions: [],
		...over,
	});

	test("a date is full by hand or when its seats are taken", () => {
		expect(isFullyBooked(date({}))).toBe(false);
		expect(isFullyBooked(date({ fully_booked: true }))).toBe(true);
		expect(isFullyBooked(date({ capacity: 10, seats_taken: 9 }))).toBe(false);
		expect(isFullyBooked(date({ capacity: 10, seats_taken: 10 }))).toBe(true);
		expect([freeSeats(date({})), freeSeats(date({ capacity: 10, seats_taken: 4 }))]).toEqual([null, 6]);
	});

	test("sessions are told by the clock in Berlin, over the change to summer time", () => {
		const session = { id: 1, seminar_date_id: 1, room: null, units: 4, attendance_closed_at: null };
		const starts_at = new Date("2027-03-28T00:00:00Z");
		const ends_at = new Date("2027-03-28T03:00:00Z");
		expect(presentDate(date({ sessions: [{ ...session, starts_at, ends_at }] })).sessions).toEqual([
			{ starts_at: "2027-03-28T01:00:00+01:00", ends_at: "2027-03-28T05:00:00+02:00", room: null },
		]);
	});

	test("the next date is the first one from now on that is not deactivated", () => {
		const dates = [
			date({ id: 1, date: new Date(NOW.getTime() - 1) }),
			date({ id: 2, deactivated: true }),
			date({ id: 3 }),
		];
		expect(nextDate(dates, NOW)?.id).toBe(3);
		expect(nextDate(dates.slice(0, 2), NOW)).toBeNull();
	});
});

describe("demo content", () => {
	test.each(["2026-11-15", "2027-01-31", "2028-02-29", "2026-03-28"])(
		"RUN-27 loaded on %s, at least 24 dates of 16 seminars lie ahead in 5 months",
		async (day) => {
			const now = new Date(`${day}T15:00:00Z`);
			const own = await createTestApp({ clock: () => now });
			try {
				const { data } = (await own.get("/api/v1/presence_seminar?upcoming=1")).body as Paged<Seminar>;
				expect(new Set(data.map(({ id }) => id)).size).toBeGreaterThanOrEqual(16);
				expect(data.length).toBeGreaterThanOrEqual(24);
				expect(new Set(data.map(({ date }) => date?.slice(0, 7))).size).toBeGreaterThanOrEqual(5);
				expect(data.every(({ date }) => (date ?? "") > berlinIso(now))).toBe(true);
				for (const { date } of data) expect(date?.slice(11, 13)).toMatch(/^(09|1[0-8])$/);
			} finally {
				await own.close();
			}
		},
	);

	test("RUN-28 RUN-29 every kind of seminar and every state of a date is among them", async () => {
		const { data } = await list();
		const open = data.filter(({ cancelled, fully_booked }) => !cancelled && !fully_booked);
		expect(open.some(({ price, tax_supported }) => price === null && tax_supported)).toBe(true);
		expect(open.some(({ price }) => price !== null)).toBe(true);
		expect(open.some(({ is_online }) => is_online)).toBe(true);
		expect(open.some(({ is_highlighted }) => is_highlighted)).toBe(true);
		expect(data.some(({ dates }) => dates.length >= 3)).toBe(true);
		expect(data.some(({ cancelled }) => cancelled)).toBe(true);
		expect(data.some(({ fully_booked }) => fully_booked)).toBe(true);
		expect(data.some(({ dates }) => dates.some(({ deactivated }) => deactivated))).toBe(true);
	});
});
