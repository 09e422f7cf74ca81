import { once } from "node:events";
import type { Config } from "#server/config.ts";
import type { Closer } from "./ending.ts";
import { tellFigures } from "./figures.ts";
import { serve } from "./serving.ts";

/** What a worker is told when it begins. */
export interface Orders {
	url: string;
	opensLink: boolean;
}

export type ToPrimary = "begun" | { ready: { port: number; setupToken: string | null } };
export const DRAIN = "drain";

const tell = (word: ToPrimary): void => void process.send?.(word);

/** One of several processes that answer on the same port. */
export async function runWorker(config: Config, closers: Closer[]): Promise<void> {
	const orders = once(process, "message");
	tell("begun");
	const [{ url, opensLink }] = (await orders) as [Orders];
	const parts = { config, url, dev: false, opensLink, offerFigures: tellFigures };
	const { port, setupToken, drain } = await serve(parts, closers);
	process.on("message", (word) => {
		if (word === DRAIN) void drain().then(() => process.kill(process.pid, "SIGTERM"));
	});
	tell({ ready: { port, setupToken } });
}
