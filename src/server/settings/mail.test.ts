import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Mail, MailSettings } from "#contract/office/mail.ts";
import { sendBySmtp } from "#server/outbox/smtp.ts";
import { smtpWords } from "#server/outbox/smtp-words.ts";
import { followChanges } from "#server/start/following.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp, testApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { collect, MAIL, MAIL_LANE, silentServer, smtpServer } from "#tests/support/post.ts";
import { staffWith } from "#tests/support/staff.ts";
import { isInnerAddress, smtpUrlOf } from "./mail-rules.ts";

const SECRET = "ge:h@eim/ü%";
const SERVER: Mail = { host: "127.0.0.1", port: 587, security: "none", user: "", from: "", reply_to: "" };

/** A server at this port that lets in whoever knows the secret. */
async function guardedServer(received: string[] = []): Promise<Pick<Mail, "host" | "port" | "user">> {
	const url = await smtpServer({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _, done) =>
			username === "post@haus.example" && password === SECRET
				? done(null, { user: username })
				: done(new Error("Authentication failed")),
		onData: collect(received),
	});
	return { host: "127.0.0.1", port: Number(new URL(url).port), user: "post@haus.example" };
}

let house: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	house = await createTestApp({ demo: false, env: { DEMO: "off" } });
	ask = asker(house);
	token = (await staffWith(house, ask, "admin")).token;
});
afterAll(() => house.close());

const get = async (): Promise<MailSettings> => (await ask("GET", "/office/settings/mail", { token })).body.data;
const change = async (values: Partial<Mail & { password: string }>) =>
	ask("PUT", "/office/settings/mail", {
		token,
		body: { ...SERVER, password: "", ...values, revision: (await get()).revision },
	});
const tryOut = (values: Partial<Mail & { password: string }>) =>
	ask("POST", "/office/settings/mail/test", { token, body: { ...SERVER, password: "", ...values } });
const sentenceOf = async (values: Partial<Mail & { password: string }>) => (await tryOut(values)).body.data.sentence;
const send = async ({ outbox, database }: TestApp) => {
	await outbox.writeMail(database.db, "contact_receipt", "kundin@vsz.example", MAIL);
	await outbox.deliverNext(MAIL_LANE);
};

describe("OPS-05 SET-01 the mail server as a setting", () => {
	test("is used at once, in another process too, and its password is told to nobody", async () => {
		const received: string[] = [];
		const other = await testApp({ beside: house });
		const following = await followChanges({
			turns: { look: () => {} },
			url: house.database.url,
			services: other.app.services,
			cache: other.cache,
		});
		onTestFinished(() => following.close());
		expect(await get()).toMatchObject({ values: { host: "" }, has_password: false, without_server: "kept" });
		const server = await guardedServer(received);
		const saved = await change({
			...server,
			password: SECRET,
			from: "post@haus.example",
			reply_to: "antwort@haus.example",
		});
		expect([saved.status, saved.body.data]).toMatchObject([200, { values: server, has_password: true, revision: 1 }]);
		await send(house);
		await eventually(async () => expect(other.config.smtpUrl).toContain(String(server.port)));
		await send(other);
		expect(received).toHaveLength(2);
		for (const mail of received) expect(mail).toMatch(/^From: "?Vereins- & Stiftungszentrum"? <post@haus\.example>$/m);

		const answers = [
			saved,
			await ask("GET", "/office/settings", { token }),
			await ask("GET", "/office/state", { token }),
		];
		expect(JSON.stringify(answers)).not.toContain("ge:h");
		const { rows } = await house.database.pool.query(
			"select (select json_agg(t) from audit_trail t)::text || (select json_agg(s) from site_settings s)::text || (select json_agg(encode(value, 'escape')) from sealed_settings)::text as all",
		);
		expect(rows[0].all).not.toContain("ge:h");
		expect(rows[0].all).toContain("neu gesetzt");
	});

	test("keeps the password when none is typed, and asks for it again when it would go elsewhere", async () => {
		const received: string[] = [];
		const server = await guardedServer(received);
		await change({ ...server, password: SECRET });
		expect((await change({ ...server, from: "neu@haus.example" })).status).toBe(200);
		await send(house);
		expect(received).toHaveLength(1);
		for (const elsewhere of [{ host: "localhost" }, { port: 2525 }, { user: "anders" }, { security: "tls" as const }]) {
			for (const answer of [await change({ ...server, ...elsewhere }), await tryOut({ ...server, ...elsewhere })])
				expect([answer.status, answer.body.validation_errors?.password]).toEqual([422, [expect.any(String)]]);
		}
		const gone = await change({ host: "" });
		expect(gone.body.data).toMatchObject({ values: { host: "", user: "" }, has_password: false });
		expect((await house.database.pool.query("select * from sealed_settings")).rows).toEqual([]);
	});

	test("is read and sealed anew after a change of key", async () => {
		const server = await guardedServer();
		await change({ ...server, password: SECRET });
		const rotated = await testApp({ beside: house, env: { SECRET_KEY: "k".repeat(40) } });
		expect(rotated.config.smtpUrl).toContain(encodeURIComponent(SECRET));
		await rotated.app.services.resealing.reseal();
		const { rows } = await house.database.pool.query("select value from sealed_settings");
		expect(await rotated.app.services.secrets.isCurrent(rows[0].value)).toBe(true);
		await rotated.app.services.settings.load();
		expect(rotated.config.smtpUrl).toContain(encodeURIComponent(SECRET));
		await change({ host: "" });
	});

	test("is changed with a fresh proof alone", async () => {
		const { id, token: stale } = await staffWith(house, ask, "admin", "editor");
		await house.database.pool.query("update staff_sessions set proved_at = null where user_id = $1", [id]);
		const body = { ...SERVER, host: "mail.boese.example", password: "", revision: (await get()).revision };
		const { status, body: answer } = await ask("PUT", "/office/settings/mail", { token: stale, body });
		expect([status, answer.code]).toEqual([403, "proof_needed"]);
	});

	test("names the answer address, and refuses what is none", async () => {
		await change({ reply_to: "antwort@haus.example", host: "" });
		const mails = mailbox(house);
		await mails();
		await ask("POST", "/form/consulting", {
			body: { name: "Ute", email: "ute@vsz.example", description: "Habt ihr Zeit?", phone: "", company: "" },
		});
		const answerTo = Object.fromEntries((await mails()).map(({ to, replyTo }) => [to, replyTo]));
		expect(answerTo).toEqual({ "ute@vsz.example": "antwort@haus.example", "kontakt@vsz.example": "ute@vsz.example" });
		for (const wrong of [
			{ host: "http://mail" },
			{ host: "mail.example/x" },
			{ port: 0 },
			{ from: "VSZ" },
			{ reply_to: "x" },
		])
			expect([wrong, (await change(wrong)).status]).toEqual([wrong, 422]);
		await change({ host: "" });
	});

	test("stays what the environment says: that goes before, is shown, and hides its password", async () => {
		const fixed = await testApp({
			beside: house,
			env: { SMTP_URL: "smtp://vsz:geheim123@mail.example:587", MAIL_FROM: "VSZ <fest@vsz.example>" },
		});
		const askFixed = asker(fixed);
		const { body } = await askFixed("GET", "/office/settings/mail", { token });
		expect(body.data.fixed).toEqual({ server: "mail.example:587", sender: "VSZ <fest@vsz.example>" });
		const { revision } = body.data;
		const typed = { ...SERVER, host: "anders.example", password: "x", reply_to: "a@vsz.example", revision };
		const saved = await askFixed("PUT", "/office/settings/mail", { token, body: typed });
		expect(saved.body.data.values).toMatchObject({ host: "", reply_to: "a@vsz.example" });
		expect(fixed.config).toMatchObject({
			smtpUrl: "smtp://vsz:geheim123@mail.example:587",
			mailFrom: "VSZ <fest@vsz.example>",
		});
		expect(JSON.stringify(saved.body)).not.toContain("geheim123");
	});
});

describe("OPS-05 a test letter before anything is saved", () => {
	test("goes through exactly what was typed, to whoever asked", async () => {
		const received: string[] = [];
		const server = await guardedServer(received);
		const before = await get();
		const answer = await tryOut({
			...server,
			password: SECRET,
			from: "probe@haus.example",
			reply_to: "re@haus.example",
		});
		expect(answer.body.data).toMatchObject({ health: "ok", sentence: expect.stringContaining("admin@vsz.example") });
		expect(received[0]).toMatch(/^From: .*<probe@haus\.example>$/m);
		expect(received[0]).toMatch(/^Reply-To: re@haus\.example$/m);
		expect(received[0]).toMatch(/^To: admin@vsz\.example$/m);
		expect(await get()).toEqual(before);
		const { rows } = await house.database.pool.query("select * from audit_trail where action = 'mail_tested'");
		expect(rows.at(-1).details).toMatchObject({ outcome: "ok" });
		expect(JSON.stringify(rows)).not.toContain("admin@vsz.example");
	});

	test("tells in plain words why it did not leave", async () => {
		await house.database.pool.query("delete from rate_limits");
		const server = await guardedServer();
		expect(await sentenceOf({ ...server, password: "falsch" })).toMatch(/Benutzername oder Passwort nicht an\. .*535/);
		expect(await sentenceOf({ ...server, user: "" })).toContain("verlangt eine Anmeldung");
		expect(await sentenceOf({ port: 1 })).toContain("an diesem Port keine Verbindung");
		expect(await sentenceOf({ host: "gibt-es-nicht.invalid" })).toContain("Diesen Server findet niemand");
		expect(await sentenceOf({ ...server, user: "", security: "starttls" })).toContain("kein STARTTLS");
		expect(await sentenceOf({ ...server, user: "", security: "tls" })).toContain("kein TLS von Anfang an");
		const tls = {
			key: readFileSync("tests/support/tls/key.pem"),
			cert: readFileSync("tests/support/tls/certificate.pem"),
		};
		const unknown = new URL(await smtpServer({ ...tls, secure: true }));
		// Other tests of this process speak with a provider whose certificate nobody has signed.
		vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "1");
		onTestFinished(() => void vi.unstubAllEnvs());
		expect(await sentenceOf({ port: Number(unknown.port), security: "tls" })).toContain("Zertifikat");
		const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
		const strict = new URL(await smtpServer({ onMailFrom: (_, __, done) => done(refusal(553, "5.7.1 not yours")) }));
		expect(await sentenceOf({ port: Number(strict.port) })).toBe(
			"Der Server erlaubt diesen Absender nicht. Er antwortet: „553 5.7.1 not yours“",
		);
		const { rows } = await house.database.pool.query(
			"select details from audit_trail where action = 'mail_tested' order by id desc limit 1",
		);
		expect(rows[0].details).toEqual({ server: strict.host, recipient: "***", outcome: "err" });
		expect((await tryOut({ host: "" })).body.validation_errors.host).toHaveLength(1);
	});

	test("ends in time with a server that says nothing, and is not for trying out many", async () => {
		const { url } = await silentServer();
		const ending = sendBySmtp(url, { to: "a@vsz.example" }, AbortSignal.timeout(200));
		expect(smtpWords(await ending.catch((error: unknown) => error))).toContain("Der Server braucht zu lange.");
		const statuses = [];
		for (let tries = 0; tries < 20; tries += 1) statuses.push((await tryOut({ port: 1 })).status);
		expect(statuses).toContain(429);
	});

	test("asks nobody in the inner network of a house that strangers reach, nor at other ports", async () => {
		const received: string[] = [];
		const { port } = await guardedServer(received);
		const reached = await testApp({
			beside: house,
			env: { PUBLIC_URL: "https://www.vsz.example", DEMO: "off" },
		});
		await house.database.pool.query("delete from rate_limits");
		const askReached = asker(reached);
		const refused = async (values: Partial<Mail>) => {
			const body = { ...SERVER, port: 25, password: "x", ...values };
			const tested = await askReached("POST", "/office/settings/mail/test", { token, body });
			const { revision } = await get();
			const saved = await askReached("PUT", "/office/settings/mail", { token, body: { ...body, revision } });
			expect([tested.status, saved.status]).toEqual([422, 422]);
			expect(saved.body.validation_errors).toEqual(tested.body.validation_errors);
			return tested.body.validation_errors;
		};
		const told = await refused({ host: "gibt-es-nicht.invalid" });
		expect(told).toEqual({ host: [expect.stringContaining("SMTP_URL")] });
		for (const host of ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1"])
			expect([host, await refused({ host })]).toEqual([host, told]);
		expect(await refused({ port })).toEqual({ port: [expect.any(String)] });
		expect(await refused({ user: "x" })).toEqual({ security: [expect.any(String)] });
		expect(received).toEqual([]);
		expect((await askReached("GET", "/office/settings/mail", { token })).body.data.without_server).toBe("waiting");
	});

	test("nor is a name looked up without end by saving it", async () => {
		await house.database.pool.query("delete from rate_limits");
		const reached = await testApp({ beside: house, env: { PUBLIC_URL: "https://www.vsz.example", DEMO: "off" } });
		const { revision } = await get();
		const body = { ...SERVER, host: "127.0.0.1", port: 25, password: "", revision };
		const statuses = [];
		for (let tries = 0; tries <= 20; tries += 1)
			statuses.push((await asker(reached)("PUT", "/office/settings/mail", { token, body })).status);
		expect(statuses.slice(-2)).toEqual([422, 429]);
		await house.database.pool.query("delete from rate_limits");
	});

	test("nothing leaves a demonstration, where everybody knows the password of the Leitung", async () => {
		const shown = await testApp({ beside: house, env: { PUBLIC_URL: "https://www.vsz.example", DEMO: "on" } });
		const body = { ...SERVER, host: "8.8.8.8", port: 25, password: "" };
		const { status } = await asker(shown)("POST", "/office/settings/mail/test", { token, body });
		expect(status).toBe(422);
	});

	test("letters wait for a server where strangers come, and are kept as files where nobody does", async () => {
		const reached = await testApp({ beside: house, env: { PUBLIC_URL: "https://www.vsz.example", DEMO: "off" } });
		await house.database.pool.query("delete from outbox");
		await send(reached);
		const { rows } = await house.database.pool.query("select state, tries, last_error from outbox");
		expect(rows).toEqual([{ state: "waiting", tries: 0, last_error: "Noch ist kein Mailserver eingerichtet." }]);
	});
});

test("inner addresses are known, and a name keeps its certificate when its address is fixed", () => {
	const inner = [
		"0.0.0.0",
		"100.64.1.1",
		"172.31.0.1",
		"192.168.1.1",
		"224.0.0.1",
		"fe80::1",
		"fd00::1",
		"2002:7f00:1::",
	];
	expect(inner.filter((address) => !isInnerAddress(address))).toEqual([]);
	expect(["8.8.8.8", "172.32.0.1", "2a00:1450:4001::1"].filter(isInnerAddress)).toEqual([]);
	const mail = { ...SERVER, host: "mail.example", security: "starttls" as const, user: "a@b" };
	expect(smtpUrlOf(mail, "p:w", "2a00::1")).toBe(
		"smtp://a%40b:p%3Aw@[2a00::1]:587?requireTLS=true&tls.servername=mail.example",
	);
	expect(smtpUrlOf({ ...mail, host: "" }, "")).toBeNull();
});
