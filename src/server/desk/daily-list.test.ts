import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse } from "#tests/support/house.ts";
import { staffWith } from "#tests/support/staff.ts";
import { createDailyList } from "./daily-list.ts";

let house: Awaited<ReturnType<typeof openHouse>>;
let office: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
	house = await openHouse();
	office = await staffWith(house.api, house.ask, "office");
}, 60_000);
afterAll(() => house.api.close());

const MORNING = "2026-11-24T06:00:00Z";
/** What a process does whose clock shows this. */
const at = (moment: string) => {
	const { services } = house.api.app;
	return createDailyList({ ...services.letters, desk: services.desk, clock: () => new Date(moment) });
};
const letters = async (): Promise<{ recipient: string }[]> =>
	(await house.api.database.pool.query("select recipient from outbox where kind = 'daily_list'")).rows;
const choose = async (wanted: boolean) =>
	(await house.ask("PUT", "/office/today/mail", { token: office.token, body: { wanted } })).body.data;

test("TODAY-05 whoever wants it gets the day's list in the morning, once over all processes", async () => {
	await house.ask("POST", "/form/consulting", {
		body: { name: "Reza Ahmadi", email: "reza@vsz.example", description: "Geheimes Anliegen" },
	});
	await at(MORNING).tend();
	expect(await letters()).toEqual([]);
	expect(await choose(true)).toEqual({ wanted: true });
	await at("2026-11-24T05:59:00Z").tend();
	expect(await letters()).toEqual([]);
	await Promise.all([at(MORNING).tend(), at(MORNING).tend(), at(MORNING).tend()]);
	expect(await letters()).toHaveLength(1);
	await at("2026-11-24T10:00:00Z").tend();
	expect(await letters()).toHaveLength(1);
	const mail = (await house.read()).find(({ subject }) => subject?.startsWith("Heute wart"));
	expect(mail?.text).toContain("Anfrage von Reza Ahmadi");
	expect(mail?.text).not.toContain("Geheimes Anliegen");
});

test("TODAY-05 nothing waiting, no mail; in the afternoon neither, nor for whoever does not want it any more", async () => {
	await house.api.database.pool.query("update contact_requests set closed_at = now()");
	const { desk } = house.api.app.services;
	const list = { at: MORNING, total: 0, groups: [], others: [] };
	const empty = createDailyList({
		...house.api.app.services.letters,
		desk: { toDos: async () => list },
		clock: () => new Date("2026-11-25T06:10:00Z"),
	});
	await empty.tend();
	expect(await letters()).toHaveLength(1);
	expect((await desk.toDos({ id: 0, roles: ["lecturer"] })).total).toBe(0);
	await at("2026-11-26T11:30:00Z").tend();
	expect(await letters()).toHaveLength(1);
	expect(await choose(false)).toEqual({ wanted: false });
	await at("2026-11-27T06:10:00Z").tend();
	expect(await letters()).toHaveLength(1);
});
