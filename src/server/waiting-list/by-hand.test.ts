import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openDate } from "#tests/support/builders.ts";
import { openOffice } from "#tests/support/house.ts";
import type { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof staffWith>>;
let date: Awaited<ReturnType<typeof openDate>>;
let id: number;

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const act = async (path: string, body?: object, method: "POST" | "PUT" = "POST") => {
	const answer = await ask(method, `/office${path}`, { token: office.token, ...(body ? { body } : {}) });
	return answer.body?.code ?? answer.status;
};
const queue = async () =>
	(await ask("GET", `/office/seminar_date/${id}/waiting_list`, { token: office.token })).body.data as {
		id: number;
		name: string;
		persons: number;
		offer_expires_at: string | null;
	}[];
const names = async () => (await queue()).map(({ name }) => name);
const idOf = async (name: string) => (await queue()).find((one) => one.name === name)?.id ?? 0;
const set = (change: string) => sql(`update seminar_dates set ${change} where id = ${id}`);

beforeAll(async () => {
	({ api, ask, office } = await openOffice("office"));
	date = await openDate(api.get, "free");
	id = date.presence_seminar_date_id;
	await sql(`delete from waiting_list where seminar_date_id = ${id}`);
	await set("capacity = greatest(seats_taken, 1), seats_taken = greatest(seats_taken, 1)");
	for (const [name, persons] of [
		["Anna A", 1],
		["Berta B", 3],
		["Cem C", 1],
		["Dora D", 2],
	] as const)
		await ask("POST", "/waiting_list", {
			body: {
				...{ presence_seminar_id: date.id, presence_seminar_date_id: id, name, number_of_persons: persons },
				email: `${name.slice(0, 4).trim().toLowerCase()}@vsz.example`,
			},
		});
});
afterAll(() => api.close());

test("PART-05 the order is changed by one place, and whoever is first stays first", async () => {
	expect(await names()).toEqual(["Anna A", "Berta B", "Cem C", "Dora D"]);
	expect(await act(`/waiting_list/${await idOf("Cem C")}/place`, { to: "earlier" })).toBe(200);
	expect(await names()).toEqual(["Anna A", "Cem C", "Berta B", "Dora D"]);
	await act(`/waiting_list/${await idOf("Anna A")}/place`, { to: "earlier" });
	await act(`/waiting_list/${await idOf("Anna A")}/place`, { to: "later" });
	expect(await names()).toEqual(["Cem C", "Anna A", "Berta B", "Dora D"]);
});

test("PART-05 OFF-042 by hand nobody moves up by themselves; an offer out of turn has a reason and may be for fewer", async () => {
	expect(await act(`/seminar_date/${id}/moving_up`, { by_hand: true }, "PUT")).toBe(200);
	await set("capacity = capacity + 1");
	await api.app.services.waitingList.tend();
	expect((await queue()).filter(({ offer_expires_at }) => offer_expires_at)).toEqual([]);
	const berta = await idOf("Berta B");
	expect(await act(`/waiting_list/${berta}/offer`, { persons: 1 })).toBe("invalid");
	expect(await act(`/waiting_list/${berta}/offer`, { reason: "Hat angerufen" })).toBe("date_full");
	expect(await act(`/waiting_list/${berta}/offer`, { persons: 1, reason: "Hat angerufen" })).toBe(200);
	const offered = (await queue()).find((one) => one.id === berta);
	expect(offered).toMatchObject({ persons: 1 });
	await sql(`update waiting_list set offer_expires_at = now() + interval '1 minute' where id = ${berta}`);
	expect(await act(`/waiting_list/${berta}/extension`)).toBe(200);
	const until = (await queue()).find((one) => one.id === berta)?.offer_expires_at ?? "";
	expect(new Date(until).getTime()).toBeGreaterThan(Date.now() + 3_600_000);
	expect(await sql("select details->>'seats' as seats from audit_trail where action = 'waiting_offered'")).toEqual([
		{ seats: "1" },
	]);
});

test("PART-05 somebody is taken in directly, or removed with a letter; switched on again what is free is offered", async () => {
	expect(await act(`/waiting_list/${await idOf("Dora D")}/seat`, {})).toBe("date_full");
	expect(await act(`/waiting_list/${await idOf("Dora D")}/seat`, { beyond_reason: "Stühle sind da" })).toBe(200);
	const [booked] = await sql("select number_of_persons, email from sign_ups order by id desc limit 1");
	expect(booked).toEqual({ number_of_persons: 2, email: "dora@vsz.example" });
	expect(await act(`/waiting_list/${await idOf("Berta B")}/removal`, { mail: true })).toBe(200);
	expect(await names()).toEqual(["Cem C", "Anna A"]);
	const letters = await sql("select recipient from outbox where kind = 'waiting_removed'");
	expect(letters).toEqual([{ recipient: "bert@vsz.example" }]);
	await set("capacity = capacity + 2");
	await act(`/seminar_date/${id}/moving_up`, { by_hand: false }, "PUT");
	expect((await queue()).filter(({ offer_expires_at }) => offer_expires_at).map(({ name }) => name)).toEqual(["Cem C"]);
});
