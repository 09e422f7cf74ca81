import { Worker } from "node:worker_threads";

export interface Packing {
	source: string;
	/** Where the film goes that begins at once; null where it does already. */
	film: string | null;
	/** The folder of its pieces; null where it gets none. */
	pieces: string | null;
}

/** Enough for the description of a long film; its pictures pass through. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/**
 * Copying a long film takes minutes, so another thread does it. Who hears of the progress says whether to go on; false
 * when it was told to stop.
 */
export function packInThread(packing: Packing, goOn: (percent: number) => Promise<boolean>): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL("./thread.ts", import.meta.url), {
			workerData: packing,
			resourceLimits: HEAP,
		});
		let stopped = false;
		worker.on("message", (percent: number) =>
			goOn(percent).then((go) => {
				stopped ||= !go;
				if (!go) return worker.terminate();
			}, reject),
		);
		worker.on("error", reject);
		worker.on("exit", (code) => {
			if (stopped || code === 0) resolve(!stopped);
			else reject(new Error(`The packing thread ended with ${code}.`));
		});
	});
}
