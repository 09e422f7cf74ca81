import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { connectTo, embeddedUrl, postmasterOf } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type ReceivedMail, startMailServer } from "#tests/support/mail-server.ts";
import { freePort, type Product, start } from "#tests/support/product.ts";
import { startStorm } from "#tests/support/storm.ts";
import { expectBooksInOrder, surplusOf } from "#tests/support/storm-books.ts";

const TIMEOUT = 300_000;
const ROUNDS = ["server", "database", "both", "database", "server", "both"] as const;
/** Promises kept before the next death, so that each one meets people in the middle of something. */
const PROMISES_BETWEEN = 12;
/** A letter handed over so shortly before a death may not have been noted as sent. */
const JUST_BEFORE_MS = 3_000;

/** From the moment of a kill until everything answered again. */
type Outage = { from: number; to: number };

async function untilWell({ url }: Product): Promise<void> {
	const isWell = () =>
		fetch(`${url}/health`).then(
			({ ok }) => ok,
			() => false,
		);
	await expect.poll(isWell, { timeout: 60_000, interval: 50 }).toBe(true);
}

/** Every letter has arrived, and twice only if it was on its way when something died. */
async function expectLettersOnce(client: pg.Client, mails: ReceivedMail[], outages: Outage[]): Promise<void> {
	const { rows } = await client.query<{ id: string }>("select id from outbox where channel = 'mail'");
	const arrivals = Map.groupBy(mails, ({ messageId }) => messageId.split("@")[0] ?? "");
	for (const { id } of rows) {
		const [first, second, ...more] = arrivals.get(id) ?? [];
		expect([id, first !== undefined, more]).toEqual([id, true, []]);
		if (!first || !second) continue;
		const onItsWay = outages.some(({ from, to }) => first.at > from - JUST_BEFORE_MS && first.at < to);
		expect([id, onItsWay]).toEqual([id, true]);
	}
	expect(arrivals.size).toBe(rows.length);
}

test(
	"server and database killed in turn amid orders, payments, sign-ups, cancellations and forms: what was promised is there once, books and letters are whole",
	async () => {
		const [folder, port, mailServer] = [await temporaryFolder(), await freePort(), await startMailServer()];
		const env = { DATA_DIR: folder, TRUST_PROXY: "1", SMTP_URL: mailServer.url };
		let product = await start({ env, port });
		const databaseUrl = await embeddedUrl(folder);
		const before = await connectTo(databaseUrl);
		const surplus = await surplusOf(before);
		await before.end();
		const storm = await startStorm({ url: product.url, databaseUrl, mails: mailServer.received });

		const outages: Outage[] = [];
		for (const victim of ROUNDS) {
			const enough = storm.count() + PROMISES_BETWEEN;
			await expect.poll(storm.count, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(enough);
			const from = Date.now();
			const { pid } = product.process;
			if (victim !== "server") process.kill(await postmasterOf(folder), "SIGKILL");
			if (victim === "database") {
				await sleep(300);
				await untilWell(product);
				expect([product.process.pid, product.process.exitCode]).toEqual([pid, null]);
			} else {
				product.process.kill("SIGKILL");
				await product.ended;
				product = await start({ env, port });
			}
			outages.push({ from, to: Date.now() });
		}
		await storm.calm();

		const client = await connectTo(databaseUrl);
		onTestFinished(() => client.end());
		const unsent = async () => (await client.query("select 1 from outbox where state <> 'sent'")).rowCount;
		await expect.poll(unsent, { timeout: 120_000, interval: 200 }).toBe(0);
		for (const [what, { size }] of Object.entries(storm.promised)) expect([what, size > 0]).toEqual([what, true]);
		await expectBooksInOrder(client, storm, surplus);
		await expectLettersOnce(client, mailServer.received, outages);
	},
	TIMEOUT,
);
