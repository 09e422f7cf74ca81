import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { AllSettings, SettingsGroup } from "#contract/office/settings.ts";
import { paths } from "#contract/paths.ts";
import { MANIFEST_PATH } from "#server/feeds/manifest.ts";
import type { Render } from "#server/http/pages.ts";
import { followChanges } from "#server/start/following.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp, testApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { BANK, METHOD, shop } from "#tests/support/shop.ts";
import { staffWith } from "#tests/support/staff.ts";

/** A page whose foot tells the telephone, as the site's does. */
const render: Render = async (_, { api }) => {
	const { provider, banner } = (await api.site.get()).data;
	return new Response(`<p>${banner?.title}</p><footer>${provider.phone}</footer>`, {
		headers: { "Content-Type": "text/html" },
	});
};

let testing: TestApp;
let ask: Ask;
let leader: { id: number; token: StaffToken };

/** One house for several tests. */
const withHouse = () => {
	beforeAll(async () => {
		testing = await createTestApp({ render });
		ask = asker(testing);
		leader = await staffWith(testing, ask, "admin");
	});
	afterAll(() => testing.close());
};

async function change(group: SettingsGroup, values: object, revision?: number) {
	const { body } = await ask("GET", "/office/settings", { token: leader.token });
	const known = (body.data as AllSettings)[group];
	return ask("PUT", `/office/settings/${group}`, {
		token: leader.token,
		body: { ...known.values, ...values, revision: revision ?? known.revision },
	});
}

const textOf = async ({ fastify }: TestApp, url: string) => (await fastify.inject({ url })).body;
const NEW_PHONE = "+49 351 4242420";
const OTHER_PHONE = "+49 351 5555555";

describe("SET-01 what the Leitung sets", () => {
	withHouse();

	test("begins with what the environment says, and a row goes before it", async () => {
		const { data } = (await ask("GET", "/office/settings", { token: leader.token })).body;
		expect(data.contact).toEqual({
			values: expect.objectContaining({ phone: "+49 351 0000000", opening_hours: "" }),
			revision: 0,
			updated_at: null,
			updated_by: null,
		});
		const changed = (await change("contact", { phone: NEW_PHONE })).body.data.contact;
		expect(changed).toMatchObject({ values: { phone: NEW_PHONE }, revision: 1, updated_by: "admin" });
		const restarted = await testApp({ beside: testing, env: { PROVIDER_PHONE: "+49 351 9999999" } });
		expect(restarted.config.provider).toMatchObject({ phone: NEW_PHONE, city: "Dresden" });
	});

	test("stands on every page at once, in another process too, where kept ones go", async () => {
		const other = await testApp({ beside: testing, render });
		const following = await followChanges({
			turns: { look: () => {} },
			url: testing.database.url,
			services: other.app.services,
			cache: other.cache,
		});
		onTestFinished(() => following.close());
		const urls = ["/", "/api/v1/site", paths.articlesFeed, MANIFEST_PATH, "/api/v1/openapi.json"];
		for (const process of [testing, other]) for (const url of urls) await textOf(process, url);
		await change("contact", { phone: OTHER_PHONE });
		await change("provider", { name: "Haus der Vereine", short_name: "HDV" });
		for (const url of ["/", "/api/v1/site"]) {
			expect(await textOf(testing, url)).toContain(OTHER_PHONE);
			await eventually(async () => expect(await textOf(other, url)).toContain(OTHER_PHONE));
		}
		for (const url of urls.slice(2)) {
			expect(await textOf(testing, url)).toContain("Haus der Vereine");
			await eventually(async () => expect(await textOf(other, url)).toContain("Haus der Vereine"));
		}
	});

	test("stands in the next letter, its sender included", async () => {
		await change("contact", { phone: NEW_PHONE, email: "post@haus.example" });
		await change("provider", { name: "Haus der Vereine" });
		const mails = mailbox(testing);
		await mails();
		await ask("POST", "/form/consulting", {
			body: { name: "Ute", email: "ute@vsz.example", description: "Habt ihr Zeit?", phone: "", company: "" },
		});
		const [toUs, toHer] = (await mails()).sort((one, two) => (one.to ?? "").localeCompare(two.to ?? ""));
		expect(toUs?.to).toBe("post@haus.example");
		expect(toHer).toMatchObject({ to: "ute@vsz.example", replyTo: "post@haus.example" });
		expect(toHer?.text).toContain(NEW_PHONE);
		expect(toHer?.headers.from).toBe("Haus der Vereine <post@haus.example>");
	});

	test("stands on the next invoice; one that is written keeps what it said", async () => {
		const at = shop(testing);
		const [course] = await at.pricedCourses();
		const order = async () => {
			const { guest, basket } = await at.confirmedGuest(course as { id: number });
			await guest.checkout(basket.id, { payment_method_id: METHOD.invoice });
			const { rows } = await testing.database.pool.query(
				"select document, due_on - issued_on as days from invoices order by id desc limit 1",
			);
			return rows[0];
		};
		const before = await order();
		await change("bank", { iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" });
		await change("payment", { invoice_due_days: 21, debit_lead_days: 3 });
		const after = await order();
		expect([before.document.issuer.iban, before.days]).toEqual(["DE02120300000000202051", 14]);
		expect([after.document.issuer.iban, after.days]).toEqual(["DE89370400440532013000", 21]);
		const { rows } = await testing.database.pool.query("select document from invoices where number = $1", [
			before.document.number,
		]);
		expect(rows[0].document).toEqual(before.document);
	});

	test("may be missing where a small club has none: nothing speaks of it, and nobody is debited", async () => {
		const methods = async () =>
			(await ask("GET", "/payment_method")).body.data.map(({ id }: { id: number }) => id) as number[];
		expect(await methods()).toContain(METHOD.directDebit);
		await change("contact", { fax: "", video_platform_url: "" });
		await change("tax", { vat_id: "" });
		expect((await change("bank", { creditor_id: "" })).status).toBe(200);
		const imprint = JSON.stringify((await ask("GET", "/legal_text?kind=imprint")).body);
		expect([imprint.includes("Steuernummer"), imprint.includes("Umsatzsteuer-Identifikationsnummer")]).toEqual([
			true,
			false,
		]);
		expect(await methods()).not.toContain(METHOD.directDebit);
		const at = shop(testing);
		const [course] = await at.pricedCourses();
		const member = await at.loggedIn("kundin@vsz.example");
		const basket = await member.basketWith(course as { id: number });
		const { status, body } = await member.checkout(basket.id, { ...BANK, payment_method_id: METHOD.directDebit });
		expect([status, body.validation_errors]).toEqual([
			422,
			{ payment_method_id: ["Zahlungsart: Bieten wir nicht an"] },
		]);
	});

	test("is how long requests are kept: the privacy notice says so, and the job keeps to it", async () => {
		const { retention } = testing.app.services;
		const closed = new Date(Date.now() - 120 * 86_400_000);
		await testing.database.pool.query(
			"insert into contact_requests (name, email, description, closed_at) values ('A', 'a@vsz.example', 'x', $1)",
			[closed],
		);
		expect((await retention.forgetOld()).contact_requests).toBe(0);
		await change("retention", { contact_months: 3 });
		expect(await textOf(testing, "/api/v1/legal_text?kind=privacy")).toMatch(/3 Monate nach Abschluss/);
		expect((await retention.forgetOld()).contact_requests).toBe(1);
		for (const contact_months of [1, 13]) expect((await change("retention", { contact_months })).status).toBe(422);
	});
});

describe("SET-01 a change", () => {
	withHouse();

	test("is refused with a sentence at each field", async () => {
		const { status, body } = await change("bank", { iban: "DE02 1203 0000 0000 2020 15", bic: "", creditor_id: "DE1" });
		expect(status).toBe(422);
		expect(body.validation_errors).toEqual({
			iban: ["IBAN: Eine Ziffer passt nicht zur Prüfzahl. Bitte vergleiche mit dem Kontoauszug."],
			bic: [expect.stringContaining("Bitte ausfüllen")],
			creditor_id: [expect.stringContaining("Ein Zeichen passt nicht zur Prüfzahl.")],
		});
		for (const invoice_due_days of [13, 31, 14.5])
			expect((await change("payment", { invoice_due_days, debit_lead_days: 2 })).status).toBe(422);
		for (const debit_lead_days of [0, 6])
			expect((await change("payment", { invoice_due_days: 14, debit_lead_days })).status).toBe(422);
		for (const [group, values] of [
			["contact", { phone: "nebenan" }],
			["contact", { video_platform_url: "http://video.example" }],
			["contact", { email: "kontakt" }],
			["tax", { vat_id: "DE1" }],
			["provider", { postcode: "123" }],
		] as const)
			expect([group, (await change(group, values)).status]).toEqual([group, 422]);
	});

	test("DESK-10 of what somebody else has changed is refused, also when both are the first", async () => {
		const [one, two] = await Promise.all([
			change("contact", { phone: NEW_PHONE }, 0),
			change("contact", { phone: OTHER_PHONE }, 0),
		]);
		expect([one.status, two.status].sort()).toEqual([200, 409]);
		const refused = one.status === 409 ? one : two;
		expect(refused.body.code).toBe("changed_meanwhile");
		expect((await change("contact", { fax: "+49 351 1" })).status).toBe(200);
	});

	test("holds no character that the database cannot store", async () => {
		const { status, body } = await change("contact", { opening_hours: "Mo\0Di \uD800" });
		expect([status, body.data.contact.values.opening_hours]).toEqual([200, "Mo Di"]);
	});

	test("LOG-01 stands in the history field by field, an account hidden", async () => {
		await change("bank", { iban: "DE89370400440532013000", bank: "Elbebank" });
		expect((await change("bank", {})).body.data.bank.revision).toBe(1);
		const { rows } = await testing.database.pool.query(
			"select user_id, subject_id, details from audit_trail where action = 'settings_changed' and subject_id = 'bank'",
		);
		expect(rows).toEqual([
			{
				user_id: leader.id,
				subject_id: "bank",
				details: {
					bank: ["Musterbank Dresden", "Elbebank"],
					iban: ["DE** **** **** **** **20 51", "DE** **** **** **** **30 00"],
				},
			},
		]);
	});
});
