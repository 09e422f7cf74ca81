import cluster, { type Worker } from "node:cluster";
import { SECOND_MS } from "#contract/constants.ts";
import { type Family, ofProcesses } from "#server/metrics/families.ts";

/** What one process can tell: of itself, and of the house. */
export interface Figures {
	own(): Family[];
	house(): Promise<Family[]>;
}

export const allOf = async ({ own, house }: Figures): Promise<Family[]> => [...own(), ...(await house())];

interface Question {
	figures: { wantsHouse: boolean };
}

interface Told {
	told: { own: Family[]; house: Family[] };
}

/** One that is about to end does not keep the others from telling. */
const ANSWER_MS = 5 * SECOND_MS;

const isQuestion = (word: unknown): word is Question => typeof word === "object" && word !== null && "figures" in word;
const isTold = (word: unknown): word is Told => typeof word === "object" && word !== null && "told" in word;

/** In a process that answers: tells whenever the first one asks. */
export function tellFigures({ own, house }: Figures): void {
	process.on("message", async (word) => {
		if (!isQuestion(word)) return;
		const told = { own: own(), house: word.figures.wantsHouse ? await house() : [] };
		process.send?.({ told } satisfies Told);
	});
}

function ask(worker: Worker, wantsHouse: boolean): Promise<Told["told"]> {
	return new Promise((resolve) => {
		const end = (told: Told["told"]) => {
			clearTimeout(timer);
			worker.off("message", hear);
			resolve(told);
		};
		const hear = (word: unknown) => {
			if (isTold(word)) end(word.told);
		};
		const timer = setTimeout(() => end({ own: [], house: [] }), ANSWER_MS);
		worker.on("message", hear);
		worker.send({ figures: { wantsHouse } } satisfies Question);
	});
}

/** In the first process: what all of them tell, and what one of them knows of the house. */
export async function askFigures(): Promise<Family[]> {
	const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
	const told = await Promise.all(
		workers.map(async (worker, index) => ({
			process: String(worker?.process.pid),
			...(worker ? await ask(worker, index === 0) : { own: [], house: [] }),
		})),
	);
	return [...ofProcesses(new Map(told.map(({ process, own }) => [process, own]))), ...(told[0]?.house ?? [])];
}
