import { execFileSync } from "node:child_process";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "./binaries.ts";
import { ownedFolder } from "./cluster.ts";

/** After so many seconds what was written lies in the archive, however little it is. */
const WITHIN_SECONDS = 60;

/** What a cluster is known by: two of them never share an archive. It stands first in the control file. */
export async function systemOf(cluster: string): Promise<string> {
	const file = await open(join(cluster, "global", "pg_control"));
	try {
		const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
		return buffer.readBigUInt64LE().toString();
	} finally {
		await file.close();
	}
}

/** For a shell, in a setting in which a percent sign begins a placeholder. */
const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''").replaceAll("%", "%%")}'`;

/**
 * A file gets its name when it is whole and on the disk, keeps its time, and is never written over. One that is there
 * already is fine when it is the same: a server that died in between asks again.
 */
function archiveCommand(folder: string): string {
	const target = `${quoted(folder)}/%f.gz`;
	const isThere = `test -f ${target} && gzip -dc ${target} | cmp -s - "%p"`;
	const put = `gzip -c "%p" > ${target}.part && touch -r "%p" ${target}.part && sync ${target}.part && mv ${target}.part ${target}`;
	return `{ ${isThere}; } || { test ! -f ${target} && ${put}; }`;
}

export const restoreCommand = (folder: string): string => {
	const source = `${quoted(folder)}/%f.gz`;
	return `test -f ${source} && gzip -dc ${source} > "%p"`;
};

/** Said to people as it is. */
export class ArchiveError extends Error {}

function demandWritable(folder: string, account: Account | null): void {
	try {
		execFileSync("/bin/sh", ["-c", 'test -w "$0" && test -x "$0"', folder], { ...account, cwd: "/", stdio: "pipe" });
	} catch {
		throw new ArchiveError(
			`BACKUP_WAL braucht einen Ordner, in den der Nutzer der Datenbank schreiben darf: ${folder}. Öffne die Ordner darüber (chmod o+x) oder starte die Anwendung nicht als root.`,
		);
	}
}

export const archiveOf = (folder: string, system: string): string => join(folder, system);

/** The settings of a server that hands on what it has written. */
export async function archiveSettings(folder: string, cluster: string, account: Account | null): Promise<string[]> {
	await mkdir(folder, { recursive: true, mode: 0o711 });
	const own = await ownedFolder(archiveOf(folder, await systemOf(cluster)), account);
	demandWritable(own, account);
	return ["archive_mode=on", `archive_timeout=${WITHIN_SECONDS}`, `archive_command=${archiveCommand(own)}`];
}
