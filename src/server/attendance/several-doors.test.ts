import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { DoorList } from "#contract/office/attendance.ts";
import { asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, testApp } from "#tests/support/app.ts";
import { openDate } from "#tests/support/builders.ts";
import { sessionOf, staffAccount } from "#tests/support/staff.ts";

const HELPERS = 3;
const TICKS = 30;

test("ROOM-01 three helpers at two processes, one without a line in between: 30 ticks each, all there, once", async () => {
	const one = await testApp({ env: { TRUST_PROXY: "1" } });
	const other = await createTestApp({ env: { TRUST_PROXY: "1" }, beside: one });
	try {
		const date = await openDate(one.get, "free");
		const id = date.presence_seminar_date_id;
		const { pool } = one.database;
		await pool.query(
			`with booked as (
				insert into sign_ups (number, token_hash, seminar_date_id, number_of_persons, first_name, last_name, email, button_label)
				select 'T-' || n, sha256(n::text::bytea), $1, 1, 'Vorname', 'Name ' || n, 'p' || n || '@vsz.example', 'x'
				from generate_series(1, $2::int) n returning id, first_name, last_name)
			insert into sign_up_persons (sign_up_id, position, first_name, last_name) select id, 1, first_name, last_name from booked`,
			[id, HELPERS * TICKS],
		);
		const tokens: StaffToken[] = [];
		for (let index = 0; index < HELPERS; index += 1)
			tokens.push(await sessionOf(one, (await staffAccount(one, `Hilfe ${index}`, ["office"])).id));
		const asks = [asker(one), asker(other), asker(other)];
		const path = `/office/attendance/${id}`;
		const begun = (await asker(one)("GET", path, { token: tokens[0] })).body.data as DoorList;
		const session_id = begun.sessions[0]?.id ?? 0;
		const persons = begun.persons.filter(({ name }) => name.startsWith("Name "));
		const send = async (helper: number, ticks: object[]) => {
			const { status } = await (asks[helper] ?? asker(one))("POST", `${path}/tick`, {
				token: tokens[helper] as StaffToken,
				body: { ticks },
			});
			expect(status).toBe(200);
		};
		const mine = (helper: number) =>
			persons.slice(helper * TICKS, (helper + 1) * TICKS).map((person, index) => ({
				id: randomUUID(),
				session_id,
				person_id: person.id,
				state: "present",
				at: new Date(Date.now() - 600_000 + index * 1_000).toISOString(),
			}));
		const [first, second, offline] = [mine(0), mine(1), mine(2)];
		const oneByOne = async (helper: number, ticks: object[]) => {
			for (const tick of ticks) await send(helper, [tick]);
		};
		// The third loses the line after ten: the answer to the tenth never arrives, so it is sent again with the rest.
		await Promise.all([oneByOne(0, first), oneByOne(1, second), oneByOne(2, offline.slice(0, 10))]);
		await Promise.all([send(2, offline.slice(9)), send(2, offline.slice(9)), send(0, first)]);

		const { rows } = await pool.query(
			"select person_id, state, tick_id from attendance where session_id = $1 order by person_id",
			[session_id],
		);
		expect(rows).toHaveLength(HELPERS * TICKS);
		expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(HELPERS * TICKS);
		expect(rows.every(({ state }) => state === "present")).toBe(true);
		expect(new Set(rows.map(({ tick_id }) => tick_id))).toEqual(
			new Set([...first, ...second, ...offline].map((tick) => tick.id)),
		);
		const seen = (await asker(one)("GET", path, { token: tokens[1] })).body.data as DoorList;
		expect(seen.marks).toHaveLength(HELPERS * TICKS);
	} finally {
		await other.close();
	}
});
