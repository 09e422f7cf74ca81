import { and, asc, eq, gte, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { outbox } from "#server/outbox/tables.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Db } from "./client.ts";
import { insertOnce, preparedByShape } from "./prepared.ts";

const NOW = new Date("2026-11-15T10:00:00.123Z");
const insert = insertOnce(outbox, ["id", "recipient", "message", "unlocks", "next_try_at", "state", "tries"]);

const letter = (index: number) => ({
	id: `00000000-0000-4000-8000-00000000000${index}`,
	channel: "mail" as const,
	kind: "contact_receipt",
	recipient: `brief${index}@vsz.example`,
	message: { subject: `Brief ${index}`, parts: [1, "zwei", null] },
	unlocks: index % 2 ? undefined : "B-1",
	next_try_at: NOW,
	created_at: NOW,
});

async function database() {
	const found = await createTestDatabase();
	onTestFinished(() => found.drop());
	return found.db;
}

test.each([1, 2, 4, 5, 9])("%i rows are written as they are and answered in their order", async (count) => {
	const db = await database();
	const rows = Array.from({ length: count }, (_, index) => letter(index));
	const written = await insert(db, rows);
	expect(written).toEqual(
		rows.map(({ id, recipient, message, unlocks = null }) => ({
			...{ id, recipient, message, unlocks },
			...{ next_try_at: NOW, state: "waiting", tries: 0 },
		})),
	);
	expect(await db.$count(outbox)).toBe(count);
});

test("rows that come with other columns are a statement of their own, whichever came first", async () => {
	const db = await database();
	const { unlocks: _, ...short } = letter(1);
	await insert(db, [{ ...letter(0), state: "sent" }]);
	await insert(db, [short]);
	await insert(db, [{ ...letter(2), state: "failed" }]);
	const rows = await db.select({ state: outbox.state, unlocks: outbox.unlocks }).from(outbox).orderBy(outbox.id);
	expect(rows).toEqual([
		{ state: "sent", unlocks: "B-1" },
		{ state: "waiting", unlocks: null },
		{ state: "failed", unlocks: "B-1" },
	]);
});

test("of rows that come with different columns in one go each keeps its own, and the others their defaults", async () => {
	const db = await database();
	const { unlocks: _, ...short } = letter(1);
	await insert(db, [short, { ...letter(0), state: "sent" }, { ...letter(2), unlocks: "B-2" }]);
	const rows = await db.select({ state: outbox.state, unlocks: outbox.unlocks }).from(outbox).orderBy(outbox.id);
	expect(rows).toEqual([
		{ state: "sent", unlocks: "B-1" },
		{ state: "waiting", unlocks: null },
		{ state: "waiting", unlocks: "B-2" },
	]);
});

interface Asked {
	state?: "waiting" | "sent" | undefined;
	since?: Date | undefined;
	isLocked?: boolean | undefined;
	most?: number | undefined;
}

test("a question with any set of conditions is asked as it is meant, and kept by its conditions", async () => {
	const db = await database();
	const written: Asked[] = [];
	const find = preparedByShape("letters", (db: Db, asked: Asked) => {
		written.push(asked);
		const { state, since, isLocked, most = 10 } = asked;
		return db
			.select({ recipient: outbox.recipient })
			.from(outbox)
			.where(
				and(
					state ? eq(outbox.state, state) : undefined,
					since ? gte(outbox.created_at, since) : undefined,
					isLocked === undefined ? undefined : isLocked ? eq(outbox.unlocks, "B-1") : eq(outbox.tries, 7),
				),
			)
			.orderBy(asc(outbox.id))
			.limit(most);
	});
	await insert(db, [letter(0), { ...letter(2), state: "sent", created_at: new Date(NOW.getTime() - 1_000) }]);
	const found = async (asked: Asked) => (await find(db, asked)).map(({ recipient }) => recipient[5]).join("");
	for (const expected of ["02", "02"]) expect(await found({})).toBe(expected);
	expect([await found({ state: "sent" }), await found({ state: "waiting" })]).toEqual(["2", "0"]);
	expect([await found({ since: NOW }), await found({ since: undefined, most: 1 })]).toEqual(["0", "0"]);
	expect([await found({ isLocked: true }), await found({ isLocked: false })]).toEqual(["02", ""]);
	expect(await db.transaction(async (tx) => (await find(tx, { state: "sent" })).length)).toBe(1);
	// Nothing, the state, since when, how many, and either of locked or not.
	expect(written).toHaveLength(6);
});

test("of more sets of conditions than connections should remember the last ones are asked without being kept", async () => {
	const db = await database();
	let written = 0;
	const find = preparedByShape("many", (db: Db, asked: Record<string, number>) => {
		written += 1;
		const [limit = 0] = Object.values(asked);
		return db.select({ id: outbox.id }).from(outbox).limit(limit);
	});
	await insert(db, [letter(0), letter(1)]);
	for (let round = 0; round < 2; round += 1)
		for (let shape = 0; shape < 70; shape += 1) expect(await find(db, { [`limit_${shape}`]: 1 })).toHaveLength(1);
	expect(written).toBe(80);
	expect(await db.$count(sql`pg_prepared_statements where name like 'many%'`)).toBe(60);
});

test("of what is asked together in a transaction and fails nothing remains, and the connection serves whoever comes next", async () => {
	const db = await database();
	for (let turn = 0; turn < 20; turn += 1) {
		const refused = db.transaction((tx) =>
			Promise.all([[letter(0)], [letter(0)], [letter(1), letter(2)]].map((rows) => insert(tx, rows))),
		);
		await expect(refused).rejects.toMatchObject({ cause: { code: "23505" } });
		expect(await db.$count(outbox)).toBe(0);
	}
	await db.transaction((tx) => Promise.all([[letter(0)], [letter(1), letter(2)]].map((rows) => insert(tx, rows))));
	expect(await db.$count(outbox)).toBe(3);
});

test("it writes in the transaction that it is handed, and a refused row leaves nothing", async () => {
	const db = await database();
	const refused = db.transaction(async (tx) => {
		await insert(tx, [letter(0)]);
		await insert(tx, [letter(0)]);
	});
	await expect(refused).rejects.toThrow();
	expect(await db.select().from(outbox).where(eq(outbox.recipient, "brief0@vsz.example"))).toEqual([]);
});
