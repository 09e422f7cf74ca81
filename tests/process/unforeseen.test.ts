import { once } from "node:events";
import { createConnection } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { connectTo } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type Product, start } from "#tests/support/product.ts";

const TIMEOUT = 180_000;

/** Promises a body, sends a part of it and hangs up. */
async function hangUp({ url }: Product): Promise<void> {
	const { hostname, port } = new URL(url);
	const socket = createConnection(Number(port), hostname);
	await once(socket, "connect");
	socket.write(`POST /api/v1/form/consulting HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`);
	socket.write('Content-Length: 5000\r\n\r\n{"name":');
	await new Promise((resolve) => setTimeout(resolve, 100));
	socket.destroy();
}

test(
	"who hangs up is no error and ends nothing; an error that nobody foresaw ends the process in order, logged once and without values",
	async () => {
		const database = await createTestDatabase();
		onTestFinished(() => database.drop());
		const env = {
			DATA_DIR: await temporaryFolder(),
			DATABASE_URL: database.url,
			LOG_LEVEL: "info",
			NODE_OPTIONS: "--import ./tests/support/break-on-signal.mjs",
		};
		const product = await start({ env });
		const { process: server, output, url } = product;
		await hangUp(product);
		await expect.poll(output, { timeout: 10_000 }).toContain("the client went away");
		expect(output()).not.toMatch(/"level":(50|60)/);
		server.kill("SIGPIPE");
		server.kill("SIGHUP");
		expect((await fetch(`${url}/health`)).status).toBe(200);

		const locker = await connectTo(database.url);
		await locker.query("begin; lock table categories in access exclusive mode");
		const open = fetch(`${url}/api/v1/category`);
		const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
		await expect.poll(async () => (await database.pool.query(waits)).rowCount, { timeout: 10_000 }).toBe(1);
		server.kill("SIGUSR2");
		await expect.poll(output, { timeout: 10_000 }).toContain("Halte an");
		await locker.query("commit");
		await locker.end();
		expect((await open).status).toBe(200);
		expect(await product.ended).toBe(1);
		expect(output().match(/unvorhergesehen(?!er)/g)).toHaveLength(1);
		expect(output()).not.toContain("geheim@vsz.example");
	},
	TIMEOUT,
);
