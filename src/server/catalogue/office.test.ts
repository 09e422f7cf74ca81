import { expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

async function office() {
	let now = new Date("2026-11-16T10:00:00Z");
	const testing = await testApp({ clock: () => now });
	const ask = asker(testing);
	const { token } = await staffWith(testing, ask, "editor");
	const list = async () => (await ask("GET", "/office/category", { token })).body.data;
	const change = (id: number, body: object) => ask("PUT", `/office/category/${id}`, { token, body });
	const later = () => {
		now = new Date(now.getTime() + 60_000);
	};
	return { testing, list, change, later };
}

test("a category gets another name, everywhere at once, and keeps its address", async () => {
	const { testing, list, change, later } = await office();
	const [first] = await list();
	later();
	const { status, body } = await change(first.id, { name: "Recht im Verein", revision: first.revision });
	expect([status, body.data]).toEqual([
		200,
		{ ...first, name: "Recht im Verein", revision: first.revision + 1, updated_at: "2026-11-16T11:01:00+01:00" },
	]);
	expect((await testing.get(`/api/v1/category/${first.id}`)).body).toMatchObject({
		data: { name: "Recht im Verein", slug: first.slug },
	});
});

test("DESK-10 whoever changes what somebody else has changed meanwhile is refused, and nothing is overwritten", async () => {
	const { list, change } = await office();
	const [seen] = await list();
	expect((await change(seen.id, { name: "Erste", revision: seen.revision })).status).toBe(200);
	const second = await change(seen.id, { name: "Zweite", revision: seen.revision });
	expect([second.status, second.body.code]).toEqual([409, "changed_meanwhile"]);
	expect((await list()).map(({ name }: { name: string }) => name)).toContain("Erste");
});

test("two at the same moment: one is written, the other told", async () => {
	const { list, change } = await office();
	const [seen] = await list();
	const answers = await Promise.all(
		["Eine", "Andere"].map((name) => change(seen.id, { name, revision: seen.revision })),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a name that another category has is refused at its field", async () => {
	const { list, change } = await office();
	const [one, other] = await list();
	const { status, body } = await change(one.id, { name: other.name, revision: one.revision });
	expect([status, body.validation_errors]).toEqual([422, { name: ["Name: So heißt schon eine Kategorie"] }]);
	expect((await change(4711, { name: "Neu", revision: 1 })).status).toBe(404);
});
