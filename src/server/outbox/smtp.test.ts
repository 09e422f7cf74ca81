import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect, MAIL, MAIL_LANE, postOffice, smtpServer } from "#tests/support/post.ts";
import type { Mail } from "./transports.ts";

/** Writes one mail, tries to deliver it, and answers what the outbox says of it. */
async function deliverTo(smtpUrl: string, mail: Mail = MAIL) {
	const office = await postOffice();
	const outbox = office.open({ env: { SMTP_URL: smtpUrl } });
	await outbox.writeMail(office.db, "contact_receipt", "kundin@vsz.example", mail);
	await outbox.deliverNext(MAIL_LANE);
	return (await office.rows())[0];
}

const refusing = (responseCode: number, message: string) =>
	smtpServer({ onRcptTo: (_, __, callback) => callback(Object.assign(new Error(message), { responseCode })) });

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
	expect(await deliverTo(url, hostile)).toEqual({ state: "sent", tries: 1, last_error: null, leased_until: null });
	expect(recipients).toEqual(["kundin@vsz.example"]);
	const head = received[0]?.split("\r\n\r\n")[0] ?? "";
	expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1>$/m);
	expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
	expect(head).not.toMatch(/^(Bcc|Cc):/m);
});

test("a mail goes out encrypted from the start and with STARTTLS too", async () => {
	const key = readFileSync("tests/support/tls/key.pem");
	const cert = readFileSync("tests/support/tls/certificate.pem");
	for (const options of [{ secure: true }, { disabledCommands: [] }]) {
		const received: string[] = [];
		const url = await smtpServer({ ...options, key, cert, onData: collect(received) });
		expect(await deliverTo(`${url}?tls.rejectUnauthorized=false&requireTLS=true`)).toMatchObject({ state: "sent" });
		expect(received).toHaveLength(1);
	}
});

test("a server that drops the connection, is silent or is not there leaves the mail waiting, and that is no try", async () => {
	const dropping = await smtpServer({ onConnect: (session, callback) => callback(new Error(`go away ${session.id}`)) });
	expect(await deliverTo(dropping)).toMatchObject({ state: "waiting", tries: 0, leased_until: null });

	const silent = await smtpServer({ onMailFrom: () => {} });
	expect(await deliverTo(`${silent}?socketTimeout=300`)).toMatchObject({
		state: "waiting",
		tries: 0,
		last_error: expect.stringMatching(/timeout/i),
	});

	expect(await deliverTo("smtp://127.0.0.1:1")).toMatchObject({
		state: "waiting",
		tries: 0,
		last_error: expect.stringContaining("ECONNREFUSED"),
	});
});

test("a mailbox that is busy is tried again, one that does not exist at no time, and a server that knows us not says nothing of it", async () => {
	expect(await deliverTo(await refusing(450, "mailbox busy"))).toMatchObject({
		state: "waiting",
		tries: 1,
		last_error: expect.stringContaining("450"),
	});
	expect(await deliverTo(await refusing(550, "5.1.1 no such user"))).toMatchObject({ state: "failed", tries: 1 });
	expect(await deliverTo(await refusing(550, "relay not permitted"))).toMatchObject({ state: "waiting", tries: 1 });
	expect(await deliverTo(await refusing(554, "5.7.1 Relay access denied"))).toMatchObject({ state: "waiting" });
});
