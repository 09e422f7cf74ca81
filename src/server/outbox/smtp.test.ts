import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createSecrets } from "#server/secrets/service.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createOutbox } from "./service.ts";
import { createTransports, type Mail } from "./transports.ts";

const MAIL: Mail = { subject: "Grüße", text: "Hallo", html: "<p>Hallo</p>" };

async function smtpServer(options: Partial<SMTPServerOptions>): Promise<string> {
	const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], closeTimeout: 100, ...options });
	server.on("error", () => {});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
	return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?connectionTimeout=2000&socketTimeout=500`;
}

/** Writes one mail, tries to deliver it, and answers what the outbox says of it. */
async function deliverTo(smtpUrl: string, mail: Mail = MAIL) {
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	const config = readConfig({ SMTP_URL: smtpUrl, DATA_DIR: "/tmp/unused" });
	const secrets = createSecrets({ db: database.db, secretKey: null });
	const outbox = createOutbox({
		db: database.db,
		clock: () => new Date(),
		transports: createTransports(config),
		secrets,
	});
	await outbox.writeMail(database.db, "contact_receipt", "kundin@vsz.example", mail);
	await outbox.deliverNext({ channel: "mail", upTo: 2 });
	const { rows } = await database.pool.query<{ state: string; tries: number; last_error: string | null }>(
		"select state, tries, last_error from outbox",
	);
	return rows[0];
}

const collect =
	(received: string[]): SMTPServerOptions["onData"] =>
	(stream, _, callback) => {
		let text = "";
		stream.on("data", (chunk: Buffer) => {
			text += chunk;
		});
		stream.on("end", () => {
			received.push(text);
			callback();
		});
	};

test("RUN-15 with SMTP_URL a mail goes out by SMTP, with a Message-ID of its own and no further recipient", async () => {
	const received: string[] = [];
	const recipients: string[] = [];
	const url = await smtpServer({
		onRcptTo: ({ address }, _, callback) => {
			recipients.push(address);
			callback();
		},
		onData: collect(received),
	});
	const hostile = {
		...MAIL,
		subject: "Hallo\r\nBcc: opfer@vsz.example",
		replyTo: "a@vsz.example\r\nCc: opfer@vsz.example",
	};
	expect(await deliverTo(url, hostile)).toEqual({ state: "sent", tries: 1, last_error: null });
	expect(recipients).toEqual(["kundin@vsz.example"]);
	const head = received[0]?.split("\r\n\r\n")[0] ?? "";
	expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1>$/m);
	expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
	expect(head).not.toMatch(/^(Bcc|Cc):/m);
});

test("a server that refuses, drops the connection, is silent or is not there leaves the mail waiting", async () => {
	const refusing = await smtpServer({
		onRcptTo: (_, __, callback) => callback(Object.assign(new Error("mailbox busy"), { responseCode: 450 })),
	});
	expect(await deliverTo(refusing)).toMatchObject({
		state: "waiting",
		tries: 1,
		last_error: expect.stringContaining("450"),
	});

	const dropping = await smtpServer({ onConnect: (session, callback) => callback(new Error(`go away ${session.id}`)) });
	expect(await deliverTo(dropping)).toMatchObject({ state: "waiting", tries: 0 });

	const silent = await smtpServer({ onMailFrom: () => {} });
	expect(await deliverTo(silent)).toMatchObject({ state: "waiting", last_error: expect.stringMatching(/timeout/i) });

	expect(await deliverTo("smtp://127.0.0.1:1")).toMatchObject({
		state: "waiting",
		tries: 0,
		last_error: expect.stringContaining("ECONNREFUSED"),
	});
});
