import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { type OfficeBatch, type OfficeCode, VOUCHER_ALPHABET, type VoucherUse } from "#contract/office/voucher-rows.ts";
import { asker, loginHeaders, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { qpdfFaults } from "#tests/support/qpdf.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: ReturnType<typeof asker>;
let token: StaffToken;
let at: ReturnType<typeof shop>;

beforeAll(async () => {
	api = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	token = (await staffWith(api, ask, "office")).token;
	at = shop(api);
});
afterAll(() => api.close());

const BATCH = {
	name: "Partner",
	discount: 50,
	valid_from: null,
	valid_until: null,
	seminar_ids: null,
	course_ids: null,
	max_uses: 1,
	chosen_code: null,
	count: 3,
	prefix: "ln",
};

const office = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
	ask(method, `/office/voucher_batch${path}`, { token, body });
const made = async (over: object = {}): Promise<OfficeBatch> =>
	(await office("POST", "", { ...BATCH, ...over })).body.data;
const codesOf = async (id: number): Promise<OfficeCode[]> => (await office("GET", `/${id}/code`)).body.data;
const usesOf = async (id: number): Promise<VoucherUse[]> => (await office("GET", `/${id}/use`)).body.data;
const spoken = (chosen_code: string, over: object = {}) => made({ chosen_code, count: null, prefix: null, ...over });

const check = async (code: string, seminar?: number) => {
	const { body } = await ask("GET", `/voucher/${code}/check${seminar ? `?seminar_id=${seminar}` : ""}`);
	return body.code ?? body.data.batch.discount;
};
const today = () => berlinDay(new Date());

async function fileOf(path: string): Promise<Buffer> {
	const answer = await api.fastify.inject({ url: `/api/v1/office/voucher_batch${path}`, headers: loginHeaders(token) });
	expect(answer.statusCode).toBe(200);
	return answer.rawPayload;
}

describe("VOUCH-01 batches", () => {
	test("have as many codes as asked for, which nobody takes for one another", async () => {
		const batch = await made({ count: 1_200 });
		expect(batch).toMatchObject({ codes: 1_200, uses: 0, code: null, state: "running", max_uses: 1, discount: 50 });
		const codes = await codesOf(batch.id);
		const sign = `[${VOUCHER_ALPHABET}]{4}`;
		for (const { code } of codes) expect(code).toMatch(new RegExp(`^LN-${sign}-${sign}$`));
		expect(VOUCHER_ALPHABET).not.toMatch(/[01258BILOSZ]/);
		expect(await check(codes[0]?.code ?? "")).toBe(50);
	});

	test("or one that is chosen, which nobody else has", async () => {
		const batch = await spoken("weihnacht26", { max_uses: null });
		expect(batch).toMatchObject({ codes: 1, code: "WEIHNACHT26", max_uses: null });
		const again = await office("POST", "", { ...BATCH, chosen_code: "Weihnacht26", count: null, prefix: null });
		expect(again.body.validation_errors).toEqual({ chosen_code: ["Code: Diesen Code gibt es schon"] });
		expect((await office("GET", "?q=weihnacht")).body.data).toEqual([batch]);
	});

	test("refuse what cannot be: nothing covered, an end before the beginning, both kinds of codes", async () => {
		const refused = async (over: object) =>
			Object.keys((await office("POST", "", { ...BATCH, ...over })).body.validation_errors);
		expect(await refused({ seminar_ids: [], course_ids: [] })).toEqual(["seminar_ids"]);
		expect(await refused({ valid_from: "2027-02-01", valid_until: "2027-01-31" })).toEqual(["valid_until"]);
		expect(await refused({ chosen_code: "BEIDES" })).toEqual(["chosen_code"]);
		expect(await refused({ discount: 101, count: 5_001 })).toEqual(["discount", "count"]);
	});

	test("hold from their first to their last day", async () => {
		await spoken("MORGEN", { valid_from: isoDay(addDays(today(), 2)) });
		expect(await check("MORGEN")).toBe("voucher_too_early");
		const batch = await spoken("HEUTE", {
			valid_from: isoDay(addDays(today(), -1)),
			valid_until: isoDay(addDays(today(), 1)),
		});
		expect(batch).toMatchObject({ valid_until: isoDay(addDays(today(), 1)), state: "running" });
		expect(await check("HEUTE")).toBe(50);
		const ended = { ...BATCH, valid_until: isoDay(addDays(today(), -2)), revision: batch.revision };
		expect((await office("PUT", `/${batch.id}`, ended)).body.data).toMatchObject({ state: "over", discount: 50 });
		expect(await check("HEUTE")).toBe("voucher_expired");
		expect((await office("PUT", `/${batch.id}`, ended)).body.code).toBe("changed_meanwhile");
	});

	test("leave as a table without names and as cards", async () => {
		const { id } = await made({ name: "Messe", valid_until: "2090-01-31", course_ids: [] });
		const codes = (await codesOf(id)).map(({ code }) => code);
		const { sheets } = await readXlsx(await fileOf(`/${id}/code/export?format=xlsx`));
		expect(sheets[0]?.rows).toEqual([
			["Code", "Zustand", "Eingelöst", "Höchstens"],
			...codes.map((code) => [code, "frei", 0, 1]),
		]);
		const cards = await fileOf(`/${id}/cards`);
		expect(await qpdfFaults(cards)).toBe("");
		const words = wordsOf(cards);
		for (const code of codes) expect(words).toContain(code);
		expect(words).toContain("50 % Nachlass");
		expect(words).toContain("für alle Seminare");
		expect(words).toContain("Gilt bis 31.01.2090");
		const many = await made({ name: "Viele", count: 201 });
		const archive = (await fileOf(`/${many.id}/cards`)).toString("latin1");
		expect([...archive.matchAll(/Gutscheine ab \d+\.pdf/g)].map(([name]) => name).slice(0, 2)).toEqual([
			"Gutscheine ab 1.pdf",
			"Gutscheine ab 201.pdf",
		]);
	});
});

describe("VOUCH-01 what a batch is for", () => {
	test("holds at the sign-up", async () => {
		const date = await openDate(api.get, "priced");
		await spoken("NURKURSE", { seminar_ids: [], max_uses: null });
		await spoken("NURDIES", { seminar_ids: [date.id], course_ids: [], max_uses: null });
		expect(await check("NURKURSE", date.id)).toBe("voucher_not_for_this");
		expect(await check("NURDIES", date.id)).toBe(50);
		const refused = await ask("POST", "/form/presence_seminar", {
			body: signUpFor(date, { voucher_code: "NURKURSE" }),
		});
		expect(refused.body).toMatchObject({
			code: "voucher_not_for_this",
			validation_errors: { voucher_code: ["Gutschein: Dieser Gutschein gilt nicht für dieses Angebot."] },
		});
	});

	test("holds in the basket and at the checkout, also when it changes in between", async () => {
		const [first, second] = await at.pricedCourses();
		if (!first || !second) throw new Error("no courses");
		const batch = await spoken("EINKURS", { seminar_ids: [], course_ids: [first.id], max_uses: null });
		const { guest, basket } = await at.confirmedGuest(first, second);
		const lineOf = (id: number) => basket.products.find(({ product }) => product.id === id)?.id;
		const redeem = (id: number) => guest.send("PUT", `/basket_product/${lineOf(id)}/voucher/EINKURS`);
		expect((await redeem(second.id)).body).toMatchObject({ code: "voucher_not_for_this" });
		expect((await redeem(first.id)).status).toBe(200);
		await office("PUT", `/${batch.id}`, { ...BATCH, course_ids: [second.id], revision: batch.revision });
		const order = await guest.checkout(basket.id, { payment_method_id: METHOD.invoice });
		expect(order.body).toMatchObject({ code: "voucher_not_for_this" });
	});
});

describe("VOUCH-02 what is used", () => {
	test("is told with its booking and its order; a blocked code stays blocked, and what was used stays", async () => {
		const date = await openDate(api.get, "priced");
		const [course] = await at.pricedCourses();
		if (!course) throw new Error("no course");
		const batch = await made({ name: "Dank", max_uses: 1 });
		const [one, two, three] = (await codesOf(batch.id)).map(({ code }) => code);
		const booked = await ask("POST", "/form/presence_seminar", { body: signUpFor(date, { voucher_code: one }) });
		const { guest, basket } = await at.confirmedGuest(course);
		await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/${two}`);
		const order = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice });
		const off = (price: number | null) => Math.round((price ?? 0) * 50) / 100;
		expect(await usesOf(batch.id)).toEqual([
			expect.objectContaining({ kind: "order", code: two, who: "Gesine Gast", what: course.topic }),
			expect.objectContaining({
				...{ kind: "booking", code: one, who: "Mika Sommer", what: date.topic, off: off(date.price) },
				number: booked.body.data.number,
			}),
		]);
		expect(order.status).toBe(201);
		expect((await office("POST", `/${batch.id}/block`)).body.data).toMatchObject({ state: "blocked", uses: 2 });
		expect(await check(three ?? "")).toBe("voucher_unknown");
		expect(await usesOf(batch.id)).toHaveLength(2);
		expect((await office("POST", `/${batch.id}/unblock`)).body.data.state).toBe("running");
		const last = (await codesOf(batch.id)).find(({ state }) => state === "free");
		expect((await ask("POST", `/office/voucher/${last?.id}/block`, { token })).body.data.state).toBe("blocked");
		expect(await check(three ?? "")).toBe("voucher_unknown");
		expect((await office("GET", `/${batch.id}`)).body.data.state).toBe("used_up");
		const { rows } = await api.database.pool.query(
			"select action from audit_trail where subject = 'voucher_batch' and subject_id = $1 order by id",
			[String(batch.id)],
		);
		expect(rows.map(({ action }) => action)).toEqual([
			...["vouchers_created", "vouchers_blocked", "vouchers_unblocked", "voucher_blocked"],
		]);
	});
});
