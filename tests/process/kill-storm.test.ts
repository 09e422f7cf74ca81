import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { connectTo, embeddedUrl, postmasterOf } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilAway, untilWell } from "#tests/support/health.ts";
import { type ReceivedMail, startMailServer } from "#tests/support/mail-server.ts";
import { start } from "#tests/support/product.ts";
import { startStorm } from "#tests/support/storm.ts";
import { faultsInBooks, surplusOf, unsentIn } from "#tests/support/storm-books.ts";

const TIMEOUT = 600_000;
/** The second time the database is one that was taken over from a killed server. */
const ROUNDS = ["database", "server", "database", "both", "server"] as const;
/** So many begin something before each death, which comes when some of them have been answered and the rest have not. */
const ADMITTED = 12;
const ANSWERED = 5;
const LETTERS = 4;
/** A letter handed over so shortly before a death may not have been noted as sent. */
const JUST_BEFORE_MS = 3_000;

/** From the moment of a kill until everything answered again. */
type Outage = { from: number; to: number };

const moreThan = async (count: () => number, more: number): Promise<void> => {
	const enough = count() + more;
	await expect.poll(count, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(enough);
};

/** Every letter has arrived. Each further copy has a death of its own, in which the copy before it was on its way. */
async function expectLetters(client: pg.Client, mails: ReceivedMail[], outages: Outage[]): Promise<void> {
	const { rows } = await client.query<{ id: string }>(
		"select id from outbox where recipient not like '%@example.org' and channel = 'mail'",
	);
	const arrivals = Map.groupBy(mails, ({ messageId }) => messageId.split("@")[0] ?? "");
	expect([...arrivals.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
	for (const [id, copies] of arrivals) {
		const deaths = copies
			.slice(0, -1)
			.map(({ at }) => outages.findIndex(({ from, to }) => at > from - JUST_BEFORE_MS && at < to));
		expect([id, deaths.includes(-1), new Set(deaths).size]).toEqual([id, false, copies.length - 1]);
	}
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
		const storm = await startStorm({ url: product.url, databaseUrl, mails: mailServer.received, admitted: 0 });

		const outages: Outage[] = [];
		for (const victim of ROUNDS) {
			storm.admit(ADMITTED);
			await moreThan(storm.count, ANSWERED);
			await moreThan(() => mailServer.received.length, LETTERS);
			// Those of the last round have their letters by now; more people come while they cancel.
			if (outages.length > 0) await moreThan(() => storm.promised.cancelled.size, 1);
			storm.admit(ADMITTED);
			await moreThan(storm.count, ANSWERED);
			const from = Date.now();
			const { pid } = product.process;
			if (victim !== "server") process.kill(await postmasterOf(folder), "SIGKILL");
			if (victim === "database") {
				await untilAway(product.url);
				await untilWell(product.url);
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
		const unsent = () => unsentIn(client);
		await expect.poll(unsent, { timeout: 120_000, interval: 200 }).toBe(0);
		for (const [what, { size }] of Object.entries(storm.promised)) expect([what, size > 0]).toEqual([what, true]);
		expect(await faultsInBooks(client, storm, surplus)).toEqual([]);
		await expectLetters(client, mailServer.received, outages);
	},
	TIMEOUT,
);
