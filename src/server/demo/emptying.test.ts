import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaFolders } from "#server/media/paths.ts";
import { outboxFolder } from "#server/outbox/transports.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { staffWith } from "#tests/support/staff.ts";
import { loadDemo } from "./load.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;
beforeAll(async () => {
	api = await createTestApp({ office: true, env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	token = (await staffWith(api, ask, "admin")).token;
}, 60_000);
afterAll(() => api.close());

const look = async () => (await ask("GET", "/office/demo", { token })).body.data;
const empty = (confirmation = "Demo leeren") => ask("POST", "/office/demo/emptying", { token, body: { confirmation } });
const sql = async (text: string) => (await api.database.pool.query(text)).rows;

/** Tables with rows, and how many. */
async function filled(query: (text: string) => Promise<Record<string, unknown>[]>): Promise<Record<string, number>> {
	const tables = await query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
	const counted: Record<string, number> = {};
	for (const { name } of tables) {
		const [row] = await query(`select count(*)::int as rows from ${name}`);
		if (row?.rows) counted[String(name)] = Number(row.rows);
	}
	return counted;
}

test("OPS-05 a demo in which nobody real has ordered can be emptied, with the right words alone", async () => {
	expect(await look()).toEqual({ is_demo: true, real: 0 });
	const wrong = await empty("ja");
	expect([wrong.status, wrong.body.validation_errors]).toEqual([
		422,
		{ confirmation: ["Zur Bestätigung: Bitte tippe „Demo leeren“"] },
	]);
});

test("OPS-05 a house in which somebody has ordered, or paid at a real provider, is never emptied", async () => {
	await sql("update orders set email = 'karla@posteo.de' where id = (select min(id) from orders)");
	expect(await look()).toEqual({ is_demo: true, real: 1 });
	const refused = await empty();
	expect([refused.status, refused.body.code]).toEqual([409, "demo_in_use"]);
	await sql("update orders set email = 'karla@vsz.example' where email = 'karla@posteo.de'");
	await sql("update payments set provider = 'mollie' where id = (select min(id) from payments)");
	expect((await empty()).body.code).toBe("demo_in_use");
	await sql("update payments set provider = 'test' where provider = 'mollie'");
	expect((await look()).real).toBe(0);
});

test("OPS-05 nothing of the demo stays in tables or files, no other is loaded, and the link begins the set-up", async () => {
	const { dataDir } = api.config;
	await mkdir(outboxFolder(dataDir), { recursive: true });
	await writeFile(join(outboxFolder(dataDir), "brief.eml"), "Liebe Karla");
	const emptied = await empty();
	expect([emptied.status, emptied.body]).toEqual([200, { data: { token: expect.any(String) } }]);

	const bare = await createTestDatabase();
	const fresh = await filled(async (text) => (await bare.pool.query(text)).rows);
	await bare.drop();
	const { secrets, security_events, site_settings, rate_limits = 0, ...rest } = await filled(sql);
	expect(rest).toEqual(fresh);
	expect([security_events, rate_limits]).toEqual([1, 0]);
	const settings = await sql("select key from site_settings order by 1");
	expect(settings.map(({ key }) => key)).toEqual(["demo_emptied", "set_up"]);
	expect([site_settings, secrets]).toEqual([2, expect.any(Number)]);
	for (const folder of [...Object.values(mediaFolders(dataDir)), outboxFolder(dataDir)])
		expect(await readdir(folder)).toEqual([]);

	expect((await ask("GET", "/office/demo", { token })).status).toBe(401);
	expect((await ask("GET", `/office/set_up/link/${emptied.body.data.token}`)).body.data).toEqual({ is_open: true });
	const { secrets: keys } = api.app.services;
	const parts = { ...api.database, config: api.config, secrets: keys, outbox: api.outbox, now: new Date() };
	expect(await loadDemo(parts)).toEqual({ isOpen: false });
	expect(await sql("select 1 from articles")).toEqual([]);
});
