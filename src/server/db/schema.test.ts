import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

const refused = (sql: string) =>
	database.pool.query(sql).then(
		() => "accepted",
		(error: { code: string }) => error.code,
	);

test("every foreign key has an index that begins with its columns", async () => {
	const { rows } = await database.pool.query<{ key: string }>(`
		select conrelid::regclass || '.' || conname as key from pg_constraint c
		where contype = 'f' and not exists (
			select 1 from pg_index i where i.indrelid = c.conrelid
			and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
		order by 1`);
	expect(rows).toEqual([]);
});

test("moments carry a time zone and money is whole cents", async () => {
	const { rows } = await database.pool.query<{ column: string }>(`
		select table_name || '.' || column_name as column from information_schema.columns
		where table_schema = 'public' and (data_type = 'timestamp without time zone'
			or (column_name like '%cents' and data_type <> 'integer') or data_type in ('real', 'double precision', 'money'))`);
	expect(rows).toEqual([]);
});

test("CART-19 an order whose net and tax do not make up its gross is refused by the database", async () => {
	const order = (gross: number) => `
		with basket as (insert into baskets (expires_at) values (now()) returning id)
		insert into orders (number, basket_id, state, name, email, street_address, street_suffix, postcode, city, payment_method,
			net_cents, tax_cents, gross_cents, accept_terms, accept_early_performance)
		select 'T-' || gen_random_uuid(), id, 'placed', 'n', 'e', 's', '1', '01067', 'D', 'invoice', 2513, 477, ${gross}, true, true from basket`;
	expect(await refused(order(2990))).toBe("accepted");
	expect(await refused(order(2991))).toBe("23514");
});

test("more seats than there are, a discount over 100 and a state nobody knows are refused", async () => {
	expect(await refused("insert into voucher_batches (name, discount) values ('x', 101)")).toBe("23514");
	await database.pool.query("insert into voucher_batches (name, discount) values ('x', 10)");
	expect(
		await refused(
			"insert into vouchers (code, batch_id, max_uses, used_count) select 'X', id, 1, 2 from voucher_batches",
		),
	).toBe("23514");
	expect(
		await refused(
			"insert into outbox (id, channel, kind, recipient, message, next_try_at, created_at) values (gen_random_uuid(), 'fax', 'x', 'y', '{}', now(), now())",
		),
	).toBe("23514");
});

test("an invoice and the audit trail can be written but never changed", async () => {
	await database.pool.query("insert into audit_trail (action, subject, subject_id) values ('create', 'article', '1')");
	expect(await refused("update audit_trail set action = 'x'")).toBe("23001");
	expect(await refused("delete from audit_trail")).toBe("23001");
	await database.pool.query(`insert into invoices (kind, number, order_id, issued_on, net_cents, tax_cents, gross_cents, document)
		select 'invoice', 'RE-1', id, current_date, 2513, 477, 2990, '{}' from orders limit 1`);
	expect(await refused("update invoices set number = 'RE-2'")).toBe("23001");
	expect(await refused("delete from invoices")).toBe("23001");
});
