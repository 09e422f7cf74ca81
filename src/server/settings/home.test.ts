import { afterAll, beforeAll, expect, test } from "vitest";
import type { Home } from "#contract/office/home.ts";
import type { Site } from "#contract/site.ts";
import { openOffice } from "#tests/support/house.ts";

let now = new Date("2026-11-17T10:00:00Z");
let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("editor", { clock: () => now });
}, 60_000);
afterAll(() => house.api.close());

const ask = (method: "GET" | "PUT" | "DELETE", path: string, body?: object) =>
	house.ask(method, `/office/${path}`, { token: house.office.token, ...(body ? { body } : {}) });
const site = async (): Promise<Site> => (await house.ask("GET", "/site")).body.data;
const home = async (): Promise<Home> => (await ask("GET", "home")).body.data;

async function change(over: object) {
	const { articles: _, seminars: __, ...values } = await home();
	return ask("PUT", "home", { ...values, ...over });
}

test("LIB-04 the banner leads to a chosen article with a text of its own up to its day, or is not there", async () => {
	expect((await site()).banner?.title).toContain("Neu im Ratgeber: ");
	const [, second] = (await home()).articles;
	await change({ banner_article_id: second?.id, banner_text: "Wir ziehen um", banner_until: "2026-11-17" });
	const shown = (await site()).banner;
	expect(shown?.title).toBe("Wir ziehen um");
	const { articles } = house.api.app.services;
	expect(shown?.slug).toBe((await articles.find(second?.id ?? 0))?.slug);
	now = new Date("2026-11-17T23:30:00Z");
	expect((await site()).banner?.title).toBe(`Neu im Ratgeber: ${second?.title}`);
	now = new Date("2026-11-17T10:00:00Z");
	await change({ banner_shown: false });
	expect((await site()).banner).toBeNull();
});

test("LIB-04 the announcement holds from its first day to its last, in Berlin", async () => {
	const notice = { notice_text: "Umbau im Haus", notice_link: "/kontakt", notice_kind: "urgent" };
	await change({ ...notice, notice_from: "2026-11-18", notice_until: "2026-11-18" });
	expect((await site()).notice).toBeNull();
	now = new Date("2026-11-17T23:30:00Z");
	expect((await site()).notice).toEqual({ text: "Umbau im Haus", link: "/kontakt", kind: "urgent" });
	now = new Date("2026-11-18T23:30:00Z");
	expect((await site()).notice).toBeNull();
	now = new Date("2026-11-17T10:00:00Z");
});

test("LIB-04 the tip is the chosen seminar, or none", async () => {
	const { seminars } = await home();
	const tips = async () =>
		(await house.ask("GET", `/presence_seminar?upcoming=1&x=${Math.random()}`)).body.data
			.filter(({ is_highlighted }: { is_highlighted: boolean }) => is_highlighted)
			.map(({ id }: { id: number }) => id);
	for (const { id } of seminars.slice(0, 2)) {
		await change({ tip_seminar_id: id });
		expect(new Set(await tips())).toEqual(new Set([id]));
	}
	await change({ tip_seminar_id: null });
	expect(await tips()).toEqual([]);
});

test("LIB-04 what does not exist, lies elsewhere or was changed meanwhile is refused", async () => {
	for (const over of [
		{ banner_article_id: 4711 },
		{ tip_seminar_id: 4711 },
		{ banner_until: "morgen" },
		{ banner_until: "2026-02-31" },
		{ notice_link: "javascript:alert(1)" },
		{ notice_link: "//boese.example" },
		{ notice_from: "2026-12-02", notice_until: "2026-12-01" },
	])
		expect([over, (await change(over)).status]).toEqual([over, 422]);
	expect((await change({ revision: 0 })).body.code).toBe("changed_meanwhile");
});

test("LIB-04 partners stand in their order, hidden ones do not, and their logos count as used", async () => {
	const { data } = (await ask("GET", "partner")).body;
	expect(data.partners).toHaveLength(5);
	const [first, second, ...rest] = data.partners;
	const partners = [second, { ...first, url: "https://stiftung.example" }, { ...rest[0], is_shown: false }];
	const answer = await ask("PUT", "partner", { partners, revision: data.revision });
	expect(answer.body.data.partners).toEqual(partners);
	expect((await site()).partners).toEqual([
		{ name: second.name, url: "", image: second.image },
		{ name: first.name, url: "https://stiftung.example", image: first.image },
	]);
	expect((await ask("PUT", "partner", { partners, revision: data.revision })).body.code).toBe("changed_meanwhile");
	const bad = [{ ...first, image: "/media/logos/nie-480.webp" }];
	expect((await ask("PUT", "partner", { partners: bad, revision: answer.body.data.revision })).status).toBe(422);
	const logos = (await ask("GET", "picture?kind=logos")).body.data;
	const used = logos.find(({ path }: { path: string }) => path === first.image);
	expect(used.uses).toEqual([{ kind: "partner", title: first.name, path: "/inhalte/startseite" }]);
	expect((await ask("DELETE", `picture/${used.id}`)).body.code).toBe("picture_in_use");
});
