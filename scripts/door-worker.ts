import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/office/door/worker.js", import.meta.url);

/** The worker of the door's page, beside the built office: a file of its own, since it may bundle nothing. */
export function doorWorker(): Plugin {
	return {
		name: "door-worker",
		apply: "build",
		generateBundle() {
			this.emitFile({ type: "asset", fileName: "door-worker.js", source: readFileSync(SOURCE, "utf8") });
		},
	};
}
