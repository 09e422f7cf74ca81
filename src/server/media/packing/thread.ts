import { parentPort, workerData } from "node:worker_threads";
import type { Packing } from "./in-thread.ts";
import { toFastStart, toPieces } from "./pack.ts";

const { source, film, pieces } = workerData as Packing;

let told = -1;
/** Each percent once. */
const tell = (share: number) => {
	const percent = Math.floor(share * 100);
	if (percent === told) return;
	told = percent;
	parentPort?.postMessage(percent);
};

type Step = (tell: (share: number) => void) => Promise<void>;
const steps: Step[] = [];
if (film) steps.push((tell) => toFastStart(source, film, tell));
if (pieces) steps.push((tell) => toPieces(film ?? source, pieces, tell));

for (const [index, step] of steps.entries()) await step((share) => tell((index + share) / steps.length));
