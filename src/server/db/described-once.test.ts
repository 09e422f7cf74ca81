import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { connect } from "./client.ts";

async function connection() {
	const { url, drop } = await createTestDatabase();
	const { pool } = connect(url);
	const client = await pool.connect();
	onTestFinished(async () => {
		client.release(true);
		await pool.end();
		await drop();
	});
	await client.query("create table things (id int, name text)");
	await client.query("insert into things values (1, 'Eimer'), (2, null)");
	const { connection: wire } = client as unknown as { connection: { describe(portal: object): void } };
	return { client, describe: vi.spyOn(wire, "describe") };
}

const ALL = { name: "all", text: "select id, name from things where id <= $1 order by id" };

test("the columns of a prepared statement are asked for once, and its rows are the same each time", async () => {
	const { client, describe } = await connection();
	for (const most of [2, 1, 0, 2]) {
		const { rows, fields, rowCount } = await client.query({ ...ALL, values: [most] });
		expect(rows).toEqual(
			[
				{ id: 1, name: "Eimer" },
				{ id: 2, name: null },
			].slice(0, most),
		);
		expect([fields.map(({ name }) => name), rowCount]).toEqual([["id", "name"], most]);
	}
	expect(describe).toHaveBeenCalledTimes(1);
});

test("what is asked in one go, before anything was answered, is answered each for itself", async () => {
	const { client } = await connection();
	const names = { name: "names", text: "select name from things order by id", rowMode: "array" as const };
	const asked = [1, 2, 1].map((most) => client.query({ ...ALL, values: [most] }));
	const [lists, ...counts] = await Promise.all([client.query(names), ...asked]);
	expect(lists?.rows).toEqual([["Eimer"], [null]]);
	expect(counts.map(({ rows }) => rows.length)).toEqual([1, 2, 1]);
});

test("a statement that fails says so, and works again with what it can be asked", async () => {
	const { client } = await connection();
	await client.query({ ...ALL, values: [2] });
	await expect(client.query({ ...ALL, values: ["viele"] })).rejects.toThrow("invalid input syntax");
	expect((await client.query({ ...ALL, values: [1] })).rows).toEqual([{ id: 1, name: "Eimer" }]);
});

test("columns that became others are refused and never read as what they were", async () => {
	const { client } = await connection();
	await client.query({ ...ALL, values: [2] });
	await client.query("alter table things alter id type text");
	await expect(client.query({ ...ALL, values: [2] })).rejects.toThrow();
});
