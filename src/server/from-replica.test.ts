import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openOffice } from "#tests/support/house.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
const told: string[] = [];
const replica = {
	read: <T>(work: () => Promise<T>): Promise<T> => {
		told.push("read");
		return work();
	},
	hold: () => void told.push("hold"),
};

beforeAll(async () => {
	house = await openOffice("editor", { replica });
}, 60_000);
beforeEach(() => {
	told.length = 0;
});
afterAll(() => house.api.close());

test("OPS-04 what is kept for everybody is read from the standby, nothing else is", async () => {
	for (const path of ["/blog_post", "/presence_seminar", "/online_seminar", "/search?search=verein"]) {
		told.length = 0;
		expect([path, (await house.api.get(`/api/v1${path}`)).status]).toEqual([path, 200]);
		expect(told).toEqual(["read"]);
	}
	told.length = 0;
	const { token } = house.office;
	await house.ask("GET", "/office/courses", { token });
	await house.ask("POST", "/basket");
	expect(told).not.toContain("read");
});

test("OPS-04 a change holds the standby back before anything is made anew", async () => {
	const { cache } = house.api;
	cache.changed();
	cache.changed("seminar_dates");
	cache.clear();
	expect(told).toEqual(["hold", "hold", "hold"]);
});
