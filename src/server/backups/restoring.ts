import { join } from "node:path";
import { connect } from "#server/db/client.ts";
import { migrate, migrateTo, newestMigration } from "#server/db/migrate.ts";
import { load } from "./loading.ts";
import { BackupError, DATABASE, type Manifest, MEDIA, readManifest } from "./manifest.ts";
import { checkMedia, returnMedia } from "./media.ts";

/** A new schema of the backup's time, filled with it; the database must hold nothing. */
async function fillDatabase(url: string, from: string, manifest: Manifest): Promise<void> {
	if (manifest.migration > newestMigration())
		throw new BackupError("Die Sicherung stammt von einer neueren Version: Nimm diese Version oder eine spätere.");
	const { pool } = connect(url);
	try {
		const { rows } = await pool.query("select 1 from pg_tables where schemaname = 'public' limit 1");
		if (rows.length > 0)
			throw new BackupError("Diese Datenbank ist nicht leer: Eine Sicherung kommt nur in eine leere zurück.");
		await migrateTo(pool, manifest.migration);
	} finally {
		await pool.end();
	}
	await load(url, join(from, DATABASE), manifest);
}

interface Parts {
	url: string;
	dataDir: string;
	/** The backup's own folder. */
	from: string;
}

export async function migrateOnce(url: string): Promise<void> {
	const { pool } = connect(url);
	try {
		await migrate(pool);
	} finally {
		await pool.end();
	}
}

/** OPS-02: everything as it was, and then as this version wants it. */
export async function restore({ url, dataDir, from }: Parts): Promise<Manifest> {
	const manifest = await readManifest(from);
	await checkMedia(join(from, MEDIA), manifest.media);
	await fillDatabase(url, from, manifest);
	await returnMedia(join(from, MEDIA), dataDir, manifest.media);
	await migrateOnce(url);
	return manifest;
}

/** The same server; an address through a socket has no host, which a URL cannot be without. */
const beside = (url: string, name: string): string => url.replace(/(?<=[@/][^/?]*)\/[^/?@]*(?=\?|$)/, `/${name}`);

const SCRATCH = "vsz_backup_proof";

/** Whether it could be brought back: it is, into a database of its own beside, and every row is compared. */
export async function prove({ url, from }: Omit<Parts, "dataDir">): Promise<void> {
	const manifest = await readManifest(from);
	await checkMedia(join(from, MEDIA), manifest.media);
	const { pool } = connect(url);
	try {
		await pool.query(`drop database if exists ${SCRATCH} with (force)`);
		await pool.query(`create database ${SCRATCH} template template0`);
		await fillDatabase(beside(url, SCRATCH), from, manifest);
	} finally {
		await pool.query(`drop database if exists ${SCRATCH} with (force)`);
		await pool.end();
	}
}
