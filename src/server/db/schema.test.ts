import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

test("indexes are plain: one that is descending with its nulls last serves no order that anybody asks for", async () => {
	const { rows } = await database.pool.query(
		"select indexname from pg_indexes where indexdef like '%DESC NULLS LAST%'",
	);
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

describe("a seminar date and its sessions", () => {
	const START = "2026-11-24T16:30:00Z";
	const DATE = `insert into seminar_dates (seminar_id, date) select max(id), '${START}' from seminars returning id`;
	const session = (from: string, to: string, date = "(select max(id) from seminar_dates)") =>
		`insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units) values (${date}, '${from}', '${to}', 1)`;
	/** One transaction, as whoever writes both does it. */
	const together = (...statements: string[]) => refused(`begin; ${statements.join("; ")}; commit`);

	beforeAll(async () => {
		await database.pool.query(`
			insert into categories (slug, name) values ('recht', 'Vereinsrecht');
			insert into lecturers (slug, name, role, image, description) values ('kessler', 'Dr. Miriam Kessler', '', '', '');
			insert into seminars (slug, topic, description, duration, location, is_online, image, image_alt, category_id, lecturer_id)
			values ('satzung', 'Satzung', '', '', '', true, '', '', 1, 1)`);
		await database.pool.query(`begin; ${DATE}; ${session(START, "2026-11-24T19:00:00Z")}; commit`);
	});

	test("cannot be without each other, whichever is written", async () => {
		expect(await refused(DATE.replace(START, "2026-12-24T16:30:00Z"))).toBe("23514");
		expect(await refused("update seminar_dates set date = date + interval '1 hour'")).toBe("23514");
		expect(await refused("update seminar_sessions set starts_at = starts_at + interval '1 hour'")).toBe("23514");
		expect(await refused(session("2026-11-23T16:30:00Z", "2026-11-23T17:30:00Z"))).toBe("23514");
		expect(await refused("delete from seminar_sessions")).toBe("23514");
		expect(await refused("update seminar_dates set seats_taken = 3")).toBe("accepted");
	});

	test("move together", async () => {
		const by = (what: string) => `${what} = ${what} + interval '1 day'`;
		const sessions = `update seminar_sessions set ${by("starts_at")}, ${by("ends_at")}`;
		expect(await together(sessions, `update seminar_dates set ${by("date")}`)).toBe("accepted");
		expect(await together(`update seminar_dates set ${by("date")}`, sessions)).toBe("accepted");
		await database.pool.query(`begin; update seminar_dates set date = '${START}';
			update seminar_sessions set starts_at = '${START}', ends_at = '2026-11-24T19:00:00Z'; commit`);
	});

	test("of one date follow each other and never overlap", async () => {
		expect(await refused(session("2026-11-24T18:59:59Z", "2026-11-24T20:00:00Z"))).toBe("23P01");
		expect(await refused(session("2026-11-24T19:00:00Z", "2026-11-24T18:00:00Z"))).toBe("23514");
		expect(await refused(session("2026-11-24T19:00:00Z", "2026-11-24T20:00:00Z"))).toBe("accepted");
		const other = DATE.replace("max(id), ", "max(id), timestamptz ").replace(START, "2026-11-24T17:00:00Z");
		expect(await together(other, session("2026-11-24T17:00:00Z", "2026-11-24T20:00:00Z"))).toBe("accepted");
	});

	test("are changed by two at the same time only one after the other", async () => {
		const [one, two] = await Promise.all([database.pool.connect(), database.pool.connect()]);
		const moveSession = (from: string, to: string) =>
			`update seminar_sessions set starts_at = '${to}', ends_at = timestamptz '${to}' + interval '1 hour'
			where starts_at = '${from}' and seminar_date_id = (select min(id) from seminar_dates)`;
		const SECOND = "2026-11-24T19:00:00Z";
		try {
			// Each is right by itself: the first becomes the last for one, the second is later for the other.
			await one.query(`begin; ${moveSession(START, "2026-11-24T21:00:00Z")};
				update seminar_dates set date = '${SECOND}' where id = (select min(id) from seminar_dates);
				set constraints all immediate`);
			const late = two.query(`begin; ${moveSession(SECOND, "2026-11-24T23:00:00Z")}; commit`);
			const refusal = expect(late).rejects.toMatchObject({ code: "23514" });
			await one.query("commit");
			await refusal;
		} finally {
			one.release(true);
			two.release(true);
		}
	});
});

test("a seminar is either online or somewhere", async () => {
	expect(await refused("update seminars set is_online = false")).toBe("23514");
	const place =
		"with house as (insert into places (name) values ('VSZ') returning id) update seminars set place_id = house.id";
	expect(await refused(`${place} from house`)).toBe("23514");
	expect(await refused(`${place}, is_online = false from house`)).toBe("accepted");
});
