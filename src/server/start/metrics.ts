import type { Config } from "#server/config.ts";
import type { Family } from "#server/metrics/families.ts";
import { listenForMetrics } from "#server/metrics/listener.ts";
import type { Closer } from "./ending.ts";
import { StartError } from "./explain.ts";

/** Where somebody wants figures. */
export async function openMetrics(
	{ metrics }: Config,
	collect: () => Promise<Family[]>,
	closers: Closer[],
): Promise<void> {
	if (!metrics) return;
	const listener = await listenForMetrics(metrics, collect).catch((error: Error) => {
		throw new StartError(`METRICS_PORT ${metrics.port} lässt sich nicht öffnen: ${error.message}`);
	});
	closers.push(() => listener.stop());
}
