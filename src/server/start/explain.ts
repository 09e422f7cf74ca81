import { ConfigError } from "#server/config.ts";
import { ArchiveError } from "#server/db/embedded/archive.ts";

/** One clear sentence for each way a start can fail. */
export class StartError extends Error {}

export function explain(error: unknown): string {
	if ([ConfigError, StartError, ArchiveError].some((kind) => error instanceof kind)) return (error as Error).message;
	return `Der Start ist gescheitert: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
