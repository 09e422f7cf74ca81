// Those who only read, in a thread of their own: what they wait for is measured from the moment they wanted to ask.
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const PER_SECOND = 40;

export interface Readings {
	ms: number[];
	/** Answers other than 200. */
	wrong: string[];
}

/** A kept line may close just when it is used again; then one asks on another, as browsers do. */
const read = (url: string, address: string, agent: Agent): Promise<number> =>
	new Promise((resolve) => {
		const headers = { "Accept-Encoding": "br", "X-Forwarded-For": address };
		const asked = request(url, { agent, headers }, (response) => {
			response.resume().on("end", () => resolve(response.statusCode ?? 0));
		});
		asked.on("error", () => resolve(asked.reusedSocket ? read(url, address, agent) : 0)).end();
	});

async function readAll(pages: string[]): Promise<void> {
	const agent = new Agent({ keepAlive: true });
	const readings: Readings = { ms: [], wrong: [] };
	const going: Promise<void>[] = [];
	let isOver = false;
	parentPort?.once("message", () => {
		isOver = true;
	});
	const since = performance.now();
	for (let index = 0; !isOver; index += 1) {
		const wantedAt = since + (index * 1_000) / PER_SECOND;
		await sleep(Math.max(0, wantedAt - performance.now()));
		const page = pages[index % pages.length] ?? "";
		const address = `10.250.${(index >> 8) & 255}.${index & 255}`;
		going.push(
			read(page, address, agent).then((status) => {
				readings.ms.push(performance.now() - wantedAt);
				if (status !== 200) readings.wrong.push(`${page}: ${status}`);
			}),
		);
	}
	await Promise.all(going);
	agent.destroy();
	parentPort?.postMessage(readings);
}

/** Answers how to let them finish. */
export function startReaders(pages: string[]): () => Promise<Readings> {
	const worker = new Worker(new URL(import.meta.url), { workerData: pages });
	return () =>
		new Promise((resolve, reject) => {
			worker.once("error", reject);
			worker.once("message", resolve);
			worker.postMessage("over");
		});
}

if (!isMainThread) await readAll(workerData as string[]);
