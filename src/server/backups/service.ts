import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import type { BackupConfig, Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { findCluster } from "#server/db/embedded/cluster.ts";
import { reasonForLog } from "#server/for-log.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { alone } from "./alone.ts";
import { findBackups, makeBackup } from "./making.ts";
import { BackupError, type BackupState, readManifest } from "./manifest.ts";
import { findBeginnings } from "./moments.ts";
import { prove } from "./restoring.ts";
import { isArchiveStuck } from "./store.ts";
import { tidy } from "./tidying.ts";

interface Parts {
	db: Db;
	databaseUrl: string;
	clock: Clock;
	config: Pick<Config, "backup" | "dataDir">;
	mediaFiles: Pick<MediaFiles, "bucket">;
}

/** OPS-02: a copy of the house each night, brought back beside it at once to see that it can be. */
export function createBackups({ db, databaseUrl: url, clock, config, mediaFiles: { bucket } }: Parts) {
	const { backup, dataDir } = config;

	async function proveLast(folder: string): Promise<void> {
		await prove({ url, from: folder }).catch((error: unknown) => {
			throw new BackupError(`Die Sicherung ließ sich nicht zurückspielen: ${reasonForLog(error)}`);
		});
	}

	async function makeOne({ folder, keep, walFolder }: BackupConfig, signal: AbortSignal): Promise<void> {
		const cluster = walFolder && (await findCluster(dataDir));
		const made = await makeBackup({ url, dataDir, folder, clock, bucket, cluster, signal });
		signal.throwIfAborted();
		await proveLast(made.folder);
		await tidy(folder, keep, walFolder);
	}

	async function moments(folder: string, walFolder: string): Promise<BackupState["moments"]> {
		const beginnings = await findBeginnings(folder, walFolder);
		const isStuck = await isArchiveStuck(db);
		return { from: beginnings[0]?.from ?? null, until: beginnings.at(-1)?.until ?? null, isStuck };
	}

	return {
		isOn: backup !== null,

		async make(signal: AbortSignal): Promise<void> {
			if (!backup) throw new BackupError("BACKUP_FOLDER fehlt: Niemand weiß, wohin die Sicherung soll.");
			await alone(url, () => makeOne(backup, signal), signal);
		},

		/** What lies there; null where none are made. */
		async look(): Promise<BackupState | null> {
			if (!backup) return null;
			const names = await findBackups(backup.folder);
			const name = names.at(-1);
			const reach = { moments: backup.walFolder ? await moments(backup.folder, backup.walFolder) : null };
			if (name === undefined) return { folder: backup.folder, count: 0, last: null, ...reach };
			const { made_at, tables, media } = await readManifest(join(backup.folder, name));
			const rows = tables.reduce((sum, table) => sum + table.rows, 0);
			const mediaBytes = media.reduce((sum, [, bytes]) => sum + bytes, 0);
			return {
				folder: backup.folder,
				count: names.length,
				last: { name, madeAt: new Date(made_at), rows, mediaBytes },
				...reach,
			};
		},
	};
}

export type Backups = ReturnType<typeof createBackups>;
