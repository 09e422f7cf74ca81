import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Ask, asker, DEMO_LOGINS, logIn, loginRequest } from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { loadDemo } from "./load.ts";
import { readContent } from "./read-content.ts";
import { shutDemoAccounts } from "./shut-accounts.ts";

vi.mock("./read-content.ts", { spy: true });
beforeEach(() => vi.mocked(readContent).mockClear());

/** Another start on the same database. */
const startAgain = ({ app, database, config, outbox }: TestApp, dataDir = config.dataDir) =>
	loadDemo({ ...database, config: { ...config, dataDir }, secrets: app.services.secrets, outbox, now: new Date() });

async function otherFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "vsz-other-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

test("RUN-03 a later start neither loads the demo again nor reads it; another data folder gets its files once", async () => {
	const api = await testApp();
	expect(readContent).toHaveBeenCalledTimes(1);
	const rows = async () => (await api.database.pool.query("select count(*)::int as n from articles")).rows[0].n;
	const before = await rows();
	expect(await startAgain(api)).toEqual({ isOpen: true });
	expect(readContent).toHaveBeenCalledTimes(1);

	const folder = await otherFolder();
	await startAgain(api, folder);
	const { path } = (await api.database.pool.query("select path from media_files where kind = 'video'")).rows[0];
	const { image } = (await api.database.pool.query("select image from articles limit 1")).rows[0];
	const files = [`media/private/${path}`, image.replace("/media/", "media/public/")];
	for (const file of files) expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
	await startAgain(api, folder);
	expect(readContent).toHaveBeenCalledTimes(2);

	await rm(join(folder, "media"), { recursive: true });
	await startAgain(api, folder);
	for (const file of files) expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
	expect(await rows()).toBe(before);
});

test("a database with content of its own gets neither the demo nor its files", async () => {
	const api = await testApp({ demo: false });
	await api.database.pool.query("insert into users (name) values ('Eigene Autorin')");
	expect(await startAgain(api)).toEqual({ isOpen: false });
	expect(readContent).not.toHaveBeenCalled();
	expect(existsSync(join(api.config.dataDir, "media", "demo-set"))).toBe(false);
});

const mayLogIn = async (ask: Ask, login: { username: string; password: string }, client?: "office") =>
	(await ask("POST", "/oauth/token", { body: loginRequest(login, client) })).status === 200;

test("without the demo nobody logs in with a password that everybody can read; whoever has set another keeps the account", async () => {
	const api = await testApp();
	const { pool, db } = api.database;
	const ask = asker(api);
	const token = await logIn(ask, DEMO_LOGINS.member);
	const { username, password } = DEMO_LOGINS.staff;
	const setPasswordLike = (table: string, email: string) =>
		pool.query(`update users set password_hash = (select password_hash from ${table} where email = $1)`, [email]);
	await pool.query("create table kept as select email, password_hash from users");
	await setPasswordLike("members", DEMO_LOGINS.member.username);
	expect(await shutDemoAccounts(db, new Date())).toEqual([DEMO_LOGINS.member.username, DEMO_LOGINS.customer.username]);
	expect(await mayLogIn(ask, { username, password: DEMO_LOGINS.member.password }, "office")).toBe(true);
	expect(await mayLogIn(ask, DEMO_LOGINS.member)).toBe(false);
	expect(await mayLogIn(ask, DEMO_LOGINS.customer)).toBe(false);
	expect((await ask("GET", "/user/profile", { token })).status).toBe(401);

	await setPasswordLike("kept", username);
	expect(await mayLogIn(ask, { username, password }, "office")).toBe(true);
	expect(await shutDemoAccounts(db, new Date())).toEqual([username]);
	expect(await mayLogIn(ask, { username, password }, "office")).toBe(false);
	expect(await shutDemoAccounts(db, new Date())).toEqual([]);
	expect(await startAgain(api)).toEqual({ isOpen: false });
	expect(await api.app.services.staff.openSetUp()).toMatch(/^[\w-]{43}$/);
});
