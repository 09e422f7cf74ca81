import { readFileSync } from "node:fs";
import { SECOND_MS } from "#contract/constants.ts";
import type { Process } from "./parts.ts";

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
	version: string;
};

/** By the clock of the machine: it is the machine that has started it. */
export const ownProcess = (): Process => ({
	version,
	startedAt: new Date(Date.now() - process.uptime() * SECOND_MS),
	memoryBytes: process.memoryUsage.rss(),
	node: process.version,
});
