import { eq, getTableColumns, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { baskets } from "#server/basket/tables.ts";
import { members } from "#server/members/tables.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Db } from "./client.ts";
import { preparedOnce } from "./prepared.ts";

const NOW = new Date("2026-11-19T10:00:00.250Z");

function query(db: Db) {
	const named = db
		.select({ id: members.id, shout: sql<string>`upper(${members.name})`.as("shout") })
		.from(members)
		.as("named");
	return db
		.select({
			basket: getTableColumns(baskets),
			member: { id: members.id, name: members.name, confirmed: members.pin_authenticated_at },
			named: { shout: named.shout, id: named.id },
			mixed: { city: members.city, expires_at: baskets.expires_at },
			total: sql`count(*) over ()`.mapWith(Number),
		})
		.from(baskets)
		.leftJoin(members, eq(members.id, baskets.member_id))
		.leftJoin(named, eq(named.id, baskets.member_id))
		.orderBy(baskets.created_at);
}

const prepared = preparedOnce((db) => query(db).prepare("rows_test"));

test("a query that is written down answers what it answers otherwise, whatever is joined to it", async () => {
	const { db, drop } = await createTestDatabase();
	onTestFinished(drop);
	const [member] = await db
		.insert(members)
		.values({
			name: "Jana Weise",
			email: "jana@vsz.example",
			password_hash: "",
			street_address: "Weg",
			street_suffix: "1",
			postcode: "01067",
			city: "Dresden",
		})
		.returning({ id: members.id });
	await db.insert(baskets).values([
		{ member_id: member?.id ?? null, expires_at: NOW, created_at: NOW },
		{ member_id: null, expires_at: NOW, created_at: new Date(NOW.getTime() + 1) },
	]);
	const expected = await query(db);
	expect(expected[0]).toMatchObject({ member: { name: "Jana Weise" }, named: { shout: "JANA WEISE" }, total: 2 });
	expect(expected[1]).toMatchObject({ member: null, mixed: { city: null, expires_at: NOW } });
	for (const _ of ["first", "again"]) expect(await prepared(db).execute()).toEqual(expected);
});
