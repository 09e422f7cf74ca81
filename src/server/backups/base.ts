import { createReadStream, createWriteStream } from "node:fs";
import { chmod, chown, copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import pg from "pg";
import { systemOf } from "#server/db/embedded/archive.ts";
import type { Account } from "#server/db/embedded/binaries.ts";
import { passwordFile } from "#server/db/embedded/cluster.ts";
import { BackupError, type Base } from "./manifest.ts";

const ENDING = ".zst";
const FILES = "files";
const PASSWORD = "password";
/** So long the archive may take for the last that a copy needs. */
const ARCHIVE_TIMEOUT_MS = 600_000;

/** What a server makes anew, as `pg_basebackup` has it. */
const EMPTY_FOLDERS =
	/^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)(\/|$)/;
const LEFT_OUT =
	/^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|.*\.signal|server\.log|pg_internal\.init.*)$/;
const CONTROL = "global/pg_control";

interface Entry {
	path: string;
	isFolder: boolean;
}

/** Paths below the cluster, the control file last: it says how far the others are. */
async function entriesOf(cluster: string): Promise<Entry[]> {
	const all = await readdir(cluster, { recursive: true, withFileTypes: true });
	const entries = all.flatMap((entry) => {
		const path = relative(cluster, join(entry.parentPath, entry.name));
		const isFolder = entry.isDirectory();
		const isTemporary = path.split("/").some((part) => part.startsWith("pgsql_tmp"));
		const isLeftOut = isTemporary || (!isFolder && (EMPTY_FOLDERS.test(path) || LEFT_OUT.test(basename(path))));
		return isLeftOut ? [] : [{ path, isFolder }];
	});
	return [...entries.filter(({ path }) => path !== CONTROL), { path: CONTROL, isFolder: false }];
}

/** Most files are this small, and there are a thousand of them: at once is much faster, and nobody waits for it. */
const SMALL_BYTES = 128 * 1024;

async function pack(from: string, to: string, signal: AbortSignal | undefined): Promise<void> {
	if ((await stat(from)).size <= SMALL_BYTES)
		return writeFile(to, zstdCompressSync(await readFile(from)), { mode: 0o600, signal });
	await pipeline(createReadStream(from), createZstdCompress(), createWriteStream(to, { mode: 0o600 }), { signal });
}

async function unpack(from: string, to: string): Promise<void> {
	if ((await stat(from)).size <= SMALL_BYTES) return writeFile(to, zstdDecompressSync(await readFile(from)));
	await pipeline(createReadStream(from), createZstdDecompress(), createWriteStream(to));
}

/** A table that was dropped meanwhile: the archive knows of it. */
const ifGone = (error: NodeJS.ErrnoException): void => {
	if (error.code !== "ENOENT") throw error;
};

async function copyFiles(cluster: string, to: string, signal: AbortSignal | undefined): Promise<void> {
	for (const { path, isFolder } of await entriesOf(cluster)) {
		if (isFolder) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
		else await pack(join(cluster, path), join(to, path) + ENDING, signal).catch(ifGone);
	}
}

interface Begun {
	first_wal: string;
	timeline: number;
}

interface Ended {
	lsn: string;
	label: string;
	at: Date;
}

async function begin(client: pg.Client): Promise<Begun> {
	const { rows } = await client.query<{ first_wal: string }>(
		"select pg_walfile_name(pg_backup_start('vsz', true)) as first_wal",
	);
	const first_wal = rows[0]?.first_wal ?? "";
	return { first_wal, timeline: Number.parseInt(first_wal.slice(0, 8), 16) };
}

/** Waits until the archive holds all that the copy needs. */
async function end(client: pg.Client): Promise<Ended> {
	await client.query(`set statement_timeout = ${ARCHIVE_TIMEOUT_MS}`);
	const { rows } = await client
		.query<Ended>("select lsn::text, labelfile as label, clock_timestamp() as at from pg_backup_stop(true)")
		.catch((error: { code?: string }) => {
			if (error.code !== "57014") throw error;
			throw new BackupError("Das Archiv nimmt nichts an: Sieh nach, ob in BACKUP_FOLDER Platz ist.");
		});
	return rows[0] as Ended;
}

interface Parts {
	url: string;
	dataDir: string;
	cluster: string;
	to: string;
	signal?: AbortSignal | undefined;
}

/** The files of the embedded database while it runs: what changes meanwhile is put right by the archive. */
export async function copyCluster({ url, dataDir, cluster, to, signal }: Parts): Promise<Base> {
	await mkdir(join(to, FILES), { recursive: true, mode: 0o700 });
	await copyFile(passwordFile(dataDir), join(to, PASSWORD));
	const client = new pg.Client({ connectionString: url, keepAlive: true });
	await client.connect();
	try {
		const begun = await begin(client);
		await copyFiles(cluster, join(to, FILES), signal);
		const { lsn, label, at } = await end(client);
		await writeFile(join(to, "backup_label"), label, { mode: 0o600 });
		return { system: await systemOf(cluster), ...begun, whole_at_lsn: lsn, whole_at: at.toISOString() };
	} finally {
		await client.end();
	}
}

async function give(path: string, account: Account | null): Promise<void> {
	if (account) await chown(path, account.uid, account.gid);
}

/** The same way back, into the empty folder of a cluster. */
export async function placeCluster(from: string, cluster: string, account: Account | null): Promise<void> {
	const files = join(from, FILES);
	for (const entry of await readdir(files, { recursive: true, withFileTypes: true })) {
		const source = join(entry.parentPath, entry.name);
		const target = join(cluster, relative(files, source));
		const path = entry.isDirectory() ? target : target.slice(0, -ENDING.length);
		if (entry.isDirectory()) await mkdir(path, { recursive: true });
		else await unpack(source, path);
		await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
		await give(path, account);
	}
	await copyFile(join(from, "backup_label"), join(cluster, "backup_label"));
	await give(join(cluster, "backup_label"), account);
}

/** The roles in it know the password of that time. */
export async function placePassword(from: string, dataDir: string): Promise<void> {
	await mkdir(dataDir, { recursive: true });
	await copyFile(join(from, PASSWORD), passwordFile(dataDir));
}
