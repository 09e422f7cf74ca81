import { afterAll, beforeAll, expect, test } from "vitest";
import type { MessageTemplate } from "#contract/office/message-templates.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp();
	ask = asker(api);
	token = (await staffWith(api, ask, "office")).token;
	await api.database.pool.query("delete from message_templates");
});
afterAll(() => api.close());

const PATH = "/office/message_template";
const words = { name: "Raum geändert", subject: "Anderer Raum: {{seminar}}", text: "Hallo {{vorname}}" };
const names = async () => (await ask("GET", PATH, { token })).body.data.map(({ name }: MessageTemplate) => name);

test("MSG-02 own templates are made, changed without overwriting others, deleted and brought back", async () => {
	const { id, revision } = (await ask("POST", PATH, { token, body: words })).body.data as MessageTemplate;
	expect(
		(await ask("POST", PATH, { token, body: { ...words, name: "RAUM geändert" } })).body.validation_errors,
	).toEqual({
		name: ["Name: So heißt schon eine Vorlage"],
	});
	expect((await ask("POST", PATH, { token, body: { ...words, text: "{{quatsch}}" } })).status).toBe(422);

	const change = (text: string, seen: number) =>
		ask("PUT", `${PATH}/${id}`, { token, body: { ...words, text, revision: seen } });
	expect((await change("Neu {{datum}}", revision)).body.data).toMatchObject({
		text: "Neu {{datum}}",
		revision: revision + 1,
	});
	expect((await change("Veraltet", revision)).body.code).toBe("changed_meanwhile");

	await ask("DELETE", `${PATH}/${id}`, { token });
	expect(await names()).toEqual([]);
	expect((await change("Weg", revision + 1)).status).toBe(404);
	await ask("POST", `${PATH}/${id}/restore`, { token });
	expect(await names()).toEqual(["Raum geändert"]);
});
