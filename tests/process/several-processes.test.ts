import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { connectTo, embeddedUrl } from "#tests/support/embedded.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/free-port.ts";
import { launch, type Product, start } from "#tests/support/product.ts";

const TIMEOUT = 120_000;
const PROCESSES = 2;

/** Of this process, besides the database's. */
const workersOf = ({ process: { pid } }: Product): number[] =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
		.split(" ")
		.filter((child) => child !== "" && readFileSync(`/proc/${child}/cmdline`, "utf8").includes("main.ts"))
		.map(Number);

/** The first of them answers a moment before all do. */
async function severalProcesses(folder: string, metricsPort: number): Promise<Product> {
	const env = { DATA_DIR: folder, PROCESSES: String(PROCESSES), METRICS_PORT: String(metricsPort) };
	const house = await start({ env, args: ["--empty"] });
	await eventually(() => expect(house.output()).toContain("Das VSZ läuft"));
	return house;
}

/** The status, or why there is none. */
const ask = (url: string, agent: Agent): Promise<number | string> =>
	new Promise((resolve) => {
		get(url, { agent }, (answer) => {
			answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
		}).on("error", ({ message }) => resolve(message));
	});

/** Asks over connections that are kept open, until it is told to end; how often each answer came. */
function askAllTheTime(url: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 8 });
	const counts = new Map<number | string, number>();
	let isOver = false;
	const one = async (): Promise<void> => {
		while (!isOver) {
			const answer = await ask(url, agent);
			counts.set(answer, (counts.get(answer) ?? 0) + 1);
		}
	};
	const asking = Promise.all(Array.from({ length: 8 }, one));
	return {
		async end(): Promise<Map<number | string, number>> {
			isOver = true;
			await asking;
			agent.destroy();
			return counts;
		},
	};
}

test(
	"OPS-01 OPS-03 several processes answer on one port over the embedded database and tell figures together; one that dies is replaced, all are renewed without a lost request, none outlives the first, and the end is in order, while it starts too",
	async () => {
		const folder = await temporaryFolder();
		const metricsPort = await freePort();
		const house = await severalProcesses(folder, metricsPort);
		const categories = async () =>
			(await fetch(`${house.url}/api/v1/category`, { headers: { connection: "close" } })).text();
		expect(house.output()).toContain(`${PROCESSES} Prozesse antworten`);
		expect(house.output().match(/Dieser Link beginnt die Einrichtung/g)).toHaveLength(1);
		const first = workersOf(house);
		expect(first).toHaveLength(PROCESSES);

		const client = await connectTo(await embeddedUrl(folder));
		await client.query("insert into categories (name, slug) values ('Sturmfest', 'sturmfest')");
		await client.end();
		// Whichever process is asked.
		await eventually(async () => {
			for (const answer of await Promise.all(Array.from({ length: 8 }, categories)))
				expect(answer).toContain("Sturmfest");
		});

		const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
		for (const pid of first)
			expect(figures).toMatch(new RegExp(`^vsz_memory_bytes\\{kind="resident",process="${pid}"\\} \\d+$`, "m"));
		expect(figures.match(/^vsz_database_up 1$/gm)).toHaveLength(1);

		// The one that stands still is handed a connection too; when it dies, another one answers there.
		process.kill(first[0] ?? 0, "SIGSTOP");
		const meanwhile = Promise.all(Array.from({ length: 4 }, categories));
		await wait(200);
		process.kill(first[0] ?? 0, "SIGKILL");
		for (const answer of await meanwhile) expect(answer).toContain("Sturmfest");
		await eventually(() => expect(workersOf(house).filter((pid) => !first.includes(pid))).toHaveLength(1));
		expect(await categories()).toContain("Sturmfest");
		await eventually(() => expect(workersOf(house)).toHaveLength(PROCESSES));

		const before = workersOf(house);
		const load = askAllTheTime(`${house.url}/api/v1/category`);
		house.process.kill("SIGHUP");
		await expect.poll(house.output, { timeout: 60_000 }).toContain("Alle Prozesse sind erneuert.");
		const counts = await load.end();
		expect([...counts.keys()]).toEqual([200]);
		expect(workersOf(house).filter((pid) => before.includes(pid))).toEqual([]);
		expect(workersOf(house)).toHaveLength(PROCESSES);

		const env = { DATA_DIR: await temporaryFolder(), PROCESSES: "2", METRICS_PORT: String(metricsPort) };
		const refused = await launch({ env, args: ["--empty"] });
		expect(await refused.ended).toBe(1);
		expect(refused.output().trim().split("\n").at(-1)).toMatch(/^METRICS_PORT \d+ lässt sich nicht öffnen: /);

		const stopped = await launch({ env: { DATA_DIR: env.DATA_DIR, PROCESSES: "2" }, args: ["--empty"] });
		await eventually(() => expect(workersOf(stopped)).not.toEqual([]));
		stopped.process.kill("SIGTERM");
		expect(await stopped.ended).toBe(0);

		const workers = workersOf(house);
		house.process.kill("SIGKILL");
		await house.ended;
		await eventually(() => {
			for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
		});

		const next = await severalProcesses(folder, metricsPort);
		expect(workersOf(next)).toHaveLength(PROCESSES);
		next.process.kill("SIGTERM");
		expect(await next.ended).toBe(0);
	},
	TIMEOUT,
);
