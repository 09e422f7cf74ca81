import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { berlinIso } from "#contract/berlin.ts";
import { systemClock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config.ts";
import { findCluster } from "#server/db/embedded/cluster.ts";
import { runningEmbedded } from "#server/db/embedded.ts";
import { createS3Bucket } from "#server/media/s3/bucket.ts";
import { momentText } from "#server/outbox/moments.ts";
import { lockDataFolder } from "#server/start/data-lock.ts";
import { type Closer, closeAll } from "#server/start/ending.ts";
import { eraseAgainAt } from "#server/start/erasing-again.ts";
import { explain, StartError } from "#server/start/explain.ts";
import { openDatabase } from "#server/start/opening.ts";
import { say, step } from "#server/start/voice.ts";
import { alone } from "./alone.ts";
import { type Made, makeBackup } from "./making.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { migrateOnce, prove, restore } from "./restoring.ts";
import { readMoment, restoreAt } from "./returning.ts";
import { tidy } from "./tidying.ts";

/** `npm run backup` and `npm run restore`: the same as the house does by itself, by hand. */

interface Given {
	folder?: string | undefined;
	at?: string | undefined;
}

const told = ({ tables, media, made_at }: Manifest): string =>
	`${tables.reduce((sum, { rows }) => sum + rows, 0)} Zeilen in ${tables.length} Tabellen und ${media.length} Dateien vom ${made_at}`;

async function makeOne(config: Config, url: string, folder: string): Promise<Made> {
	const own = config.backup?.folder === resolve(folder) ? config.backup : null;
	const cluster = own?.walFolder ? await findCluster(config.dataDir) : null;
	const bucket = config.s3 && createS3Bucket(config.s3, systemClock);
	const parts = { url, dataDir: config.dataDir, folder, clock: systemClock, bucket, cluster };
	const made = await step("Gesichert", () => makeBackup(parts));
	await step("Zur Probe zurückgespielt, jede Zeile verglichen", () => prove({ url, from: made.folder }));
	if (own) await tidy(own.folder, own.keep, own.walFolder);
	return made;
}

async function backup(config: Config, given: Given, closers: Closer[]): Promise<void> {
	const folder = given.folder ?? config.backup?.folder;
	if (!folder) throw new StartError("Wohin? npm run backup -- ORDNER, oder BACKUP_FOLDER setzen.");
	const url =
		(config.databaseUrl ? null : await runningEmbedded(config.dataDir)) ?? (await openDatabase(config, closers));
	const made = await alone(url, () => makeOne(config, url, folder));
	say(`\n${told(made.manifest)}\n${made.folder}`);
}

async function bringBackAt(config: Config, at: Date, given: string | undefined, closers: Closer[]): Promise<void> {
	const folder = given ?? config.backup?.folder;
	if (config.databaseUrl) throw new StartError("--at gilt nur für die eingebaute Datenbank: DATABASE_URL ist gesetzt.");
	if (!folder) throw new StartError("Woraus? BACKUP_FOLDER setzen oder den Ordner dahinter nennen.");
	const unlock = await lockDataFolder(config.dataDir);
	const last = await step(`Zurückgeholt, wie es war: ${momentText(at)}`, () =>
		restoreAt(config, resolve(folder), at),
	).finally(unlock);
	const url = await openDatabase(config, closers);
	await step("Schema aktuell", () => migrateOnce(url));
	await eraseAgainAt(url, config, folder);
	say(`\nDer letzte Eintrag darin ist von ${last ? berlinIso(last) : "früher"}. Jetzt: npm start`);
}

async function bringBack(config: Config, given: Given, closers: Closer[]): Promise<void> {
	const { folder: from } = given;
	if (given.at !== undefined) return bringBackAt(config, readMoment(given.at), from, closers);
	if (!from) throw new StartError("Woraus? npm run restore -- ORDNER/2026-11-18T02-00-00Z");
	const url = await openDatabase(config, closers);
	const manifest = await step("Zurückgespielt, jede Zeile verglichen", () =>
		restore({ url, dataDir: config.dataDir, from }),
	);
	await eraseAgainAt(url, config, dirname(resolve(from)));
	say(`\n${told(manifest)}. Jetzt: ${config.s3 ? "npm run media:push, dann " : ""}npm start`);
}

const {
	values: { at },
	positionals: [command, folder],
} = parseArgs({ allowPositionals: true, options: { at: { type: "string" } } });
const closers: Closer[] = [];
try {
	const config = readConfig(process.env);
	await (command === "restore" ? bringBack : backup)(config, { at, folder }, closers);
} catch (error) {
	console.error(error instanceof BackupError ? error.message : explain(error));
	process.exitCode = 1;
} finally {
	await closeAll(closers);
}
