import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { createDemoDatabase } from "#tests/support/app.ts";
import { connectTo, postmasterOf } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { untilAway, untilWell } from "#tests/support/health.ts";
import { type Product, start } from "#tests/support/product.ts";
import { startStorm } from "#tests/support/storm.ts";
import { faultsInBooks, surplusOf, unsentIn } from "#tests/support/storm-books.ts";

const TIMEOUT = 300_000;
/** Longer than anybody waits for a connection. */
const AWAY_MS = 16_000;
/** Measured on an idle machine: one to three seconds. */
const WELL_AGAIN_S = 20;
const KEPT_PAGE = "/ratgeber";
const KEPT_API = "/api/v1/category";
/** Nobody has asked for it before the database goes. */
const NEW_PAGE = "/ratgeber/satzung-aendern-ohne-stolperfallen";
const NEW_API = "/api/v1/lecturer";

/** Amid a transaction, or while a statement runs. */
const TERMINATE = `
	select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
	where datname = current_database() and pid <> pg_backend_pid() and state in ('idle in transaction', 'active')`;
const TERMINATE_ALL =
	"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

const runs = ({ process: { pid, exitCode, signalCode } }: Product) => [pid, exitCode, signalCode];

async function look(url: string, accept = "*/*") {
	const response = await fetch(url, { headers: { accept } });
	const { status, headers } = response;
	const text = await response.text();
	return {
		status,
		retry: headers.get("retry-after"),
		caching: headers.get("cache-control"),
		type: headers.get("content-type")?.split(";")[0],
		words: /Wir sind gleich wieder da|Das hat leider nicht geklappt|Nach dem Sturm/.exec(text)?.[0],
	};
}

async function expectAway({ url }: Product): Promise<void> {
	const refusal = {
		status: 503,
		retry: "5",
		caching: "no-store",
		type: "application/json",
		words: "Wir sind gleich wieder da",
	};
	const page = { ...refusal, type: "text/html", words: "Das hat leider nicht geklappt" };
	expect(await look(`${url}/health`)).toEqual(refusal);
	expect(await look(url + NEW_API)).toEqual(refusal);
	expect(await look(url + KEPT_API)).toMatchObject({ status: 200, retry: null });
	expect(await look(url + KEPT_PAGE)).toMatchObject({ status: 200, retry: null, type: "text/html" });
	expect(await look(url + NEW_PAGE)).toEqual(page);
	expect(await look(`${url}/testzahlung/gibt-es-nicht`, "text/html")).toEqual(page);
}

test(
	"connections ended amid transactions: the process lives on, nobody sees a 500, and nothing promised is lost or doubled",
	async () => {
		const database = await createDemoDatabase();
		onTestFinished(() => database.drop());
		const product = await start({
			env: { DATA_DIR: await temporaryFolder(), DATABASE_URL: database.url, DEMO: "on", TRUST_PROXY: "1" },
		});
		const before = runs(product);
		const client = await connectTo(database.url);
		onTestFinished(() => client.end());
		const surplus = await surplusOf(client);
		const storm = await startStorm({ url: product.url, databaseUrl: database.url });
		let ended = 0;
		while (ended < 60) {
			const { rows } = await client.query<{ ended: number }>(TERMINATE);
			ended += rows[0]?.ended ?? 0;
			await sleep(20);
		}
		await client.query(TERMINATE_ALL);
		expect(await untilWell(product.url)).toBeLessThan(WELL_AGAIN_S);
		await storm.calm();
		expect(runs(product)).toEqual(before);
		expect(storm.promised.placed.size).toBeGreaterThan(0);
		expect(storm.promised.signedUp.size).toBeGreaterThan(0);
		expect(await faultsInBooks(client, storm, surplus)).toEqual([]);
		// A change by somebody else is heard, so the listening connection is back as well.
		await client.query("update categories set name = 'Nach dem Sturm' where id = (select min(id) from categories)");
		await expect.poll(async () => (await look(product.url + KEPT_API)).words).toBe("Nach dem Sturm");
	},
	TIMEOUT,
);

test.runIf(process.getuid?.() === 0)(
	"the embedded database killed: its owner starts it again and lives on, also when it is stopped in that moment",
	async () => {
		const folder = await temporaryFolder();
		const product = await start({ env: { DATA_DIR: folder }, args: ["--empty"] });
		const before = runs(product);
		const killed = await postmasterOf(folder);
		process.kill(killed, "SIGKILL");
		await untilAway(product.url);
		expect(await untilWell(product.url)).toBeLessThan(WELL_AGAIN_S);
		expect(runs(product)).toEqual(before);
		expect(await postmasterOf(folder)).not.toBe(killed);
		// It is well as soon as the database answers, and told a moment later.
		await expect.poll(() => product.output().match(/Die eingebaute Datenbank läuft wieder/g)).toHaveLength(1);

		process.kill(await postmasterOf(folder), "SIGKILL");
		const restarts = () => product.output().match(/Prozess der eingebauten Datenbank ist beendet/g);
		await expect.poll(restarts, { timeout: 60_000, interval: 5 }).toHaveLength(2);
		product.process.kill("SIGTERM");
		expect(await product.ended).toBe(0);
		await expect(postmasterOf(folder)).rejects.toThrow("ENOENT");
	},
	TIMEOUT,
);

test(
	"a database that stays away for a while: kept pages go on, all else says when to come back, and everything is well soon after it",
	async () => {
		const dataDir = await temporaryFolder();
		let postgres = await startEmbeddedPostgres({ dataDir });
		onTestFinished(() => postgres.stop());
		const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: postgres.url, DEMO: "on", TRUST_PROXY: "1" };
		const product = await start({ env });
		const before = runs(product);
		const first = await connectTo(postgres.url);
		const surplus = await surplusOf(first);
		await first.end();
		// Without sign-ups, for they change pages: kept pages stay kept.
		const crowd = ["order", "order", "order", "write"] as const;
		const storm = await startStorm({ url: product.url, databaseUrl: postgres.url, crowd: [...crowd] });
		await expect.poll(storm.count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(10);
		for (const path of [KEPT_PAGE, KEPT_API]) expect((await look(product.url + path)).status).toBe(200);

		await postgres.stop();
		await untilAway(product.url);
		await expectAway(product);
		await sleep(AWAY_MS);
		await expectAway(product);
		const count = storm.count();

		postgres = await startEmbeddedPostgres({ dataDir });
		expect(await untilWell(product.url)).toBeLessThan(WELL_AGAIN_S);
		expect((await look(product.url + NEW_PAGE)).status).toBe(200);
		await expect.poll(storm.count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(count + 5);
		await storm.calm();
		expect(runs(product)).toEqual(before);
		const client = await connectTo(postgres.url);
		onTestFinished(() => client.end());
		expect(await faultsInBooks(client, storm, surplus)).toEqual([]);
		const unsent = () => unsentIn(client);
		await expect.poll(unsent, { timeout: 90_000, interval: 200 }).toBe(0);
		expect(product.output().match(/Datenbank: nicht erreichbar/g)).toHaveLength(1);
		expect(product.output().match(/Datenbank: wieder da nach \d+ s/g)).toHaveLength(1);
	},
	TIMEOUT,
);
