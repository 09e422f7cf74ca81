import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { Render } from "#server/http/pages.ts";
import { followChanges } from "#server/start/following.ts";
import { type Ask, asker, registration, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp, testApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { staffWith } from "#tests/support/staff.ts";

/** The versions of other days are as real as the database's own clock: it keeps what holds. */
const START = new Date();
let now = START;
const days = (count: number) => new Date(START.getTime() + count * 86_400_000);
const iso = (moment: Date) => isoDay(berlinDay(moment));
const NEW_WORDS = "Ganz neu: Wir duzen uns.";

const render: Render = async (_, { api }) => {
	const { data } = await api.legal.get({ query: { kind: "terms" } });
	return new Response(`<p>${data.version}</p>${data.content}`, { headers: { "Content-Type": "text/html" } });
};

let testing: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	testing = await createTestApp({ clock: () => now, render });
	ask = asker(testing);
	({ token } = await staffWith(testing, ask, "admin"));
});
afterAll(() => testing.close());

const edited = async (kind = "terms") => (await ask("GET", `/office/legal_text/${kind}`, { token })).body.data;
const write = (kind: string, content: string, revision: number) =>
	ask("PUT", `/office/legal_text/${kind}`, { token, body: { content, revision } });
const publish = (kind: string, valid_from: string, revision: number) =>
	ask("POST", `/office/legal_text/${kind}/version`, { token, body: { valid_from, revision } });

/** A new version of the terms that holds from that day on. */
async function published(valid_from: string, words = NEW_WORDS) {
	const { content, revision } = await edited();
	const draft = (await write("terms", `${content}\n\n${words}`, revision)).body.data;
	expect((await publish("terms", valid_from, draft.revision)).status).toBe(200);
}

const orderTerms = async () => {
	const at = shop(testing);
	const [course] = await at.pricedCourses();
	const { guest, basket } = await at.confirmedGuest(course as { id: number });
	const email = registration({ email: `v${basket.id}@vsz.example` }).email;
	await guest.checkout(basket.id, { payment_method_id: METHOD.invoice, email });
	const mail = (await mailbox(testing)()).find(({ to, attachments }) => to === email && attachments.length > 1);
	const { rows } = await testing.database.pool.query("select legal_versions from orders where email = $1", [email]);
	return {
		text: mail?.text ?? "",
		pdf: wordsOf(mail?.files.get("AGB-VSZ.pdf") as Buffer),
		held: rows[0].legal_versions,
	};
};

test("SET-03 the first version is the one that the house was built with", async () => {
	const { data } = (await ask("GET", "/legal_text?kind=terms")).body;
	expect(data).toMatchObject({ title: "Allgemeine Geschäftsbedingungen", version: "2026-11" });
	expect(data.content).toMatch(/^## §\s1 /);
	expect(data.content.replaceAll("{{anbieter}}", "")).not.toContain("{{");
	expect(data.versions).toEqual([{ version: "2026-11", valid_from: "2026-11-15", is_current: true }]);
	expect((await ask("GET", "/legal_text?kind=terms&version=1999-01")).status).toBe(404);
});

test("SET-03 a draft shows nowhere, is refused where it cannot be read, and nobody writes over another's", async () => {
	const { content, revision, placeholders } = await edited("privacy");
	expect(revision).toBe(0);
	expect(placeholders).toContainEqual({ name: "{{email}}", value: "kontakt@vsz.example" });
	const refusals: [string, string][] = [
		[`${content}\n\n{{nichts}}`, "Den Platzhalter {{nichts}} gibt es nicht"],
		[`Vorab\n\n${content}`, "Zeile 1: Der Text beginnt mit einer Überschrift"],
		[content.replace("{#newsletter}", "{#post}"), "Der Abschnitt {#newsletter} fehlt: Formulare führen auf ihn"],
	];
	for (const [text, sentence] of refusals) {
		const { status, body } = await write("privacy", text, 0);
		expect([status, body.validation_errors]).toEqual([422, { content: [expect.stringContaining(sentence)] }]);
	}
	const saved = await write("privacy", `${content}\n\nSchreib an {{email}}.`, 0);
	expect(saved.body.data).toMatchObject({
		revision: 1,
		preview: expect.stringContaining("Schreib an kontakt@vsz.example."),
	});
	expect((await write("privacy", content, 0)).body.code).toBe("changed_meanwhile");
	expect((await ask("GET", "/legal_text?kind=privacy")).body.data.content).not.toContain("Schreib an kontakt");
});

test("SET-03 a version holds from its day on, on every process; earlier ones stay, and orders name theirs", async () => {
	const other = await testApp({ beside: testing, clock: () => now, render });
	const following = await followChanges({
		turns: { look: () => {} },
		url: testing.database.url,
		services: other.app.services,
		cache: other.cache,
	});
	onTestFinished(() => following.close());
	const pageOf = async ({ fastify }: TestApp) => (await fastify.inject({ url: "/" })).body;
	for (const process of [testing, other]) expect(await pageOf(process)).not.toContain(NEW_WORDS);
	const tomorrow = iso(days(1));
	expect((await publish("terms", iso(now), 0)).body.validation_errors.valid_from[0]).toContain("Frühestens ab morgen");
	const before = await orderTerms();
	await published(tomorrow);
	expect((await edited()).versions[0]).toEqual({ version: tomorrow, valid_from: tomorrow, state: "planned" });
	expect((await ask("GET", `/legal_text?kind=terms&version=${tomorrow}`)).status).toBe(404);
	await eventually(() => expect(other.app.services.legalTexts.versionsOf("terms")).toHaveLength(2));

	now = days(2);
	onTestFinished(() => {
		now = START;
	});
	for (const process of [testing, other]) {
		process.cache.clear();
		expect(await pageOf(process)).toContain(NEW_WORDS);
	}
	const after = await orderTerms();
	expect([before.held.terms, after.held.terms]).toEqual(["2026-11", tomorrow]);
	expect(before.text).toContain("(Fassung 2026-11)");
	expect(after.text).toContain(`(Fassung ${tomorrow})`);
	expect(before.pdf).not.toContain(NEW_WORDS);
	expect(after.pdf).toContain(NEW_WORDS);
	const earlier = (await ask("GET", "/legal_text?kind=terms&version=2026-11")).body.data;
	expect(earlier.content).not.toContain(NEW_WORDS);
	expect(
		earlier.versions.map(({ version, is_current }: { version: string; is_current: boolean }) => [version, is_current]),
	).toEqual([
		[tomorrow, true],
		["2026-11", false],
	]);
	const member = registration({ email: "fassung@vsz.example" });
	expect((await ask("POST", "/user", { body: member })).status).toBe(201);
	const { rows } = await testing.database.pool.query("select legal_versions from members where email = $1", [
		member.email,
	]);
	expect(rows[0].legal_versions.terms).toBe(tomorrow);
});

test("SET-03 what is planned can be taken back; what holds can be changed by nobody", async () => {
	const planned = iso(days(40));
	await published(planned);
	const again = await published(planned).catch((error: Error) => error);
	expect(again).toBeInstanceOf(Error);
	const gone = await ask("DELETE", `/office/legal_text/terms/version/${planned}`, { token });
	expect(gone.body.data.versions.map(({ version }: { version: string }) => version)).not.toContain(planned);
	expect((await ask("DELETE", "/office/legal_text/terms/version/2026-11", { token })).status).toBe(404);
	const { pool } = testing.database;
	await pool.query(
		"insert into legal_texts (kind, version, valid_from, content) values ('imprint', '2020-01-01', '2020-01-01', 'x')",
	);
	await expect(pool.query("update legal_texts set content = 'y' where version = '2020-01-01'")).rejects.toThrow(
		"append-only",
	);
	await expect(pool.query("delete from legal_texts where version = '2020-01-01'")).rejects.toThrow("append-only");
});
