import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openStandby } from "#tests/support/standby.ts";
import { connect, type Database } from "./client.ts";
import { openReplica, type Replica } from "./replica.ts";

let servers: Awaited<ReturnType<typeof openStandby>>;
let database: Database;
let standby: Database;
let replica: Replica;
const lines: string[] = [];

beforeAll(async () => {
	servers = await openStandby();
	database = connect(servers.primaryUrl);
	standby = connect(servers.standbyUrl);
	await database.pool.query("create table words (word text)");
	replica = openReplica({
		primary: database.pool,
		standby: standby.pool,
		delay: 2,
		log: (line) => lines.push(line),
	});
}, 120_000);
afterAll(async () => {
	await replica.close();
	await database.pool.end();
	await servers.close();
}, 60_000);

const say = (word: string) => database.pool.query("insert into words values ($1)", [word]);
/** What a page would read, and from where. */
const read = () =>
	replica.read(async () => {
		const { rows } = await database.db.execute<{ from: string; last: string | null }>(
			sql`select case when pg_is_in_recovery() then 'standby' else 'primary' end as from,
				(select word from words order by ctid desc limit 1) as last`,
		);
		return `${rows[0]?.from}: ${rows[0]?.last}`;
	});
const ready = () => eventually(() => expect(replica.isReady()).toBe(true));

test("OPS-04 pages are read from the standby; a change that was heard of is read from the primary until the standby has it", async () => {
	await say("eins");
	await ready();
	await eventually(async () => expect(await read()).toBe("standby: eins"));
	await standby.pool.query("select pg_wal_replay_pause()");
	await say("zwei");
	expect(await read()).toBe("standby: eins");
	replica.hold();
	expect(await read()).toBe("primary: zwei");
	await standby.pool.query("select pg_wal_replay_resume()");
	await eventually(async () => expect(await read()).toBe("standby: zwei"));
	expect(replica.figures()).toMatchObject({ standby: expect.any(Number), isReady: true });
}, 60_000);

test("OPS-04 what writes, also within a transaction, and what fails there is asked of the primary", async () => {
	await ready();
	await replica.read(() =>
		database.db.transaction(async (tx) => {
			await tx.execute(sql`insert into words values ('drei')`);
		}),
	);
	const { rows } = await database.pool.query("select 1 from words where word = 'drei'");
	expect(rows).toHaveLength(1);
}, 60_000);

test("OPS-04 a standby too far behind and one that is gone are told once, and everybody is answered", async () => {
	await ready();
	lines.length = 0;
	await standby.pool.query("select pg_wal_replay_pause()");
	await say("vier");
	await eventually(() => expect(lines).toEqual([expect.stringContaining("hängt")]));
	expect(await read()).toBe("primary: vier");
	await standby.pool.query("select pg_wal_replay_resume()");
	await eventually(async () => expect(await read()).toBe("standby: vier"));
	await servers.stopStandby();
	expect(await read()).toBe("primary: vier");
	await eventually(() => expect(lines.at(-1)).toContain("nicht zu gebrauchen"));
	expect(lines).toHaveLength(3);
	expect(await read()).toBe("primary: vier");
}, 90_000);

test("OPS-04 a database that follows nobody is no standby", async () => {
	const told: string[] = [];
	const wrong = openReplica({
		primary: database.pool,
		standby: connect(servers.primaryUrl).pool,
		delay: 5,
		log: (line) => told.push(line),
	});
	await eventually(() => expect(told).toEqual([expect.stringContaining("keine Kopie")]));
	expect(wrong.isReady()).toBe(false);
	await wrong.close();
});
