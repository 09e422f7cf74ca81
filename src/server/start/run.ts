import cluster from "node:cluster";
import type { Config } from "#server/config.ts";
import { type Closer, closeAll, endInOrder } from "./ending.ts";
import { allOf, type Figures } from "./figures.ts";
import { openMetrics } from "./metrics.ts";
import { openDatabase } from "./opening.ts";
import { prepare } from "./preparing.ts";
import { runPrimary } from "./primary.ts";
import { refuseAccident } from "./production.ts";
import { serve } from "./serving.ts";
import { say } from "./voice.ts";
import { welcomeLines } from "./welcome.ts";
import { runWorker } from "./worker.ts";

/**
 * Config → database → application → HTTP; everything opened here is closed in reverse order. With several processes the
 * first one owns the database and the others answer.
 */
export async function run(config: Config, { dev }: { dev: boolean }): Promise<void> {
	const closers: Closer[] = [];
	const ending = endInOrder(closers);
	try {
		if (cluster.isWorker) await runWorker(config, closers);
		else if (config.processes > 1 && !dev) return await runPrimary(config, closers, ending);
		else await runAlone(config, dev, closers);
	} catch (error) {
		if (ending.hasBegun()) return;
		await closeAll(closers);
		throw error;
	}
	ending.onSignal();
}

async function runAlone(given: Config, dev: boolean, closers: Closer[]): Promise<void> {
	refuseAccident(given);
	const url = await openDatabase(given, closers);
	const { config, hasDemo } = await prepare(given, url);
	const offerFigures = (figures: Figures) => openMetrics(config, () => allOf(figures), closers);
	const { port, setupToken } = await serve({ config: given, url, dev, opensLink: true, offerFigures }, closers);
	for (const line of welcomeLines(config, { port, hasDemo, setupToken })) say(line);
}
