import type { Config } from "#server/config.ts";
import { connectionsOf } from "#server/db/client.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { lockDataFolder } from "./data-lock.ts";
import type { Closer } from "./ending.ts";
import { complain, say, step } from "./voice.ts";

const FEWEST_CONNECTIONS = 60;

/** The database's address. The embedded one belongs to the process that starts it, and ends with it. */
export async function openDatabase(config: Config, closers: Closer[]): Promise<string> {
	if (config.databaseUrl) return config.databaseUrl;
	closers.push(await lockDataFolder(config.dataDir));
	const settings = [`max_connections=${Math.max(FEWEST_CONNECTIONS, connectionsOf(config.processes))}`];
	const embedded = await step("Datenbank gestartet (PostgreSQL 18, eingebaut)", () =>
		startEmbeddedPostgres({ ...config, settings, walFolder: config.backup?.walFolder }),
	);
	if (embedded.movedTo)
		say(
			`    Die Datenbank liegt in ${embedded.movedTo}, weil sie als unprivilegierter Nutzer läuft und DATA_DIR nicht betreten darf.`,
		);
	embedded.watch(complain);
	closers.push(embedded.stop);
	return embedded.url;
}
