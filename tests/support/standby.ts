import { execFileSync } from "node:child_process";
import { appendFile, chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { unprivilegedAccount } from "#server/db/embedded/binaries.ts";
import { findCluster } from "#server/db/embedded/cluster.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";

const SETTINGS = ["fsync=off", "wal_level=replica", "max_wal_senders=4", "hot_standby=on"];

async function openFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "vsz-standby-"));
	await chmod(folder, 0o755);
	return folder;
}

/** As pg_basebackup does it, which the package comes without. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query("select pg_backup_start('standby', true)");
	await cp(from, to, { recursive: true, filter: (path) => !/postmaster\.|server\.log/.test(path) });
	const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
	await client.end();
	await writeFile(join(to, "backup_label"), rows[0].labelfile);
	await writeFile(join(to, "standby.signal"), "");
	const { username, password, searchParams } = new URL(url.replace("@/", "@x/"));
	const source = `host=${searchParams.get("host")} user=${username} password=${password}`;
	await appendFile(join(to, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
	await chmod(to, 0o700);
	const account = await unprivilegedAccount();
	if (account) execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, to]);
}

/** Two real servers, one of which follows the other. */
export async function openStandby() {
	const folders = [await openFolder(), await openFolder()] as const;
	const [first, second] = folders;
	const primary = await startEmbeddedPostgres({ dataDir: first, settings: SETTINGS });
	await cp(join(first, "postgres-password"), join(second, "postgres-password"));
	await mkdir(second, { recursive: true });
	await copyCluster(primary.url, await findCluster(first), join(second, "postgres"));
	const standby = await startEmbeddedPostgres({ dataDir: second, settings: SETTINGS });
	return {
		primaryUrl: primary.url,
		standbyUrl: standby.url,
		stopStandby: () => standby.stop(),
		async close() {
			await standby.stop();
			await primary.stop();
			for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}
