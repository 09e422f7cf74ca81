import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { inject, onTestFinished } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { type App, createApp } from "#server/app.ts";
import type { Clock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { Replica } from "#server/db/replica.ts";
import { loadDemo } from "#server/demo/load.ts";
import { mediaNote } from "#server/demo/media.ts";
import { readContent } from "#server/demo/read-content.ts";
import { createAttachments } from "#server/drawing/attachments.ts";
import type { AnswerCache } from "#server/http/answer-cache.ts";
import type { Render } from "#server/http/pages.ts";
import { createHttpServer } from "#server/http/server.ts";
import { createLegalTexts } from "#server/legal/service.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { createOutbox, type Outbox } from "#server/outbox/service.ts";
import { createTransports } from "#server/outbox/transports.ts";
import { createSecrets } from "#server/secrets/service.ts";
import { createSettings } from "#server/settings/service.ts";
import { createTestDatabase, obtainTemplate, type TestDatabase } from "./database.ts";
import { reportUndocumented } from "./documented.ts";

export interface TestApp {
	app: App;
	/** By which the application goes. */
	clock: Clock;
	config: Config;
	database: TestDatabase;
	outbox: Outbox;
	fastify: FastifyInstance;
	cache: AnswerCache;
	get(url: string): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
	close(): Promise<void>;
}

interface Options {
	clock?: Clock;
	env?: Record<string, string>;
	demo?: boolean;
	/** Whether people have booked and bought something already. */
	office?: boolean;
	render?: Render;
	/** A standby beside its database. */
	replica?: Pick<Replica, "read" | "hold">;
	/** Another process at its database. */
	beside?: TestApp;
}

/** The demo's files are the same for all, and are not copied for each. */
async function borrowMedia(dataDir: string): Promise<void> {
	const lent = mediaFolders(inject("demoFolder"));
	const own = mediaFolders(dataDir);
	for (const kind of ["public", "private"] as const) {
		await mkdir(own[kind], { recursive: true });
		for (const folder of await readdir(lent[kind])) await symlink(join(lent[kind], folder), join(own[kind], folder));
	}
	await cp(mediaNote(inject("demoFolder")), mediaNote(dataDir));
}

let content: ReturnType<typeof readContent> | undefined;
const read = () => {
	content ??= readContent();
	return content;
};

/** What the services stand on. */
async function foundation(database: Database, config: Config, clock: Clock) {
	const secrets = createSecrets({ db: database.db, config });
	await secrets.ready();
	const settings = createSettings({ db: database.db, config, secrets });
	await settings.load();
	const legalTexts = createLegalTexts({ db: database.db, clock, config: settings.config, settings });
	await legalTexts.load();
	const attachments = createAttachments({ db: database.db, secrets, config: settings.config, legalTexts });
	const outbox = createOutbox({
		db: database.db,
		clock,
		secrets,
		transports: createTransports(settings.config, attachments),
		sender: settings.config,
	});
	return { secrets, settings, legalTexts, outbox };
}

const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "vsz-data-"));

/** A database as a first start leaves it; filled once for all tests of a day, as of now. */
export async function createDemoDatabase({ office = true } = {}): Promise<TestDatabase> {
	const day = isoDay(berlinDay(new Date())).replaceAll("-", "_");
	const name = `vsz_${office ? "demo" : "content"}_${day}`;
	await obtainTemplate(name, async (database) => {
		const dataDir = await newDataFolder();
		await borrowMedia(dataDir);
		const now = new Date();
		const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
		const { secrets, settings, outbox } = await foundation(database, config, () => now);
		await loadDemo({ ...database, config: settings.config, secrets, outbox, now, office, read });
		await rm(dataDir, { recursive: true, force: true });
	});
	return createTestDatabase(name);
}

/** Nothing that the demo is filled with depends on it. */
const LEAVES_DEMO_ALONE = [
	"TRUST_PROXY",
	"S3_ENDPOINT",
	"S3_BUCKET",
	"S3_REGION",
	"S3_ACCESS_KEY",
	"S3_SECRET_KEY",
	"X_ACCEL",
];

/** With a clock or a setting of its own a demo is filled for it alone. */
const databaseFor = ({ clock, env = {}, demo = true, office = false }: Options): Promise<TestDatabase> =>
	demo && !clock && Object.keys(env).every((name) => LEAVES_DEMO_ALONE.includes(name))
		? createDemoDatabase({ office })
		: createTestDatabase();

/** The application on a database of its own, without a port: requests are injected. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
	const { clock = () => new Date(), env = {}, demo = true, office = false, render, beside, replica = null } = options;
	const database = beside ? { ...beside.database, drop: async () => {} } : await databaseFor(options);
	const dataDir = await newDataFolder();
	const given = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ALARM_DISK_PERCENT: "0", ...env });
	const { secrets, settings, legalTexts, outbox } = await foundation(database, given, clock);
	const { config } = settings;
	if (demo && !beside) {
		await borrowMedia(dataDir);
		await loadDemo({ ...database, config, secrets, outbox, now: clock(), office, read });
	}
	const app = createApp({ config, settings, legalTexts, database, clock, secrets, outbox, replica });
	const page: Render =
		render ?? (async () => new Response("<h1>Seite</h1>", { headers: { "Content-Type": "text/html" } }));
	const { fastify, cache } = await createHttpServer({
		config,
		app,
		database,
		assets: null,
		render: async () => page,
		office: async () => "<h1>Verwaltung</h1>",
	});
	reportUndocumented(fastify);
	return {
		app,
		clock,
		config,
		database,
		outbox,
		fastify,
		cache,
		async get(url) {
			const { statusCode, body, headers } = await fastify.inject({ url });
			const isJson = String(headers["content-type"]).includes("json");
			return { status: statusCode, body: isJson ? JSON.parse(body) : body, headers };
		},
		async close() {
			await fastify.close();
			await database.drop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

export async function testApp(options: Options = {}): Promise<TestApp> {
	const app = await createTestApp(options);
	onTestFinished(() => app.close());
	return app;
}
