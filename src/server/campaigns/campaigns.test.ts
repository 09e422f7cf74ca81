import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import type { Campaign } from "#contract/office/campaigns.ts";
import type { ToDo } from "#contract/office/to-dos.ts";
import { createLetterBlocks } from "#server/outbox/letter-blocks.ts";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openOffice } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

/** Half an hour before midnight in Berlin. */
const NOW = new Date("2026-11-15T22:30:00Z");
const BOUNCE_KEY = "nur-fuer-ruecklaeufer";
let now = NOW;
let api: TestApp;
let ask: Ask;
let office: StaffToken;
let maildir: string;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	const folder = await mkdtemp(join(tmpdir(), "vsz-ruecklauf-"));
	await Promise.all(["new", "cur"].map((name) => mkdir(join(folder, name))));
	maildir = folder;
	const env = { BOUNCE_KEY, BOUNCE_FOLDER: folder, BOUNCE_ADDRESS: "ruecklauf@vsz.example" };
	const house = await openOffice("admin", { clock: () => now, env });
	({ api, ask, read } = house);
	office = house.office.token;
});
afterAll(() => api.close());
beforeEach(async () => {
	now = NOW;
	await api.database.pool.query("truncate campaigns, newsletter_subscribers, letter_blocks restart identity cascade");
	await read();
	await rules();
});

const sendAll = async () => {
	while (await api.app.services.campaignSending.sendNext()) now = new Date(now.getTime() + 1_000);
};
const inDatabase = async (sql: string) => (await api.database.pool.query(sql)).rows;

/** As the house sets them; without words as it begins. */
async function rules(over: object = {}): Promise<void> {
	const all = (await ask("GET", "/office/settings", { token: office })).body.data;
	const { values, revision } = all.newsletter;
	const usual = { per_minute: 600, most_failed_percent: 5, soft_bounces: 5, soft_days: 30 };
	const body = { ...values, ...usual, ...over, revision };
	expect((await ask("PUT", "/office/settings/newsletter", { token: office, body })).status).toBe(200);
}

const readersNamed = (...names: string[]) =>
	Promise.all(
		names.map((name) =>
			api.database.pool.query(
				`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at)
				values ($1, 'confirmed', 'newsletter_form', '2026-11', $2, now())`,
				[`${name}@vsz.example`, Buffer.from(randomUUID())],
			),
		),
	);

async function written(over: object = {}): Promise<Campaign> {
	const made = (await ask("POST", "/office/campaign", { token: office, body: { subject: "Dezember" } })).body
		.data as Campaign;
	const [article] = made.offers.articles;
	const body = {
		subject: "Ein Platz ist noch frei",
		preheader: "Und mehr.",
		blocks: [
			{
				key: randomUUID(),
				kind: "text",
				title: "Hallo",
				text: "Sieh dir **das** an: [Seminare](http://127.0.0.1:3000/seminare)",
			},
			{ key: randomUUID(), kind: "article", id: article?.id },
			{ key: randomUUID(), kind: "dates", title: "Bald", weeks: 12 },
			{ key: randomUUID(), kind: "button", label: "Zum Kalender", link: "/seminare" },
			{ key: randomUUID(), kind: "button", label: "Nirgendwohin", link: "/gibt-es-nicht" },
		],
		is_archived: true,
		counts_visits: true,
		revision: made.revision,
		...over,
	};
	return (await ask("PUT", `/office/campaign/${made.id}`, { token: office, body })).body.data as Campaign;
}

const start = async ({ id, revision }: Campaign, at: string | null = null) =>
	ask("POST", `/office/campaign/${id}/send`, { token: office, body: { at, revision } });
const seen = async ({ id }: Campaign) =>
	(await ask("GET", `/office/campaign/${id}`, { token: office })).body.data as Campaign;

test("NEWS-01 a newsletter of blocks shows what exists as it is now, and goes to oneself first", async () => {
	const campaign = await written();
	expect(campaign.notes.map(({ text }) => text)).toContain("Der Link /gibt-es-nicht führt ins Leere.");
	expect(campaign.notes.map(({ text }) => text)).not.toContain("Der Link /seminare führt ins Leere.");
	expect(Object.values(campaign.titles)).toContain(campaign.offers.articles[0]?.title);
	const { body } = await ask("POST", `/office/campaign/${campaign.id}/test`, { token: office });
	const [mail] = await read();
	expect([mail?.to, mail?.subject]).toEqual([body.data.to, "Test: Ein Platz ist noch frei"]);
	expect(mail?.text).toContain(campaign.offers.articles[0]?.title);
	expect(mail?.text).toMatch(/BALD\n\n.+\n.+\d{2}:\d{2}/);
	expect(mail?.html).toContain("<strong>das</strong>");
	expect(mail?.html).toContain(`/seminare?nl=${campaign.id}"`);
	const preview = await api.fastify.inject({ url: `/verwaltung/vorschau/newsletter/${campaign.id}` });
	expect(preview.statusCode).toBe(401);
});

test("NEWS-02 each who has confirmed gets one with a link of their own, and one post without a body ends it", async () => {
	await readersNamed("anna", "ben", "clara");
	await inDatabase("update newsletter_subscribers set state = 'pending' where email = 'ben@vsz.example'");
	const campaign = await written();
	expect(await start(campaign)).toMatchObject({ status: 200, body: { data: { state: "sending" } } });
	expect((await start(campaign)).status).toBe(409);
	await inDatabase("update newsletter_subscribers set state = 'unsubscribed' where email = 'clara@vsz.example'");
	await sendAll();
	const mails = await read();
	expect(mails.map(({ to }) => to)).toEqual(["anna@vsz.example"]);
	const [mail] = mails;
	expect(mail?.headers).toMatchObject({
		"list-unsubscribe-post": "List-Unsubscribe=One-Click",
		"list-id": "<newsletter.127.0.0.1>",
		precedence: "bulk",
	});
	const [, url = ""] = /<(https?:[^>]*)>/.exec(mail?.headers["list-unsubscribe"] ?? "") ?? [];
	const path = new URL(url).pathname;
	expect(mail?.html).toContain(path);
	const state = async () => (await inDatabase("select state from newsletter_subscribers where email like 'anna%'"))[0];
	await api.fastify.inject({ url: path });
	expect(await state()).toEqual({ state: "confirmed" });
	expect((await api.fastify.inject({ method: "POST", url: path })).statusCode).toBe(200);
	expect(await state()).toEqual({ state: "unsubscribed" });
	await api.fastify.inject({ url: `/api/v1/presence_seminar?nl=${campaign.id}` });
	// A visit is counted beside the answer, which does not wait for it.
	await eventually(async () =>
		expect(await seen(campaign)).toMatchObject({
			state: "sent",
			counts: { total: 2, sent: 1, left_out: 1, failed: 0, unsure: 0, unsubscribed: 1, visits: 1 },
		}),
	);
});

test("NEWS-02 planned it goes out at its moment to whoever reads it then; stopped it waits, and no faster than its pace", async () => {
	await readersNamed("anna", "ben");
	await rules({ per_minute: 1 });
	const campaign = await written();
	expect((await start(campaign, "2026-11-16T08:00")).body.data).toMatchObject({ state: "planned" });
	await api.app.services.campaigns.startDue();
	expect((await seen(campaign)).state).toBe("planned");
	now = new Date("2026-11-16T07:00:30Z");
	await readersNamed("clara");
	await api.app.services.campaigns.startDue();
	const { sendNext } = api.app.services.campaignSending;
	expect([await sendNext(), await sendNext()]).toEqual([true, false]);
	now = new Date(now.getTime() + 61_000);
	expect((await ask("POST", `/office/campaign/${campaign.id}/stop`, { token: office })).body.data).toMatchObject({
		state: "paused",
		counts: { total: 3, waiting: 2 },
	});
	expect(await sendNext()).toBe(false);
	await ask("POST", `/office/campaign/${campaign.id}/resume`, { token: office });
	expect(await sendNext()).toBe(true);
});

const waiting = async () =>
	((await ask("GET", "/office/to_do", { token: office })).body.data.groups as { to_dos: ToDo[] }[])
		.flatMap(({ to_dos }) => to_dos)
		.filter(({ kind }) => kind === "campaign");

test("NEWS-02 TODAY-02 one whose blocks are gone when its moment comes does not go out empty; it waits on Heute, as one does that has stopped by itself", async () => {
	await readersNamed("anna");
	const [article] = (await written()).offers.articles;
	const campaign = await written({ blocks: [{ key: randomUUID(), kind: "article", id: article?.id }] });
	await start(campaign, "2026-11-16T08:00");
	await inDatabase(`update articles set is_published = false where id = ${article?.id}`);
	now = new Date("2026-11-16T07:00:30Z");
	await api.app.services.campaigns.startDue();
	expect(await seen(campaign)).toMatchObject({ state: "draft", due_at: null, counts: { total: 0 } });
	expect(await waiting()).toMatchObject([
		{
			title: "Newsletter „Ein Platz ist noch frei“ ging nicht hinaus",
			detail: expect.stringContaining("nichts mehr da"),
		},
	]);
	await inDatabase(`update articles set is_published = true where id = ${article?.id}`);
	await start(await seen(campaign));
	expect(await waiting()).toEqual([]);
	await inDatabase(`update campaigns set state = 'paused', stop_reason = 'Zu viele.' where id = ${campaign.id}`);
	expect(await waiting()).toMatchObject([{ detail: "Zu viele.", action: { path: `/post/newsletter/${campaign.id}` } }]);
	await ask("POST", `/office/campaign/${campaign.id}/resume`, { token: office });
	expect(await waiting()).toEqual([]);
});

test("NEWS-02 while one waits for servers that asked for patience the next one goes out", async () => {
	await readersNamed("anna");
	await start(await written());
	await inDatabase("update campaign_deliveries set next_try_at = '2026-11-15T23:30:00Z'");
	now = new Date(now.getTime() + 1_000);
	const second = await written({ subject: "Der zweite" });
	await start(second);
	for (let looks = 0; looks < 20; looks += 1) {
		await api.app.services.campaignSending.sendNext();
		now = new Date(now.getTime() + 200);
	}
	expect((await read()).map(({ subject }) => subject)).toEqual(["Der zweite"]);
	expect((await seen(second)).state).toBe("sent");
	now = new Date("2026-11-15T23:30:01Z");
	await sendAll();
	expect((await read()).map(({ subject }) => subject)).toEqual(["Ein Platz ist noch frei"]);
});

const report = (letterId: string, id: string, parts: string[]) =>
	Buffer.from(
		[
			`Message-ID: <${id}@server.example>`,
			"MIME-Version: 1.0",
			'Content-Type: multipart/report; boundary="x"',
			"",
			"--x",
			"Content-Type: text/plain",
			"",
			"Das kam nicht an.",
			"--x",
			...parts,
			"--x",
			"Content-Type: text/rfc822-headers",
			"",
			`Message-ID: <${letterId}@127.0.0.1>`,
			"Subject: Post",
			"",
			"--x--",
			"",
		].join("\r\n"),
	);
const delivery = (status: string) => [
	"Content-Type: message/delivery-status",
	"",
	"Reporting-MTA: dns; server.example",
	"",
	"Final-Recipient: rfc822; wer@vsz.example",
	"Action: failed",
	`Status: ${status}`,
	"",
];

test("NEWS-03 refused for good is set aside at once, for now after five, spam ends it; the proof of consent stays", async () => {
	await readersNamed("hart", "weich", "spam");
	const campaign = await written();
	await start(campaign);
	await sendAll();
	const letters = Object.fromEntries(
		(
			await inDatabase(
				"select split_part(email, '@', 1) as name, letter_id from campaign_deliveries join newsletter_subscribers on id = subscriber_id",
			)
		).map(({ name, letter_id }) => [name, letter_id]),
	);
	const { take } = api.app.services.bounces;
	const handIn = async (key: string) => {
		const headers = { authorization: `Bearer ${key}`, "content-type": "message/rfc822" };
		const payload = report(letters.hart, "a", delivery("5.1.1"));
		const { statusCode, body } = await api.fastify.inject({
			method: "POST",
			url: "/newsletter/ruecklaeufer",
			headers,
			payload,
		});
		return [statusCode, JSON.parse(body).known];
	};
	expect(await handIn("ein-anderer-schluessel")).toEqual([401, undefined]);
	expect(await handIn(BOUNCE_KEY)).toEqual([200, true]);
	const feedback = ["Content-Type: message/feedback-report", "", "Feedback-Type: abuse", "Version: 1", ""];
	expect(await take(report(letters.spam, "b", feedback))).toBe(true);
	for (const id of ["1", "2", "3", "4", "4"]) await take(report(letters.weich, id, delivery("4.2.2")));
	expect(await take(report(randomUUID(), "c", delivery("5.1.1")))).toBe(false);
	expect(await take(Buffer.from("Subject: Hallo\r\n\r\nNur ein Brief."))).toBe(false);
	const states = () =>
		inDatabase(
			"select split_part(email, '@', 1) as name, state, set_aside_at is not null as aside, text_version from newsletter_subscribers order by 1",
		);
	const proof = { text_version: "2026-11" };
	expect(await states()).toEqual([
		{ name: "hart", state: "confirmed", aside: true, ...proof },
		{ name: "spam", state: "unsubscribed", aside: false, ...proof },
		{ name: "weich", state: "confirmed", aside: false, ...proof },
	]);
	await take(report(letters.weich, "5", delivery("4.2.2")));
	expect((await states())[2]).toMatchObject({ aside: true });
	expect((await seen(campaign)).readers).toBe(0);
});

test("NEWS-03 what a mail server lays into the folder is noted and goes; what is not ours stays; the mail that ends it ends it", async () => {
	await readersNamed("anna", "ben");
	await start(await written());
	await sendAll();
	const [first] = await inDatabase(
		"select letter_id from campaign_deliveries join newsletter_subscribers on id = subscriber_id where email like 'anna%'",
	);
	const header = (await read()).find(({ to }) => to === "ben@vsz.example")?.headers["list-unsubscribe"] ?? "";
	const [, subject = ""] = /<mailto:ruecklauf@vsz\.example\?subject=([^>]+)>/.exec(header) ?? [];
	const leave = `From: ben@vsz.example\r\nSubject: ${decodeURIComponent(subject)}\r\n\r\n`;
	await writeFile(join(maildir, "new", "1.a"), report(first.letter_id, "m", delivery("5.1.1")));
	await writeFile(join(maildir, "new", "2.b"), "Subject: Bin im Urlaub\r\n\r\nBis Montag.");
	await writeFile(join(maildir, "new", "3.c"), leave);
	await writeFile(join(maildir, "new", "4.d"), `Subject: abmelden ${"x".repeat(43)}\r\n\r\n`);
	await api.app.services.returns.tend();
	expect([await readdir(join(maildir, "new")), (await readdir(join(maildir, "cur"))).sort()]).toEqual([
		[],
		["2.b:2,S", "4.d:2,S"],
	]);
	expect(await inDatabase("select state, set_aside_status from newsletter_subscribers order by email")).toEqual([
		{ state: "confirmed", set_aside_status: "5.1.1" },
		{ state: "unsubscribed", set_aside_status: null },
	]);
});

test("NEWS-03 an address that was set aside is written again when staff say so, and what came back before does not count", async () => {
	await readersNamed("anna");
	await rules({ soft_bounces: 2 });
	await start(await written());
	await sendAll();
	const [{ letter_id, subscriber_id }] = await inDatabase("select letter_id, subscriber_id from campaign_deliveries");
	const comesBack = (id: string) => api.app.services.bounces.take(report(letter_id, id, delivery("4.2.2")));
	await comesBack("1");
	await comesBack("2");
	const aside = async () =>
		(await ask("GET", "/office/subscriber?aside=yes", { token: office })).body.data as { set_aside_status: string }[];
	expect(await aside()).toMatchObject([{ id: subscriber_id, set_aside_status: "4.2.2" }]);
	now = new Date(now.getTime() + 1_000);
	const again = () => ask("POST", `/office/subscriber/${subscriber_id}/write_again`, { token: office });
	expect([(await again()).status, (await again()).body.code]).toEqual([200, "subscriber_not_aside"]);
	await comesBack("3");
	expect(await aside()).toEqual([]);
	await comesBack("4");
	expect(await aside()).toHaveLength(1);
});

test("PERSON-05 NEWS-02 whoever is spared such letters gets none, also when that is noted on the way, and it is counted", async () => {
	await readersNamed("anna", "ben", "clara");
	const campaign = await written();
	const spare = (email: string) =>
		api.database.db.transaction((tx) =>
			createLetterBlocks({ clock: () => now }).set(tx, email, { level: "news", reason: "" }, { id: 1 } as never),
		);
	await spare("ben@vsz.example");
	expect((await seen(campaign)).readers).toBe(2);
	await start(campaign);
	await spare("anna@vsz.example");
	await sendAll();
	expect((await read()).map(({ to }) => to)).toEqual(["clara@vsz.example"]);
	expect((await seen(campaign)).counts).toMatchObject({ total: 3, sent: 1, blocked: 2, left_out: 0 });
});

test("NEWS-01 a draft that was deleted can be brought back for a day", async () => {
	const campaign = await written();
	const remove = () => ask("DELETE", `/office/campaign/${campaign.id}`, { token: office });
	expect((await remove()).status).toBe(200);
	expect((await ask("GET", `/office/campaign/${campaign.id}`, { token: office })).status).toBe(404);
	expect((await ask("GET", "/office/campaign", { token: office })).body.data).toEqual([]);
	const restore = () => ask("POST", `/office/campaign/${campaign.id}/restore`, { token: office });
	expect((await restore()).body.data).toMatchObject({ subject: "Ein Platz ist noch frei", state: "draft" });
	await remove();
	now = new Date(now.getTime() + DAY_MS);
	await api.app.services.campaigns.purge();
	expect((await restore()).status).toBe(404);
});

test("LIB-02 NEWS-06 a picture of a newsletter is in use before and after it went out, and the archive and the sitemap show it", async () => {
	const [picture] = (await ask("GET", "/office/picture?kind=scenes", { token: office })).body.data;
	await readersNamed("anna");
	const blocks = [{ key: randomUUID(), kind: "picture", image: picture.path, alt: "Ein Fest", link: "/seminare" }];
	const campaign = await written({ blocks });
	const uses = async () =>
		(
			(await ask("GET", "/office/picture?kind=scenes", { token: office })).body.data as {
				id: number;
				uses: { kind: string; title: string }[];
			}[]
		)
			.find(({ id }) => id === picture.id)
			?.uses.filter(({ kind }) => kind === "campaign");
	expect(await uses()).toMatchObject([{ title: campaign.subject }]);
	await start(campaign);
	await inDatabase("update campaigns set blocks = '[]'");
	expect(await uses()).toMatchObject([{ title: campaign.subject }]);
	expect((await ask("DELETE", `/office/picture/${picture.id}`, { token: office })).body.code).toBe("picture_in_use");
	const issue = (await ask("GET", `/newsletter/issue/${campaign.id}`)).body.data;
	expect(issue.html).toContain(`<img src="${picture.path.replace(/#.*/, "")}"`);
	expect(issue.html).toContain('alt="Ein Fest"');
	const sitemap = (await api.fastify.inject("/sitemap.xml")).body;
	expect(sitemap).toContain(`/newsletter/archiv/${campaign.id}</loc>`);
});

test("KEEP-01 after two years nobody knows any more who got a newsletter, and its sums stay", async () => {
	await readersNamed("anna", "ben");
	const campaign = await written();
	await start(campaign);
	await sendAll();
	const { counts } = await seen(campaign);
	expect(counts).toMatchObject({ total: 2, sent: 2 });
	const { retention } = api.app.services;
	now = new Date(now.getTime() + 729 * DAY_MS);
	await retention.forgetOld();
	expect(await inDatabase("select 1 from campaign_deliveries")).toHaveLength(2);
	now = new Date(now.getTime() + 3 * DAY_MS);
	await retention.forgetOld();
	expect(await inDatabase("select 1 from campaign_deliveries")).toEqual([]);
	const { sums } = (await inDatabase("select sums from campaigns"))[0];
	expect(sums).toMatchObject({ sent: 2, unsubscribed: 0, bounced: 0 });
});

test("NEWS-04 the list says how many read it up to ten thousand, without those who are spared letters", async () => {
	const many = (from: number, to: number) =>
		api.database.pool.query(
			`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at)
			select 'many' || n || '@vsz.example', 'confirmed', 'newsletter_form', '2026-11', sha256(n::text::bytea), now()
			from generate_series($1::int, $2::int) n`,
			[from, to],
		);
	await many(1, 10_001);
	await api.database.pool.query(
		"insert into letter_blocks (address_hash, level, set_at) values (sha256('many7@vsz.example'), 'news', now())",
	);
	const told = async () => {
		const { data, ...readers } = (await ask("GET", "/office/campaign", { token: office })).body;
		return readers;
	};
	expect(await told()).toEqual({ readers: 10_000, readers_is_least: false });
	await many(10_002, 10_002);
	expect(await told()).toEqual({ readers: 10_000, readers_is_least: true });
	expect((await seen(await written())).readers).toBe(10_001);
});
