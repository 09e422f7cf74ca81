/**
 * Sends a newsletter to many readers from two processes that are killed three times while some of them unsubscribe, and
 * counts at a real mail server what arrived: `node scripts/newsletter-bench.mjs [readers]`. Ends with 1 where a promise
 * is broken, and names it.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { endLeases } from "../src/server/campaigns/delivery-store.ts";
import { readerByLink } from "../src/server/campaigns/service.ts";
import { systemClock } from "../src/server/clock.ts";
import { readConfig } from "../src/server/config.ts";
import { connect } from "../src/server/db/client.ts";
import { startEmbeddedPostgres } from "../src/server/db/embedded.ts";
import { migrate } from "../src/server/db/migrate.ts";
import { createNewsletter } from "../src/server/newsletter/service.ts";
import { brokenPromises, newsletterFigures } from "./newsletter-judge.ts";

const readers = Number(process.argv[2] ?? 20_000);
/** First slower than any machine could, so that it is seen who holds it back; then as fast as a house may set it. */
const SLOW = { perMinute: 600, forMs: 20_000 };
const FAST = { perMinute: 6_000 };
const LETTER = { subject: "Post", preheader: "", scene: "post", blocks: [], farewell: "Bis bald" };
const KILLS = 3;
const LEASE_OVER_MS = 120_000;
/** What the dead had written to the database is worked off long before their leases would end. */
const WORKED_OFF_MS = 2_000;
/** So often somebody leaves by the link of their welcome: by turns anybody, and whoever is among the next. */
const LEAVES_EVERY_MS = 250;
const AMONG_THE_NEXT = 10;
/** Of so many who got one, one leaves by the link in it. */
const ONE_OF = 200;

const addressOf = (n) => `leser${n}@vsz.example`;
/** By address: at which moments a letter arrived. */
const arrived = new Map();
/** By address: when it was noted that they have left, whom no letter had reached. */
const left = new Map();
const leavingByLetter = [];

const server = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS"],
	onData(stream, session, callback) {
		const { address } = session.envelope.rcptTo[0];
		let text = "";
		stream.on("data", (chunk) => {
			if (text.length < 8_192) text += chunk;
		});
		stream.on("end", () => {
			arrived.set(address, [...(arrived.get(address) ?? []), performance.now()]);
			const [, token] = /^List-Unsubscribe:\s*<[^>]*\/abmelden\/([^>]+)>/im.exec(text) ?? [];
			if (arrived.size % ONE_OF === 0) leavingByLetter.push(newsletter.unsubscribe(token));
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
const newsletter = createNewsletter({ db, clock: systemClock, readerBy: readerByLink(systemClock) });
await pool.query(`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at)
	select 'leser' || n || '@vsz.example', 'confirmed', 'newsletter_form', '2026-11', sha256(convert_to('t' || n, 'UTF8')), now()
	from generate_series(1, ${readers}) n`);
await pool.query(
	"insert into campaigns (subject, state, started_at, letter, next_at) values ('Post', 'sending', now(), $1, now())",
	[JSON.stringify(LETTER)],
);
await pool.query(
	"insert into campaign_deliveries (campaign_id, subscriber_id) select c.id, s.id from campaigns c, newsletter_subscribers s",
);

/** Who has come last is written to first. */
const nextInTurn = () => readers - arrived.size;
let turn = 0;
async function somebodyLeaves() {
	turn += 1;
	const of = turn % 2 === 0 ? nextInTurn() : AMONG_THE_NEXT;
	const n = turn % 2 === 0 ? Math.ceil(Math.random() * of) : nextInTurn() - Math.floor(Math.random() * of);
	if (n < 1 || arrived.has(addressOf(n)) || left.has(addressOf(n))) return;
	await newsletter.unsubscribe(`t${n}`);
	// Whom it reached while they were leaving counts as one who got it.
	if (!arrived.has(addressOf(n))) left.set(addressOf(n), performance.now());
}

/** Of each process that sends, second by second. */
const memory = [];
async function startSender({ perMinute }) {
	const child = fork("tests/support/campaign-sender.ts", {
		execArgv: ["--expose-gc"],
		env: {
			...process.env,
			PER_MINUTE: String(perMinute),
			DATABASE_URL: embedded.url,
			SMTP_URL: `smtp://127.0.0.1:${server.server.address().port}`,
			DATA_DIR: dataDir,
		},
	});
	const own = [];
	memory.push(own);
	child.on("message", (note) => note.rss && own.push(note));
	await once(child, "message");
	return child;
}

async function kill(child) {
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}

const until = async (isDone) => {
	while (!(await isDone())) await pause(100);
};

const leaving = setInterval(somebodyLeaves, LEAVES_EVERY_MS);
async function sendUntil(pace, isEnough) {
	const both = await Promise.all([startSender(pace), startSender(pace)]);
	await isEnough();
	await Promise.all(both.map(kill));
	console.log(`killed after ${arrived.size} letters`);
	await pause(WORKED_OFF_MS);
	await endLeases(db, new Date(Date.now() + LEASE_OVER_MS));
}
await sendUntil(SLOW, () => pause(SLOW.forMs));
const slow = { ...SLOW, letters: arrived.size };
for (let round = 1; round < KILLS; round += 1)
	// The last two work long enough to tell whether their memory grows.
	await sendUntil(FAST, () => until(() => arrived.size > (readers / (2 * KILLS)) * round));
const last = await Promise.all([startSender(FAST), startSender(FAST)]);
await until(async () => (await pool.query("select 1 from campaigns where state = 'sent'")).rowCount === 1);
clearInterval(leaving);
await Promise.all([...last.map(kill), ...leavingByLetter]);

const { rows } = await pool.query("select state, count(*)::int as many from campaign_deliveries group by 1 order by 1");
const states = Object.fromEntries(rows.map(({ state, many }) => [state, many]));
const figures = newsletterFigures({ readers, arrived, left, memory, states, slow, byLetter: leavingByLetter.length });
console.log(figures);
await pool.end();
await embedded.stop();
server.close();
await rm(dataDir, { recursive: true, force: true });

const broken = brokenPromises(figures);
for (const promise of broken) console.error(`broken: ${promise}`);
process.exitCode = broken.length > 0 ? 1 : 0;
