import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { LEASE_MS } from "#server/outbox/rules.ts";
import { createOutbox } from "#server/outbox/service.ts";
import { createTransports } from "#server/outbox/transports.ts";
import { createSecrets } from "#server/secrets/service.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { smtpServer } from "#tests/support/post.ts";
import { endLeases } from "./delivery-store.ts";
import { createCampaignSending } from "./sending.ts";

const READERS = 60;
const SCRIPT = "tests/support/campaign-sender.ts";

/** Sends so many letters, hands over one more and dies in that moment. */
async function mortalSender(env: Record<string, string>, letters: number): Promise<void> {
	const child = fork(SCRIPT, { execArgv: [], env: { ...process.env, ...env, DIES_AFTER: String(letters) } });
	onTestFinished(() => void child.kill("SIGKILL"));
	await once(child, "exit");
}

function openPost(database: TestDatabase, smtpUrl: string) {
	const config = readConfig({ DATA_DIR: "/tmp/unused", SMTP_URL: smtpUrl });
	const secrets = createSecrets({ db: database.db, config });
	const outbox = createOutbox({
		db: database.db,
		clock: () => new Date(),
		transports: createTransports(config),
		secrets,
		sender: config,
	});
	return { outbox, config };
}

test("NEWS-02 two processes die while they hand letters over: each reader gets it exactly once, and of whom nobody knows it is told", async () => {
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	const { pool } = database;
	const got = new Map<string, number>();
	const url = await smtpServer({
		onData: (stream, session, callback) => {
			stream.resume();
			stream.on("end", () => {
				const [to] = session.envelope.rcptTo;
				got.set(to?.address ?? "", (got.get(to?.address ?? "") ?? 0) + 1);
				callback();
			});
		},
	});
	await pool.query(
		`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at)
		select 'leser' || n || '@vsz.example', 'confirmed', 'newsletter_form', '2026-11', decode(md5('t' || n), 'hex'), now()
		from generate_series(1, ${READERS}) n`,
	);
	const letter = { subject: "Post", preheader: "", scene: "post", blocks: [], farewell: "Bis bald" };
	await pool.query(
		`insert into campaigns (subject, state, started_at, letter, next_at) values ('Post', 'sending', now(), $1, now())`,
		[JSON.stringify(letter)],
	);
	await pool.query(
		"insert into campaign_deliveries (campaign_id, subscriber_id) select c.id, s.id from campaigns c, newsletter_subscribers s",
	);
	const env = {
		DATABASE_URL: database.url,
		PGAPPNAME: "mortal",
		SMTP_URL: url,
		DATA_DIR: "/tmp/unused",
	};
	await Promise.all([mortalSender(env, 8), mortalSender(env, 16)]);
	// The database works off what the dead have written to it.
	await eventually(async () =>
		expect((await pool.query("select 1 from pg_stat_activity where application_name = 'mortal'")).rowCount).toBe(0),
	);
	const inState = async (state: string): Promise<string[]> =>
		(
			await pool.query(
				"select s.email from campaign_deliveries d join newsletter_subscribers s on s.id = d.subscriber_id where d.state = $1",
				[state],
			)
		).rows.map(({ email }) => email);
	const handed = await inState("handed");
	expect(handed.length).toBeGreaterThanOrEqual(2);
	// What the dead had taken is free when their leases are over.
	await endLeases(database.db, new Date(Date.now() + 2 * LEASE_MS));
	expect((await inState("unsure")).sort()).toEqual(handed.sort());
	const { outbox, config } = openPost(database, url);
	const bounces = { refused: async () => {} };
	const rules = () => ({ per_minute: 6_000, most_failed_percent: 5, soft_bounces: 5, soft_days: 30 });
	const sending = createCampaignSending({
		db: database.db,
		clock: () => new Date(),
		outbox,
		sender: config,
		bounces,
		rules,
	});
	await eventually(async () => {
		while (await sending.sendNext());
		expect((await pool.query("select state from campaigns")).rows).toEqual([{ state: "sent" }]);
	});
	expect(got.size).toBe(READERS);
	expect([...got.values()].filter((times) => times !== 1)).toEqual([]);
	expect(await inState("sent")).toHaveLength(READERS - handed.length);
}, 60_000);
