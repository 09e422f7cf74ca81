import { beforeEach, expect, test } from "vitest";
import type { Seminar } from "#contract/seminars.ts";
import { moveDate } from "#tests/support/dates.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp({ demo: true });
const DAY = 24 * 60 * 60_000;
let seminar: Seminar;

/** A seminar all of whose dates are over. */
beforeEach(async () => {
	const { pool } = at.api.database;
	at.api.cache.clear();
	seminar = ((await at.api.get("/api/v1/presence_seminar?slug=stiftung-gruenden")).body as { data: Seminar }).data;
	for (const [index, { id }] of seminar.dates.entries()) await moveDate(pool, id, `2023-05-${10 + index}T15:00:00Z`);
	await pool.query("delete from date_alerts");
	await at.read();
});

const request = (email: string) => at.post("/date_alert", { presence_seminar_id: seminar.id, email });
const tokenIn = (mail: Captured | undefined) => /\/terminwunsch\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const press = (token: string, what: string) => at.post(`/date_alert/${token}/${what}`, {});
const tend = () => at.api.app.services.dateAlerts.tend();
const count = async () => (await at.api.database.pool.query("select 1 from date_alerts")).rowCount;
const putDateIn = () => moveDate(at.api.database.pool, seminar.dates[0]?.id ?? 0, "2027-03-02T16:30:00Z");

test("double opt-in, then exactly one letter when a date is put in, and the address is forgotten", async () => {
	expect(await request("Neugierig@vsz.example")).toMatchObject({ status: 201, body: { data: { state: "requested" } } });
	const [mail] = await at.read();
	expect(mail?.subject).toBe("Sollen wir dir Bescheid sagen?");
	const token = tokenIn(mail);
	await putDateIn();
	await tend();
	expect(await at.read()).toEqual([]);

	expect((await press(token, "confirm")).body).toEqual({
		data: { topic: seminar.topic, slug: seminar.slug, state: "confirmed" },
	});
	expect((await press(token, "confirm")).status).toBe(200);
	await Promise.all([tend(), tend()]);
	await tend();
	const letters = await at.read();
	expect(letters.map(({ to, subject }) => [to, subject])).toEqual([["neugierig@vsz.example", "Ein Termin steht fest"]]);
	expect(letters[0]?.text).toContain("02.03.2027");
	expect(letters[0]?.text).toContain(`/seminare/${seminar.slug}/`);
	expect(await count()).toBe(0);
	expect((await at.api.get(`/api/v1/date_alert/${token}`)).status).toBe(404);
});

test("a known address gets the same answer and a link that works, and stays confirmed", async () => {
	const { status, body } = await request("doppelt@vsz.example");
	await press(tokenIn((await at.read())[0]), "confirm");
	expect(await request("doppelt@vsz.example")).toMatchObject({ status, body });
	const token = tokenIn((await at.read())[0]);
	expect((await at.api.get(`/api/v1/date_alert/${token}`)).body).toMatchObject({ data: { state: "confirmed" } });
	expect(await count()).toBe(1);
});

test("whoever is struck off hears nothing, pressing twice is as good as once", async () => {
	await request("doch-nicht@vsz.example");
	const token = tokenIn((await at.read())[0]);
	await press(token, "confirm");
	for (const _ of [1, 2]) expect((await press(token, "leave")).body).toEqual({ data: { state: "left" } });
	await putDateIn();
	await tend();
	expect(await at.read()).toEqual([]);
});

test("DP-10 without confirmation the link is good for 14 days and the row goes; nobody is kept longer than a year", async () => {
	const start = at.now;
	await request("spaet@vsz.example");
	const late = tokenIn((await at.read())[0]);
	await request("geduldig@vsz.example");
	await press(tokenIn((await at.read())[0]), "confirm");
	at.now = new Date(start.getTime() + 14 * DAY + 1);
	expect((await press(late, "confirm")).status).toBe(404);
	await at.api.app.services.retention.forgetOld();
	expect(await count()).toBe(1);
	at.now = new Date(start.getTime() + 367 * DAY);
	await at.api.app.services.retention.forgetOld();
	expect(await count()).toBe(0);
	at.now = start;
});

test("an unknown seminar and a wrong address are refused", async () => {
	expect((await at.post("/date_alert", { presence_seminar_id: 999_999, email: "a@vsz.example" })).status).toBe(404);
	expect((await at.post("/date_alert", { presence_seminar_id: seminar.id, email: "a@" })).status).toBe(422);
});
