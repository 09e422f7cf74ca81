import { ConfigError } from "#server/config.ts";

/** One clear sentence for each way a start can fail. */
export class StartError extends Error {}

export function explain(error: unknown): string {
	if (error instanceof ConfigError || error instanceof StartError) return error.message;
	return `Der Start ist gescheitert: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
