import { expect, onTestFinished, test } from "vitest";
import { DEMO_LOGINS, loginRequest } from "#tests/support/account.ts";
import { createDemoDatabase } from "#tests/support/app.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { start } from "#tests/support/product.ts";

test("SEC-06 neither tokens nor passwords stand in the log, however much it says", async () => {
	const dataDir = await temporaryFolder();
	const database = await createDemoDatabase();
	onTestFinished(() => database.drop());
	const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: "on", LOG_LEVEL: "debug" };
	const { url, output } = await start({ env });
	const { username, password } = DEMO_LOGINS.member;
	const login = (secret: string) =>
		fetch(`${url}/oauth/token`, {
			method: "POST",
			body: new URLSearchParams(loginRequest({ username, password: secret })),
		});
	expect((await login("Falsch-und-geheim")).status).toBe(401);
	const { access_token } = (await (await login(password)).json()) as { access_token: string };
	const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
	expect((await fetch(`${url}/api/v1/user/profile`, { headers })).status).toBe(200);
	expect((await fetch(`${url}/api/v1/user/1`, { method: "PUT", headers, body: "{" })).status).toBe(400);
	expect((await fetch(`${url}/api/v1/oauth/token`, { method: "DELETE", headers })).status).toBe(204);
	// What a start prints for people names the demo's own passwords once; none may come after that.
	const log = output().slice(output().lastIndexOf(password) + password.length);
	for (const secret of [access_token, "Falsch-und-geheim", password]) expect(log).not.toContain(secret);
	expect(output()).not.toContain(access_token);
}, 120_000);
