/**
 * Sends a newsletter to many readers from two processes that are killed three times, and counts at a real mail server
 * what arrived: `node scripts/newsletter-bench.mjs [readers]`. Prints how many got one, none and several, how many
 * nobody knows of, letters per second and the memory of the senders.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { endLeases } from "../src/server/campaigns/delivery-store.ts";
import { readConfig } from "../src/server/config.ts";
import { connect } from "../src/server/db/client.ts";
import { startEmbeddedPostgres } from "../src/server/db/embedded.ts";
import { migrate } from "../src/server/db/migrate.ts";

const readers = Number(process.argv[2] ?? 20_000);
const LETTER = { subject: "Post", preheader: "", scene: "post", blocks: [], farewell: "Bis bald" };
const KILLS = 3;
const LEASE_OVER_MS = 120_000;
/** What the dead had written to the database is worked off long before their leases would end. */
const WORKED_OFF_MS = 2_000;

const got = new Map();
const server = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS"],
	onData(stream, session, callback) {
		stream.resume();
		stream.on("end", () => {
			const { address } = session.envelope.rcptTo[0];
			got.set(address, (got.get(address) ?? 0) + 1);
			callback();
		});
	},
});
// Connections of those who were killed.
server.on("error", () => {});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

const dataDir = await mkdtemp(join(tmpdir(), "vsz-newsletter-"));
const embedded = await startEmbeddedPostgres(readConfig({ DATA_DIR: dataDir }));
const { pool, db } = connect(embedded.url, console.error);
await migrate(pool);
await pool.query(`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at)
	select 'leser' || n || '@vsz.example', 'confirmed', 'newsletter_form', '2026-11', decode(md5('t' || n), 'hex'), now()
	from generate_series(1, ${readers}) n`);
await pool.query(
	"insert into campaigns (subject, state, started_at, letter, next_at) values ('Post', 'sending', now(), $1, now())",
	[JSON.stringify(LETTER)],
);
await pool.query(
	"insert into campaign_deliveries (campaign_id, subscriber_id) select c.id, s.id from campaigns c, newsletter_subscribers s",
);

const memory = [];
async function startSender() {
	const child = fork("tests/support/campaign-sender.ts", {
		env: {
			...process.env,
			DATABASE_URL: embedded.url,
			SMTP_URL: `smtp://127.0.0.1:${server.server.address().port}`,
			DATA_DIR: dataDir,
		},
	});
	child.on("message", (note) => note.memory && memory.push(note.memory));
	await once(child, "message");
	return child;
}

async function kill(child) {
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}

const until = async (isDone) => {
	while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 100));
};

const start = performance.now();
for (let round = 1; round <= KILLS; round += 1) {
	const both = await Promise.all([startSender(), startSender()]);
	await until(() => got.size > (readers / (KILLS + 1)) * round);
	await Promise.all(both.map(kill));
	await new Promise((resolve) => setTimeout(resolve, WORKED_OFF_MS));
	await endLeases(db, new Date(Date.now() + LEASE_OVER_MS));
	console.log(`killed after ${got.size} letters`);
}
const last = await Promise.all([startSender(), startSender()]);
await until(async () => (await pool.query("select 1 from campaigns where state = 'sent'")).rowCount === 1);
const seconds = (performance.now() - start) / 1000 - (KILLS * WORKED_OFF_MS) / 1000;
await Promise.all(last.map(kill));

const { rows } = await pool.query("select state, count(*)::int as many from campaign_deliveries group by 1 order by 1");
const times = [...got.values()];
const megabytes = memory.map((bytes) => Math.round(bytes / 1_048_576));
console.log({
	readers,
	one: times.filter((many) => many === 1).length,
	several: times.filter((many) => many > 1).length,
	none: readers - got.size,
	states: Object.fromEntries(rows.map(({ state, many }) => [state, many])),
	lettersPerSecond: Math.round(got.size / seconds),
	memoryMegabytes: { first: megabytes[0], most: Math.max(...megabytes), last: megabytes.at(-1) },
});
await pool.end();
await embedded.stop();
server.close();
await rm(dataDir, { recursive: true, force: true });
