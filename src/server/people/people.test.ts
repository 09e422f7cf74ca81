import { afterAll, beforeAll, expect, test } from "vitest";
import { PERSON_KINDS } from "#contract/office/people.ts";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let admin: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
	api = await createTestApp({ office: true });
	ask = asker(api);
	admin = await staffWith(api, ask, "admin");
});
afterAll(() => api.close());

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const ofPerson = async (email: string) =>
	(await sql(`select name, company, kinds, last_kind from people where email = '${email}'`))[0];
async function list(query: Record<string, string> = {}) {
	const { status, body } = await ask("GET", `/office/person?${new URLSearchParams(query)}`, { token: admin.token });
	expect([query, status]).toEqual([query, 200]);
	return body;
}

const COLUMNS = "email, name, company, words, kinds, since, last_at, last_kind";
/** Both ways: nobody is missing, nobody is too much, and nothing is old. */
const drift = () =>
	sql(`(select ${COLUMNS} from people except select ${COLUMNS} from known_people)
		union all (select ${COLUMNS} from known_people except select ${COLUMNS} from people)`);

test("PERSON-01 after a house full of bookings, orders, donations and requests everybody is one row, and none is stale", async () => {
	expect((await sql("select count(*)::int as count from people"))[0].count).toBeGreaterThan(20);
	expect(await drift()).toEqual([]);
});

test("PERSON-01 one address is one person by whatever they do, until the last of it goes", async () => {
	await sql(`insert into contact_requests (name, email, company, description, created_at)
		values ('Nele Fischer', 'Nele@Heim.example', 'Heimatverein', 'Hallo', '2026-01-01')`);
	expect(await ofPerson("nele@heim.example")).toEqual({
		name: "Nele Fischer",
		company: "Heimatverein",
		kinds: ["contact"],
		last_kind: "contact",
	});
	await sql(`insert into donations (reference, amount_cents, rhythm, name, email, created_at)
		values ('S-N', 500, 'one_off', 'N. Fischer-Öz', 'nele@heim.example', '2026-02-01');
		insert into newsletter_subscribers (email, source, text_version, token_hash, requested_at)
		values ('nele@heim.example', 'account', '1', '\\x01', '2026-01-15')`);
	expect(await ofPerson("nele@heim.example")).toMatchObject({
		name: "N. Fischer-Öz",
		kinds: ["contact", "donor"],
		last_kind: "donor",
	});
	await sql(
		"update newsletter_subscribers set state = 'confirmed', confirmed_at = '2026-03-01' where email = 'nele@heim.example'",
	);
	expect(await ofPerson("nele@heim.example")).toMatchObject({ last_kind: "subscriber" });
	// Also by a name of earlier, and by each part of it.
	for (const q of ["nele fischer heimatverein", "oez", "NELE@heim.example"])
		expect((await list({ q })).data).toMatchObject([
			{ email: "nele@heim.example", kinds: ["donor", "subscriber", "contact"] },
		]);
	await sql("update donations set email = 'Neu@heim.example' where reference = 'S-N'");
	expect((await ofPerson("nele@heim.example")).kinds).toEqual(["contact", "subscriber"]);
	expect((await ofPerson("neu@heim.example")).kinds).toEqual(["donor"]);
	await sql(`delete from contact_requests where email = 'Nele@Heim.example';
		delete from newsletter_subscribers where email = 'nele@heim.example';
		update donations set email = null where reference = 'S-N'`);
	expect([await ofPerson("nele@heim.example"), await ofPerson("neu@heim.example")]).toEqual([undefined, undefined]);
	expect(await drift()).toEqual([]);
});

test("PERSON-01 who waits, wants to hear of a date or comes along in another's booking is somebody; who came without an address is found by whoever booked", async () => {
	const [{ id, sign_up_id }] =
		await sql(`insert into sign_up_persons (sign_up_id, position, first_name, last_name, email)
		select id, 90, 'Mia', 'Mitbringsel', 'Mia@dabei.example' from sign_ups where email is not null order by id limit 1 returning id, sign_up_id`);
	await sql(`insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash)
			select id, 'Wanda Wartet', 'Wanda@dabei.example', 1, '\\x77' from seminar_dates order by id limit 1;
		insert into date_alerts (seminar_id, email, token_hash, requested_at)
			select id, 'hoert@dabei.example', '\\x78', now() from seminars order by id limit 1;
		insert into sign_up_persons (sign_up_id, position, first_name, last_name) values (${sign_up_id}, 91, 'Ohne', 'Anschriftlos')`);
	expect(await ofPerson("mia@dabei.example")).toMatchObject({ name: "Mia Mitbringsel", kinds: ["participant"] });
	expect(await ofPerson("wanda@dabei.example")).toMatchObject({ name: "Wanda Wartet", kinds: ["waiting"] });
	expect(await ofPerson("hoert@dabei.example")).toBeUndefined();
	await sql("update date_alerts set state = 'confirmed', confirmed_at = now() where email = 'hoert@dabei.example'");
	expect(await ofPerson("hoert@dabei.example")).toMatchObject({ kinds: ["alert"] });
	const [{ email }] = await sql(`select lower(email) as email from sign_ups where id = ${sign_up_id}`);
	expect((await list({ q: "anschriftlos" })).data).toMatchObject([{ email, beside: "Ohne Anschriftlos" }]);
	const whose = (await list({ q: email })).data as { email: string; beside: string | null }[];
	expect(whose.find((one) => one.email === email)?.beside).toBeNull();
	expect(await drift()).toEqual([]);
	await sql(`update sign_up_persons set email = null, first_name = null, last_name = null where id = ${id};
		delete from waiting_list where email = 'Wanda@dabei.example';
		delete from sign_up_persons where sign_up_id = ${sign_up_id} and position = 91`);
	expect([await ofPerson("mia@dabei.example"), await ofPerson("wanda@dabei.example")]).toEqual([undefined, undefined]);
	expect((await list({ q: "anschriftlos" })).data).toEqual([]);
	expect(await drift()).toEqual([]);
});

test("two who write of the same person at once wait for each other, and nothing of either is lost", async () => {
	const insert = (n: number, kind: "donation" | "request") =>
		api.database.pool.query(
			kind === "donation"
				? `insert into donations (reference, amount_cents, rhythm, email) values ('Z-${n}', 500, 'one_off', 'zugleich@vsz.example')`
				: "insert into contact_requests (name, email, description) values ('Z', 'zugleich@vsz.example', 'x')",
		);
	await Promise.all(Array.from({ length: 20 }, (_, n) => insert(n, n % 2 ? "donation" : "request")));
	expect((await ofPerson("zugleich@vsz.example")).kinds).toEqual(["contact", "donor"]);
	expect(await drift()).toEqual([]);
});

test("a transaction that is taken back leaves nobody", async () => {
	await sql(
		"begin; insert into contact_requests (name, email, description) values ('Weg', 'weg@vsz.example', 'x'); rollback",
	);
	expect(await ofPerson("weg@vsz.example")).toBeUndefined();
});

test("DESK-05 people are filtered by what they are and sorted by name, last event and since when; who has no name comes last", async () => {
	await sql(`insert into newsletter_subscribers (email, state, source, text_version, token_hash, requested_at)
		values ('namenlos@vsz.example', 'confirmed', 'account', '1', '\\x02', now())`);
	for (const kind of PERSON_KINDS) {
		const { data, total } = await list({ kind });
		expect([kind, total]).not.toEqual([kind, 0]);
		for (const person of data) expect(person.kinds).toContain(kind);
	}
	const inOrder = async (direction: "asc" | "desc") =>
		(await sql(`select name from people order by fold_german(name) ${direction} nulls last, id ${direction}`)).map(
			({ name }) => name,
		);
	const walked = async (sort: string): Promise<(string | null)[]> => {
		const seen: (string | null)[] = [];
		for (let after: string | null = ""; after !== null; ) {
			const page: { data: { name: string | null }[]; next: string | null } = await list({
				sort,
				per_page: "30",
				...(after ? { after } : {}),
			});
			seen.push(...page.data.map(({ name }) => name));
			after = page.next;
		}
		return seen;
	};
	expect(await walked("name")).toEqual(await inOrder("asc"));
	expect(await walked("-name")).toEqual(await inOrder("desc"));
	expect((await walked("-name")).at(-1)).toBeNull();
	const since = (await list({ sort: "since" })).data.map((person: { since: string }) => Date.parse(person.since));
	expect(since).toEqual(since.toSorted((one: number, other: number) => one - other));
});

test("PERSON-01 LOG-02 what the house has of a person in short, and that somebody looked", async () => {
	const [{ id, email }] = await sql(`select p.id, p.email from people p
		where kinds @> '{participant,buyer}' order by p.id limit 1`);
	const { body } = await ask("GET", `/office/person/${id}`, { token: admin.token });
	const [own] = await sql(`select
		(select count(*)::int from sign_ups where lower(email) = '${email}' and cancelled_at is null) as bookings,
		(select count(*)::int from orders where lower(email) = '${email}' and state in ('placed', 'paid')) as orders,
		(select coalesce(sum(gross_cents), 0)::int from orders where lower(email) = '${email}' and state in ('placed', 'paid')) as cents`);
	expect(body.data).toMatchObject({
		id,
		email,
		bookings: { count: own.bookings },
		orders: { count: own.orders, amount: own.cents / 100 },
	});
	expect(await sql(`select subject_id from audit_trail where action = 'seen' and subject = 'person'`)).toEqual([
		{ subject_id: String(id) },
	]);
	const { data } = (await ask("GET", `/office/history?subject=person&subject_id=${id}&looks=1`, { token: admin.token }))
		.body;
	expect(data).toMatchObject([{ text: "Daten angesehen", subject_title: body.data.name, path: `/menschen/${id}` }]);
	expect((await ask("GET", "/office/person/999999", { token: admin.token })).status).toBe(404);
});
