import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "#contract/office/permissions.ts";
import type { SearchHit } from "#contract/office/search.ts";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { tokensByRole } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let tokens: Awaited<ReturnType<typeof tokensByRole>>;

beforeAll(async () => {
	api = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	tokens = await tokensByRole(api, ask);
	await api.database.pool.query(`
		insert into contact_requests (name, email, company, description, created_at) values
			('Sören Müßig', 'soeren@kegelklub.example', 'Kegelklub Löbtau e. V.', 'Hallo', now() - interval '1 day'),
			('S. Müßig', 'Soeren@kegelklub.example', null, 'Noch einmal', now());
		insert into donations (reference, amount_cents, rhythm, name, email) values
			('SP-1', 500, 'one_off', 'Sören Müßig', 'soeren@kegelklub.example')`);
});
afterAll(() => api.close());

async function find(q: string, role: Role = "admin", only?: "people" | "numbers"): Promise<SearchHit[]> {
	const { status, body } = await ask("GET", `/office/search?${new URLSearchParams({ q, ...(only ? { only } : {}) })}`, {
		token: tokens[role],
	});
	expect([q, status]).toEqual([q, 200]);
	return body.data;
}
const kinds = async (...asked: Parameters<typeof find>) => [...new Set((await find(...asked)).map(({ kind }) => kind))];

test("DESK-04 one address is one person, whatever they are here, found by name, address or institution", async () => {
	for (const q of ["Müßig", "muessig", "soeren@kegelklub", "löbtau kegel"]) {
		const people = (await find(q)).filter(({ kind }) => kind === "person");
		expect([q, people]).toEqual([
			q,
			[
				{
					kind: "person",
					title: expect.stringContaining("Müßig"),
					detail: expect.stringContaining("soeren@kegelklub.example"),
					path: expect.stringMatching(/^\/menschen\/\d+$/),
				},
			],
		]);
	}
	expect((await find("Müßig"))[0]?.detail).toContain("Kegelklub Löbtau e. V. · ");
	expect((await find("Müßig"))[0]?.detail).toContain("Spende");
});

test("DESK-04 a typing mistake still finds; two letters find nothing", async () => {
	expect((await find("Muessik")).map(({ kind }) => kind)).toContain("person");
	expect(await find("Mo")).toEqual([]);
	expect(await find("% _")).toEqual([]);
});

test("DESK-04 a typing mistake also finds titles, whether visitors may read them or not", async () => {
	const titlesOf = async (q: string, kind: string) =>
		(await find(q)).filter((hit) => hit.kind === kind).map(({ title }) => title.split(",", 1)[0]);
	const { pool } = api.database;
	const [article, draft] = (await pool.query("select id from articles order by id limit 2")).rows;
	await pool.query("update articles set title = 'Kegelbahnen pachten' where id = $1", [article.id]);
	await pool.query("update articles set title = 'Posaunenchöre leiten', is_published = false where id = $1", [
		draft.id,
	]);
	expect(await titlesOf("Kegelbanen", "article")).toEqual(["Kegelbahnen pachten"]);
	expect(await titlesOf("Posaunnenchöre", "article")).toEqual(["Posaunenchöre leiten"]);
	const [hidden] = (await pool.query("select seminar_id as id from seminar_dates order by id limit 1")).rows;
	for (const isActive of [true, false]) {
		await pool.query("update seminars set topic = 'Drachenboote steuern', is_active = $1 where id = $2", [
			isActive,
			hidden.id,
		]);
		expect(await titlesOf("Drachenbote", "seminar")).toEqual(["Drachenboote steuern"]);
		expect(await titlesOf("Drachenbote", "date")).toContain("Drachenboote steuern");
	}
});

test("DESK-04 numbers find orders and invoices; people, seminars, articles, courses and letters are found too", async () => {
	const { rows } = await api.database.pool.query(
		"select o.number, i.number as invoice, o.email from orders o join invoices i on i.order_id = o.id limit 1",
	);
	const [{ number, invoice, email }] = rows;
	expect((await find(number)).filter(({ kind }) => kind === "order").map(({ title }) => title)).toContain(number);
	expect((await find(invoice.slice(-6), "admin", "numbers")).map(({ title }) => title)).toContain(invoice);
	expect(await kinds(email)).toEqual(expect.arrayContaining(["person", "order"]));
	expect(await find(email, "admin", "numbers")).toEqual([]);
	expect(await kinds("Verein")).toEqual(expect.arrayContaining(["date", "seminar", "article"]));
	expect(await kinds(email, "admin", "people")).toEqual(["person"]);
});

test("DESK-04 vouchers are found by the name of their batch or a part of their code, by whoever sees vouchers", async () => {
	await api.database.pool.query(`
		with batch as (insert into voucher_batches (name, discount) values ('Ehrenamtsmesse Görlitz', 15) returning id)
		insert into vouchers (code, batch_id) select code, id from batch, unnest(array['QXMESSE7731', 'QXMESSE9042']) code`);
	const [batch] = await find("messe goerlitz");
	expect([batch?.kind, batch?.title, batch?.detail]).toEqual([
		...["voucher", "Ehrenamtsmesse Görlitz", "Gutscheine · 15 % Nachlass"],
	]);
	const code = { kind: "voucher", title: "QXMESSE9042", detail: "Gutschein aus „Ehrenamtsmesse Görlitz“" };
	for (const only of [undefined, "numbers"] as const)
		expect(await find("qxmesse9042", "admin", only)).toEqual([{ ...code, path: `${batch?.path}?q=QXMESSE9042` }]);
	expect((await find("Gutschein 9042"))[0]).toMatchObject(code);
	expect(await find("messe goerlitz", "admin", "numbers")).toEqual([]);
	expect(await kinds("qxmesse9042", "editor")).toEqual([]);
});

test("DESK-04 what begins with the words stands before what is newer; a kind with such a hit before the others", async () => {
	await api.database.pool.query(`
		insert into contact_requests (name, email, description, created_at) values
			('Zylla Erst', 'zylla@anfang.example', 'Hallo', now() - interval '9 days'),
			('Anna Bert', 'anna@mitte-zylla.example', 'Hallo', now());
		update articles set title = 'Zylladorf' where id = (select min(id) from articles)`);
	const people = (await find("zylla")).filter(({ kind }) => kind === "person");
	expect(people.map(({ title }) => title)).toEqual(["Zylla Erst", "Anna Bert"]);
	expect((await find("zylla"))[0]?.kind).toBe("person");
	expect((await kinds("zylladorf"))[0]).toBe("article");
});

test("DESK-04 a kind that is named comes first, found by the other words; what has a number opens by it", async () => {
	const { rows } = await api.database.pool.query(
		"select o.number, i.number as invoice from orders o join invoices i on i.order_id = o.id limit 1",
	);
	const [{ number, invoice }] = rows;
	expect((await find(`bestellung ${number.slice(-6)}`))[0]).toMatchObject({
		kind: "order",
		path: `/bestellungen/${number}`,
	});
	expect((await find(`Rechnung ${invoice}`))[0]).toMatchObject({
		kind: "invoice",
		path: `/bestellungen/rechnungen/${invoice}`,
	});
	expect((await find("verein termin"))[0]?.kind).toBe("date");
	expect((await find("person müßig"))[0]?.title).toContain("Müßig");
	expect((await find("ratgeber verein"))[0]?.kind).toBe("article");
});

test("STAFF-05 everybody finds only what their roles open", async () => {
	const { rows } = await api.database.pool.query("select email from orders limit 1");
	const [{ email }] = rows;
	expect(await kinds(email, "accounting")).toEqual(expect.arrayContaining(["person", "order"]));
	for (const role of ["editor", "author", "lecturer"] as const) expect(await find(email, role)).toEqual([]);
	expect(await kinds("Verein", "editor")).toEqual(expect.arrayContaining(["seminar", "article"]));
	expect(await kinds("Verein", "author")).toEqual([]);
	expect(await kinds("Verein", "lecturer")).toEqual([]);
});
