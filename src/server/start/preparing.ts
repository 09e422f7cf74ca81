import { DrizzleQueryError } from "drizzle-orm";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { connect } from "#server/db/client.ts";
import { migrate } from "#server/db/migrate.ts";
import { isConnectionLost } from "#server/db/outage.ts";
import { type DemoParts, loadDemo } from "#server/demo/load.ts";
import { shutDemoAccounts } from "#server/demo/shut-accounts.ts";
import { reasonForLog } from "#server/for-log.ts";
import { openCore } from "./core.ts";
import { eraseAgain } from "./erasing-again.ts";
import { StartError } from "./explain.ts";
import { checkPlaces } from "./places.ts";
import { complain, say, step } from "./voice.ts";

/** Whether the demo's accounts are open. */
async function prepareDemo(parts: DemoParts): Promise<boolean> {
	const { config, db, now } = parts;
	if (config.demo) return (await step("Demo-Inhalte da", () => loadDemo(parts))).isOpen;
	const shut = await shutDemoAccounts(db, now);
	if (shut.length > 0)
		say(
			`  Achtung: In dieser Datenbank liegt die Demo. Ihre Konten mit bekanntem Passwort sind jetzt geschlossen (${shut.join(", ")}); ihre Inhalte und Gutscheine sind noch da.`,
		);
	return false;
}

const isRefused = (error: unknown): error is DrizzleQueryError =>
	error instanceof DrizzleQueryError && !isConnectionLost(error);

/** What the database said, and to what. */
const reasonOf = (error: Error): string =>
	isRefused(error) ? `${reasonForLog(error)} („${error.query.trim().split("\n")[0]}“)` : reasonForLog(error);

const explained = (config: Config) => (error: Error) => {
	const reason = reasonOf(error);
	if (isRefused(error)) throw new StartError(`Das Schema ließ sich nicht erneuern, alles ist beim Alten: ${reason}`);
	if (config.databaseUrl) throw new StartError(`DATABASE_URL führt zu keiner Datenbank, die antwortet: ${reason}`);
	throw error;
};

interface Prepared {
	hasDemo: boolean;
	/** As the settings have it. */
	config: Config;
}

/** What is done once for all processes of a start: schema, demo, and what a killed one has left behind. */
export async function prepare(given: Config, url: string): Promise<Prepared> {
	await checkPlaces(given);
	const database = connect(url, { log: complain });
	try {
		await step("Schema aktuell", () => migrate(database.pool)).catch(explained(given));
		const core = await openCore(given, database);
		const { config, secrets, settings, outbox } = core;
		if (given.backup) await eraseAgain(core, database, given.backup.folder);
		const hasDemo = await prepareDemo({ ...database, config, secrets, outbox, now: systemClock() });
		// The embedded database has one owner, and whoever had it before is gone.
		if (!given.databaseUrl) await outbox.endLeases();
		// A new demo brings settings of its own.
		if (hasDemo) await settings.load();
		return { hasDemo, config };
	} finally {
		await database.pool.end();
	}
}

/** What a new version brings along, while the old one still answers. */
export async function migrateAgain(url: string): Promise<void> {
	const { pool } = connect(url, { log: complain });
	try {
		await step("Schema aktuell", () => migrate(pool));
	} catch (error) {
		throw new StartError(reasonOf(error as Error));
	} finally {
		await pool.end();
	}
}
