import { parentPort, workerData } from "node:worker_threads";
import { isRefusal } from "#contract/errors.ts";
import type { ReadAnswer, ReadRequest } from "./in-thread.ts";
import { readStatements } from "./read.ts";

const { bytes, ownAccount } = workerData as ReadRequest;

function answer(): ReadAnswer {
	try {
		return { statements: readStatements(bytes, ownAccount) };
	} catch (error) {
		if (isRefusal(error)) return { refused: error.body.code };
		throw error;
	}
}

parentPort?.postMessage(answer());
