import { chmod, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { deliverAll } from "#tests/support/mailbox.ts";
import { MAIL_LANE, postOffice } from "#tests/support/post.ts";
import { textOf } from "./letter.ts";
import { nextTry } from "./rules.ts";
import type { Mail } from "./transports.ts";

const SUBJECT = "Grüße aus Dresden";
const MAIL: Mail = {
	subject: SUBJECT,
	letter: { subject: SUBJECT, preheader: "", scene: "post", lead: "Hallo Welt", blocks: [] },
	pictures: [],
};
const noTransport = () => Promise.reject(new Error("connect ECONNREFUSED"));

test("RUN-15 without SMTP every mail becomes a file of its own", async () => {
	const { outbox, database, config } = await testApp({ demo: false });
	await outbox.writeMail(database.db, "contact_receipt", "kundin@vsz.example", MAIL);
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(false);
	const [name = "", ...others] = await readdir(join(config.dataDir, "outbox"));
	expect(others).toEqual([]);
	expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f-]{36}\.eml$/);
	const mail = await PostalMime.parse(await readFile(join(config.dataDir, "outbox", name)));
	expect(mail).toMatchObject({
		subject: MAIL.subject,
		from: { address: "kontakt@vsz.example" },
		to: [{ address: "kundin@vsz.example" }],
	});
	expect(mail.text?.trim()).toBe(textOf(MAIL.letter, config));
	expect(mail.messageId).toContain(name.slice(-40, -4));

	// Whoever died before noting that it was written writes the same file once more.
	await database.pool.query("update outbox set state = 'waiting', leased_until = null");
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	expect(await readdir(join(config.dataDir, "outbox"))).toEqual([name]);
});

test("RUN-16 RUN-17 without a provider every SMS becomes a file with the number in its first line", async () => {
	const { outbox, database, config } = await testApp({ demo: false });
	await outbox.writeSms(database.db, "pin", "0151 2345678", { text: "Deine PIN: 123456" });
	await deliverAll(outbox);
	const [name = ""] = await readdir(join(config.dataDir, "outbox"));
	expect(name).toMatch(/\.sms\.txt$/);
	expect(await readFile(join(config.dataDir, "outbox", name), "utf8")).toBe("To: +491512345678\n\nDeine PIN: 123456\n");
});

test("only the user of the application may read what was captured", async () => {
	const { outbox, database, config } = await testApp({ demo: false });
	const folder = join(config.dataDir, "outbox");
	// As an older release has left it.
	await mkdir(folder);
	await chmod(folder, 0o755);
	await outbox.writeMail(database.db, "contact_receipt", "kundin@vsz.example", MAIL);
	await outbox.writeSms(database.db, "pin", "0151 2345678", { text: "Deine PIN: 123456" });
	await deliverAll(outbox);
	const names = await readdir(folder);
	expect(names).toHaveLength(2);
	const modes = await Promise.all([".", ...names].map(async (name) => (await stat(join(folder, name))).mode & 0o777));
	expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test("messages lie sealed in the table, those with a secret for one use are emptied once they are sent, old ones stay readable", async () => {
	const { outbox, database, config } = await testApp({ demo: false });
	await outbox.writeMail(database.db, "contact_receipt", "kundin@vsz.example", MAIL);
	await outbox.writeMail(database.db, "password_reset", "kundin@vsz.example", MAIL);
	await outbox.writeSms(database.db, "pin", "0151 2345678", { text: "Deine PIN: 123456" });
	const messages = async () =>
		(await database.pool.query<{ message: object }>("select message from outbox order by id")).rows.map(
			({ message }) => message,
		);
	expect(await messages()).toEqual(Array(3).fill({ sealed: expect.stringMatching(/^[\w+/]+=*$/) }));
	expect(await outbox.subjectOf((await messages())[0])).toBe(MAIL.subject);
	await database.pool.query(
		"insert into outbox (id, channel, kind, recipient, message, next_try_at, created_at) values (gen_random_uuid(), 'sms', 'pin', '+491511', $1, now(), now())",
		[{ text: "von früher" }],
	);
	await database.pool.query(
		"insert into outbox (id, channel, kind, recipient, message, next_try_at, created_at) values (gen_random_uuid(), 'mail', 'password_reset', 'kundin@vsz.example', $1, now(), now())",
		[{ subject: "Alt", text: "schon gesetzt", html: "<p>schon gesetzt</p>" }],
	);
	await deliverAll(outbox);
	const texts = await Promise.all(
		(await readdir(join(config.dataDir, "outbox"))).map((name) =>
			readFile(join(config.dataDir, "outbox", name), "utf8"),
		),
	);
	for (const text of ["Hallo Welt", "Deine PIN: 123456", "von früher", "<p>schon gesetzt</p>"])
		expect(texts.join()).toContain(text);
	expect((await messages()).filter((message) => Object.keys(message).length > 0)).toEqual([
		{ sealed: expect.any(String) },
	]);
});

test("letters that tell of somebody are emptied, also where the name stands in pieces", async () => {
	const { outbox, database } = await testApp({ demo: false });
	const { db, pool } = database;
	const about = (lines: string[]): Mail => ({
		...MAIL,
		letter: { ...MAIL.letter, blocks: [{ kind: "paragraph", lines: [lines.map((text) => ({ text }))] }] },
	});
	for (const lines of [["Es kommt ", "Clara", " ", "Sommer"], ["clara.sommer@vsz.example"], ["Es kommt Clara Winter"]])
		await outbox.writeMail(db, "contact_receipt", "andere@vsz.example", about(lines));
	await deliverAll(outbox);
	await outbox.forgetMentions(db, ["Clara.Sommer@vsz.example", "Clara Sommer"]);
	const { rows } = await pool.query<{ message: object }>("select message from outbox order by id");
	expect(rows.map(({ message }) => Object.keys(message))).toEqual([[], [], ["sealed"]]);
});

test("RUN-16 with keys an SMS goes through the provider, and a refusal is tried again", async () => {
	const received: { key: string | undefined; body: unknown }[] = [];
	let success = "900";
	const gateway = createServer(async (request, response) => {
		let text = "";
		for await (const chunk of request) text += chunk;
		received.push({ key: request.headers["x-api-key"] as string, body: JSON.parse(text) });
		response.setHeader("Content-Type", "application/json").end(JSON.stringify({ success }));
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void gateway.close());
	await new Promise((resolve) => gateway.once("listening", resolve));
	const { port } = gateway.address() as AddressInfo;
	let now = new Date("2026-11-15T10:00:00Z");
	const { outbox, database } = await testApp({
		demo: false,
		clock: () => now,
		env: { SMS_API_KEY: "geheim", SMS_API_URL: `http://127.0.0.1:${port}/api/sms` },
	});
	await outbox.writeSms(database.db, "pin", "0151234", { text: "Hallo" });
	await database.pool.query("update outbox set next_try_at = $1", [now]);
	await deliverAll(outbox);
	expect((await database.pool.query("select state, tries, last_error from outbox")).rows).toEqual([
		{ state: "waiting", tries: 0, last_error: "SMS gateway: 200 900" },
	]);
	success = "100";
	now = new Date(now.getTime() + 60_000);
	await deliverAll(outbox);
	expect((await database.pool.query("select state from outbox")).rows).toEqual([{ state: "sent" }]);
	expect(received.at(-1)).toEqual({ key: "geheim", body: { to: "+49151234", text: "Hallo" } });
});

test("a letter exists only if the transaction of what it reports does", async () => {
	const { outbox, database } = await testApp({ demo: false });
	await expect(
		database.db.transaction(async (tx) => {
			await outbox.writeMail(tx, "contact_receipt", "kundin@vsz.example", MAIL);
			throw new Error("rolled back");
		}),
	).rejects.toThrow("rolled back");
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(false);
});

test("a mail server that is down for a day loses nothing", async () => {
	let now = new Date("2026-11-15T10:00:00Z");
	const office = await postOffice();
	const failing = office.open({ clock: () => now, transports: { mail: noTransport } });
	await failing.write("kundin@vsz.example");
	for (let hour = 0; hour < 26; hour += 1) {
		await failing.deliverNext(MAIL_LANE);
		now = new Date(now.getTime() + 60 * 60_000);
	}
	const sent: string[] = [];
	const mended = office.open({
		clock: () => now,
		transports: { mail: async ({ recipient }) => void sent.push(recipient) },
	});
	expect(await mended.deliverNext(MAIL_LANE)).toBe(true);
	expect(sent).toEqual(["kundin@vsz.example"]);
	expect(await office.rows()).toMatchObject([{ state: "sent", tries: 27, last_error: null }]);
});

test("two processes never take the same message", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	const mail = async ({ id }: { id: string }) => {
		await new Promise((resolve) => setTimeout(resolve, 20));
		sent.push(id);
	};
	const one = office.open({ transports: { mail } });
	const two = office.open({ transports: { mail } });
	for (let index = 0; index < 10; index += 1) await one.write(`p${index}@vsz.example`);
	const drain = async (outbox: typeof one) => {
		while (await outbox.deliverNext(MAIL_LANE));
	};
	await Promise.all([drain(one), drain(two), drain(one)]);
	expect(sent).toHaveLength(10);
	expect(new Set(sent).size).toBe(10);
});

test("pauses between tries grow to an hour, and after days it is for the staff to look", () => {
	const now = new Date("2026-11-15T10:00:00Z");
	const minutes = (tries: number) => ((nextTry(tries, now)?.getTime() ?? 0) - now.getTime()) / 60_000;
	expect([1, 2, 3, 4, 5, 6, 7, 50].map(minutes)).toEqual([0.5, 1, 2, 5, 10, 30, 60, 60]);
	expect(nextTry(125, now)).toBeNull();
});
