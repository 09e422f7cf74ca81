import { expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

/** Everything that an act could leave behind. */
const LEFT = `select (select count(*) from outbox) as letters, (select count(*) from invoices) as documents,
	(select json_agg(s order by series, year) from number_series s) as numbers, (select count(*) from audit_trail where action <> 'seen') as notes,
	(select json_agg(o.state order by o.id) from orders o) as states`;

/** One of the demo, paid and invoiced. */
async function paidOrder({ database }: TestApp): Promise<{ number: string; email: string }> {
	const { rows } = await database.pool.query(
		"select o.number, o.email from orders o join invoices i on i.order_id = o.id where o.state = 'paid' order by o.id limit 1",
	);
	return rows[0];
}

interface Told {
	to: string;
	is_ours: boolean;
}

test("DESK-09 LOG-02 what an act will bring about is told by doing it and taking it back, and then comes about just so", async () => {
	const testing = await testApp();
	const ask = asker(testing);
	const { token, id } = await staffWith(testing, ask, "office");
	const { number, email } = await paidOrder(testing);
	const path = `/office/order/${number}/withdrawal`;
	const left = async () => (await testing.database.pool.query(LEFT)).rows[0];
	const before = await left();

	const { status, body } = await ask("GET", path, { token });
	expect(status).toBe(200);
	const { letters, documents, money_back } = body.data;
	expect(letters.map(({ to, is_ours }: Told) => (is_ours ? "uns" : to)).sort()).toEqual([email, "uns"].sort());
	expect(documents).toEqual([{ kind: "credit_note", number: expect.any(String), amount: expect.any(Number) }]);
	expect(Math.abs(documents[0].amount)).toBe(money_back);
	expect(money_back).toBeGreaterThan(0);
	const looks = await testing.database.pool.query("select subject, subject_id from audit_trail where user_id = $1", [
		id,
	]);
	expect(looks.rows).toEqual([{ subject: "order", subject_id: number }]);
	expect(await left()).toEqual(before);

	expect((await ask("POST", path, { token })).status).toBe(200);
	const after = await left();
	expect(Number(after.letters) - Number(before.letters)).toBe(letters.length);
	const { rows } = await testing.database.pool.query("select number from invoices where kind = 'credit_note'");
	expect(rows).toEqual([{ number: documents[0].number }]);
	expect((await ask("GET", path, { token })).status).toBe(409);
});
