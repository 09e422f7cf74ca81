import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { imageAddress } from "#contract/images.ts";
import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";
import { type Ask, asker, DEMO_LOGINS, logIn, loginRequest, officeLogin } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { DEMO_TEAM } from "./accounts.ts";
import { loadDemo } from "./load.ts";
import { readContent } from "./read-content.ts";
import { shutDemoAccounts } from "./shut-accounts.ts";

vi.mock("./read-content.ts", { spy: true });

let api: TestApp;
let ask: Ask;
beforeAll(async () => {
	api = await createTestApp();
	ask = asker(api);
});
beforeEach(() => vi.mocked(readContent).mockClear());
afterAll(() => api.close());

/** Another start, on the same database if no other is named. */
const startAgain = (dataDir = api.config.dataDir, database = api.database) =>
	loadDemo({
		...database,
		config: { ...api.config, dataDir },
		secrets: api.app.services.secrets,
		outbox: api.outbox,
		now: new Date(),
	});
const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

test("RUN-03 a later start neither loads the demo again nor reads it", async () => {
	const before = await sql("select count(*) from articles");
	expect(await startAgain()).toEqual({ isOpen: true });
	expect(readContent).not.toHaveBeenCalled();
	expect(await sql("select count(*) from articles")).toEqual(before);
});

test("another data folder on the same database gets the demo's files, once, and again when they are gone", async () => {
	const folder = await temporaryFolder();
	const [{ path }] = await sql("select path from media_files where kind = 'video'");
	const [{ image }] = await sql("select image from articles limit 1");
	const files = [`media/private/${path}`, imageAddress(image).replace("/media/", "media/public/")];
	const missing = () => files.filter((file) => !existsSync(join(folder, file)));
	expect(missing()).toEqual(files);
	await startAgain(folder);
	expect(missing()).toEqual([]);
	await startAgain(folder);
	expect(readContent).toHaveBeenCalledTimes(1);
	await rm(join(folder, "media"), { recursive: true });
	await startAgain(folder);
	expect(missing()).toEqual([]);
});

test("a database with content of its own gets neither the demo nor its files", async () => {
	const folder = await temporaryFolder();
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	await database.pool.query("insert into users (name) values ('Eigene Autorin')");
	expect(await startAgain(folder, database)).toEqual({ isOpen: false });
	expect(readContent).not.toHaveBeenCalled();
	expect(existsSync(join(folder, "media"))).toBe(false);
});

test("HOME-03 the demo has more than 100 dates in the year behind us, and the lists ahead do not carry them", async () => {
	const [{ held }] = await sql(
		"select count(*)::int as held from seminar_dates where date between now() - interval '1 year' and now() and not cancelled and not deactivated",
	);
	expect(held).toBeGreaterThan(100);
	const { data } = (await api.get("/api/v1/presence_seminar?upcoming=1")).body as Paged<Seminar>;
	const carried = data.flatMap(({ dates }) => dates.map(({ date }) => Date.parse(date)));
	expect(Math.min(...carried)).toBeGreaterThan(Date.now());
});

const mayLogIn = async (login: { username: string; password: string }) =>
	(await ask("POST", "/oauth/token", { body: loginRequest(login) })).status === 200;
const shut = () => shutDemoAccounts(api.database.db, new Date());

const { member, customer, staff } = DEMO_LOGINS;
const hashOf = async (table: "users" | "members", email: string) =>
	(await sql(`select password_hash from ${table} where email = $1`, [email]))[0].password_hash as string;

test("without the demo nobody logs in with a password that everybody can read; whoever has set another keeps the account", async () => {
	const token = await logIn(ask, customer);
	await sql("update members set password_hash = $1 where email = $2", [
		await hashOf("users", staff.username),
		member.username,
	]);
	expect(await shut()).toEqual([...DEMO_TEAM.map(({ account }) => account.email), customer.username]);
	expect((await ask("POST", "/office/session", { body: officeLogin(staff) })).status).toBe(401);
	expect(await mayLogIn(customer)).toBe(false);
	expect((await ask("GET", "/user/profile", { token })).status).toBe(401);
	expect(await mayLogIn({ ...member, password: staff.password })).toBe(true);
});

test("shut accounts stay shut, and somebody else can begin to lead", async () => {
	expect(await shut()).toEqual([]);
	expect(await startAgain()).toEqual({ isOpen: false });
	expect(await api.app.services.setUp.openLink()).toMatch(/^[\w-]{43}$/);
});
