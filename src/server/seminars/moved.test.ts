import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isRefusal } from "#contract/errors.ts";
import type { WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { onNotification } from "#server/db/notifications.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { seminarInput } from "#tests/support/date-calls.ts";
import { eventually } from "#tests/support/eventually.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp({
		env: { TRUST_PROXY: "1" },
		render: async (request, { api: door }) => {
			const [, , slug = "", date] = new URL(request.url).pathname.split("/");
			const found = await door.seminars.bySlug({ query: { slug } }).catch((error: unknown) => {
				if (!isRefusal(error, "not_found")) throw error;
				return null;
			});
			const isThere = found !== null && date !== "1";
			const headers = { "Content-Type": "text/html" };
			return new Response(isThere ? found.data.topic : "", { status: isThere ? 200 : 404, headers });
		},
	});
	ask = asker(api);
	({ token } = await staffWith(api, ask, "office"));
});
afterAll(() => api.close());
beforeEach(() => api.cache.clear());

let count = 0;

async function publish(topic: string, isActive = true): Promise<WrittenSeminar> {
	count += 1;
	const body = await seminarInput(api, { topic, slug: `umzug-${count}` });
	const made = (await ask("POST", "/office/seminar", { token, body })).body.data as WrittenSeminar;
	if (!isActive) return made;
	const visible = { is_active: true, revision: made.revision };
	return (await ask("PUT", `/office/seminar/${made.id}/visible`, { token, body: visible })).body.data;
}

async function rename({ id }: { id: number }, slug: string): Promise<void> {
	const { data } = (await ask("GET", `/office/seminar/${id}`, { token })).body;
	const { is_active: _, booked: __, dates: ___, updated_at: ____, id: _____, ...input } = data as WrittenSeminar;
	const { status } = await ask("PUT", `/office/seminar/${id}`, { token, body: { ...input, slug } });
	expect(status).toBe(200);
}

/** With what is kept in memory forgotten. */
async function moved(seminar: { id: number }, slug: string): Promise<void> {
	await rename(seminar, slug);
	api.cache.clear();
}

async function at(path: string) {
	const { status, headers, body } = await api.get(`/seminare/${path}`);
	return status === 301 ? `→ ${headers.location}` : status === 200 ? body : status;
}

test("DATE-02 every address that a seminar ever had leads to where it stands now, with its date and its query", async () => {
	const made = await publish("Satzung");
	await moved(made, `${made.slug}-neu`);
	await moved(made, `${made.slug}-ganz-neu`);
	const now = `/seminare/${made.slug}-ganz-neu`;
	expect(await at(made.slug)).toBe(`→ ${now}`);
	expect(await at(`${made.slug}-neu`)).toBe(`→ ${now}`);
	expect(await at(`${made.slug}/1764000000?utm_source=brief`)).toBe(`→ ${now}/1764000000?utm_source=brief`);
	expect(await at(`${made.slug}-ganz-neu`)).toBe("Satzung");
	const { headers } = await api.get(`/seminare/${made.slug}`);
	expect(headers["cache-control"]).toBe("no-cache");
	expect((await api.get(`/api/v1/presence_seminar?slug=${made.slug}`)).status).toBe(404);
});

test("DATE-02 a page kept in memory gives way as soon as its address is another", async () => {
	const made = await publish("Kasse");
	expect(await at(made.slug)).toBe("Kasse");
	const subscription = await onNotification(api.database.url, "content_changed", (note) => api.cache.changed(note));
	try {
		await rename(made, `${made.slug}-neu`);
		await eventually(async () => expect(await at(made.slug)).toBe(`→ /seminare/${made.slug}-neu`));
	} finally {
		await subscription.close();
	}
});

test("DATE-02 a seminar that goes back stands there again, and what another takes over shows that one", async () => {
	const first = await publish("Erstes");
	const other = `${first.slug}-neu`;
	await moved(first, other);
	await moved(first, first.slug);
	expect([await at(first.slug), await at(other)]).toEqual(["Erstes", `→ /seminare/${first.slug}`]);

	const second = await publish("Zweites");
	await moved(second, other);
	expect([await at(other), await at(second.slug)]).toEqual(["Zweites", `→ /seminare/${other}`]);
	await moved(second, `${other}-2`);
	expect(await at(other)).toBe(`→ /seminare/${other}-2`);
});

test("DATE-02 two seminars that change places never lead in a circle, and a draft leads nobody away", async () => {
	const [left, right] = [await publish("Links"), await publish("Rechts")];
	await moved(left, `${left.slug}-x`);
	await moved(right, left.slug);
	await moved(left, right.slug);
	expect([await at(left.slug), await at(right.slug)]).toEqual(["Rechts", "Links"]);
	expect([await at(`${left.slug}/1`), await at(`${right.slug}/1`)]).toEqual([404, 404]);

	const hidden = await publish("Entwurf", false);
	await moved(hidden, `${hidden.slug}-neu`);
	expect(await at(hidden.slug)).toBe(404);
	expect(await at("nie-gewesen")).toBe(404);
});
