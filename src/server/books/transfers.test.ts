import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { OpenBooking } from "#contract/office/bank-shapes.ts";
import { reasonWords } from "#contract/office/bank-words.ts";
import type { PaymentFile } from "#contract/office/payment-files.ts";
import type { ToDo, ToDoList } from "#contract/office/to-dos.ts";
import type { TransferOverview } from "#contract/office/transfers.ts";
import { balanceOf } from "#server/books/rules.ts";
import { isTargetDay } from "#server/payments/target-days.ts";
import { newStatement, XML } from "#tests/support/bank-calls.ts";
import { oneRefund } from "#tests/support/debit-calls.ts";
import { openOffice } from "#tests/support/house.ts";
import { painFaults, painTexts } from "#tests/support/sepa-rules.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("accounting");
});
afterAll(() => house.api.close());

const send = (path: string, body?: object) =>
	house.ask("POST", `/office${path}`, { ...(body ? { body } : {}), token: house.office.token });
const overview = async (): Promise<TransferOverview> =>
	(await house.ask("GET", "/office/transfer", { token: house.office.token })).body.data;
const opened = async (id: number) => (await overview()).open.find((one) => one.id === id);
const made = async (...refunds: number[]) => (await send("/transfer/file", { refunds })).body.data as PaymentFile;
const contentOf = async (id: number): Promise<string> =>
	String((await house.ask("GET", `/office/payment_file/${id}/content`, { token: house.office.token })).body);
const paidOn = async (id: number): Promise<string | null> =>
	(await house.api.database.pool.query("select paid_on::text from refunds where id = $1", [id])).rows[0].paid_on;

test("DEBIT-03 money goes back to the account it came from, in one valid file that stays the same", async () => {
	const one = await oneRefund(house.api, { name: "Jörg Größe & 🦄 Söhne", iban: "AT611904300234573201" });
	const other = await oneRefund(house.api);
	expect(await opened(one.id)).toMatchObject({ account: "3201", source: "bank", amount: 98 });
	const file = await made(one.id, other.id);
	const xml = await contentOf(file.id);
	expect(painFaults("pain.001.001.09", xml)).toEqual([]);
	expect(painTexts(xml, "//p:Cdtr/p:Nm")).toEqual(["Joerg Groesse + Soehne", "Mika Gast"]);
	expect(painTexts(xml, "//p:CdtrAcct/p:Id/p:IBAN")).toEqual(["AT611904300234573201", "DE89370400440532013000"]);
	expect(painTexts(xml, "//p:GrpHdr/p:CtrlSum | //p:PmtInf/p:CtrlSum")).toEqual(["196.00", "196.00"]);
	const [day = ""] = painTexts(xml, "//p:ReqdExctnDt/p:Dt");
	expect(isTargetDay(berlinDay(new Date(`${day}T12:00:00Z`)))).toBe(true);
	expect(await contentOf(file.id)).toBe(xml);
});

test("DEBIT-03 without a known account nothing is sent until the office has typed it in, checked", async () => {
	const { id } = await oneRefund(house.api, { name: "Mika Gast", iban: null });
	expect(await opened(id)).toMatchObject({ account: null, source: null });
	expect((await send("/transfer/file", { refunds: [id] })).status).toBe(409);
	const type = (iban: string) => send(`/transfer/${id}/account`, { holder: "Mika Gast", iban });
	expect((await type("DE89 3704 0044 0532 0130 01")).body.validation_errors.iban[0]).toContain("Ungültiges Format");
	expect((await type("DE89 3704 0044 0532 0130 00")).status).toBe(200);
	expect(await opened(id)).toMatchObject({ account: "3000", holder: "Mika Gast", source: "office" });
	const { rows } = await house.api.database.pool.query("select account from refunds where id = $1", [id]);
	expect(rows[0].account.toString("latin1")).not.toContain("DE8937");
	expect((await made(id)).entries).toMatchObject([{ amount: 98, state: "open" }]);
});

test("DEBIT-03 a refund stands in one file; handed in it is paid, withdrawn it is open again", async () => {
	const { id } = await oneRefund(house.api);
	const answers = await Promise.all([1, 2, 3].map(() => send("/transfer/file", { refunds: [id] })));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
	const file = answers.find(({ status }) => status === 200)?.body.data as PaymentFile;
	expect(await paidOn(id)).toBeNull();
	await send(`/payment_file/${file.id}/hand_in`);
	expect(await paidOn(id)).toBe(isoDay(berlinDay(new Date())));
	await send(`/payment_file/${file.id}/withdraw`, { reason: "Die Bank hat sie abgelehnt" });
	expect(await paidOn(id)).toBeNull();
	const again = await made(id);
	expect(again.entries).toMatchObject([{ state: "open" }]);
	expect((await overview()).files.find((one) => one.id === file.id)?.entries).toMatchObject([{ state: "released" }]);
});

test("BANK-04 what the bank has taken back is not sent once more, unless that is undone or it has left already", async () => {
	const { db, pool } = house.api.database;
	const { ledger, books } = house.api.app.services;
	const invoiceOf = async (refund: number): Promise<number> =>
		(
			await pool.query(
				"select note.corrects_invoice_id as id from refunds join invoices note on note.id = refunds.credit_note_id where refunds.id = $1",
				[refund],
			)
		).rows[0].id;
	const back = { amount_cents: -9_800, paid_on: "2026-11-12", reason: "Rückgabe" };
	const openFor = async (credit_note: string) =>
		(await overview()).open.filter(({ number }) => number === credit_note).map(({ amount }) => amount);
	const leftOf = async (id: number) => balanceOf(await books.accountOf(db, { id, gross_cents: 9_800 }));

	const { id, credit_note } = await oneRefund(house.api);
	const invoice = await invoiceOf(id);
	const noted = await ledger.notePaid(db, invoice, back, "system");
	expect([await openFor(credit_note), await leftOf(invoice)]).toEqual([[], 0]);
	await ledger.takeBack(db, noted, "system");
	expect([await openFor(credit_note), await leftOf(invoice)]).toEqual([[98], 0]);

	const sent = await oneRefund(house.api);
	const other = await invoiceOf(sent.id);
	await send(`/payment_file/${(await made(sent.id)).id}/hand_in`);
	await ledger.notePaid(db, other, back, "system");
	expect(await leftOf(other)).toBe(9_800);

	const released = await oneRefund(house.api);
	await send(`/payment_file/${(await made(released.id)).id}/withdraw`, { reason: "Die Bank hat sie abgelehnt" });
	expect(await openFor(released.credit_note)).toEqual([98]);
	const taken = await ledger.notePaid(db, await invoiceOf(released.id), back, "system");
	expect(await openFor(released.credit_note)).toEqual([]);
	expect((await send("/transfer/file", { refunds: [released.id] })).status).toBe(409);
	await ledger.takeBack(db, taken, "system");
	expect(await openFor(released.credit_note)).toEqual([98]);
});

test("DEBIT-03 what stands in a file for the bank is final: it only ends, once", async () => {
	const { id } = await oneRefund(house.api);
	const file = await made(id);
	const change = (what: string) => house.api.database.pool.query(`${what} where file_id = $1`, [file.id]);
	for (const set of ["end_to_end_id = 'ANDERE'", "refund_id = refund_id - 1", "file_id = file_id - 1"])
		await expect(change(`update refund_transfers set ${set}`)).rejects.toThrow("a transfer is final");
	await expect(change("delete from refund_transfers")).rejects.toThrow(/append-only/);
	await change("update refund_transfers set ended_at = now()");
	for (const at of ["null", "now() + interval '1 day'"])
		await expect(change(`update refund_transfers set ended_at = ${at}`)).rejects.toThrow("a transfer is final");
});

test("DEBIT-03 what somebody has sent by hand meanwhile is not sent again", async () => {
	const { id } = await oneRefund(house.api);
	const file = await made(id);
	await send(`/refund/${id}/sent`, { paid_on: "2026-11-12" });
	expect((await send(`/payment_file/${file.id}/hand_in`)).status).toBe(409);
	await send(`/payment_file/${file.id}/withdraw`, { reason: "Schon überwiesen" });
	expect([await paidOn(id), await opened(id)]).toEqual(["2026-11-12", undefined]);
});

const allOpen = async (): Promise<OpenBooking[]> =>
	(await house.ask("GET", "/office/bank", { token: house.office.token })).body.data.open;
const placed = async () =>
	(
		await house.api.database.pool.query(
			"select aside, amount_cents, reason from bank_allocations where reverses_id is null order by id desc limit 1",
		)
	).rows[0];
const read = (booking: object) =>
	house.ask("POST", "/office/bank/statement", {
		body: newStatement([booking]),
		headers: XML,
		token: house.office.token,
	});

test("DEBIT-03 BANK-02 what leaves the account for a refund of ours is certain by its mark, and settles what is on its way", async () => {
	const { id, credit_note } = await oneRefund(house.api);
	const file = await made(id);
	const [mark = ""] = painTexts(await contentOf(file.id), "//p:EndToEndId");
	await send(`/payment_file/${file.id}/hand_in`);
	await read({ amount_cents: -9_800, end_to_end_id: mark, purpose: "" });
	await read({ amount_cents: -9_700, end_to_end_id: mark, purpose: "zu wenig" });
	const [other, right] = (await allOpen()).toReversed().slice(0, 2);
	const [certain, unsure] = right?.verdict === "certain" ? [right, other] : [other, right];
	const best = certain?.proposals[0];
	expect([certain?.verdict, reasonWords(best?.reasons ?? []), unsure?.verdict]).toEqual([
		"certain",
		`unsere Erstattung (${credit_note}), Betrag stimmt`,
		"nothing",
	]);
	await send("/bank/take", { bookings: [{ id: certain?.id, mark: best?.mark }] });
	expect(await placed()).toEqual({ aside: "send_back", amount_cents: -9_800, reason: credit_note });
	expect((await overview()).files.find((one) => one.id === file.id)?.entries[0]?.state).toBe("credited");
});

test("DEBIT-03 BANK-02 what was transferred by hand is proposed by its number, and never taken by itself", async () => {
	const { id, credit_note } = await oneRefund(house.api);
	const booking = { amount_cents: -9_800, purpose: `Erstattung ${credit_note.toLowerCase()}` };
	await send(`/refund/${id}/sent`, { paid_on: "2026-11-12" });
	await read(booking);
	const found = (await allOpen()).find(({ purpose }) => purpose === booking.purpose);
	expect(found).toMatchObject({ verdict: "proposals", proposals: [{ certainty: "likely" }] });
	expect(found?.proposals[0]?.parts).toEqual([{ item: null, aside: "send_back", reason: credit_note, amount: -98 }]);
});

test("BANK-03 DEBIT-03 what came for nothing goes back to its account, waits on Heute, and once gone is not kept after all", async () => {
	const { pool } = house.api.database;
	await pool.query("update refunds set paid_on = current_date where paid_on is null");
	const from = {
		amount_cents: 4_900,
		name: "Irene Irrläufer",
		iban: "AT611904300234573201",
		purpose: "Verein nebenan",
	};
	const waiting = async (): Promise<ToDo[]> => {
		const { groups } = (await house.ask("GET", "/office/to_do", { token: house.office.token })).body.data as ToDoList;
		return groups.flatMap(({ to_dos }) => to_dos).filter(({ kind }) => kind === "transfer");
	};
	const aside = { kind: "aside", aside: "send_back", reason: "Irrläufer", amount: 49 };
	const put = async (): Promise<number> => {
		await read(from);
		const id = (await pool.query("select max(id) as id from bank_transactions")).rows[0].id;
		expect((await send(`/bank/booking/${id}/allocate`, { parts: [aside] })).status).toBe(200);
		return id;
	};
	const kept = await put();
	expect(await waiting()).toMatchObject([{ title: "Erstattung an Irene Irrläufer überweisen" }]);
	await send("/bank/undo", { ids: [kept] });
	expect([(await overview()).open, await waiting()]).toEqual([[], []]);

	const booking = await put();
	const [open] = (await overview()).open;
	expect(open).toMatchObject({ amount: 49, holder: "Irene Irrläufer", account: "3201", source: "bank" });
	expect(open?.number).toMatch(/^Zahlung vom \d\d\.\d\d\.20\d\d$/);
	const file = await made(open?.id ?? 0);
	const xml = await contentOf(file.id);
	expect([painFaults("pain.001.001.09", xml), painTexts(xml, "//p:Cdtr/p:Nm")]).toEqual([[], ["Irene Irrlaeufer"]]);
	await send(`/payment_file/${file.id}/hand_in`);
	expect([await waiting(), (await send("/bank/undo", { ids: [booking] })).body.code]).toEqual([[], "payment_spent"]);

	const [mark = ""] = painTexts(xml, "//p:EndToEndId");
	await read({ amount_cents: -4_900, end_to_end_id: mark });
	const gone = (await allOpen()).find(({ amount, verdict }) => amount === -49 && verdict === "certain");
	await send("/bank/take", { bookings: [{ id: gone?.id, mark: gone?.proposals[0]?.mark }] });
	expect(await placed()).toEqual({ aside: "send_back", amount_cents: -4_900, reason: open?.number });
});

test("DEBIT-03 a file whose money is to be kept after all does not go to the bank", async () => {
	await read({ amount_cents: 1_500, name: "Mika Gast", purpose: "Irrtum" });
	const { rows } = await house.api.database.pool.query("select max(id) as id from bank_transactions");
	const aside = { kind: "aside", aside: "send_back", reason: "Irrtum", amount: 15 };
	await send(`/bank/booking/${rows[0].id}/allocate`, { parts: [aside] });
	const file = await made((await overview()).open.find(({ amount }) => amount === 15)?.id ?? 0);
	await send("/bank/undo", { ids: [rows[0].id] });
	expect((await send(`/payment_file/${file.id}/hand_in`)).body.code).toBe("payment_file_stale");
});

test("BANK-02 a refund that comes back is told as that, and waits to be sent anew", async () => {
	const { id, credit_note } = await oneRefund(house.api);
	const file = await made(id);
	const [mark = ""] = painTexts(await contentOf(file.id), "//p:EndToEndId");
	await send(`/payment_file/${file.id}/hand_in`);
	await read({ amount_cents: 9_800, end_to_end_id: mark, name: "Mika Gast", purpose: "Konto erloschen" });
	const back = (await allOpen()).find(({ purpose }) => purpose === "Konto erloschen");
	const [best] = back?.proposals ?? [];
	expect([back?.verdict, reasonWords(best?.reasons ?? [])]).toEqual([
		"proposals",
		`unsere Erstattung kam zurück (${credit_note}), Betrag stimmt`,
	]);
	const parts = [{ kind: "aside", aside: "send_back", reason: credit_note, amount: 98 }];
	await send(`/bank/booking/${back?.id}/allocate`, { parts });
	expect((await overview()).open.filter(({ name, amount }) => name === "Mika Gast" && amount === 98)).toHaveLength(1);
});
