import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { connect } from "./client.ts";
import { isConnectionLost } from "./outage.ts";

const failure = (work: Promise<unknown>): Promise<unknown> =>
	work.then(
		() => expect.unreachable(),
		(error: unknown) => error,
	);

async function databaseWithLog() {
	const template = await createTestDatabase();
	const lines: string[] = [];
	const database = connect(template.url, { log: (line) => lines.push(line) });
	onTestFinished(async () => {
		await database.pool.end();
		await template.drop();
	});
	return { ...database, lines, admin: template.pool };
}

test("a connection that is ended amid a transaction fails that transaction and nothing else", async () => {
	const { db, admin, lines } = await databaseWithLog();
	const lost = await failure(
		db.transaction(async (tx) => {
			const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
			await admin.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
			// Nobody asks it anything meanwhile: it is then that an error without a listener would end the process.
			await vi.waitFor(() => expect(lines).toHaveLength(1));
			await tx.execute(sql`select 1`);
		}),
	);
	expect(isConnectionLost(lost)).toBe(true);
	expect(lines).toEqual([expect.stringMatching(/^Datenbank: Verbindung verloren \(terminating connection/)]);
	expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
});

test("connections that break just before a transaction begins are not kept for ever", async () => {
	const { db, pool } = await databaseWithLog();
	const cut = (client: pg.PoolClient) =>
		void (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
	pool.on("acquire", cut);
	for (let index = 0; index < 12; index += 1) {
		expect(isConnectionLost(await failure(db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true);
	}
	pool.off("acquire", cut);
	expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0]);
	await db.transaction((tx) => tx.execute(sql`select 1`));
});

test("what is asked in one go with a statement that fails tells why that one failed, whoever hears of it first", async () => {
	const { pool } = await databaseWithLog();
	const client = await pool.connect();
	onTestFinished(() => client.release());
	await client.query("create table tickets (id integer primary key)");
	const take = "insert into tickets values (1)";
	await client.query(take);
	await client.query("begin");
	const asked = [take, "select 1", { name: "one", text: "select 1" }, take].map((one) => failure(client.query(one)));
	const heard = new Promise((resolve) => client.query("select 1", [], resolve));
	for (const error of await Promise.all([...asked, heard]))
		expect(error).toMatchObject({ code: "23505", constraint: "tickets_pkey" });
	await client.query("rollback");
	expect((await client.query("select count(*)::integer as count from tickets")).rows).toEqual([{ count: 1 }]);
	expect(await failure(client.query("select nothing"))).toMatchObject({ code: "42703" });
});

/** Stands before the database: refuses, says nothing, or lets people through. */
async function gate(databaseUrl: string) {
	const [, login, name, folder = ""] = /^postgres:\/\/(.+)@\/(\w+)\?host=(.+)$/.exec(databaseUrl) ?? [];
	const state = { mode: "refuse" as "refuse" | "silent" | "open", sockets: [] as Socket[] };
	const server = createServer((socket) => {
		state.sockets.push(socket.on("error", () => {}));
		if (state.mode === "refuse") socket.destroy();
		if (state.mode !== "open") return;
		const inside = createConnection(`${decodeURIComponent(folder)}/.s.PGSQL.5432`).on("error", () => {});
		socket.pipe(inside).pipe(socket);
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	return Object.assign(state, { url: `postgres://${login}@127.0.0.1:${port}/${name}` });
}

test("while the database is away one connection tries and nobody else waits; trouble and its end are one line each", async () => {
	const target = await createTestDatabase();
	onTestFinished(() => target.drop());
	const door = await gate(target.url);
	const lines: string[] = [];
	const { pool } = connect(door.url, { log: (line) => lines.push(line) });
	onTestFinished(() => pool.end());
	const ask = () => pool.query("select 1");

	expect(isConnectionLost(await failure(ask()))).toBe(true);
	door.mode = "silent";
	const first = failure(ask());
	await vi.waitFor(() => expect(door.sockets).toHaveLength(2));
	const others = await Promise.all(Array.from({ length: 30 }, () => failure(ask())));
	expect(others.every(isConnectionLost)).toBe(true);
	// They did not even knock, and the first is still waiting.
	expect(door.sockets).toHaveLength(2);
	expect(await Promise.race([first, "waiting"])).toBe("waiting");

	door.sockets[1]?.destroy();
	expect(isConnectionLost(await first)).toBe(true);
	door.mode = "open";
	await ask();
	expect(lines).toEqual([
		expect.stringMatching(/^Datenbank: nicht erreichbar/),
		expect.stringMatching(/^Datenbank: wieder da nach \d+ s\.$/),
	]);
});
