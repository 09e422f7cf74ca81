import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatDate, isoDay } from "#contract/dates.ts";
import type { DebitOverview } from "#contract/office/debits.ts";
import type { PaymentFile } from "#contract/office/payment-files.ts";
import { newStatement, XML } from "#tests/support/bank-calls.ts";
import { oneDebit } from "#tests/support/debit-calls.ts";
import { openOffice } from "#tests/support/house.ts";
import { painFaults, painTexts } from "#tests/support/sepa-rules.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("accounting");
});
afterAll(() => house.api.close());

const query = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
	(await house.api.database.pool.query(sql, values)).rows as T[];
const send = (path: string, body?: object, headers?: Record<string, string>) =>
	house.ask("POST", `/office${path}`, {
		...(body ? { body } : {}),
		...(headers ? { headers } : {}),
		token: house.office.token,
	});
const debit = (over?: object) => oneDebit(house.api, over);
const overview = async (): Promise<DebitOverview> =>
	(await house.ask("GET", "/office/debit", { token: house.office.token })).body.data;
const opened = async (id: number) => (await overview()).open.find((one) => one.id === id);
const made = async (...orders: number[]): Promise<PaymentFile> =>
	(await send("/debit/file", { orders })).body.data as PaymentFile;
const contentOf = async (id: number): Promise<string> =>
	String((await house.ask("GET", `/office/payment_file/${id}/content`, { token: house.office.token })).body);
const stateOf = async (id: number): Promise<string> =>
	(await query<{ state: string }>("select state from orders where id = $1", id))[0]?.state ?? "";

test("DEBIT-01 what was announced in time becomes one valid file, and fetched again it is the same", async () => {
	const [one, other] = [
		await debit({ bank_account_owner: "Jörg Größe & 🦄 Söhne" }),
		await debit({ bank_account_owner: "Ł".repeat(120) }),
	];
	const open = await opened(one.id);
	expect(open).toMatchObject({ check: "ready", account: "2051", mandate: one.number });
	const file = await made(one.id, other.id);
	const xml = await contentOf(file.id);
	expect(painFaults("pain.008.001.08", xml)).toEqual([]);
	expect(painTexts(xml, "//p:Dbtr/p:Nm")).toEqual(["Joerg Groesse + Soehne", "L".repeat(70)]);
	expect(painTexts(xml, "//p:MndtId")).toEqual([one.number, other.number]);
	expect(painTexts(xml, "//p:EndToEndId")).toEqual([`${one.number}-1`, `${other.number}-1`]);
	expect(painTexts(xml, "//p:ReqdColltnDt")).toEqual([open?.collect_on]);
	expect(painTexts(xml, "//p:Othr/p:Id")).toContain("DE98ZZZ09999999999");
	expect(painTexts(xml, "//p:GrpHdr/p:CtrlSum")).toEqual([file.amount.toFixed(2)]);
	expect(await contentOf(file.id)).toBe(xml);
	const [kept] = await query<{ content: Buffer }>("select content from payment_files where id = $1", file.id);
	expect(kept?.content.toString("latin1")).not.toContain("DE02120300000000202051");
	expect(await opened(one.id)).toBeUndefined();
});

test("DEBIT-01 pressed twice, by two at once, it is one file", async () => {
	const { id } = await debit();
	const answers = await Promise.all([1, 2, 3].map(() => send("/debit/file", { orders: [id] })));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
	expect(await query("select id from debits where order_id = $1", id)).toHaveLength(1);
});

test("DEBIT-01 nothing is collected without a letter that has left, and a new day helps", async () => {
	const { id, number } = await debit();
	await query("update outbox set state = 'failed', sent_at = null where about = $1", number);
	expect((await opened(id))?.check).toBe("undelivered");
	expect((await send("/debit/file", { orders: [id] })).status).toBe(409);
	const { earliest, latest } = await overview();
	const refused = async (collect_on: string) =>
		(await send("/debit/announce", { orders: [id], collect_on })).body.validation_errors?.collect_on?.[0];
	expect(await refused(isoDay(berlinDay(new Date())))).toContain("zu nah");
	expect(await refused(isoDay(addDays(berlinDay(new Date(`${latest}T12:00:00Z`)), 1)))).toContain("14 Tage");
	await house.read();
	expect((await send("/debit/announce", { orders: [id], collect_on: earliest })).status).toBe(200);
	expect((await opened(id))?.check).toBe("waiting");
	const [letter] = await house.read();
	expect(letter?.subject).toContain(`Wir buchen am ${formatDate(earliest)}`);
	expect(letter?.text).toContain("DE98ZZZ09999999999");
	expect(await opened(id)).toMatchObject({ check: "ready", collect_on: earliest });
	expect((await made(id)).entries).toMatchObject([{ number, on: earliest, state: "open" }]);
});

test("DEBIT-01 what is announced for a day that cannot be reached, or for another amount, waits", async () => {
	const [late, dear] = [await debit(), await debit()];
	const letter = "select id from outbox where about = $1 and kind = 'order_confirmation'";
	const insert = `insert into debit_announcements (order_id, collect_on, amount_cents, letter_id, created_at)
		select id, $2, gross_cents + $3, (${letter}), now() from orders where number = $1`;
	await query(insert, late.number, isoDay(berlinDay(new Date())), 0);
	await query(insert, dear.number, (await overview()).earliest, 100);
	expect([(await opened(late.id))?.check, (await opened(dear.id))?.check]).toEqual(["late", "amount"]);
});

test("DEBIT-01 a revoked mandate is never used", async () => {
	const { id } = await debit();
	expect((await send(`/mandate/${id}/revoke`, { reason: "Hat angerufen" })).body.data.state).toBe("revoked");
	expect((await opened(id))?.check).toBe("revoked");
	expect((await send("/debit/file", { orders: [id] })).status).toBe(409);
	const { earliest } = await overview();
	expect((await send("/debit/announce", { orders: [id], collect_on: earliest })).status).toBe(409);
});

test("DEBIT-01 a withdrawn file gives its debits back, and the next one has other marks", async () => {
	const { id, number } = await debit();
	const file = await made(id);
	const withdrawn = (await send(`/payment_file/${file.id}/withdraw`, { reason: "Falsches Konto" })).body.data;
	expect(withdrawn).toMatchObject({ withdrawn_reason: "Falsches Konto", entries: [{ state: "released" }] });
	expect((await send(`/payment_file/${file.id}/hand_in`)).status).toBe(409);
	const again = await made(id);
	expect(painTexts(await contentOf(again.id), "//p:EndToEndId")).toEqual([`${number}-2`]);
});

test("DEBIT-01 what was paid before the file went to the bank keeps it here", async () => {
	const [one, paid] = [await debit(), await debit()];
	const file = await made(one.id, paid.id);
	const [invoice] = await query<{ id: number }>("select id from invoices where order_id = $1", paid.id);
	const body = { invoices: [invoice?.id], paid_on: isoDay(berlinDay(new Date())) };
	expect((await house.ask("POST", "/office/payment", { body, token: house.office.token })).status).toBe(200);
	expect((await send(`/payment_file/${file.id}/hand_in`)).status).toBe(409);
	const { files } = await overview();
	expect(files.find(({ id }) => id === file.id)?.entries.map(({ state }) => state)).toEqual(["open", "changed"]);
	await send(`/payment_file/${file.id}/withdraw`, { reason: "Eine ist bezahlt" });
	expect(await opened(paid.id)).toBeUndefined();
	expect((await opened(one.id))?.check).toBe("ready");
});

test("DEBIT-01 handed in, credited by the bank, come back: the file tells it, and some reasons block the mandate", async () => {
	const { id, number } = await debit();
	const file = await made(id);
	const handed = (await send(`/payment_file/${file.id}/hand_in`)).body.data as PaymentFile;
	expect(handed.handed_in_by).toBeTruthy();
	expect((await send(`/payment_file/${file.id}/hand_in`)).body.data.handed_in_at).toBe(handed.handed_in_at);
	const cents = Math.round(file.amount * 100);
	const mark = { end_to_end_id: `${number}-1`, mandate: number, purpose: `Bestellung ${number}` };
	const place = async () => {
		const { open } = (await house.ask("GET", "/office/bank", { token: house.office.token })).body.data;
		const bookings = open
			.filter((one: { verdict: string; purpose: string }) => one.verdict === "certain" && one.purpose.includes(number))
			.map((one: { id: number; proposals: { mark: string }[] }) => ({ id: one.id, mark: one.proposals[0]?.mark }));
		expect((await send("/bank/take", { bookings })).body.data.ids).toHaveLength(1);
	};
	const entry = async () => (await overview()).files.find((one) => one.id === file.id)?.entries[0];
	await send("/bank/statement", newStatement([{ ...mark, amount_cents: cents }]), XML);
	await place();
	expect([(await entry())?.state, await stateOf(id)]).toEqual(["credited", "paid"]);
	expect((await send(`/payment_file/${file.id}/withdraw`, { reason: "Zu spät" })).status).toBe(409);
	const back = { ...mark, amount_cents: -cents - 350, return_reason: "AC04", fee_cents: 350 };
	await send("/bank/statement", newStatement([back]), XML);
	await place();
	expect([await entry(), await stateOf(id)]).toMatchObject([
		{ state: "returned", reason: "Das Konto ist geschlossen." },
		"placed",
	]);
	const { returned, open } = await overview();
	expect(returned.find((one) => one.id === id)).toMatchObject({ code: "AC04", fee: 3.5, is_blocked: true });
	expect(open.some((one) => one.id === id)).toBe(false);
	const { body } = await house.ask("GET", `/office/mandate?q=${number}`, { token: house.office.token });
	expect(body.data.mandates).toMatchObject([{ reference: number, account: "2051", state: "blocked" }]);
});
