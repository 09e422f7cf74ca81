import { appendFile } from "node:fs/promises";

const OWNER_ONLY = 0o600;

/** Where the lines of the security log go besides the table: nowhere, to the standard output, or behind the end of a file. */
export function securityLines(target: string | null, log: (message: string) => void): (line: string) => void {
	if (target === null) return () => {};
	if (target === "stdout") return (line) => void process.stdout.write(line);
	// Opened anew each time, so that the file may be moved away while the server runs.
	return (line) =>
		void appendFile(target, line, { mode: OWNER_ONLY }).catch((error: unknown) =>
			log(`The security log cannot be written to ${target}: ${String(error)}`),
		);
}
