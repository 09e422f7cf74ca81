import type { AddressInfo } from "node:net";
import { createApp } from "#server/app.ts";
import { startTurns } from "#server/articles/turns.ts";
import { startCampaigns } from "#server/campaigns/run.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { connect } from "#server/db/client.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { type DemoParts, loadDemo } from "#server/demo/load.ts";
import { shutDemoAccounts } from "#server/demo/shut-accounts.ts";
import { createAttachments } from "#server/drawing/attachments.ts";
import { logFault } from "#server/for-log.ts";
import { createHttpServer } from "#server/http/server.ts";
import { startJobs } from "#server/jobs/run.ts";
import { createLegalTexts } from "#server/legal/service.ts";
import { makeMediaFolders } from "#server/media/paths.ts";
import { startFilmPreparing } from "#server/media/run.ts";
import { startSenders } from "#server/outbox/senders.ts";
import { createOutbox } from "#server/outbox/service.ts";
import { createTransports } from "#server/outbox/transports.ts";
import { keptLetters } from "#server/previews/kept-letters.ts";
import { createSecrets, type Secrets } from "#server/secrets/service.ts";
import { createSettings } from "#server/settings/service.ts";
import { startTasks } from "#server/tasks/run.ts";
import { startVisits } from "#server/visits/run.ts";
import { lockDataFolder } from "./data-lock.ts";
import { type Closer, closeAll, endInOrder } from "./ending.ts";
import { StartError } from "./explain.ts";
import { followChanges } from "./following.ts";
import { refuseAccident } from "./production.ts";
import { loadSite } from "./site.ts";
import { welcomeLines } from "./welcome.ts";

const say = (line: string) => console.log(line);
const complain = (line: string) => console.error(line);

async function step<T>(text: string, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	say(`  ✓ ${text} (${((performance.now() - start) / 1000).toFixed(1).replace(".", ",")} s)`);
	return result;
}

async function openDatabase(config: Config, closers: Closer[]): Promise<string> {
	if (config.databaseUrl) return config.databaseUrl;
	closers.push(await lockDataFolder(config.dataDir));
	const embedded = await step("Datenbank gestartet (PostgreSQL 18, eingebaut)", () => startEmbeddedPostgres(config));
	if (embedded.movedTo)
		say(
			`    Die Datenbank liegt in ${embedded.movedTo}, weil sie als unprivilegierter Nutzer läuft und DATA_DIR nicht betreten darf.`,
		);
	embedded.watch(complain);
	closers.push(embedded.stop);
	return embedded.url;
}

/** Another key than before would make bank data unreadable without a word. */
async function refuseOtherKey(secrets: Secrets): Promise<void> {
	if (await secrets.knowsEarlierKey()) return;
	throw new StartError(
		"SECRET_KEY ist ein anderer Schlüssel als bisher: Nenne den alten in SECRET_KEY_PREVIOUS oder, wenn ihn niemand mehr hat, das Wort lost.",
	);
}

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

/** Config → database → application → HTTP; everything opened here is closed in reverse order. */
export async function run(config: Config, { dev }: { dev: boolean }): Promise<void> {
	const closers: Closer[] = [];
	const ending = endInOrder(closers);
	try {
		await start(config, dev, closers);
	} catch (error) {
		await closeAll(closers);
		throw error;
	}
	ending.onSignal();
}

async function start(given: Config, dev: boolean, closers: Closer[]): Promise<void> {
	refuseAccident(given);
	const url = await openDatabase(given, closers);
	const database = connect(url, complain);
	closers.push(() => database.pool.end());
	await step("Schema aktuell", () => migrate(database.pool)).catch((error: Error) => {
		if (!given.databaseUrl) throw error;
		throw new StartError(
			`DATABASE_URL führt zu keiner Datenbank, die antwortet: ${(error.cause as Error | undefined)?.message ?? error.message}`,
		);
	});

	const secrets = createSecrets({ db: database.db, config: given });
	// Later it would be read by transactions that hold all connections already.
	await secrets.ready();
	await refuseOtherKey(secrets);
	const settings = createSettings({ db: database.db, config: given, secrets });
	await settings.load();
	const { config } = settings;
	const legalTexts = createLegalTexts({ db: database.db, clock: systemClock, config, settings });
	await legalTexts.load();
	const transports = createTransports(config, createAttachments({ db: database.db, secrets, config, legalTexts }));
	const outbox = createOutbox({ db: database.db, clock: systemClock, transports, secrets });
	const hasDemo = await prepareDemo({ ...database, config, secrets, outbox, now: systemClock() });
	// A new demo brings settings of its own.
	if (hasDemo) await settings.load();

	const app = createApp({ config, settings, legalTexts, database, clock: systemClock, secrets, outbox });
	await makeMediaFolders(config.dataDir);
	const site = await loadSite({ dev, config });
	closers.push(site.close);
	const { fastify, cache } = await createHttpServer({
		config,
		app,
		database,
		...site,
		extras: [...site.extras, keptLetters(config)],
	});
	const turns = startTurns({
		publishing: app.services.articlePublishing,
		clock: systemClock,
		onError: (error) => logFault(fastify.log, error, {}, "articles"),
	});
	closers.push(() => turns.stop());
	const changes = await followChanges({ url, services: app.services, turns, cache });
	closers.push(() => changes.close());
	// The embedded database has one owner, and whoever had it before is gone.
	if (!config.databaseUrl) await outbox.endLeases();
	const senders = await startSenders({
		url,
		outbox,
		onError: (error) => logFault(fastify.log, error, {}, "outbox"),
	});
	closers.push(() => senders.stop());
	const jobs = startJobs({
		jobs: app.jobs,
		runs: app.services.jobRuns,
		onError: (error, name) => logFault(fastify.log, error, { job: name }, "job"),
	});
	closers.push(() => jobs.stop());
	const tasks = startTasks({
		tasks: app.services.tasks,
		onError: (error) => logFault(fastify.log, error, {}, "tasks"),
	});
	closers.push(() => tasks.stop());
	const visits = startVisits({
		visits: app.services.visits,
		onError: (error) => logFault(fastify.log, error, {}, "visits"),
	});
	closers.push(() => visits.stop());
	const campaigns = startCampaigns({
		campaigns: app.services.campaigns,
		sending: app.services.campaignSending,
		onError: (error) => logFault(fastify.log, error, {}, "newsletter"),
	});
	closers.push(() => campaigns.stop());
	const films = startFilmPreparing({
		films: app.services.filmPreparing,
		onError: (error) => logFault(fastify.log, error, {}, "films"),
	});
	closers.push(() => films.stop());

	// Whoever sees the port answer may stop the process: nothing may be waited for between that and the end of the start.
	const setupToken = await app.services.setUp.openLink();
	await fastify.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "EADDRINUSE") throw new StartError(`PORT ${config.port} ist schon belegt: Wähle einen anderen.`);
		if (error.code === "EACCES")
			throw new StartError(`PORT ${config.port} darf die Anwendung nicht öffnen: Wähle einen ab 1024.`);
		throw new StartError(`HOST ${config.host} lässt sich nicht öffnen: ${error.message}`);
	});
	closers.push(() => fastify.close());
	const { port } = fastify.server.address() as AddressInfo;
	const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
	for (const line of welcomeLines({ ...config, publicUrl }, { hasDemo, setupToken })) say(line);
}
