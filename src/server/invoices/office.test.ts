import { afterAll, beforeAll, expect, test } from "vitest";
import { INVOICE_STATES } from "#contract/office/invoices.ts";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { brokenGermanRules, brokenRules, schemaFaults } from "#tests/support/e-invoice-rules.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let accounting: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
	api = await createTestApp({ office: true });
	ask = asker(api);
	accounting = await staffWith(api, ask, "accounting");
	const { rows } = await api.database.pool.query(
		"select number from orders where state = 'paid' and gross_cents > 0 limit 1",
	);
	const { token } = accounting;
	expect((await ask("POST", `/office/order/${rows[0].number}/withdrawal`, { token })).status).toBe(200);
});
afterAll(() => api.close());

interface Invoice {
	id: number;
	number: string;
	kind: string;
	state: string | null;
	gross: number;
	due_on: string | null;
	corrects: string | null;
	name: string;
	contract: { kind: string; number: string };
}
async function list(query: Record<string, string> = {}): Promise<{ data: Invoice[]; total: number }> {
	const { status, body } = await ask("GET", `/office/invoice?${new URLSearchParams({ per_page: "100", ...query })}`, {
		token: accounting.token,
	});
	expect([query, status]).toEqual([query, 200]);
	return body;
}

test("OPEN-01 every invoice is in one state, the same in the list and in its filter; credit notes are in none", async () => {
	const { data, total } = await list();
	expect(data).toHaveLength(total);
	for (const { kind, state } of data) expect([kind, state === null]).toEqual([kind, kind === "credit_note"]);
	for (const state of INVOICE_STATES) {
		const expected = data.filter((invoice) => invoice.state === state).map(({ number }) => number);
		expect([state, (await list({ state })).data.map(({ number }) => number)]).toEqual([state, expected]);
	}
	const known = new Set(data.map(({ state }) => state));
	for (const state of ["paid", "overdue", "open", "credited"]) expect(known).toContain(state);
});

async function overdueOnDesk(): Promise<number> {
	const { groups } = (await ask("GET", "/office/to_do", { token: accounting.token })).body.data;
	const toDos = groups.flatMap(
		({ to_dos }: { to_dos: { kind: string; title: string; action: { path: string } }[] }) => to_dos,
	);
	const entry = toDos.find(({ kind }: { kind: string }) => kind === "overdue_invoices");
	expect(entry.action.path).toBe("/bestellungen/rechnungen?state=overdue");
	return Number.parseInt(entry.title, 10);
}

test("TODAY-02 what Heute counts as overdue is what its way leads to", async () => {
	expect(await overdueOnDesk()).toBe((await list({ state: "overdue" })).total);
});

test("TODAY-02 also where an invoice was written anew as paid, and its money went back: it has no other day than its own", async () => {
	const overdue = async () => (await list({ state: "overdue" })).data.map(({ number }) => number);
	await api.database.pool.query(
		`with basket as (insert into baskets (expires_at) values (now()) returning id),
		placed as (insert into orders (number, basket_id, state, name, email, street_address, street_suffix, postcode, city, payment_method,
			net_cents, tax_cents, gross_cents, accept_terms, accept_early_performance)
			select 'VSZ-ANEW', id, 'placed', 'n', 'e', 's', '1', '01067', 'D', 'invoice', 2513, 477, 2990, true, true from basket returning id)
		insert into invoices (kind, number, order_id, issued_on, net_cents, tax_cents, gross_cents, document)
		select 'invoice', 'RE-ANEW', placed.id, current_date - 9, 2513, 477, 2990,
			(select document from invoices where kind = 'invoice' and order_id is not null limit 1) from placed`,
	);
	expect(await overdue()).toContain("RE-ANEW");
	expect(await overdueOnDesk()).toBe((await overdue()).length);
	expect((await list()).data.find(({ number }) => number === "RE-ANEW")?.state).toBe("overdue");
});

test("DESK-05 documents are found by number, recipient and contract, filtered by kind and day, sorted by day due and amount", async () => {
	const { data } = await list();
	const [invoice] = data.filter(({ kind }) => kind === "invoice") as [Invoice];
	for (const q of [invoice.number, invoice.name, invoice.contract.number])
		expect([q, (await list({ q })).data.map(({ number }) => number)]).toEqual([
			q,
			expect.arrayContaining([invoice.number]),
		]);
	const credits = (await list({ kind: "credit_note" })).data;
	for (const { gross, corrects } of credits) {
		expect(gross).toBeLessThan(0);
		expect(data.map(({ number }) => number)).toContain(corrects);
	}
	const amounts = (await list({ sort: "amount" })).data.map(({ gross }) => gross);
	expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
	const due = (await list({ sort: "due" })).data.map(({ due_on }) => due_on);
	const days = due.filter((day) => day !== null);
	expect(due).toEqual([...days.toSorted(), ...due.filter((day) => day === null)]);
	expect((await list({ from: "2035-01-01" })).data).toEqual([]);
	expect((await list({ days: "365" })).total).toBe(data.length);
});

test("EINV-01 every document there is, also of earlier days, comes as an XRechnung that schema and rules find in order", async () => {
	const { data } = await list();
	const kinds = new Map(data.map((invoice) => [`${invoice.kind} ${invoice.contract.kind} ${invoice.state}`, invoice]));
	expect(kinds.size).toBeGreaterThan(3);
	for (const { id, number, gross } of kinds.values()) {
		const { headers, body: xml } = await ask("GET", `/office/invoice/${id}/xrechnung`, { token: accounting.token });
		expect([headers["content-type"], headers["content-disposition"]]).toEqual([
			"application/xml",
			`attachment; filename="${number}.xml"`,
		]);
		expect([number, schemaFaults(xml), brokenRules(xml), brokenGermanRules(xml)]).toEqual([number, [], [], []]);
		expect(xml).toContain(`<ram:GrandTotalAmount>${Math.abs(gross).toFixed(2)}<`);
	}
});

test("LOG-02 an invoice opens as a PDF for those who may see orders, and the history notes who looked", async () => {
	const [{ id, number }] = (await list()).data as [Invoice];
	const { status, headers } = await ask("GET", `/office/invoice/${id}/pdf`, { token: accounting.token });
	expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
	expect(headers["content-disposition"]).toContain(number);
	expect((await ask("GET", "/office/invoice/999999/pdf", { token: accounting.token })).status).toBe(404);
	const { rows } = await api.database.pool.query(
		"select user_id, subject, subject_id from audit_trail where action = 'seen'",
	);
	expect(rows.filter(({ subject_id }) => subject_id === number)).toContainEqual({
		user_id: accounting.id,
		subject: "invoice",
		subject_id: number,
	});
});

test("TODAY-02 what is credited or given up is overdue nowhere, whatever is still asked for it", async () => {
	const { total } = await list({ state: "overdue" });
	await api.database.pool.query(`
		with copied as (insert into invoices (kind, number, order_id, issued_on, net_cents, tax_cents, gross_cents, document)
			select 'invoice', 'RE-' || nth, order_id, issued_on, net_cents, tax_cents, gross_cents, document
			from invoices, unnest(array['CREDITED', 'GIVEN-UP']) nth where number = 'RE-ANEW' returning *),
		noted as (insert into invoices (kind, number, order_id, corrects_invoice_id, issued_on, net_cents, tax_cents, gross_cents, document)
			select 'credit_note', 'GS-ALL', order_id, id, issued_on, -net_cents, -tax_cents, -gross_cents, document from copied where number = 'RE-CREDITED')
		insert into invoice_adjustments (invoice_id, kind, amount_cents, created_at)
			select id, case number when 'RE-CREDITED' then 'charges_paid' else 'write_off' end, 500, now() from copied`);
	const { rows } = await api.database.pool.query(
		"select left_cents > 0 as is_asked from invoice_balances join invoices on id = invoice_id where number in ('RE-CREDITED', 'RE-GIVEN-UP')",
	);
	expect(rows).toEqual([{ is_asked: true }, { is_asked: true }]);
	expect([await overdueOnDesk(), (await list({ state: "overdue" })).total]).toEqual([total, total]);
});
