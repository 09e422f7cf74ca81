import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { createErasures } from "#server/rights/erasures.ts";
import { eraseAgainAt } from "#server/start/erasing-again.ts";
import type { Staff } from "#server/viewer.ts";
import { DEMO_LOGINS } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { shop } from "#tests/support/shop.ts";
import { findTables, quoted } from "./catalog.ts";
import { findBackups, makeBackup, prune } from "./making.ts";
import { MANIFEST } from "./manifest.ts";
import { prove, restore } from "./restoring.ts";

vi.setConfig({ testTimeout: 90_000 });

let house: TestApp;
let url: string;
/** Where the house keeps its own copies. */
let kept: string;
beforeAll(async () => {
	kept = await mkdtemp(join(tmpdir(), "vsz-backups-"));
	house = await createTestApp({ office: true, env: { TRUST_PROXY: "1", BACKUP_FOLDER: kept } });
	url = house.database.url;
}, 60_000);
afterAll(async () => {
	await house.close();
	await rm(kept, { recursive: true, force: true });
});

const make = async (folder: string, at = new Date()) =>
	makeBackup({ url, dataDir: house.config.dataDir, folder, clock: () => at, bucket: null });

/** A database with nothing in it, not even a schema. */
async function emptyDatabase() {
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	await database.pool.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
	return database;
}

/** Every row of every table, as text. */
async function allRows(pool: pg.Pool): Promise<Record<string, string[]>> {
	const all: Record<string, string[]> = {};
	for (const table of await findTables(pool as unknown as pg.Client)) {
		const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${quoted(table)} t order by 1`);
		all[table] = rows.map(({ row }) => row);
	}
	return all;
}

test("OPS-02 what comes back on an empty machine is the same row by row and file by file, and the house goes on from there", async () => {
	const { folder, manifest } = await make(await temporaryFolder());
	const target = await emptyDatabase();
	const dataDir = await temporaryFolder();
	await restore({ url: target.url, dataDir, from: folder });
	expect(await allRows(target.pool)).toEqual(await allRows(house.database.pool));
	expect(manifest.media.length).toBeGreaterThan(50);
	for (const [path] of manifest.media) {
		const [returned, own] = await Promise.all(
			[dataDir, house.config.dataDir].map((root) => readFile(join(root, "media", path))),
		);
		expect(returned?.equals(own as Buffer), path).toBe(true);
	}
	const next = "insert into categories (name, slug) values ('Nachher', 'nachher') returning id";
	const { rows } = await target.pool.query(next);
	const { rows: known } = await house.database.pool.query("select max(id) as id from categories");
	expect(rows[0].id).toBeGreaterThan(known[0].id);
	await migrate(target.pool);
});

test("OPS-02 a copy made while people order is of one moment: every order with its lines, documents and letters", async () => {
	const at = shop(house);
	const courses = await at.pricedCourses();
	let isOver = false;
	const ordering = (async () => {
		for (let number = 0; !isOver && number < 200; number += 1) {
			const who = at.person();
			const basket = await who.basketWith(courses[0] as { id: number });
			await who.checkout(basket.id, { email: `sicher-${number}@vsz.example` });
		}
	})();
	const making = make(await temporaryFolder()).finally(() => {
		isOver = true;
	});
	const [{ folder, manifest }] = await Promise.all([making, ordering]);
	const target = await emptyDatabase();
	await restore({ url: target.url, dataDir: await temporaryFolder(), from: folder });
	const { rows } = await target.pool.query(
		"select count(*) filter (where not exists (select from order_lines l where l.order_id = o.id))::int as bare, count(*)::int as orders from orders o",
	);
	expect(rows[0]).toEqual({ bare: 0, orders: manifest.tables.find(({ name }) => name === "orders")?.rows });
});

test("OPS-02 a backup is proved beside the house; a damaged one, a strange folder and a full database are refused in words", async () => {
	const { folder, manifest } = await make(await temporaryFolder());
	await prove({ url, from: folder });
	const { rows } = await house.database.pool.query("select 1 from pg_database where datname = 'vsz_backup_proof'");
	expect(rows).toEqual([]);

	const dataDir = await temporaryFolder();
	await expect(restore({ url, dataDir, from: folder })).rejects.toThrow("ist nicht leer");
	await expect(restore({ url, dataDir, from: dataDir })).rejects.toThrow(
		"liegt keine Sicherung, die sich lesen lässt: manifest.json fehlt.",
	);

	const other = await temporaryFolder();
	const damaged = async (name: string, damage: (at: string) => Promise<void>) => {
		const copy = join(other, name);
		await cp(folder, copy, { recursive: true });
		await damage(copy);
		return prove({ url, from: copy });
	};
	const [path = ""] = manifest.media[0] ?? [];
	await expect(damaged("media", (at) => truncate(join(at, "media", path), 1))).rejects.toThrow(
		`Die Datei ${path} fehlt`,
	);
	const changed = async (at: string) => {
		const read = JSON.parse(await readFile(join(at, MANIFEST), "utf8"));
		read.tables.find(({ name }: { name: string }) => name === "orders").sum = "1";
		await writeFile(join(at, MANIFEST), JSON.stringify(read));
	};
	await expect(damaged("rows", changed)).rejects.toThrow("orders");
});

test("OPS-02 files that lay in the copy before cost no space again, the oldest go, and half ones never count", async () => {
	const folder = await temporaryFolder();
	for (const day of [1, 2, 3]) await make(folder, new Date(`2026-11-0${day}T02:00:00Z`));
	const dead = makeBackup({
		url: "postgres://nobody@127.0.0.1:1/x",
		dataDir: "/",
		folder,
		clock: () => new Date(),
		bucket: null,
	});
	await expect(dead).rejects.toThrow();
	expect(await readdir(folder)).toHaveLength(3);
	await cp(join(folder, "2026-11-01T02-00-00Z"), join(folder, "2026-11-04T02-00-00Z.part"), { recursive: true });
	await prune(folder, 2);
	expect(await readdir(folder)).toEqual(await findBackups(folder));
	expect(await findBackups(folder)).toEqual(["2026-11-02T02-00-00Z", "2026-11-03T02-00-00Z"]);
});

/** In which tables this text stands, in how many rows. */
async function whereFound(pool: pg.Pool, text: string): Promise<Record<string, number>> {
	const found = Object.entries(await allRows(pool)).map(([table, rows]) => {
		const hex = Buffer.from(text).toString("hex");
		return [table, rows.filter((row) => row.includes(text) || row.includes(hex)).length] as const;
	});
	return Object.fromEntries(found.filter(([, count]) => count > 0));
}

test("OPS-02 whoever was erased after a copy was made is erased again before the house opens, but for what the law keeps", async () => {
	const { erasing, erasures } = house.app.services;
	const email = DEMO_LOGINS.customer.username;
	const { folder } = await make(kept);
	const before = await whereFound(house.database.pool, email);
	await erasing.foresee(email, { id: 1 } as Staff);
	await erasing.erase({ email, tell: false }, { id: 1 } as Staff);
	await erasures.writeOut();
	await erasures.writeOut();
	const list = await readFile(join(kept, "erased.jsonl"), "utf8");
	expect(list.trim().split("\n")).toHaveLength(1);
	expect(list).not.toContain("kundin");
	const left = await whereFound(house.database.pool, email);

	const target = await emptyDatabase();
	await restore({ url: target.url, dataDir: await temporaryFolder(), from: folder });
	expect(await whereFound(target.pool, email)).toEqual(before);
	await eraseAgainAt(target.url, house.config, kept);
	expect(await whereFound(target.pool, email)).toEqual(left);
	expect(Object.keys(left)).toEqual(["orders"]);

	const state = await allRows(target.pool);
	await eraseAgainAt(target.url, house.config, kept);
	expect(await allRows(target.pool)).toEqual(state);
});

test("OPS-02 where no copies are made nobody notes who was erased", async () => {
	const { database, clock, app } = house;
	const erasures = createErasures({ ...database, clock, secrets: app.services.secrets, config: { backup: null } });
	const count = async () => (await database.pool.query("select count(*)::int as all from erasures")).rows[0].all;
	const before = await count();
	await database.db.transaction((tx) => erasures.note(tx, "jemand@vsz.example", "office"));
	expect(await count()).toBe(before);
});
