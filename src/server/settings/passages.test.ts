import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfficePassage } from "#contract/office/letter-passages.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let beside: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp({ env: { TRUST_PROXY: "1" } });
	beside = await createTestApp({ beside: api });
	ask = asker(api);
	token = (await staffWith(api, ask, "admin")).token;
});
afterAll(async () => {
	await beside.close();
	await api.close();
});

const PATH = "/office/letter_passage";
const passage = async (kind: string): Promise<OfficePassage> =>
	(await ask("GET", PATH, { token })).body.data.find((one: OfficePassage) => one.kind === kind);
const change = async (kind: string, words: object) =>
	ask("PUT", `${PATH}/${kind}`, {
		token,
		body: { greeting: "", hint: "", revision: (await passage(kind)).revision, ...words },
	});

async function confirmation(testing: TestApp, over: object = {}) {
	await mailbox(testing)();
	await testing.app.services.signUps.create(signUpFor(await openDate(api.get, "free"), over), "10.0.0.9");
	return (await mailbox(testing)()).find(({ to }) => to === "mika@vsz.example");
}

test("MSG-02 greeting and hint of a fixed letter hold in every process, are escaped, and go back to what they were", async () => {
	const before = await confirmation(api);
	expect(before?.text).toContain("Hallo Mika,");
	const words = { greeting: "Guten Tag {{vorname}} {{nachname}},", hint: "Bitte **klingeln** in {{ort}}: <i>Saal</i>" };
	expect((await change("booking_confirmation", words)).status).toBe(200);
	await beside.app.services.settings.load();
	const mail = await confirmation(beside, { first_name: "<u>Mika</u>" });
	expect(mail?.text).toContain("Guten Tag <u>Mika</u> Sommer,");
	expect(mail?.html).toContain("Guten Tag &lt;u&gt;Mika&lt;/u&gt; Sommer,");
	expect(mail?.html).toMatch(/Bitte <strong>klingeln<\/strong> in .+&lt;i&gt;Saal&lt;\/i&gt;/);
	expect(mail?.html).not.toMatch(/<u>|<i>/);
	await change("booking_confirmation", {});
	expect((await confirmation(api))?.text).toContain("Hallo Mika,");
});

test("MSG-02 the preview is the letter itself; wrong placeholders and an older version are refused", async () => {
	const preview = (kind: string, body: object) => ask("POST", `${PATH}/${kind}/preview`, { token, body });
	for (const { kind } of (await ask("GET", PATH, { token })).body.data) {
		const { data } = (await preview(kind, { greeting: "Moin {{vorname}},", hint: "Am {{datum}} mit {{dozent}}." }))
			.body;
		expect([kind, data.text]).toEqual([kind, expect.stringMatching(/Moin Mika,[\s\S]+Am \S+, \d\d\.\d\d\.2026 mit /)]);
	}
	expect((await change("waiting_offer", { greeting: "Moin {{buchungslink}}," })).body.validation_errors).toEqual({
		greeting: ["Anrede: {{buchungslink}} gibt es hier nicht"],
	});
	expect((await change("waiting_offer", { greeting: "Moin" })).body.validation_errors).toHaveProperty("greeting");
	expect((await change("waiting_offer", { hint: "Neu" })).status).toBe(200);
	expect((await change("waiting_offer", { hint: "Noch neuer", revision: 0 })).body.code).toBe("changed_meanwhile");
	expect((await passage("waiting_offer")).updated_by).toBe("admin");
});
