import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type Came, CLARA, heldDate } from "#tests/support/held-date.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { shop } from "#tests/support/shop.ts";
import { staffWith } from "#tests/support/staff.ts";

let testing: TestApp;
let token: StaffToken;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
	testing = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(testing);
	token = (await staffWith(testing, ask, "office")).token;
}, 30_000);
afterAll(() => testing.close());

const EMIL: Came = { first_name: "Emil", last_name: "Hartmann", email: "emil@example.org" };
const office = async (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
	ask(method, `/office/${path}`, { token, body });
const check = async (code: string, from = "10.1.1.1") => (await ask("GET", `/certificate/${code}`, { from })).body.data;
const codeOf = async (number: string): Promise<string> =>
	(await testing.database.pool.query("select code from certificates where number = $1", [number])).rows[0].code;
const mails = () => shop(testing).mails();

test("ROOM-05 whoever was there gets a numbered certificate by mail; who gets none and why is told before", async () => {
	const people: Came[] = [
		CLARA,
		{ ...EMIL, others: [{ first_name: "Ada", last_name: "Lang" }] },
		{ first_name: "Weg", last_name: "Bleib", email: "weg@example.org", states: ["absent"] },
		{ first_name: null, last_name: null, email: "leer@example.org" },
		{ first_name: "Noch", last_name: "Offen", email: "offen@example.org", states: [null] },
	];
	const { id } = await heldDate(testing, people);
	await mails();
	const before = (await office("GET", `seminar_date/${id}/certificate`)).body.data;
	expect([before.ready, before.certificates, before.is_over]).toEqual([3, [], true]);

	const outlook = (await office("GET", `seminar_date/${id}/certificate/outlook`)).body.data;
	expect(outlook.issued).toBe(3);
	expect(outlook.without).toEqual([
		{ name: "Weg Bleib", reason: "absent" },
		{ name: "Gast von Ohne Namen", reason: "no_name" },
		{ name: "Noch Offen", reason: "not_noted" },
	]);
	expect(outlook.consequences.letters.map(({ to }: { to: string }) => to).sort()).toEqual([CLARA.email, EMIL.email]);
	expect((await office("GET", `seminar_date/${id}/certificate`)).body.data.certificates).toEqual([]);

	const issued = (await office("POST", `seminar_date/${id}/certificate`)).body.data;
	const numbers = issued.certificates.map(({ number }: { number: string }) => Number(number.slice(-6))).sort();
	expect(issued.certificates[0].number).toMatch(/^TB-\d{4}-\d{6}$/);
	expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
	expect((await office("POST", `seminar_date/${id}/certificate`)).body.code).toBe("nothing_to_issue");

	const letters = await mails();
	expect(letters.map(({ to }) => to).sort()).toEqual([CLARA.email, EMIL.email]);
	const [, link = ""] =
		/(\/api\/v1\/certificate_file\/[\w-]+)/.exec(letters.find(({ to }) => to === CLARA.email)?.text ?? "") ?? [];
	const pdf = await testing.fastify.inject(link);
	expect([pdf.statusCode, pdf.headers["content-type"], pdf.headers["cache-control"]]).toEqual([
		200,
		"application/pdf",
		"private, no-store",
	]);
	const words = wordsOf(pdf.rawPayload);
	for (const part of ["Teilnahmebescheinigung", "Clara Winkler", "4 Unterrichtseinheiten à 45", "Prüfcode"])
		expect(words).toContain(part);
	expect(words).not.toMatch(/Zertifikat|€|geboren/);
	const raw = pdf.rawPayload.toString("latin1");
	expect([raw.includes("/MarkInfo"), raw.includes("/Lang (de-DE)"), raw.includes("/FontFile2")]).toEqual([
		true,
		true,
		true,
	]);
});

test("ROOM-05 the check page tells whether it is true and nothing that names anybody", async () => {
	const { id, booked } = await heldDate(testing);
	const [row] = (await office("POST", `seminar_date/${id}/certificate`)).body.data.certificates;
	const code = await codeOf(row.number);
	expect(code).toMatch(/^(?:[A-HJKMNP-Z2-9]{4}-){4}[A-HJKMNP-Z2-9]{4}$/);
	const told = await check(code.toLowerCase().replaceAll("-", " "));
	expect(told).toMatchObject({ state: "valid", certificate: { units: 4, unit_minutes: 45, initials: "C. W." } });
	expect(JSON.stringify(told)).not.toMatch(/Clara|Winkler|TB-/);
	expect(await check("AAAA-AAAA-AAAA-AAAA-AAAA")).toEqual({ state: "unknown", certificate: null });
	expect(await check(row.number)).toEqual({ state: "unknown", certificate: null });
	const page = (await ask("GET", `/booking/${booked[0]?.token}`)).body.data;
	expect(page.certificates).toEqual([
		{ number: row.number, name: "Clara Winkler", path: expect.stringMatching(/^\/api\/v1\/certificate_file\//) },
	]);
});

test("ROOM-05 nobody tries codes without end", async () => {
	for (let tries = 0; tries < 60; tries += 1) await check("x", "10.9.9.9");
	expect((await ask("GET", "/certificate/x", { from: "10.9.9.9" })).status).toBe(429);
});

test("ROOM-05 a misspelt name gets a new number and the old one is replaced; a wrong one is withdrawn with its reason", async () => {
	const { id } = await heldDate(testing);
	await mails();
	const [old] = (await office("POST", `seminar_date/${id}/certificate`)).body.data.certificates;
	const body = { first_name: "Klara", last_name: "Winkler" };
	const corrected = (await office("POST", `certificate/${old.id}/correction`, body)).body.data.certificates;
	const [fresh, former] = corrected;
	expect([former.state, fresh.state, fresh.first_name]).toEqual(["replaced", "valid", "Klara"]);
	expect(fresh.number).not.toBe(old.number);
	expect((await check(await codeOf(old.number))).state).toBe("replaced");
	expect((await office("POST", `certificate/${old.id}/correction`, body)).body.code).toBe("certificate_over");

	await mails();
	await office("POST", `certificate/${fresh.id}/letter`);
	expect((await mails()).map(({ to }) => to)).toEqual([CLARA.email]);
	const gone = await office("POST", `certificate/${fresh.id}/withdrawal`, { reason: "Verwechslung" });
	expect(gone.body.data.certificates[0]).toMatchObject({ state: "withdrawn", withdrawn_reason: "Verwechslung" });
	expect(await check(await codeOf(fresh.number))).toEqual({ state: "withdrawn", certificate: null });
});

test("ROOM-05 what was printed is final: the seminar may change, the row may not", async () => {
	const { pool } = testing.database;
	const { id } = await heldDate(testing);
	const [row] = (await office("POST", `seminar_date/${id}/certificate`)).body.data.certificates;
	const change = `update certificates set document = jsonb_set(document, '{units}', '40') where id = ${row.id}`;
	await expect(pool.query(change)).rejects.toThrow("final");
	await pool.query(
		"update seminars set topic = topic || ' neu' where id = (select seminar_id from seminar_dates where id = $1)",
		[id],
	);
	const pdf = await ask("GET", `/office/certificate/${row.id}/pdf`, { token });
	expect(pdf.status).toBe(200);
	expect((await check(await codeOf(row.number))).certificate.topic).not.toMatch(/ neu$/);
});

test("ROOM-05 with less than four fifths the hours really attended are certified with a remark, or nothing", async () => {
	const part: Came = { ...EMIL, states: ["present", "absent"] };
	const { id } = await heldDate(testing, [CLARA, part], { units: [4, 4], at: new Date(Date.now() - 9 * DAY_MS) });
	const rows = (await office("POST", `seminar_date/${id}/certificate`)).body.data.certificates;
	const units = Object.fromEntries(rows.map((row: { last_name: string }) => [row.last_name, row]));
	expect(units.Winkler).toMatchObject({ units: 8, remark: null });
	expect(units.Hartmann).toMatchObject({ units: 4, remark: "Besucht wurden 4 von 8 Unterrichtseinheiten." });
});

test("ROOM-05 all sheets come as one ZIP, and a sample can be looked at before", async () => {
	const { id } = await heldDate(testing, [CLARA, EMIL]);
	expect((await ask("GET", `/office/seminar_date/${id}/certificate/preview`, { token })).status).toBe(200);
	await office("POST", `seminar_date/${id}/certificate`);
	const { headers, rawPayload } = await testing.fastify.inject({
		url: `/api/v1/office/seminar_date/${id}/certificate/zip`,
		headers: { cookie: `vsz-office=${token.office}; __Host-vsz-office=${token.office}` },
	});
	expect(headers["content-type"]).toBe("application/zip");
	expect(rawPayload.toString("latin1").match(/TB-\d{4}-\d{6}\.pdf/g)).toHaveLength(4);
});

test("ROOM-05 what it was about is kept for the seminar, three to eight lines", async () => {
	const { id } = await heldDate(testing);
	const put = (topics: string[]) => office("PUT", `seminar_date/${id}/topics`, { topics });
	expect((await put(["Eins", "Zwei"])).status).toBe(422);
	const topics = ["Einladung und Frist", "Leitung der Versammlung", "Protokoll"];
	expect((await put(topics)).body.data.topics).toEqual(topics);
	const [row] = (await office("POST", `seminar_date/${id}/certificate`)).body.data.certificates;
	const { rows } = await testing.database.pool.query("select document from certificates where id = $1", [row.id]);
	expect(rows[0].document.topics).toEqual(topics);
});

test("ROOM-05 where the house wants it so they are issued by themselves as soon as everybody is noted", async () => {
	const { certificates, settings, settingsOffice } = testing.app.services;
	const { id } = await heldDate(testing, [CLARA, { ...EMIL, states: [null] }]);
	const change = { issue: "by_itself", below: "remark", revision: 0 } as const;
	await settingsOffice.change("certificates", change, { id: 1 } as never);
	await certificates.tend();
	const count = async () =>
		(await testing.database.pool.query("select 1 from certificates where seminar_date_id = $1", [id])).rowCount;
	expect(await count()).toBe(0);
	await testing.database.pool.query(
		`insert into attendance (session_id, person_id, state, source, noted_at)
		select s.id, p.id, 'absent', 'paper', now() from seminar_sessions s join sign_ups u using (seminar_date_id)
		join sign_up_persons p on p.sign_up_id = u.id where s.seminar_date_id = $1 on conflict do nothing`,
		[id],
	);
	await certificates.tend();
	await certificates.tend();
	expect([await count(), settings.now().certificates.issue]).toEqual([1, "by_itself"]);
});
