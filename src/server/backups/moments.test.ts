import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { berlinIso } from "#contract/berlin.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/db/client.ts";
import { findCluster } from "#server/db/embedded/cluster.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { momentText } from "#server/outbox/moments.ts";
import { backupsPart } from "#server/state/parts.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { makeBackup } from "./making.ts";
import { findBeginnings } from "./moments.ts";
import { readMoment, restoreAt } from "./returning.ts";
import { createBackups } from "./service.ts";
import { tidyArchive } from "./tidying.ts";

const QUICK = ["fsync=off", "max_connections=20"];

/** No more of a house than a copy asks for. */
const LITTLE = `create table categories (id serial, name text, slug text);
	create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint)`;

/** A house of its own with an archive, its folders named as people name them. */
async function openHouse(root: string, name: string) {
	const config = readConfig({
		DATA_DIR: join(root, name),
		BACKUP_FOLDER: join(root, "Sicherung am 'Fluss', 100 %"),
		BACKUP_WAL: "on",
	});
	const { folder = "", walFolder = "" } = config.backup ?? {};
	return { config, folder, walFolder: walFolder ?? "" };
}

async function startHouse({ config, walFolder }: Awaited<ReturnType<typeof openHouse>>) {
	const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, settings: QUICK, walFolder });
	const { pool, db } = connect(postgres.url);
	let isOver = false;
	const stop = async () => {
		if (isOver) return;
		isOver = true;
		await pool.end();
		await postgres.stop();
	};
	onTestFinished(stop);
	return { url: postgres.url, pool, db, stop };
}

const add = (pool: pg.Pool, name: string) =>
	pool.query("insert into categories (name, slug) values ($1, lower($1))", [name]);
const names = async (pool: pg.Pool) =>
	(await pool.query<{ name: string }>("select name from categories order by id")).rows.map(({ name }) => name);
const now = async (pool: pg.Pool) =>
	(await pool.query<{ at: Date }>("select clock_timestamp() as at")).rows[0]?.at ?? new Date();

/** Moments of ours know milliseconds, and those of files are as old as the last tick of the kernel's clock, at most 10 ms. */
const pause = (pool: pg.Pool) => pool.query("select pg_sleep(0.03)");

/** Hands on what was written, as a minute later by itself; answers up to when the archive leads. */
async function handOn(pool: pg.Pool, folder: string, walFolder: string): Promise<Date> {
	await pause(pool);
	const at = await now(pool);
	await pause(pool);
	await pool.query("select pg_switch_wal()");
	return eventually(async () => {
		const until = (await findBeginnings(folder, walFolder)).at(-1)?.until;
		expect(until?.getTime()).toBeGreaterThanOrEqual(at.getTime());
		return until as Date;
	});
}

test("OPS-02 the embedded database comes back as it was at any moment between two copies, and again from there", async () => {
	const root = await temporaryFolder();
	const first = await openHouse(root, "erstes Haus");
	const { folder, walFolder } = first;
	const house = await startHouse(first);
	await house.pool.query(LITTLE);
	const before = new Date();
	const cluster = await findCluster(first.config.dataDir);
	const picture = join(first.config.dataDir, "media", "public", "scenes");
	await mkdir(picture, { recursive: true });
	await writeFile(join(picture, "stuhl.webp"), "gelb");
	const { manifest } = await makeBackup({
		...{ url: house.url, dataDir: first.config.dataDir, folder, cluster },
		clock: () => new Date(),
		bucket: null,
	});
	await add(house.pool, "Vorher");
	await pause(house.pool);
	const wanted = await now(house.pool);
	await pause(house.pool);
	await add(house.pool, "Nachher");
	const until = await handOn(house.pool, folder, walFolder);
	const backups = createBackups({
		...house,
		databaseUrl: house.url,
		clock: () => new Date(),
		config: first.config,
		mediaFiles: { bucket: null },
	});
	const state = await backups.look();
	expect(state?.moments).toEqual({ from: new Date(manifest.base?.whole_at ?? ""), until, isStuck: false });
	const { facts } = backupsPart(state, undefined, new Date());
	expect(facts.find(({ label }) => label === "Zurück zu jedem Moment")?.value).toContain(momentText(until));
	await house.stop();

	const second = await openHouse(root, "zweites Haus");
	await expect(restoreAt(second.config, folder, before)).rejects.toThrow("So weit zurück reicht keine Sicherung.");
	const late = new Date(until.getTime() + 1000);
	await expect(restoreAt(second.config, folder, late)).rejects.toThrow("So weit reicht das Archiv nicht.");
	await expect(restoreAt(first.config, folder, wanted)).rejects.toThrow("liegt schon eine Datenbank");
	const last = await restoreAt(second.config, folder, wanted);
	expect(last?.getTime()).toBeLessThanOrEqual(wanted.getTime());
	const again = await startHouse(second);
	expect(await names(again.pool)).toEqual(["Vorher"]);
	expect(await readdir(join(second.config.dataDir, "media", "public", "scenes"))).toEqual(["stuhl.webp"]);

	await add(again.pool, "Danach");
	const end = await handOn(again.pool, folder, walFolder);
	await again.stop();
	const third = await openHouse(root, "drittes Haus");
	await restoreAt(third.config, folder, end);
	const { pool } = await startHouse(third);
	expect(await names(pool)).toEqual(["Vorher", "Danach"]);

	const archive = join(walFolder, manifest.base?.system ?? "");
	await tidyArchive(folder, walFolder);
	const kept = (await readdir(archive)).filter((name) => /^[0-9A-F]{24}/.test(name));
	expect(kept.sort()[0]?.slice(0, 24)).toBe(manifest.base?.first_wal);
}, 120_000);

test("OPS-02 a moment is told as the clocks in Berlin show it, in summer and in winter", () => {
	expect(berlinIso(readMoment("2026-11-18 14:30"))).toBe("2026-11-18T14:30:00+01:00");
	expect(berlinIso(readMoment("2026-07-18 14:30:15"))).toBe("2026-07-18T14:30:15+02:00");
	expect(() => readMoment("gestern")).toThrow("Welcher Moment?");
});
