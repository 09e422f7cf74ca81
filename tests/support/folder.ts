import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of the test's own that every user may enter. */
export async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "vsz-process-"));
	await chmod(folder, 0o755);
	// What is still on its way to the disk must not fail a test that has ended.
	onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
	return folder;
}
