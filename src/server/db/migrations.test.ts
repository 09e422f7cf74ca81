import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { isMigrated, migrate, newestMigration } from "./migrate.ts";

const FOLDER = new URL("../../../drizzle", import.meta.url).pathname;
const JOURNAL = "meta/_journal.json";

/** The migrations up to the one that begins with this number. */
async function migrationsUpTo(number: string): Promise<string> {
	const folder = join(await temporaryFolder(), "drizzle");
	const journal = JSON.parse(await readFile(join(FOLDER, JOURNAL), "utf8")) as { entries: { tag: string }[] };
	journal.entries = journal.entries.filter(({ tag }) => tag.slice(0, number.length) <= number);
	await mkdir(join(folder, "meta"), { recursive: true });
	await writeFile(join(folder, JOURNAL), JSON.stringify(journal));
	await Promise.all(journal.entries.map(({ tag }) => copyFile(join(FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`))));
	return folder;
}

const migrateTo = async ({ pool }: TestDatabase, number: string): Promise<void> =>
	runMigrations(drizzle(pool), { migrationsFolder: await migrationsUpTo(number) });

/** The migrations of a version that does not exist yet. */
async function withOneMore(sql: string): Promise<string> {
	const folder = await migrationsUpTo("9999");
	const journal = JSON.parse(await readFile(join(folder, JOURNAL), "utf8")) as { entries: { when: number }[] };
	const entry = { ...journal.entries.at(-1), when: newestMigration() + 1, tag: "9999_next" };
	await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
	await writeFile(join(folder, "9999_next.sql"), sql);
	return folder;
}

/** A database as it was before dates had sessions. */
async function earlierDatabase(): Promise<TestDatabase> {
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	await database.pool.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
	await migrateTo(database, "0010");
	await database.pool.query(
		`insert into categories (slug, name) values ('recht', 'Vereinsrecht');
		insert into lecturers (slug, name, role, image, description) values ('kessler', 'Dr. Miriam Kessler', '', '', '')`,
	);
	return database;
}

interface OldSeminar {
	slug: string;
	duration?: string;
	location?: string;
	is_online?: boolean;
}

const addSeminar = (
	{ pool }: TestDatabase,
	{ slug, duration = "", location = "Dresden", is_online = false }: OldSeminar,
) =>
	pool.query(
		`insert into seminars (slug, topic, description, duration, location, is_online, image, image_alt, category_id, lecturer_id)
		values ($1, $1, '', $2, $3, $4, '', '', 1, 1)`,
		[slug, duration, location, is_online],
	);

const addDate = ({ pool }: TestDatabase, slug: string, date: string, [reference, end]: (string | null)[] = []) =>
	pool.query(
		`insert into seminar_dates (seminar_id, date, grant_reference, grant_period_end, seats_taken)
		select id, $2, $3, $4, 2 from seminars where slug = $1`,
		[slug, date, reference, end],
	);

test("a seminar with dates, grants and sign-ups gets sessions, a place and grants, and loses nothing", async () => {
	const database = await earlierDatabase();
	const sql = async (text: string) => (await database.pool.query(text)).rows;
	await addSeminar(database, {
		slug: "satzung",
		duration: "ca. 2,5 Stunden",
		location: "Leipzig, Kastanienhof, Raum 2",
	});
	await addDate(database, "satzung", "2026-11-24T16:30:00Z", ["AZ-1", "2026-12-31"]);
	await addDate(database, "satzung", "2027-03-28T00:00:00Z");
	await sql(`insert into sign_ups (number, token_hash, seminar_date_id, number_of_persons, first_name, last_name, email, button_label)
		select 'B-' || id, decode(lpad(id::text, 4, '0'), 'hex'), id, 2, 'Mika', 'Sommer', 'mika@vsz.example', 'Kostenlos anmelden' from seminar_dates`);
	await sql(
		`insert into sign_up_persons (sign_up_id, position, first_name) select id, n, 'Person ' || n from sign_ups, generate_series(1, 2) n`,
	);
	await sql(
		"insert into donations (reference, amount_cents, rhythm, name) values ('SPENDE-1', 2500, 'one_off', 'Karla')",
	);
	const kept = () =>
		Promise.all([
			sql("select id, slug, topic, duration, location, is_online, search_vector, updated_at from seminars"),
			sql("select id, seminar_id, date, seats_taken, created_at, updated_at from seminar_dates order by id"),
			sql(
				"select id, number, token_hash, seminar_date_id, number_of_persons, first_name, email from sign_ups order by id",
			),
			sql("select id, sign_up_id, position, first_name, last_name, cancelled_at from sign_up_persons order by id"),
			sql("select id, reference, amount_cents, rhythm, name, email, created_at from donations"),
		]);
	const before = await kept();

	await migrate(database.pool);

	expect(await kept()).toEqual(before);
	expect(
		await sql("select seminar_date_id, starts_at, ends_at, room, units from seminar_sessions order by starts_at"),
	).toEqual([
		{
			seminar_date_id: 1,
			starts_at: new Date("2026-11-24T16:30:00Z"),
			ends_at: new Date("2026-11-24T19:00:00Z"),
			room: null,
			units: "3.3",
		},
		{
			seminar_date_id: 2,
			starts_at: new Date("2027-03-28T00:00:00Z"),
			ends_at: new Date("2027-03-28T02:30:00Z"),
			room: null,
			units: "3.3",
		},
	]);
	expect(
		await sql("select p.name, p.city, p.street, p.step_free from seminars s join places p on p.id = s.place_id"),
	).toEqual([{ name: "Kastanienhof, Raum 2", city: "Leipzig", street: null, step_free: null }]);
	expect(
		await sql(
			"select d.id, g.reference, g.period_to::text from seminar_dates d left join grants g on g.id = d.grant_id order by d.id",
		),
	).toEqual([
		{ id: 1, reference: "AZ-1", period_to: "2026-12-31" },
		{ id: 2, reference: null, period_to: null },
	]);
	expect(await sql("select receipt_wanted, waived_expenses, city from donations")).toEqual([
		{ receipt_wanted: false, waived_expenses: false, city: null },
	]);
});

test("the words about a length are read as they were, and two hours where they name none", async () => {
	const lengths: [words: string, minutes: number | null][] = [
		["ca. 3 Stunden", 180],
		["ca. 2,5 Stunden", 150],
		["ca. 1.5 Stunden", 90],
		["1 Stunde", 60],
		["90 Minuten", 90],
		["45 Min.", 45],
		["3 Std.", 180],
		["2h", 120],
		["4 h inkl. Pause", 240],
		["1 Stunde 30 Minuten", 90],
		["2 Stunden 30 Minuten", 150],
		["1 Std. und 15 Min.", 75],
		["2 ½ Stunden", 150],
		["1½ Stunden", 90],
		["2 bis 3 Stunden", 180],
		["2–4 Stunden", 240],
		["eine Stunde", 60],
		["Anderthalb Stunden", 90],
		["ca. drei Stunden", 180],
		["3 Stunden mit 30 Minuten Pause", 180],
		["1 Minute", 1],
		["", null],
		["nach Absprache", null],
		["ganztägig", null],
		["0 Stunden", null],
		["900 Stunden", null],
		["99999999999 Stunden", null],
		["3 Herzen", null],
		["Minuten", null],
	];
	const database = await earlierDatabase();
	for (const [index, [duration]] of lengths.entries()) {
		await addSeminar(database, { slug: `s${index}`, duration });
		await addDate(database, `s${index}`, "2026-11-24T16:30:00Z");
	}
	await database.pool.query(`
		insert into media_files (kind, path, content_type, bytes) values ('teaser', 'a', '', 1);
		insert into courses (slug, topic, description, duration, image, image_alt, teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id, date, category_id, lecturer_id)
		select slug, topic, '', duration, '', '', 1, 1, 1, 1, now(), 1, 1 from seminars`);
	await migrateTo(database, "0017");
	const { rows } = await database.pool.query(`
		select s.duration, (extract(epoch from t.ends_at - t.starts_at) / 60)::int as lasts, c.minutes
		from seminars s join seminar_dates d on d.seminar_id = s.id join seminar_sessions t on t.seminar_date_id = d.id
		join courses c on c.slug = s.slug order by s.id`);
	expect(rows).toEqual(lengths.map(([duration, minutes]) => ({ duration, lasts: minutes ?? 120, minutes })));
});

test("every seminar in person has a place, those with the same words the same one", async () => {
	const database = await earlierDatabase();
	const locations = [
		"Dresden, VSZ, Musterstraße 12",
		"Dresden, VSZ, Musterstraße 12",
		"Haus am Fluss, Elbweg 7, 01067 Dresden",
		"Bei uns",
		"",
	];
	for (const [index, location] of locations.entries()) await addSeminar(database, { slug: `s${index}`, location });
	await addSeminar(database, { slug: "online", location: "Dresden, VSZ, Musterstraße 12", is_online: true });
	await migrateTo(database, "0017");
	const { rows } = await database.pool.query(
		"select p.name, p.postcode, p.city from seminars s left join places p on p.id = s.place_id order by s.id",
	);
	const house = { name: "VSZ, Musterstraße 12", postcode: null, city: "Dresden" };
	expect(rows).toEqual([
		house,
		house,
		{ name: "Haus am Fluss, Elbweg 7", postcode: "01067", city: "Dresden" },
		{ name: "Bei uns", postcode: null, city: null },
		{ name: "", postcode: null, city: null },
		{ name: null, postcode: null, city: null },
	]);
	expect((await database.pool.query("select * from places")).rowCount).toBe(4);
});

test("a grant is kept for every pair of reference and end", async () => {
	const database = await earlierDatabase();
	await addSeminar(database, { slug: "s" });
	const pairs: (string | null)[][] = [
		["AZ-1", "2026-12-31"],
		["AZ-1", "2026-12-31"],
		["AZ-1", "2027-12-31"],
		["AZ-2", null],
		[null, "2028-06-30"],
		["", null],
	];
	for (const [index, pair] of pairs.entries()) await addDate(database, "s", `2026-11-2${index}T16:30:00Z`, pair);
	await migrateTo(database, "0017");
	const { rows } = await database.pool.query(
		"select g.reference, g.period_to::text from seminar_dates d left join grants g on g.id = d.grant_id order by d.id",
	);
	expect(rows).toEqual([
		{ reference: "AZ-1 (bis 31.12.2026)", period_to: "2026-12-31" },
		{ reference: "AZ-1 (bis 31.12.2026)", period_to: "2026-12-31" },
		{ reference: "AZ-1 (bis 31.12.2027)", period_to: "2027-12-31" },
		{ reference: "AZ-2", period_to: null },
		{ reference: "Bewilligung bis 30.06.2028", period_to: "2028-06-30" },
		{ reference: null, period_to: null },
	]);
});

test("a role becomes the first of several, and methods of payments are called as we call them", async () => {
	const database = await earlierDatabase();
	const { pool } = database;
	await pool.query(
		`insert into users (name, role) values ('Ada', 'admin'), ('Bo', 'author');
		insert into donations (reference, amount_cents, rhythm) values ('SPENDE-1', 2500, 'one_off');
		insert into payments (donation_id, provider, provider_reference, method, amount_cents, state) select id, 'mollie', 'tr_1', 'creditcard', 2500, 'open' from donations`,
	);
	await migrateTo(database, "0017");
	expect((await pool.query("select name, roles, revision from users order by name")).rows).toEqual([
		{ name: "Ada", roles: ["admin"], revision: 1 },
		{ name: "Bo", roles: ["author"], revision: 1 },
	]);
	expect((await pool.query("select method from payments")).rows).toEqual([{ method: "credit_card" }]);
});

test("OPS-06 a migration that fails leaves the old state, and one of a newer version lets older processes go on", async () => {
	const { pool, drop } = await createTestDatabase();
	onTestFinished(drop);
	const tables = async () =>
		(await pool.query("select 1 from pg_tables where tablename in ('next_one', 'next_two')")).rowCount;
	const failing = await withOneMore(
		"create table next_one (id int);--> statement-breakpoint\nselect nothing_of_that_name()",
	);
	await expect(migrate(pool, failing)).rejects.toThrow();
	expect([await tables(), await isMigrated(pool)]).toEqual([0, true]);

	const working = await withOneMore(
		"create table next_two as select current_setting('statement_timeout') as most_per_statement",
	);
	await Promise.all([migrate(pool, working), migrate(pool, working), migrate(pool)]);
	expect([await tables(), await isMigrated(pool)]).toEqual([1, true]);
	expect((await pool.query("select most_per_statement from next_two")).rows).toEqual([{ most_per_statement: "0" }]);
	await migrate(pool);
});

/** Of those who wait for a lock in this database. */
const waiting = async ({ pool }: Pick<TestDatabase, "pool">): Promise<number> =>
	(await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
		.rowCount ?? 0;

test("OPS-06 whoever has read an order and then changes it does not end the migration that keeps balances", async () => {
	const database = await earlierDatabase();
	await migrateTo(database, "0108");
	const client = await database.pool.connect();
	try {
		await client.query("begin; select 1 from orders for update; select 1 from seminars");
		const migrated = migrateTo(database, "0115");
		await eventually(async () => expect(await waiting(database)).toBe(1));
		await client.query("update orders set updated_at = now(); update sign_ups set updated_at = now(); commit");
		await migrated;
	} finally {
		client.release();
	}
	expect((await database.pool.query("select count(*)::int as n from invoice_balances")).rows).toEqual([{ n: 0 }]);
});

test("OPS-06 a migration that waits for somebody who waits for it is done once more behind them", async () => {
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	const client = await database.pool.connect();
	const next = await withOneMore("lock table tokens; --> statement-breakpoint\nlock table pins");
	try {
		await client.query("begin; lock table pins");
		const migrated = migrate(database.pool, next);
		await eventually(async () => expect(await waiting(database)).toBe(1));
		await client.query("lock table tokens; commit");
		await migrated;
	} finally {
		client.release();
	}
});
