import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Imported, ImportForesight } from "#contract/office/subscribers.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openOffice } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { colleague, staffWith } from "#tests/support/staff.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
let now = NOW;
let api: TestApp;
let ask: Ask;
let token: StaffToken;
let staffId: number;
let read: () => Promise<Captured[]>;

let copies: string;

beforeAll(async () => {
	copies = await mkdtemp(join(tmpdir(), "vsz-import-"));
	const house = await openOffice("office", { clock: () => now, env: { BACKUP_FOLDER: copies } });
	({ api, ask, read } = house);
	({ token, id: staffId } = house.office);
});
afterAll(async () => {
	await api.close();
	await rm(copies, { recursive: true });
});

const HEAD = "E-Mail;Eingewilligt am;Quelle;Bestätigt am;Wortlaut";
const fileOf = (...lines: string[]) => Buffer.from([HEAD, ...lines].join("\r\n"));
const csv = { "content-type": "text/csv" };
const sql = async (text: string, ...given: unknown[]) => (await api.database.pool.query(text, given)).rows;
const foresee = async (body: Buffer): Promise<ImportForesight> => {
	const answer = await ask("POST", "/office/subscriber/import/foresight", { token, body, headers: csv });
	expect(answer.status).toBe(200);
	return answer.body.data;
};
const importing = (body: Buffer, mark: string, given: Record<string, string> = {}) => {
	const query = new URLSearchParams({ kept: "Ordner Einwilligungen 2025", agreed: "yes", mark, ...given });
	return ask("POST", `/office/subscriber/import?${query}`, { token, body, headers: csv });
};
async function imported(body: Buffer): Promise<Imported> {
	const { status, body: answer } = await importing(body, (await foresee(body)).mark);
	expect(status).toBe(200);
	return answer.data;
}
const rowOf = async (email: string) => (await sql("select * from newsletter_subscribers where email = $1", email))[0];
const reader = (email: string, state: string, also: Record<string, Date> = {}) =>
	sql(
		`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at, unsubscribed_at, set_aside_at, restricted_at)
		values ($1, $2, 'newsletter_form', '2026-11', $3, now(), $4, $5, $6)`,
		...[email, state, hashToken(newToken()), also.unsubscribed_at, also.set_aside_at, also.restricted_at],
	);
const block = (email: string) =>
	sql(
		`insert into letter_blocks (address_hash, level, reason, set_by, set_at)
		values (sha256(convert_to($1, 'UTF8')), 'news', 'möchte nicht', $2, now())`,
		...[email, staffId],
	);

test("NEWS-05 whoever confirmed elsewhere reads at once with their proof; all others are asked, and read when they confirm", async () => {
	const file = fileOf(
		"doi@vsz.example;03.02.2024 18:20;Double-Opt-in alter Newsletter;03.02.2024 18:31;",
		"Papier@vsz.example;12.06.2025;Anmeldeliste Sommerfest;;Ich möchte den Newsletter.",
	);
	const before = await sql("select count(*) from newsletter_subscribers");
	const shown = await foresee(file);
	expect(shown).toMatchObject({ rows: 2, counts: { confirmed: 1, asked: 1, known: 0 }, left_out: [] });
	expect(await sql("select count(*) from newsletter_subscribers")).toEqual(before);
	expect(await read()).toEqual([]);

	expect((await importing(file, shown.mark)).body.data).toEqual({ confirmed: 1, asked: 1, left_out: 0 });
	const proof = { kept: "Ordner Einwilligungen 2025", by: staffId, imported_at: "2026-11-24T10:00:00+01:00" };
	expect(await rowOf("doi@vsz.example")).toMatchObject({
		state: "confirmed",
		source: "import",
		requested_at: new Date("2024-02-03T17:20:00Z"),
		confirmed_at: new Date("2024-02-03T17:31:00Z"),
		import_proof: { ...proof, given: "2024-02-03T18:20:00+01:00", how: "Double-Opt-in alter Newsletter", words: null },
	});
	expect(await rowOf("papier@vsz.example")).toMatchObject({
		state: "pending",
		requested_at: NOW,
		confirmed_at: null,
		import_proof: { ...proof, given: "2025-06-12", words: "Ich möchte den Newsletter." },
	});

	const mails = await read();
	expect(mails.map(({ to }) => to)).toEqual(["papier@vsz.example"]);
	expect(mails[0]?.text).toContain("am 12.06.2025");
	expect(mails[0]?.text).toContain("(Anmeldeliste Sommerfest)");
	const link = /\/newsletter\/bestaetigen\/([\w-]+)/.exec(mails[0]?.text ?? "")?.[1];
	expect((await ask("POST", "/newsletter/confirm", { body: { token: link } })).status).toBe(200);
	expect(await rowOf("papier@vsz.example")).toMatchObject({
		state: "confirmed",
		confirmed_at: NOW,
		import_proof: { given: "2025-06-12" },
	});
	await read();
});

test("NEWS-05 whoever left, is set aside, blocked or erased is never put back; every class is counted with its reason", async () => {
	const day = new Date("2026-01-01T00:00:00Z");
	await reader("weg@vsz.example", "unsubscribed", { unsubscribed_at: day });
	await reader("zurueck@vsz.example", "confirmed", { set_aside_at: day });
	await reader("bekannt@vsz.example", "confirmed");
	await reader("wartet@vsz.example", "pending");
	await reader("geloescht@vsz.example", "unsubscribed", { unsubscribed_at: day, restricted_at: day });
	await block("gesperrt@vsz.example");
	await sql(
		`insert into donations (reference, amount_cents, rhythm, email, token_hash, restricted_at)
		values ('S-GELOESCHT', 500, 'one_off', 'Spenderin@vsz.example', sha256('s'), now())`,
	);
	const names = ["weg", "zurueck", "bekannt", "wartet", "geloescht", "gesperrt", "spenderin"];
	const file = fileOf(
		...names.map((name) => `${name}@vsz.example;12.06.2025;Liste;12.06.2025;`),
		"neu@vsz.example;12.06.2025;Liste;12.06.2025;",
		"neu@vsz.example;12.06.2025;Liste;12.06.2025;",
		"ohne@vsz.example;;Liste;;",
		"kaputt;12.06.2025;Liste;;",
	);
	const shown = await foresee(file);
	expect(shown.rows).toBe(11);
	expect(shown.counts).toEqual({
		...{ confirmed: 1, asked: 0, known: 2, unsubscribed: 1, aside: 1, blocked: 1 },
		...{ erased: 2, double: 1, unproven: 1, invalid: 1 },
	});
	expect(shown.left_out.map(({ line, outcome }) => [line, outcome])).toEqual([
		...[[2, "unsubscribed"] as const, [3, "aside"], [4, "known"], [5, "known"], [6, "erased"], [7, "blocked"]],
		...[[8, "erased"] as const, [10, "double"], [11, "unproven"], [12, "invalid"]],
	]);
	for (const { reason } of shown.left_out) expect(reason).toMatch(/^[A-ZÄÖÜ].{10,}\.$/);
	const ofNames = () =>
		sql("select * from newsletter_subscribers where email = any($1) order by id", [
			names.map((name) => `${name}@vsz.example`),
		]);
	const before = await ofNames();
	expect((await importing(file, shown.mark)).body.data).toEqual({ confirmed: 1, asked: 0, left_out: 10 });
	expect(await ofNames()).toEqual(before);
	expect(await read()).toEqual([]);
});

test("NEWS-05 the same file a second time changes nothing; two who press at once double nothing", async () => {
	const file = fileOf(
		...Array.from({ length: 30 }, (_, at) => `zwei${at}@vsz.example;12.06.2025;Liste;${at % 2 ? "13.06.2025" : ""};`),
	);
	const { mark } = await foresee(file);
	const answers = await Promise.all([importing(file, mark), importing(file, mark), importing(file, mark)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	expect(answers.find(({ status }) => status === 409)?.body.code).toBe("subscriber_import_changed");
	expect(await sql("select count(*)::int from newsletter_subscribers where email like 'zwei%'")).toEqual([
		{ count: 30 },
	]);
	expect(await read()).toHaveLength(15);

	const rows = () => sql("select * from newsletter_subscribers order by id");
	const notes = () => sql("select count(*) from audit_trail where action = 'subscribers_imported'");
	const before = [await rows(), await notes()];
	const again = await foresee(file);
	expect(again.counts).toMatchObject({ confirmed: 0, asked: 0, known: 30 });
	expect(await imported(file)).toEqual({ confirmed: 0, asked: 0, left_out: 30 });
	expect([await rows(), await notes()]).toEqual(before);
	expect(await read()).toEqual([]);
});

test("NEWS-05 who leaves between looking and importing stays out: what was shown holds no more", async () => {
	const file = fileOf("knapp@vsz.example;12.06.2025;Liste;12.06.2025;");
	const { mark } = await foresee(file);
	await reader("knapp@vsz.example", "unsubscribed", { unsubscribed_at: NOW });
	expect((await importing(file, mark)).status).toBe(409);
	expect(await rowOf("knapp@vsz.example")).toMatchObject({ state: "unsubscribed", source: "newsletter_form" });
});

test("NEWS-05 nothing comes in without the place of the proof, the word that they agreed, and the right to it", async () => {
	const file = fileOf("recht@vsz.example;12.06.2025;Liste;12.06.2025;");
	const { mark } = await foresee(file);
	const lacking: Record<string, string>[] = [
		{ kept: "" },
		{ kept: " " },
		{ agreed: "no" },
		{ agreed: "" },
		{ mark: "" },
	];
	for (const given of lacking) expect([given, (await importing(file, mark, given)).status]).toEqual([given, 422]);
	expect((await importing(file, `${mark}x`)).status).toBe(409);
	for (const role of ["editor", "author", "accounting", "lecturer"] as const) {
		const { token: other } = await staffWith(api, ask, role);
		const call = { token: other, body: file, headers: csv };
		expect((await ask("POST", "/office/subscriber/import/foresight", call)).status).toBe(403);
		expect((await ask("POST", `/office/subscriber/import?kept=x&agreed=yes&mark=${mark}`, call)).status).toBe(403);
	}
	expect(await rowOf("recht@vsz.example")).toBeUndefined();
	const large = Buffer.alloc(2 * 1024 * 1024 + 1, "a");
	const call = { token, body: large, headers: csv };
	expect((await ask("POST", "/office/subscriber/import/foresight", call)).status).toBe(413);
	const excel = { token, body: Buffer.from("PK\u0003\u0004"), headers: csv };
	expect((await ask("POST", "/office/subscriber/import/foresight", excel)).body.code).toBe("subscriber_file_excel");
	const sample = await ask("GET", "/office/subscriber/import/sample", { token });
	expect((await foresee(Buffer.from(sample.body))).counts).toMatchObject({ confirmed: 1, asked: 1 });
});

test("NEWS-05 the proof stands in the list, its file, with the person and in what the person asks for; no history keeps an address", async () => {
	const email = "nachweis@vsz.example";
	await imported(fileOf(`${email};12.06.2025;"=HYPERLINK(""x"")";12.06.2025;Ja, gern.`));
	const list = await ask("GET", `/office/subscriber?q=${email}`, { token });
	expect(list.body.data[0].import_proof).toEqual({
		...{ given: "2025-06-12", how: '=HYPERLINK("x")', words: "Ja, gern.", kept: "Ordner Einwilligungen 2025" },
		...{ imported_at: "2026-11-24T10:00:00+01:00", by: "office" },
	});
	const exported = await ask("GET", `/office/subscriber/export?format=csv&q=${email}`, { token });
	expect(exported.body).toContain(`"'=HYPERLINK(""x"")"`);
	expect(exported.body).toContain("Ordner Einwilligungen 2025");

	const person = (await sql("select id from people where email = $1", email))[0];
	const page = await ask("GET", `/office/person/${person.id}/page`, { token });
	const consents = JSON.stringify(page.body);
	expect(consents).toContain("eingewilligt 12.06.2025");
	expect(consents).toContain("Nachweis: Ordner Einwilligungen 2025");
	expect(consents).toContain("Ja, gern.");

	const pack = await api.app.services.members.dataOfAddress(email);
	expect(pack.newsletter).toEqual([
		expect.objectContaining({
			source: "import",
			declaration: "Ja, gern.",
			imported: expect.objectContaining({ consent_given: "2025-06-12", proof_kept: "Ordner Einwilligungen 2025" }),
		}),
	]);

	const notes = await sql("select details from audit_trail where action = 'subscribers_imported' order by id");
	expect(notes.at(-1).details).toEqual({ confirmed: 1, asked: 0, left_out: 0 });
	expect(JSON.stringify(notes)).not.toContain("@");
});

test("NEWS-05 the list that leaves this house is read by another one", async () => {
	const file = await ask("GET", "/office/subscriber/export?format=csv", { token });
	const { rows, counts } = await foresee(Buffer.from(file.body));
	expect([rows, counts.invalid, counts.unproven]).toEqual([file.body.trim().split("\r\n").length - 1, 0, 0]);
	expect(counts.known + counts.unsubscribed + counts.aside).toBeGreaterThan(3);
});

test("NEWS-05 whoever is erased is not imported again, and nobody who never confirmed is kept", async () => {
	const { erasing, erasures, retention } = api.app.services;
	const admin = await staffWith(api, ask, "admin");
	const asked = "gefragt@vsz.example";
	await imported(fileOf(`${asked};12.06.2025;Liste;;`, "kurz@vsz.example;12.06.2025;Liste;;"));
	await erasing.erase({ email: asked, tell: false }, colleague(admin.id, "admin"));
	expect(await rowOf(asked)).toBeUndefined();
	const again = fileOf(`${asked};12.06.2025;Liste;12.06.2025;`);
	expect((await foresee(again)).counts).toMatchObject({ erased: 1, confirmed: 0 });
	await erasures.writeOut();
	expect((await foresee(again)).counts).toMatchObject({ erased: 1, confirmed: 0 });
	now = new Date(NOW.getTime() + 15 * 24 * 60 * 60_000);
	await retention.forgetOld();
	expect(await rowOf("kurz@vsz.example")).toBeUndefined();
	expect(await rowOf("doi@vsz.example")).toMatchObject({ state: "confirmed" });
	now = NOW;
});

test("NEWS-05 the proof goes along when an address is put right, and a wish of one's own takes its place", async () => {
	const { newsletter } = api.app.services;
	await imported(fileOf("alt@vsz.example;12.06.2025;Liste;13.06.2025;"));
	const moved = await api.database.db.transaction((tx) =>
		newsletter.moveAddress(tx, "alt@vsz.example", "richtig@vsz.example"),
	);
	expect(moved).toBe("asked");
	expect(await rowOf("alt@vsz.example")).toMatchObject({ state: "unsubscribed", import_proof: { how: "Liste" } });
	const now = await rowOf("richtig@vsz.example");
	expect(now).toMatchObject({ state: "pending", source: "import", import_proof: { given: "2025-06-12" } });
	await newsletter.subscribe({ email: "richtig@vsz.example" }, "10.0.0.9");
	expect(await rowOf("richtig@vsz.example")).toMatchObject({ source: "newsletter_form", import_proof: null });
});
