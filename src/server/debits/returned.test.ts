import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatDate, isoDay } from "#contract/dates.ts";
import type { DebitOverview } from "#contract/office/debits.ts";
import type { PaymentFile } from "#contract/office/payment-files.ts";
import { newStatement } from "#tests/support/bank-calls.ts";
import { oneReturned } from "#tests/support/debit-calls.ts";
import { openOffice } from "#tests/support/house.ts";
import { painTexts } from "#tests/support/sepa-rules.ts";
import { colleague } from "#tests/support/staff.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("accounting");
});
afterAll(() => house.api.close());

const query = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
	(await house.api.database.pool.query(sql, values)).rows as T[];
const send = (path: string, body?: object) =>
	house.ask("POST", `/office${path}`, { ...(body ? { body } : {}), token: house.office.token });
const get = async (path: string) => (await house.ask("GET", `/office${path}`, { token: house.office.token })).body.data;
const overview = (): Promise<DebitOverview> => get("/debit");
const returned = async (id: number) => (await overview()).returned.find((one) => one.id === id);
const inDays = (days: number): string => isoDay(addDays(berlinDay(new Date()), days));

test("BANK-04 whoever is told that a debit came back reads why and where to, once", async () => {
	const { id, number, cents } = await oneReturned(house.api, { isCredited: true });
	expect(await returned(id)).toMatchObject({ open: cents / 100, code: "AM04", may_repeat: false, written_at: null });
	await house.read();
	expect((await send(`/debit/${id}/write`)).status).toBe(200);
	expect((await send(`/debit/${id}/write`)).status).toBe(409);
	const letters = await house.read();
	expect(letters.map(({ subject }) => subject)).toEqual(["Deine Lastschrift kam zurück"]);
	const [letter] = letters;
	expect(letter?.text).toContain("Das Konto war nicht gedeckt.");
	expect(letter?.text).toContain("DE02 1203 0000 0000 2020 51");
	expect(letter?.text).toContain(formatDate(inDays(14)));
	expect(letter?.attachments).toEqual([expect.stringMatching(/^Ueberweisung-RE-.*\.pdf$/)]);
	expect((await returned(id))?.written_at).toBeTruthy();
	expect(await get(`/order/${number}`)).toMatchObject({ payment_method: "direct_debit", due_on: inDays(14) });
});

test("BANK-04 turned to an invoice it is due anew, and never collected again", async () => {
	const { id, number, cents } = await oneReturned(house.api, { isCredited: true });
	await house.read();
	const seen = (await send(`/debit/${id}/foresight`, { act: "invoice" })).body.data;
	expect(seen.letters).toMatchObject([{ subject: expect.stringContaining("Bitte überweise") }]);
	expect(await house.read()).toEqual([]);
	const answers = await Promise.all([1, 2].map(() => send(`/debit/${id}/invoice`)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect(await house.read()).toHaveLength(1);
	const { returned: left, open } = await overview();
	expect([...left, ...open].filter((one) => one.id === id)).toEqual([]);
	const page = await get(`/order/${number}`);
	expect(page).toMatchObject({ payment_method: "invoice", state: "placed", open: cents / 100, due_on: inDays(14) });
	const { data } = (await house.ask("GET", `/office/open_item?q=${number}`, { token: house.office.token })).body;
	expect(data).toMatchObject([{ due_on: inDays(14) }]);
	const { helping } = house.api.app.services.orders;
	await helping.sendAgain(house.api.database.db, number, colleague(house.office.id, "office"));
	const confirmation = (await house.read()).at(-1)?.text ?? "";
	expect(confirmation).toContain(formatDate(inDays(14)));
	expect(confirmation).not.toContain("Vorabankündigung");
});

test("DEBIT-01 what the bank rejected before it was settled is presented once more, after a new letter", async () => {
	const { id, number, cents, file } = await oneReturned(house.api, { code: "MS03" });
	expect(await returned(id)).toMatchObject({ may_repeat: true, is_repeated: false });
	const answers = await Promise.all([1, 2].map(() => send(`/debit/${id}/repeat`)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect(await returned(id)).toMatchObject({ may_repeat: false, is_repeated: true });
	expect((await overview()).open.find((one) => one.id === id)?.check).toBe("late");
	expect((await send("/debit/file", { orders: [id] })).status).toBe(409);
	const { latest } = await overview();
	const day = [latest, inDays(13), inDays(12), inDays(11), inDays(10)];
	for (const collect_on of day) if ((await send("/debit/announce", { orders: [id], collect_on })).status === 200) break;
	await house.read();
	const again = (await send("/debit/file", { orders: [id] })).body.data as PaymentFile;
	const token = house.office.token;
	const xml = String((await house.ask("GET", `/office/payment_file/${again.id}/content`, { token })).body);
	expect(painTexts(xml, "//p:EndToEndId")).toEqual([`${number}-2`]);
	expect(painTexts(xml, "//p:SeqTp")).toEqual(["OOFF"]);
	expect((await send(`/debit/${id}/invoice`)).status).toBe(409);
	const first = (await overview()).files.find((one) => one.id === file);
	expect(first?.entries).toMatchObject([{ state: "returned" }]);
	const back = { end_to_end_id: `${number}-2`, mandate: number, amount_cents: -cents, return_reason: "MS03" };
	await house.api.app.services.bankImporting.read(newStatement([back]), "system");
	expect(await returned(id)).toMatchObject({ may_repeat: false, is_repeated: false });
	expect((await send(`/debit/${id}/repeat`)).status).toBe(409);
	expect((await send(`/debit/${id}/invoice`)).status).toBe(200);
});

test("DEBIT-01 neither a settled debit nor one with a wrong account is presented again", async () => {
	for (const over of [{ isCredited: true }, { code: "AC04" }, { code: "MD01" }, { code: "AC01" }]) {
		const { id } = await oneReturned(house.api, over);
		expect((await send(`/debit/${id}/repeat`)).status).toBe(409);
	}
});

test("DEBIT-01 what went to the bank is frozen: only its life goes on", async () => {
	const { id, file } = await oneReturned(house.api);
	const refused = async (sql: string, value: number) =>
		query(sql, value).then(
			() => "changed",
			(error: { code: string }) => error.code,
		);
	for (const change of ["amount_cents = 1", "sha256 = ''", "handed_in_at = now()", "handed_in_at = null"])
		expect([change, await refused(`update payment_files set ${change} where id = $1`, file)]).toEqual([
			change,
			"23001",
		]);
	for (const change of ["amount_cents = 1", "end_to_end_id = 'x'", "collect_on = '2030-01-01'"])
		expect([change, await refused(`update debits set ${change} where order_id = $1`, id)]).toEqual([change, "23001"]);
	await query("update debits set repeated_at = now() where order_id = $1", id);
	for (const change of ["repeated_at = null", "ended_at = now()"])
		expect([change, await refused(`update debits set ${change} where order_id = $1`, id)]).toEqual([change, "23001"]);
	expect(await refused("delete from debits where order_id = $1", id)).not.toBe("changed");
	expect(await refused("delete from payment_files where id = $1", file)).not.toBe("changed");
});
