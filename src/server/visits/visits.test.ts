import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpFor } from "#tests/support/builders.ts";
import { openCalendar } from "#tests/support/house.ts";
import { lookedAt } from "./rules.ts";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const asked = (url: string, headers: Record<string, string> = {}) =>
	lookedAt({ method: "GET", url, headers: { "user-agent": PERSON, ...headers } });

test("REP-02 a person who opens a seminar's page looks at it; programs and renewals do not", () => {
	expect(asked("/seminare/satzung-aendern/1795000000")).toBe("satzung-aendern");
	expect(asked("/seminare/satzung-aendern")).toBeNull();
	expect(asked("/seminare/satzung-aendern/1795000000?utm_source=x")).toBe("satzung-aendern");
	expect(asked("/api/v1/presence_seminar?slug=satzung-aendern", { referer: "https://vsz.example/seminare" })).toBe(
		"satzung-aendern",
	);
	expect(asked("/api/v1/presence_seminar?slug=a", { referer: "https://vsz.example/seminare/a/17" })).toBeNull();
	expect(asked("/seminare")).toBeNull();
	expect(asked("/seminare/a/b/c")).toBeNull();
	expect(asked("/seminare/a/17", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBeNull();
	expect(asked("/seminare/a/17", { "user-agent": "" })).toBeNull();
	expect(asked("/seminare/a/17", { "sec-purpose": "prefetch" })).toBeNull();
	expect(lookedAt({ method: "HEAD", url: "/seminare/a/17", headers: { "user-agent": PERSON } })).toBeNull();
});

let house: Awaited<ReturnType<typeof openCalendar>>;
beforeAll(async () => {
	house = await openCalendar();
}, 60_000);
afterAll(() => house.api.close());

test("REP-02 who looked, began and finished is counted by seminar and day, also from memory; nothing else is kept", async () => {
	const { api, ask, free } = house;
	const { visits } = api.app.services;
	const rows = async () =>
		(await api.database.pool.query("select * from seminar_visits order by step")).rows.map(({ day: _, ...row }) => row);
	await visits.write();
	expect(await rows()).toEqual([]);
	await api.fastify.listen({ port: 0, host: "127.0.0.1" });
	const { port } = api.fastify.server.address() as AddressInfo;
	for (const agent of [PERSON, PERSON, "curl/8.5"])
		await fetch(`http://127.0.0.1:${port}/api/v1/presence_seminar?slug=${free.slug}`, {
			headers: { "user-agent": agent },
		});
	await fetch(`http://127.0.0.1:${port}/begonnen/${free.id}`, {
		method: "POST",
		headers: { "user-agent": PERSON },
	});
	await ask("POST", "/form/presence_seminar", { body: signUpFor(free) });
	visits.look({ method: "GET", url: "/seminare/gibt-es-nicht/17", headers: { "user-agent": PERSON } });
	await visits.write();
	const row = { seminar_id: free.id, count: 1 };
	expect(await rows()).toEqual([
		{ ...row, step: "began" },
		{ ...row, step: "finished" },
		{ ...row, step: "looked", count: 2 },
	]);
	visits.finish(free.id);
	await visits.write();
	await visits.write();
	expect((await rows())[1]).toEqual({ ...row, step: "finished", count: 2 });
});
