import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "#server/db/client.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { collectMedia, placeMedia } from "#server/demo/media.ts";
import { readContent } from "#server/demo/read-content.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** An empty, migrated database that test files copy. */
		templateUrl: string;
		/** A data folder with the demo's pictures and films. */
		demoFolder: string;
	}
}

/** One PostgreSQL for the whole run; what it holds need not survive a power cut. */
export default async function setup(project: TestProject) {
	const dataDir = await mkdtemp(join(tmpdir(), "vsz-test-"));
	const postgres = await startEmbeddedPostgres({
		dataDir,
		settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"],
	});
	const { pool } = connect(postgres.url);
	await migrate(pool);
	await pool.end();
	project.provide("templateUrl", postgres.url);
	const demoFolder = join(dataDir, "demo");
	await placeMedia(collectMedia(readContent()).files, demoFolder);
	project.provide("demoFolder", demoFolder);
	return async () => {
		await postgres.stop();
		await rm(dataDir, { recursive: true, force: true });
		if (postgres.movedTo) await rm(postgres.movedTo, { recursive: true, force: true });
	};
}
