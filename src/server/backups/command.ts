import { systemClock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config.ts";
import { runningEmbedded } from "#server/db/embedded.ts";
import { createS3Bucket } from "#server/media/s3/bucket.ts";
import { type Closer, closeAll } from "#server/start/ending.ts";
import { explain, StartError } from "#server/start/explain.ts";
import { openDatabase } from "#server/start/opening.ts";
import { say, step } from "#server/start/voice.ts";
import { makeBackup, prune } from "./making.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { prove, restore } from "./restoring.ts";

/** `npm run backup` and `npm run restore`: the same as the house does by itself, by hand. */

const told = ({ tables, media, made_at }: Manifest): string =>
	`${tables.reduce((sum, { rows }) => sum + rows, 0)} Zeilen in ${tables.length} Tabellen und ${media.length} Dateien vom ${made_at}`;

async function backup(config: Config, given: string | undefined, closers: Closer[]): Promise<void> {
	const folder = given ?? config.backup?.folder;
	if (!folder) throw new StartError("Wohin? npm run backup -- ORDNER, oder BACKUP_FOLDER setzen.");
	const url =
		(config.databaseUrl ? null : await runningEmbedded(config.dataDir)) ?? (await openDatabase(config, closers));
	const bucket = config.s3 && createS3Bucket(config.s3, systemClock);
	const parts = { url, dataDir: config.dataDir, folder, clock: systemClock, bucket };
	const made = await step("Gesichert", () => makeBackup(parts));
	await step("Zur Probe zurückgespielt, jede Zeile verglichen", () => prove({ url, from: made.folder }));
	if (config.backup?.folder === folder) await prune(folder, config.backup.keep);
	say(`\n${told(made.manifest)}\n${made.folder}`);
}

async function bringBack(config: Config, from: string | undefined, closers: Closer[]): Promise<void> {
	if (!from) throw new StartError("Woraus? npm run restore -- ORDNER/2026-11-18T02-00-00Z");
	const url = await openDatabase(config, closers);
	const manifest = await step("Zurückgespielt, jede Zeile verglichen", () =>
		restore({ url, dataDir: config.dataDir, from }),
	);
	say(`\n${told(manifest)}. Jetzt: ${config.s3 ? "npm run media:push, dann " : ""}npm start`);
}

const [command, folder] = process.argv.slice(2);
const closers: Closer[] = [];
try {
	const config = readConfig(process.env);
	await (command === "restore" ? bringBack : backup)(config, folder, closers);
} catch (error) {
	console.error(error instanceof BackupError ? error.message : explain(error));
	process.exitCode = 1;
} finally {
	await closeAll(closers);
}
