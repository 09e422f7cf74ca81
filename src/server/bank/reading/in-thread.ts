import { Worker } from "node:worker_threads";
import { type ErrorCode, refuse } from "#contract/errors.ts";
import type { ReadStatement } from "./statement.ts";

export interface ReadRequest {
	bytes: Uint8Array;
	ownAccount: string;
}

export type ReadAnswer = { statements: ReadStatement[] } | { refused: ErrorCode };

/** Enough for the largest file that is taken, as text and as what was read of it. */
const HEAP = { maxOldGenerationSizeMb: 1_024 };

/** To read a large file takes seconds in which nobody else would be answered, so another thread does it. */
export function readInThread(request: ReadRequest): Promise<ReadStatement[]> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: request, resourceLimits: HEAP });
		worker.on("message", (answer: ReadAnswer) =>
			"refused" in answer ? reject(refuse(answer.refused)) : resolve(answer.statements),
		);
		worker.on("error", reject);
		worker.on("exit", (code) => reject(new Error(`The reading thread ended with ${code}.`)));
	});
}
