import { ConfigError } from "#server/config.ts";
import { ArchiveError } from "#server/db/embedded/archive.ts";

/** One clear sentence for each way a start can fail. */
export class StartError extends Error {}

/** Nobody may, nothing is there, or the disk is full: what the system says names the place. */
const isOfFile = (error: unknown): error is Error => error instanceof Error && "syscall" in error && "path" in error;

export function explain(error: unknown): string {
	if ([ConfigError, StartError, ArchiveError].some((kind) => error instanceof kind)) return (error as Error).message;
	if (isOfFile(error)) return `Eine Datei oder ein Ordner lässt sich nicht benutzen: ${error.message}`;
	return `Der Start ist gescheitert: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
