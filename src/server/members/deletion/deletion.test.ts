import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, DEMO_LOGINS, logIn, loginRequest, registration } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date("2026-11-15T10:00:00Z");
let now = START;
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, read } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const documents = async () => ({
	orders: await sql("select number, name, email, gross_cents, state from orders order by id"),
	invoices: await sql("select * from invoices"),
});
const pass = (days: number) => {
	now = new Date(now.getTime() + days * DAY_MS);
};
const register = (email: string) => ask("POST", "/user", { body: registration({ email }) });
const idOf = async (email: string): Promise<number> =>
	(await sql("select id from members where email = $1", [email]))[0].id;
const deleteAccount = (id: number, token: string, current_password: string) =>
	ask("DELETE", `/user/${id}`, { body: { current_password }, token });

test("an account goes after the password: nothing personal stays in it, and what the law keeps is named with its date", async () => {
	const { username: email, password } = DEMO_LOGINS.customer;
	const id = await idOf(email);
	const token = await logIn(ask, DEMO_LOGINS.customer);
	const profile = (await ask("GET", "/user/profile", { token })).body.data;
	await ask("PUT", `/user/${id}`, { body: { ...profile, iban: "DE02120300000000202051" }, token });
	await ask("GET", "/basket", { token });
	await api.app.services.contact.send({ name: "Karla", email, description: "Hallo" }, "127.0.0.1");
	await api.app.services.newsletter.subscribe({ email }, "127.0.0.1");
	await sql("update newsletter_subscribers set state = 'confirmed', confirmed_at = $2 where email = $1", [email, now]);
	const date = await openDate(api.get, "free");
	await sql("update seminars set tax_supported = false where id = $1", [date.id]);
	await sql("update seminar_dates set grant_id = null where id = $1", [date.presence_seminar_date_id]);
	await api.app.services.signUps.create(signUpFor(date, { email }), "127.0.0.1");
	await read();
	const before = await documents();

	expect((await deleteAccount(id, token, "falsch")).body.validation_errors).toHaveProperty("current_password");
	expect((await deleteAccount(id, token, "")).status).toBe(422);
	const { status, body } = await deleteAccount(id, token, password);
	expect(status).toBe(200);
	expect(body.message).toMatch(
		/^Dein Konto ist gelöscht\. Das bleibt vorerst: .*Buchungen ohne Rechnung: bis 0?\d.*Bestellungen mit Rechnungen und Zahlungen: bis 31\.12\.2034/,
	);

	const [row] = await sql("select * from members where id = $1", [id]);
	expect(JSON.stringify(row)).not.toMatch(/Karla|kundin|Elbweg|01099|Dresden|1510000/);
	expect(row).toMatchObject({ bank_data: null, phone_number: null, deleted_at: now, password_hash: "" });
	expect(await sql("select 1 from tokens where member_id = $1", [id])).toEqual([]);
	expect(await sql("select 1 from baskets where member_id = $1 and ordered_at is null", [id])).toEqual([]);
	expect(await sql("select 1 from pins where member_id = $1", [id])).toEqual([]);
	expect(await documents()).toEqual(before);
	expect(await sql("select 1 from orders where lower(email) = $1 and restricted_at is null", [email])).toEqual([]);
	expect(await sql("select 1 from contact_requests where email = $1", [email])).toEqual([]);
	expect(await sql("select kinds from people where email = $1", [email])).toEqual([{ kinds: ["subscriber"] }]);
	const bookings = () => sql("select 1 from sign_ups where lower(email) = $1", [email]);
	expect(await bookings()).toHaveLength(1);

	const [mail, ...others] = await read();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: email, subject: "Dein Konto ist gelöscht" });
	expect(mail?.text).toContain("31.12.2034");
	const [{ date: over }] = await sql(
		"select d.date from seminar_dates d join sign_ups s on s.seminar_date_id = d.id where lower(s.email) = $1",
		[email],
	);
	await api.app.services.retention.forgetOld();
	expect(await bookings()).toHaveLength(1);
	now = new Date(over.getTime() + 2 * DAY_MS);
	await api.app.services.retention.forgetOld();
	now = START;
	expect(await bookings()).toEqual([]);

	expect((await ask("GET", "/user/profile", { token })).status).toBe(401);
	const login = await ask("POST", "/oauth/token", { body: loginRequest(DEMO_LOGINS.customer) });
	expect([login.status, login.body]).toEqual([401, { code: "credentials_wrong", message: "Ungültige Benutzerdaten" }]);
	expect((await ask("POST", "/password/email", { body: { email } })).status).toBe(200);
	expect(await read()).toEqual([]);
});

test("the address is free again, and a new account with it knows nothing of the old one", async () => {
	const email = DEMO_LOGINS.customer.username;
	expect((await register(email)).status).toBe(201);
	const token = await logIn(ask, { username: email, password: "Regenbogen-Kanne-7" });
	await sql("update members set email_confirmed_at = now() where email = $1", [email]);
	expect((await ask("GET", "/user/video", { token })).body).toMatchObject({ data: [], total: 0 });
	await read();
});

test("SEC-05 nobody deletes another account", async () => {
	await register("taeter@vsz.example");
	const token = await logIn(ask, { username: "taeter@vsz.example", password: "Regenbogen-Kanne-7" });
	const foreign = await idOf(DEMO_LOGINS.member.username);
	for (const id of [foreign, 999_999]) expect((await deleteAccount(id, token, "Regenbogen-Kanne-7")).status).toBe(404);
	expect(await logIn(ask, DEMO_LOGINS.member)).toBeTruthy();
	await read();
});

test("two deletions at the same time: one does the work, none fails", async () => {
	await register("doppelt@vsz.example");
	const token = await logIn(ask, { username: "doppelt@vsz.example", password: "Regenbogen-Kanne-7" });
	const id = await idOf("doppelt@vsz.example");
	await read();
	const answers = await Promise.all([1, 2].map(() => deleteAccount(id, token, "Regenbogen-Kanne-7")));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
	expect(await read()).toHaveLength(1);
});

test("unused accounts are told 30 days before and go after three years; whoever logs in stays", async () => {
	const { deletion } = api.app.services;
	await sql("truncate rate_limits");
	for (const email of ["still@vsz.example", "wieder@vsz.example"]) {
		await register(email);
		await sql("update members set email_confirmed_at = $2 where email = $1", [email, now]);
		await logIn(ask, { username: email, password: "Regenbogen-Kanne-7" });
	}
	await read();
	const told = async () =>
		(await read()).filter(({ to }) => /still|wieder/.test(to ?? "")).map(({ to, subject }) => [to, subject]);
	now = new Date("2029-10-16T10:00:00Z");
	await deletion.tendUnused();
	expect(await told()).toEqual([]);
	pass(1);
	await deletion.tendUnused();
	await deletion.tendUnused();
	expect((await told()).sort()).toEqual([
		["still@vsz.example", "Dein Konto wird bald gelöscht"],
		["wieder@vsz.example", "Dein Konto wird bald gelöscht"],
	]);
	pass(29);
	await deletion.tendUnused();
	expect(await told()).toEqual([]);
	await logIn(ask, { username: "wieder@vsz.example", password: "Regenbogen-Kanne-7" });
	pass(2);
	await deletion.tendUnused();
	expect(await told()).toEqual([["still@vsz.example", "Dein Konto ist gelöscht"]]);
	expect(await logIn(ask, { username: "wieder@vsz.example", password: "Regenbogen-Kanne-7" })).toBeTruthy();
	expect(await sql("select 1 from members where email = 'still@vsz.example'")).toEqual([]);
});

test("an account that nobody has confirmed or entered for 14 days goes altogether", async () => {
	const { deletion } = api.app.services;
	await register("vergessen@vsz.example");
	pass(13);
	await deletion.tendUnused();
	expect(await sql("select 1 from members where email = 'vergessen@vsz.example'")).toHaveLength(1);
	pass(1);
	await deletion.tendUnused();
	expect(await sql("select 1 from members where email = 'vergessen@vsz.example'")).toEqual([]);
});

test("tokens and limits that have ended are cleared away", async () => {
	await logIn(ask, { username: "wieder@vsz.example", password: "Regenbogen-Kanne-7" });
	const count = async (table: string) => Number((await sql(`select count(*) from ${table}`))[0].count);
	expect(await count("tokens")).toBeGreaterThan(0);
	pass(40);
	for (const name of ["old-tokens", "old-limits"])
		await api.app.jobs.find((job) => job.name === name)?.run(new AbortController().signal);
	expect([await count("tokens"), await count("rate_limits")]).toEqual([0, 0]);
});

test("KEEP-01 KEEP-02 the cockpit tells of accounts, baskets, codes and logins what their own jobs then delete, and how many accounts went is proven", async () => {
	const { retention, rightsOffice } = api.app.services;
	await sql("truncate rate_limits");
	for (const email of ["nie@vsz.example", "einmal@vsz.example"]) await register(email);
	await sql("update members set email_confirmed_at = $1 where email = 'einmal@vsz.example'", [now]);
	const token = await logIn(ask, { username: "einmal@vsz.example", password: "Regenbogen-Kanne-7" });
	await ask("GET", "/basket", { token });
	const baskets = "select id from baskets where ordered_at is null";
	const [ordered] = await sql("insert into baskets (ordered_at, expires_at) values ($1, $1) returning id", [now]);
	const pin = (owner: "member_id" | "basket_id", id: unknown) =>
		sql(
			`insert into pins (phone_number, ${owner}, code_hash, expires_at, confirmed_at, created_at) values ('+4915100000000', $1, '\\x41', $2, $2, $2)`,
			[id, now],
		);
	await pin("member_id", await idOf("einmal@vsz.example"));
	await pin("basket_id", ordered?.id);
	const jobs = {
		login_tokens: ["old-tokens", "select id from tokens"],
		phone_pins: ["old-pins", "select id from pins"],
		open_baskets: ["old-baskets", baskets],
		member_accounts: ["unused-accounts", "select id from members where deleted_at is null"],
	} as const;
	const gone = new Set<string>();
	for (const days of [0.05, 1, 1, 11, 1, 1, 16, 500, 530, 17, 1, 1, 30, 1, 1, 1]) {
		pass(days);
		for (const [rule, [name, rows]] of Object.entries(jobs)) {
			const [before, due] = [(await sql(rows)).length, (await retention.dueElsewhere())[rule] ?? 0];
			const told = (await retention.overview()).find((one) => one.rule === rule);
			expect(told).toMatchObject({ rows: before, due });
			await api.app.jobs.find((job) => job.name === name)?.run(new AbortController().signal);
			expect([now, rule, before - (await sql(rows)).length]).toEqual([now, rule, due]);
			if (due > 0) gone.add(rule);
		}
	}
	expect([...gone].sort()).toEqual(Object.keys(jobs).sort());
	const proven = (await rightsOffice.overview()).proofs.flatMap(({ gone }) => gone);
	expect(proven).toContainEqual({ rule: "member_accounts", what: "Konten bei Mein VSZ", rows: 1 });
});
