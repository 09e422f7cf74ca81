import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { findCluster } from "#server/db/embedded/cluster.ts";
import { reasonForLog } from "#server/for-log.ts";
import { findBackups, makeBackup, prune } from "./making.ts";
import { BackupError, type BackupState, readManifest } from "./manifest.ts";
import { prove } from "./restoring.ts";
import { tidyArchive } from "./tidying.ts";

interface Parts {
	databaseUrl: string;
	clock: Clock;
	config: Pick<Config, "backup" | "dataDir">;
}

/** OPS-02: a copy of the house each night, brought back beside it at once to see that it can be. */
export function createBackups({ databaseUrl: url, clock, config: { backup, dataDir } }: Parts) {
	async function proveLast(folder: string): Promise<void> {
		await prove({ url, from: folder }).catch((error: unknown) => {
			throw new BackupError(`Die Sicherung ließ sich nicht zurückspielen: ${reasonForLog(error)}`);
		});
	}

	return {
		isOn: backup !== null,

		async make(signal: AbortSignal): Promise<void> {
			if (!backup) throw new BackupError("BACKUP_FOLDER fehlt: Niemand weiß, wohin die Sicherung soll.");
			const cluster = backup.walFolder && (await findCluster(dataDir));
			const { folder } = await makeBackup({ url, dataDir, folder: backup.folder, clock, cluster, signal });
			signal.throwIfAborted();
			await proveLast(folder);
			await prune(backup.folder, backup.keep);
			if (backup.walFolder) await tidyArchive(backup.folder, backup.walFolder);
		},

		/** What lies there; null where none are made. */
		async look(): Promise<BackupState | null> {
			if (!backup) return null;
			const names = await findBackups(backup.folder);
			const name = names.at(-1);
			if (name === undefined) return { folder: backup.folder, count: 0, last: null };
			const { made_at, tables, media } = await readManifest(join(backup.folder, name));
			const rows = tables.reduce((sum, table) => sum + table.rows, 0);
			const mediaBytes = media.reduce((sum, [, bytes]) => sum + bytes, 0);
			return {
				folder: backup.folder,
				count: names.length,
				last: { name, madeAt: new Date(made_at), rows, mediaBytes },
			};
		},
	};
}

export type Backups = ReturnType<typeof createBackups>;
