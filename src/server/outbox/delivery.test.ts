import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { testApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { collect, MAIL, MAIL_LANE, postOffice, SMS_LANE, silentServer, smtpServer } from "#tests/support/post.ts";
import { DeliveryError } from "./failures.ts";
import { startSenders } from "./senders.ts";
import type { Leaving } from "./transports.ts";
import { createTransports, type Transport } from "./transports.ts";

const START = new Date("2026-11-15T10:00:00Z");
/** Longer than the test: what hangs, hangs. */
const PATIENT = "?connectionTimeout=60000&greetingTimeout=60000&socketTimeout=60000";
const fail = (error: unknown) => {
	throw error;
};

test("SMS do not wait behind mail: a mail server that never greets holds up no PIN", async () => {
	const silent = await silentServer();
	const { outbox, database, config } = await testApp({ demo: false, env: { SMTP_URL: silent.url + PATIENT } });
	for (let index = 0; index < 8; index += 1)
		await outbox.writeMail(database.db, "contact_receipt", `langsam${index}@vsz.example`, MAIL);
	await outbox.writeMail(database.db, "password_reset", "eilig@vsz.example", MAIL);
	const senders = await startSenders({ url: database.url, outbox, onError: fail, graceMs: 50 });
	onTestFinished(() => senders.stop());
	await eventually(() => expect(silent.sockets.length).toBeGreaterThanOrEqual(3));
	await outbox.writeSms(database.db, "pin", "0151 2345678", { text: "Deine PIN: 123456" });
	await eventually(async () => expect(await readdir(join(config.dataDir, "outbox"))).toHaveLength(1));
});

test("a letter for which somebody waits does not wait behind slow ones", async () => {
	const received: string[] = [];
	let held = 0;
	const url = await smtpServer({
		onRcptTo: ({ address }, _, callback) => {
			if (address.startsWith("langsam")) held += 1;
			else callback();
		},
		onData: collect(received),
	});
	const office = await postOffice();
	const outbox = office.open({ env: { SMTP_URL: url + PATIENT } });
	for (let index = 0; index < 8; index += 1) await outbox.write(`langsam${index}@vsz.example`);
	const senders = await startSenders({ url: office.url, outbox, onError: fail, graceMs: 50 });
	onTestFinished(() => senders.stop());
	await eventually(() => expect(held).toBe(3));
	await outbox.write("eilig@vsz.example", "password_reset");
	await eventually(() => expect(received).toHaveLength(1));
	expect(held).toBe(3);
});

test("in a rush mail rests between two letters, and SMS do not", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
	const outbox = office.open({ transports: { mail: deliver, sms: deliver } });
	for (let index = 0; index < 6; index += 1) await outbox.write(`brief${index}@vsz.example`);
	for (let index = 0; index < 6; index += 1)
		await outbox.writeSms(office.db, "pin", `0151 234567${index}`, { text: "Deine PIN: 123456" });
	const rush = Promise.withResolvers<void>();
	const senders = await startSenders({ url: office.url, outbox, onError: fail, giveWay: () => rush.promise });
	onTestFinished(() => senders.stop());
	const mails = () => sent.filter((recipient) => recipient.includes("@"));
	await eventually(() => expect(sent.length - mails().length).toBe(6));
	await eventually(() => expect(mails()).toHaveLength(3));
	rush.resolve();
	await eventually(() => expect(mails()).toHaveLength(6));
});

test("a new password waits in a rush behind no confirmation of an order, however many there are", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	const outbox = office.open({ transports: { mail: async ({ recipient }) => void sent.push(recipient) } });
	const orders = Array.from({ length: 8 }, (_, index) => `film${index}@vsz.example`);
	for (const recipient of orders)
		await outbox.writeMail(office.db, "order_confirmation", recipient, { ...MAIL, unlocks: "VSZ-2026-000001" });
	const rush = Promise.withResolvers<void>();
	const senders = await startSenders({ url: office.url, outbox, onError: fail, giveWay: () => rush.promise });
	onTestFinished(() => senders.stop());
	await eventually(() => expect(sent).toHaveLength(3));
	const waited = ["eilig@vsz.example", "eiliger@vsz.example"];
	for (const recipient of waited) await outbox.write(recipient, "password_reset");
	await eventually(() => expect(sent.slice(3)).toEqual(waited));
	rush.resolve();
	await eventually(() => expect(sent.toSorted()).toEqual([...waited, ...orders].toSorted()));
});

test("within a lane the more urgent goes first, then the older", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	const mail = async ({ recipient }: Leaving) => void sent.push(recipient);
	const outbox = office.open({ clock: () => START, transports: { mail } });
	await outbox.write("eins@vsz.example");
	await outbox.write("zwei@vsz.example");
	await outbox.write("eilig@vsz.example", "password_reset");
	while (await outbox.deliverNext({ channel: "mail", from: 0, upTo: 0 }));
	expect(sent).toEqual(["eilig@vsz.example"]);
	while (await outbox.deliverNext(MAIL_LANE));
	expect(sent).toEqual(["eilig@vsz.example", "eins@vsz.example", "zwei@vsz.example"]);
});

test("however many urgent letters there are, others leave the house too", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	let urgent = 0;
	const outbox = office.open({
		transports: {
			mail: async ({ recipient }) => {
				sent.push(recipient);
				urgent += 1;
				if (urgent < 200) await outbox.write(`eilig${urgent}@vsz.example`, "password_reset");
			},
		},
	});
	for (let index = 0; index < 8; index += 1) await outbox.write(`eilig-${index}@vsz.example`, "password_reset");
	await outbox.write("sonst@vsz.example");
	const senders = await startSenders({ url: office.url, outbox, onError: fail });
	onTestFinished(() => senders.stop());
	await eventually(() => expect(sent).toContain("sonst@vsz.example"));
	expect(sent.length).toBeLessThan(100);
});

test("a sender that dies after sending: the letter goes out once more when its lease has ended, with the same Message-ID", async () => {
	const received: string[] = [];
	const env = { SMTP_URL: await smtpServer({ onData: collect(received) }) };
	let now = START;
	const office = await postOffice();
	const { mail: send } = createTransports(readConfig(env));
	const death = Promise.withResolvers<void>();
	const mail: Transport = async (row, signal) => {
		await send(row, signal);
		return death.promise;
	};
	const dying = office.open({ clock: () => now, transports: { mail } });
	const healthy = office.open({ clock: () => now, env });
	await dying.write("kundin@vsz.example");
	const dead = dying.deliverNext(MAIL_LANE);
	await eventually(() => expect(received).toHaveLength(1));
	now = new Date(START.getTime() + 59_000);
	expect(await healthy.deliverNext(MAIL_LANE)).toBe(false);
	now = new Date(START.getTime() + 60_000);
	expect(await healthy.deliverNext(MAIL_LANE)).toBe(true);
	const ids = received.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1]);
	expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@/), ids[0]]);

	// The one that was taken for dead ends after all: what it says no longer counts.
	death.reject(new Error("zu spät"));
	await dead;
	expect(await office.rows()).toEqual([{ state: "sent", tries: 2, last_error: null, leased_until: null }]);
});

test("a process that knows that it is alone takes up at once what the one before it has left", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	const mail = async ({ recipient }: Leaving) => void sent.push(recipient);
	const outbox = office.open({ clock: () => START, transports: { mail } });
	await outbox.write("kundin@vsz.example");
	await office.pool.query("update outbox set tries = 1, leased_until = $1", [new Date(START.getTime() + 60_000)]);
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(false);
	await outbox.endLeases();
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	expect(sent).toEqual(["kundin@vsz.example"]);
});

test("a letter that was sent is noted also when the database is away just then", async () => {
	const office = await postOffice();
	const sent: string[] = [];
	const outbox = office.open({
		transports: {
			mail: async ({ recipient }) => {
				sent.push(recipient);
				await office.pool.query("alter table outbox rename to away");
				setTimeout(() => void office.pool.query("alter table away rename to outbox"), 200);
			},
		},
	});
	await outbox.write("kundin@vsz.example");
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	expect(await office.rows()).toMatchObject([{ state: "sent", tries: 1 }]);
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(false);
	expect(sent).toEqual(["kundin@vsz.example"]);
});

test("a server that is away is left alone for a while without costing letters their tries, and SMS go on", async () => {
	let now = START;
	let isUp = false;
	const office = await postOffice();
	const sent: string[] = [];
	const mail = async ({ recipient }: Leaving) => {
		if (!isUp) throw new DeliveryError("connect ECONNREFUSED", "server");
		sent.push(recipient);
	};
	const outbox = office.open({ clock: () => now, transports: { mail, sms: async () => void sent.push("sms") } });
	for (let index = 0; index < 6; index += 1) await outbox.write(`p${index}@vsz.example`);
	let tried = 0;
	while (await outbox.deliverNext(MAIL_LANE)) tried += 1;
	expect(tried).toBe(3);
	expect((await outbox.state()).paused_until).toEqual({ mail: new Date(START.getTime() + 5_000), sms: null });
	await outbox.writeSms(office.db, "pin", "0151 2345678", { text: "123456" });
	expect(await outbox.deliverNext(SMS_LANE)).toBe(true);

	now = new Date(START.getTime() + 5_000);
	while (await outbox.deliverNext(MAIL_LANE)) tried += 1;
	expect(tried).toBe(4);
	expect((await office.rows()).map(({ tries }) => tries)).toEqual([0, 0, 0, 0, 0, 0, 1]);

	isUp = true;
	now = new Date(START.getTime() + 60_000);
	while (await outbox.deliverNext(MAIL_LANE));
	expect(sent).toHaveLength(7);
});

test("what takes too long is cut off, however patient the connection is", async () => {
	const url = await smtpServer({ onRcptTo: () => {} });
	const office = await postOffice();
	const outbox = office.open({ env: { SMTP_URL: url + PATIENT }, sendingMs: 150 });
	await outbox.write("kundin@vsz.example");
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	expect(await office.rows()).toMatchObject([{ state: "waiting", tries: 0, leased_until: null }]);
});

test("ending while the mail server hangs takes no longer than the grace, and the letter waits as if nothing had been", async () => {
	const silent = await silentServer();
	const office = await postOffice();
	const outbox = office.open({ env: { SMTP_URL: silent.url + PATIENT }, sendingMs: 60_000 });
	await outbox.write("kundin@vsz.example");
	const senders = await startSenders({ url: office.url, outbox, onError: fail, graceMs: 50 });
	await eventually(() => expect(silent.sockets).toHaveLength(1));
	await senders.stop();
	expect(await office.rows()).toEqual([{ state: "waiting", tries: 0, last_error: null, leased_until: null }]);
});

test("moments written by a clock that was ahead hold nothing up when it is right again", async () => {
	let now = new Date(START.getTime() + 60 * 24 * 3600_000);
	const office = await postOffice();
	const sent: string[] = [];
	const outbox = office.open({
		clock: () => now,
		transports: { mail: async ({ recipient }) => void sent.push(recipient) },
	});
	await outbox.write("kundin@vsz.example");
	await office.pool.query("update outbox set leased_until = next_try_at");
	now = START;
	expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	expect(sent).toEqual(["kundin@vsz.example"]);
});
