import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatevMonth, DatevOverview } from "#contract/office/datev.ts";
import { unzip } from "#server/unzip.ts";
import { loginHeaders } from "#tests/support/account.ts";
import { openDate } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { DATEV, setDatev } from "#tests/support/datev.ts";
import { openOffice } from "#tests/support/house.ts";
import { oneInvoice } from "#tests/support/one-invoice.ts";
import { colleague, staffWith } from "#tests/support/staff.ts";

let now = new Date("2031-01-15T10:00:00Z");
let house: Awaited<ReturnType<typeof openOffice>>;
let dateId: number;
let first: { id: number; number: string };
beforeAll(async () => {
	house = await openOffice("accounting", { clock: () => now });
	const { id: seminarId } = await openDate(house.api.get, "priced");
	dateId = await addDate(house.api.database.pool, { seminarId, at: "2032-03-01T17:00:00Z", capacity: 100 });
	now = new Date("2031-02-15T10:00:00Z");
	first = await oneInvoice(house.api, dateId, 9_800);
});
afterAll(() => house.api.close());

const staff = () => colleague(house.office.id, "accounting");
const query = async (sql: string, ...values: unknown[]) => (await house.api.database.pool.query(sql, values)).rows;
const ask = (method: "GET" | "POST", path = "") =>
	house.ask(method, `/office/datev${path}`, { token: house.office.token });
const overview = async (): Promise<DatevOverview> => (await ask("GET")).body.data;
const seen = async (month: string): Promise<DatevMonth> => (await ask("GET", `/${month}`)).body.data;
const balances = async (month: string) =>
	Object.fromEntries((await seen(month)).accounts.map(({ account, balance }) => [account, balance]));
const download = async (path: string) => {
	const url = `/api/v1/office/datev${path}`;
	const answer = await house.api.fastify.inject({ url, headers: loginHeaders(house.office.token) });
	return { status: answer.statusCode, name: String(answer.headers["content-disposition"]), bytes: answer.rawPayload };
};
const work = async () => {
	while (await house.api.app.services.tasks.turn());
};
const notePaid = (invoiceId: number, paid_on: string, amount: number) =>
	house.api.app.services.booksOffice.note({ invoices: [invoiceId], paid_on, amount, reason: "" }, staff());

test("EINV-03 before the first export it is said what is missing, and nothing can be exported", async () => {
	const { missing, months } = await overview();
	expect(months).toEqual([]);
	expect(missing).toEqual(expect.arrayContaining(["Beraternummer", "erster Monat", "Bank"]));
	expect(missing).not.toContain("Forderungsverluste");
	expect((await ask("GET", "/2031-02")).status).toBe(404);
	await setDatev(house.api, { first_month: "2031-02", seminars_taxed: "" });
	now = new Date("2031-03-03T10:00:00Z");
	expect((await overview()).missing).toEqual([]);
	expect((await seen("2031-02")).missing).toEqual(["Erlöse Seminare 19 %"]);
	const refused = await ask("POST", "/2031-02");
	expect([refused.status, refused.body.code]).toEqual([409, "datev_incomplete"]);
	await setDatev(house.api, { first_month: "2031-02" });
	expect(await overview()).toMatchObject({
		missing: [],
		months: [
			{ month: "2031-03", state: "running" },
			{ month: "2031-02", state: "next", frozen: null },
		],
	});
});

test("EINV-03 accounts have as many digits as the chart says, personal ones one more", async () => {
	const { token } = await staffWith(house.api, house.ask, "admin");
	const save = (change: object) =>
		house.ask("PUT", "/office/settings/datev", { token, body: { ...DATEV, ...change, revision: 0 } });
	const { status, body } = await save({ bank: "12000", debtor: "1000", client: "0", consultant: "abc" });
	expect(status).toBe(422);
	expect(Object.keys(body.validation_errors)).toEqual(expect.arrayContaining(["client", "consultant"]));
	const lengths = await save({ bank: "12000", debtor: "1000" });
	expect(Object.keys(lengths.body.validation_errors).toSorted()).toEqual(["bank", "debtor"]);
});

test("EINV-03 months are exported in turn once they are over; in Berlin February ends an hour earlier", async () => {
	now = new Date("2031-02-28T22:59:59Z");
	expect((await ask("POST", "/2031-02")).body.code).toBe("datev_not_over");
	now = new Date("2031-04-02T10:00:00Z");
	expect((await ask("POST", "/2031-03")).body.code).toBe("datev_not_next");
	expect(await seen("2031-02")).toMatchObject({ state: "next", bookings: 1, documents: 1, late: 0, difference: 0 });
	expect(await balances("2031-02")).toEqual({ "10000": 98, "8401": -98 });
	expect((await download("/2031-02/batch")).status).toBe(404);
});

test("EINV-03 an export is frozen: the same bytes again, and what comes later falls into the next", async () => {
	now = new Date("2031-02-28T23:00:00Z");
	const [one, other] = await Promise.all([ask("POST", "/2031-02"), ask("POST", "/2031-02")]);
	expect([one.status, other.status]).toEqual([200, 200]);
	expect(await query("select count(*)::int as exports from datev_exports")).toEqual([{ exports: 1 }]);
	expect((await download("/2031-02/archive")).status).toBe(409);
	await work();
	const batch = await download("/2031-02/batch");
	const archive = await download("/2031-02/archive");
	expect(batch.name).toContain("EXTF_Buchungsstapel_2031-02.csv");
	const files = unzip(archive.bytes, { files: 10, bytes: 10_000_000 });
	expect(files.map(({ name }) => name)).toEqual(["EXTF_Buchungsstapel_2031-02.csv", `Belege/${first.number}.pdf`]);
	expect(Buffer.from(files[0]?.content ?? []).equals(batch.bytes)).toBe(true);
	expect(
		Buffer.from(files[1]?.content ?? [])
			.subarray(0, 5)
			.toString(),
	).toBe("%PDF-");

	now = new Date("2031-04-02T10:00:00Z");
	await notePaid(first.id, "2031-02-20", 50);
	await setDatev(house.api, { first_month: "2030-01", seminars_taxed: "9999" });
	expect((await ask("POST", "/2031-02")).status).toBe(200);
	await work();
	expect((await download("/2031-02/batch")).bytes.equals(batch.bytes)).toBe(true);
	expect((await download("/2031-02/archive")).bytes.equals(archive.bytes)).toBe(true);
	expect(await seen("2031-02")).toMatchObject({
		state: "frozen",
		difference: 0,
		frozen: { hash: createHash("sha256").update(batch.bytes).digest("hex"), bookings: 1, documents: 1, drawn: 1 },
	});
	await setDatev(house.api, { first_month: "2031-02" });

	expect(await seen("2031-03")).toMatchObject({
		...{ state: "next", bookings: 1, late: 1 },
		lines: [{ day: "2031-03-01", amount: 50, debit: "1360", credit: "10000", number: first.number, is_late: true }],
	});
	expect((await ask("POST", "/2031-03")).status).toBe(200);
	await work();
	expect(await balances("2031-03")).toEqual({ "1360": 50, "10000": -50 });
	expect(await seen("2031-04")).toMatchObject({ state: "running", bookings: 0 });
});

test("EINV-03 what was exported as sent and is not is taken back with the next", async () => {
	const { books, booksOffice, invoices } = house.api.app.services;
	const { db } = house.api.database;
	now = new Date("2031-04-05T10:00:00Z");
	const invoice = await oneInvoice(house.api, dateId, 4_000);
	await notePaid(invoice.id, "2031-04-05", 40);
	const [row] = await query("select sign_up_id from invoices where id = $1", invoice.id);
	await db.transaction(async (tx) => {
		const [found] = (await invoices.ofSignUps(tx, [row?.sign_up_id as number])).slice(-1);
		if (!found) throw new Error("There is no invoice.");
		const payment = { kind: "refund", method: "invoice", was_paid: true } as const;
		await books.askRefund(tx, found, (await invoices.credit(tx, found, { payment })).id);
	});
	const [refund] = await query("select max(id) as id from refunds");
	await booksOffice.refundSent(refund?.id as number, "2031-04-05", staff());
	now = new Date("2031-05-02T10:00:00Z");
	await ask("POST", "/2031-04");
	expect(await balances("2031-04")).toEqual({ "1360": 0, "10000": 0, "8401": 0 });
	await booksOffice.refundSent(refund?.id as number, null, staff());
	now = new Date("2031-06-02T10:00:00Z");
	await ask("POST", "/2031-05");
	expect(await seen("2031-05")).toMatchObject({
		difference: 0,
		lines: [{ text: expect.stringContaining("Storno Erstattung"), amount: 40 }],
	});
	expect(await balances("2031-05")).toEqual({ "1360": 40, "10000": -40 });
	expect((await seen("2031-04")).difference).toBe(0);
});

test("EINV-03 the database refuses to change what was exported, and what was changed behind its back is seen", async () => {
	for (const [table, column] of [
		["datev_exports", "hash"],
		["datev_entries", "cents"],
		["datev_documents", "name"],
	])
		for (const statement of [
			`update ${table} set ${column} = ${column}`,
			`delete from ${table}`,
			`truncate ${table} cascade`,
		])
			await expect(query(statement)).rejects.toMatchObject({ code: "23001" });
	await query("update invoice_payments set amount_cents = amount_cents + 1 where invoice_id = $1", first.id);
	expect((await seen("2031-03")).difference).toBe(0.02);
	await query("update invoice_payments set amount_cents = amount_cents - 1 where invoice_id = $1", first.id);
});
