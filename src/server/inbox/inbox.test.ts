import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type ImapServer, startImapServer } from "#tests/support/imap-server.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";

let imap: ImapServer;
let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
	imap = await startImapServer();
	const env = { IMAP_URL: imap.url, REPLY_ADDRESS: "antworten@vsz.example" };
	api = await createTestApp({ demo: false, env });
	ask = asker(api);
	office = await staffWith(api, ask, "office");
});
afterAll(async () => {
	await api.close();
	await imap.close();
});

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const tend = () => api.app.services.inbox.tend(new AbortController().signal);
const whole = async (id: number) => (await ask("GET", `/office/request/${id}`, { token: office.token })).body.data;
const kept = async () => (await sql("select replies, automatic, untouched from mailboxes"))[0];

/** A request that is answered and done, with the letter that the person got. */
async function answered(name: string) {
	const email = `${name.toLowerCase()}@vsz.example`;
	await api.app.services.contact.send({ name, email, description: "Wann habt ihr Zeit?" }, randomUUID());
	const id: number = (await sql(`select id from contact_requests where email = '${email}'`))[0].id;
	const body = { text: "Am Donnerstag?", close: true, key: randomUUID(), known: 0 };
	await ask("POST", `/office/request/${id}/answer`, { token: office.token, body });
	const letter = (await mailbox(api)()).filter(({ to }) => to === email).at(-1);
	return { id, email, replyTo: letter?.replyTo ?? "", messageId: letter?.headers["message-id"] ?? "" };
}

interface Sent {
	head?: string;
	from?: string;
	to?: string;
	body?: string;
	id?: string;
}

const mailOf = ({
	head = "",
	from = "Reza <reza@vsz.example>",
	to = "kontakt@vsz.example",
	body = "Gern!",
	id,
}: Sent) =>
	`Message-ID: <${id ?? randomUUID()}@anderswo.example>\nFrom: ${from}\nTo: ${to}\nSubject: Re: Deine Anfrage\n${head}${head && "\n"}${head.includes("Content-Type") ? "" : "Content-Type: text/plain; charset=utf-8\n"}\n${body}\n`;

test("POST-02 a reply comes to its request, opens it again, is told on Heute, and is taken once", async () => {
	const { id, messageId } = await answered("Reza");
	const quoted = "Donnerstag passt, danke!\n\nAm 18.11.2026 um 10:00 schrieb VSZ:\n> Am Donnerstag?\n";
	const mail = mailOf({ head: `In-Reply-To: ${messageId}\nReferences: ${messageId}`, body: quoted });
	const uid = imap.deliver(mail);
	await tend();
	expect(await whole(id)).toMatchObject({
		closed_at: null,
		replied_at: expect.any(String),
		messages: 2,
		thread: [{ kind: "answer" }, { kind: "reply", by: "Reza", text: "Donnerstag passt, danke!" }],
	});
	expect(imap.isRead(uid)).toBe(true);
	expect((await ask("GET", "/office/to_do", { token: office.token })).body.data.groups[0].to_dos).toMatchObject([
		{ title: "Reza hat geantwortet", detail: "bei dir · „Wann habt ihr Zeit?“" },
	]);
	expect(await sql("select user_id from audit_trail where action = 'request_replied'")).toEqual([{ user_id: null }]);
	await tend();
	imap.deliver(mail);
	imap.renumber();
	await tend();
	expect((await whole(id)).messages).toBe(2);
	const late = { text: "Bis dann.", close: true, key: randomUUID(), known: 1 };
	const path = `/office/request/${id}/answer`;
	expect((await ask("POST", path, { token: office.token, body: late })).body.code).toBe("request_moved_on");
	const { data } = (await ask("POST", path, { token: office.token, body: { ...late, known: 2 } })).body;
	expect(data).toMatchObject({ replied_at: null, closed_at: expect.any(String) });
	expect(await kept()).toEqual({ replies: 1, automatic: 0, untouched: 0 });
});

test("POST-02 the address alone leads to the request; HTML becomes words, files stay names, a stranger is named", async () => {
	const { id, replyTo } = await answered("Nele");
	expect(replyTo).toMatch(/^antworten\+[\da-f]{32}@vsz\.example$/);
	const body = `--x
Content-Type: text/html; charset=utf-8

<style>p{}</style><p>Das macht <b>Kim</b>.</p><script>alert(1)</script><img src="https://spur.example/x.gif"><blockquote>Am Donnerstag?</blockquote>
--x
Content-Type: application/pdf; name="satzung.pdf"
Content-Disposition: attachment; filename="satzung.pdf"
Content-Transfer-Encoding: base64

${Buffer.alloc(3000).toString("base64")}
--x--`;
	imap.deliver(
		mailOf({
			from: "Kim <kim@anderswo.example>",
			to: replyTo,
			body,
			head: 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="x"',
		}),
	);
	await tend();
	expect((await whole(id)).thread.at(-1)).toMatchObject({
		kind: "reply",
		by: "Kim (kim@anderswo.example)",
		text: "Das macht Kim.",
		files: [{ name: "satzung.pdf", bytes: 3000 }],
	});
});

test("POST-02 PERSON-04 whoever wrote back to what somebody else had asked is erased by their own address", async () => {
	const { id, replyTo } = await answered("Jule");
	imap.deliver(mailOf({ from: "Toni <toni@anderswo.example>", to: replyTo, body: "Das mache ich." }));
	await tend();
	const { token } = await staffWith(api, ask, "admin", "office");
	const erasure = { email: "toni@anderswo.example", tell: false };
	expect((await ask("POST", "/office/data_subject/erasure", { token, body: erasure })).status).toBe(200);
	expect((await whole(id)).thread.map(({ kind }: { kind: string }) => kind)).toEqual(["answer"]);
});

test("POST-02 absences and letters that came back stand in the conversation but open nothing", async () => {
	const { id, messageId, email } = await answered("Mika");
	const thread = `In-Reply-To: ${messageId}`;
	imap.deliver(mailOf({ head: `${thread}\nAuto-Submitted: auto-replied`, body: "Bin im Urlaub." }));
	const report = `--r
Content-Type: text/plain

Could not deliver.
--r
Content-Type: message/delivery-status

Final-Recipient: rfc822; ${email}
Action: failed
Status: 5.1.1
--r
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
--r--`;
	const type = 'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary="r"';
	imap.deliver(mailOf({ from: "Mail <mailer-daemon@mx.example>", head: type, body: report }));
	await tend();
	const { closed_at, replied_at, thread: entries } = await whole(id);
	expect([closed_at, replied_at]).toEqual([expect.any(String), null]);
	expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(["answer", "automatic", "bounce"]);
});

test("POST-02 what fits nothing stays in the mailbox unread: nothing but its head is asked for, and it is counted", async () => {
	const before = await kept();
	imap.asked.length = 0;
	const uid = imap.deliver(mailOf({ head: `In-Reply-To: <${randomUUID()}@vsz.example>`, body: "Werbung" }));
	imap.deliver(mailOf({ from: "mailer-daemon@mx.example", body: "Gibt es nicht" }));
	await tend();
	expect(imap.isRead(uid)).toBe(false);
	expect(imap.asked.filter((line) => line.includes(`FETCH ${uid} `))).toEqual([expect.stringContaining("[HEADER]")]);
	expect(await kept()).toEqual({ ...before, untouched: before.untouched + 2 });
	const admin = await staffWith(api, ask, "admin");
	const { parts } = (await ask("GET", "/office/state", { token: admin.token })).body.data;
	const part = parts.find(({ key }: { key: string }) => key === "replies");
	expect(part.facts.at(-1)).toEqual({
		label: "Unberührt im Postfach",
		value: `${before.untouched + 2} ohne Anfrage dazu`,
	});
	expect(JSON.stringify(part)).not.toContain("geheim");
});

test("POST-02 a server that is away loses nothing; a wrong password is told in plain words without showing it", async () => {
	const { id, messageId } = await answered("Ute");
	imap.deliver(mailOf({ head: `In-Reply-To: ${messageId}`, body: "Ja." }));
	imap.down(true);
	await expect(tend()).rejects.toThrow("Der Mailserver antwortet nicht");
	imap.down(false);
	await tend();
	expect((await whole(id)).thread.at(-1)).toMatchObject({ kind: "reply", text: "Ja." });
	const other = await createTestApp({ demo: false, env: { IMAP_URL: imap.url.replace("geheim", "falsch") } });
	const failure = await other.app.services.inbox
		.tend(new AbortController().signal)
		.catch((error: Error) => error.message);
	await other.close();
	expect(failure).toBe("Der Mailserver nimmt Namen und Passwort nicht an.");
});
