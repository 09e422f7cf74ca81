import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/web/offline/worker.js", import.meta.url);

/** The worker beside the built site, with the name of the build before it: another build, another worker. */
export function offlineWorker(): Plugin {
	return {
		name: "offline-worker",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		generateBundle(_, bundle) {
			const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
			const source = `const BUILD = "${build}";\n${readFileSync(SOURCE, "utf8")}`;
			this.emitFile({ type: "asset", fileName: "offline-worker.js", source });
		},
	};
}
