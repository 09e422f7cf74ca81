import type { AddressInfo } from "node:net";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { connect, type Database } from "#server/db/client.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { onNotification } from "#server/db/notifications.ts";
import { loadDemo } from "#server/demo/load.ts";
import { shutDemoAccounts } from "#server/demo/shut-accounts.ts";
import { createHttpServer } from "#server/http/server.ts";
import { createAttachments } from "#server/invoices/attachments.ts";
import { startJobs } from "#server/jobs/run.ts";
import { makeMediaFolders } from "#server/media/paths.ts";
import { startOutboxJob } from "#server/outbox/job.ts";
import { registerOutboxPage } from "#server/outbox/page.ts";
import { createOutbox, type Outbox } from "#server/outbox/service.ts";
import { createTransports } from "#server/outbox/transports.ts";
import { registerPreviews } from "#server/previews/page.ts";
import { createSecrets } from "#server/secrets/service.ts";
import { lockDataFolder } from "./data-lock.ts";
import { StartError } from "./explain.ts";
import { refuseAccident } from "./production.ts";
import { loadSite } from "./site.ts";
import { welcomeLines } from "./welcome.ts";

type Closer = () => Promise<unknown>;

const say = (line: string) => console.log(line);

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
	closers.push(embedded.stop);
	return embedded.url;
}

/** Another key than before would make bank data unreadable without a word. */
async function refuseOtherKey(config: Config, { db }: Database): Promise<void> {
	if (await createSecrets({ db, config }).knowsEarlierKey()) return;
	throw new StartError(
		"SECRET_KEY ist ein anderer Schlüssel als bisher: Nenne den alten in SECRET_KEY_PREVIOUS oder, wenn ihn niemand mehr hat, das Wort lost.",
	);
}

/** Whether the demo's accounts are open. */
async function prepareDemo(config: Config, database: Database, outbox: Outbox): Promise<boolean> {
	const now = systemClock();
	if (config.demo) return (await step("Demo-Inhalte da", () => loadDemo({ ...database, config, outbox, now }))).isOpen;
	const shut = await shutDemoAccounts(database.db, now);
	if (shut.length > 0)
		say(
			`  Achtung: In dieser Datenbank liegt die Demo. Ihre Konten mit bekanntem Passwort sind jetzt geschlossen (${shut.join(", ")}); ihre Inhalte und Gutscheine sind noch da.`,
		);
	return false;
}

/** Config → database → application → HTTP; everything opened here is closed in reverse order. */
export async function run(config: Config, { dev }: { dev: boolean }): Promise<void> {
	const closers: Closer[] = [];
	const close = async () => {
		for (const closer of closers.splice(0).reverse()) await closer();
	};
	try {
		await start(config, dev, closers);
	} catch (error) {
		await close();
		throw error;
	}
	stopOnSignal(close);
}

async function start(config: Config, dev: boolean, closers: Closer[]): Promise<void> {
	refuseAccident(config);
	const url = await openDatabase(config, closers);
	const database = connect(url, (error) => console.error(`Datenbank: ${error.message}`));
	closers.push(() => database.pool.end());
	await step("Schema aktuell", () => migrate(database.pool)).catch((error: Error) => {
		if (!config.databaseUrl) throw error;
		throw new StartError(
			`DATABASE_URL führt zu keiner Datenbank, die antwortet: ${(error.cause as Error | undefined)?.message ?? error.message}`,
		);
	});

	await refuseOtherKey(config, database);
	const transports = createTransports(config, createAttachments({ db: database.db, config }));
	const outbox = createOutbox({ db: database.db, clock: systemClock, transports });
	const hasDemo = await prepareDemo(config, database, outbox);

	const app = createApp({ config, database, clock: systemClock, outbox });
	// Later it would be read by transactions that hold all connections already.
	await app.services.secrets.ready();
	await makeMediaFolders(config.dataDir);
	const site = await loadSite({ dev, config });
	closers.push(site.close);
	const { fastify, cache } = await createHttpServer({
		config,
		app,
		database,
		...site,
		extras: [...site.extras, ...(config.smtpUrl ? [] : [registerPreviews(config), registerOutboxPage(config)])],
	});
	const changes = await onNotification(url, "content_changed", () => cache.clear());
	closers.push(() => changes.close());
	const job = await startOutboxJob(url, outbox, (error) => fastify.log.error({ err: error }, "outbox"));
	closers.push(() => job.stop());
	const jobs = startJobs(database.pool, app.jobs, (error, name) => fastify.log.error({ err: error, job: name }, "job"));
	closers.push(() => jobs.stop());

	// Whoever sees the port answer may stop the process: nothing may be waited for between that and the end of the start.
	const setupToken = await app.services.staff.openSetUp();
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

const STOP_TIMEOUT_MS = 60_000;

function stopOnSignal(close: () => Promise<void>): void {
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		say("Halte an …");
		setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
		await close();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	// Started by `npm start`: when that is killed, nobody could stop this process any more.
	if (process.channel) {
		process.channel.unref();
		process.on("disconnect", stop);
	}
}
