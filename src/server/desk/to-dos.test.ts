import { beforeAll, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { ROLE_NAMES, type Role } from "#contract/office/permissions.ts";
import type { ToDo, ToDoKey } from "#contract/office/to-dos.ts";
import { JOB_TITLES } from "#server/jobs/desk.ts";
import { createJobs } from "#server/jobs/list.ts";
import { type Ask, asker } from "#tests/support/account.ts";
import { shopWithMollie } from "#tests/support/mollie-shop.ts";
import { METHOD } from "#tests/support/shop.ts";
import { colleague, staffWith } from "#tests/support/staff.ts";

const { parts, webhook, ordered, later } = shopWithMollie();
let ask: Ask;
let id: number;
beforeAll(async () => {
	ask = asker(parts.api);
	id = (await staffWith(parts.api, ask, "office")).id;
});

const sql = async (text: string, ...values: unknown[]) => (await parts.api.database.pool.query(text, values)).rows;
const somebody = (role: Role) => colleague(id, role);
const list = (role: Role) => parts.api.app.services.desk.toDos(somebody(role));
const counts = (role: Role) => parts.api.app.services.desk.counts(somebody(role));
const all = async (role: Role): Promise<ToDo[]> => (await list(role)).groups.flatMap(({ to_dos }) => to_dos);
const ofKind = async (kind: ToDoKey, role: Role = "admin") => (await all(role)).filter((toDo) => toDo.kind === kind);
const rolesThatSee = async (kind: ToDoKey) => {
	const seen: Role[] = [];
	for (const role of ROLE_NAMES) if ((await ofKind(kind, role)).length > 0) seen.push(role);
	return seen;
};

test("TODAY-02 nothing waits: nothing is listed, and nothing is counted", async () => {
	expect(await list("admin")).toEqual({ at: "2026-11-15T11:00:00+01:00", total: 0, groups: [], others: [] });
	expect(await counts("admin")).toEqual({});
});

test("TODAY-02 a request waits without a deadline until somebody closes it", async () => {
	const description = `Brauchen wir für den Trikotsponsor\neine Rechnung? ${"Und was noch. ".repeat(9)}`;
	await ask("POST", "/form/consulting", { body: { name: "Reza Ahmadi", email: "reza@vsz.example", description } });
	const [found] = await ofKind("contact_request");
	expect(found).toMatchObject({
		title: "Anfrage von Reza Ahmadi",
		detail: "„Brauchen wir für den Trikotsponsor eine Rechnung? Und was noch. Und was noch. Und was …“",
		due: null,
		since: "2026-11-15T11:00:00+01:00",
		action: { label: "Antworten" },
	});
	expect((await list("office")).groups.map(({ due }) => due)).toEqual(["never"]);
	expect(await rolesThatSee("contact_request")).toEqual(["admin", "office"]);
	expect(await counts("office")).toEqual({ today: 1, post: 1 });
	expect(await counts("author")).toEqual({});
	await sql("update contact_requests set closed_at = now()");
	expect(await ofKind("contact_request")).toEqual([]);
});

test("TODAY-02 a withdrawal waits with its legal deadline until it is carried out", async () => {
	const { placed, email } = await ordered({ accept_early_performance: true });
	const { number } = placed.data;
	const body = { name: "Sabine Kern", contract: `Bestellung ${number}`, email };
	await ask("POST", "/withdrawal", { body });
	const [found] = await ofKind("withdrawal");
	expect(found).toMatchObject({
		title: "Widerruf von Sabine Kern",
		detail: expect.stringMatching(/^„.+“, \d+,\d\d\u00a0€ · Geld zurück bis So, 29\.11\.$/),
		due: "2026-11-29T23:59:00+01:00",
		action: { label: "Prüfen" },
	});
	expect(await rolesThatSee("withdrawal")).toEqual(["admin", "office", "accounting"]);
	expect((await list("admin")).groups.map(({ due }) => due)).toEqual(["later"]);
	await parts.api.app.services.withdrawals.byStaff(number, somebody("office"));
	expect(await ofKind("withdrawal")).toEqual([]);
});

test("a declaration that names no order is told in its own words", async () => {
	await ask("POST", "/withdrawal", {
		body: { name: "Jan", contract: "Das Seminar im Mai", email: "j@vsz.example" },
	});
	expect((await ofKind("withdrawal"))[0]?.detail).toBe("„Das Seminar im Mai“ · Geld zurück bis So, 29.11.");
	await sql("update withdrawals set handled_at = now()");
});

test("TODAY-02 money that could not be given back waits until it has", async () => {
	const { placed } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	await webhook(payment.id);
	parts.mollie.turn("down");
	const log = vi.spyOn(console, "error").mockReturnValue();
	await parts.api.app.services.withdrawals.byStaff(placed.data.number, somebody("office"));
	expect(log.mock.calls).toEqual([["Erstattung: Service Unavailable"]]);
	log.mockClear();
	const [found] = await ofKind("refund");
	expect(found).toMatchObject({
		due: "2026-11-29T23:59:00+01:00",
		detail: expect.stringContaining(placed.data.number),
	});
	expect(await counts("accounting")).toEqual({ today: 1, money: 1 });
	parts.mollie.turn("up");
	later(5 * 60_000);
	await parts.api.app.services.refundSending.sendDue();
	expect(await ofKind("refund")).toEqual([]);
});

test("TODAY-02 money for an order that has lapsed waits for a decision", async () => {
	const { placed } = await ordered();
	const payment = parts.mollie.last();
	later(8 * DAY_MS);
	await parts.api.app.services.orders.cancelUnpaid();
	payment.status = "paid";
	await webhook(payment.id);
	const [found] = await ofKind("payment_problem");
	expect(found).toMatchObject({
		title: "Bezahlt, obwohl schon verfallen",
		detail: expect.stringMatching(
			new RegExp(`^${placed.data.number}, \\d+,\\d\\d\u00a0€ · Kreditkarte von Gesine Gast$`),
		),
		due: null,
		action: { label: "Entscheiden", path: `/bestellungen/${placed.data.number}` },
	});
	expect(await rolesThatSee("payment_problem")).toEqual(["admin", "office", "accounting"]);
	await sql("update payments set problem_solved_at = now() where id = $1", Number(found?.id));
	expect(await ofKind("payment_problem")).toEqual([]);
	await sql("update payments set problem_solved_at = null where id = $1", Number(found?.id));
	expect(await ofKind("payment_problem")).toHaveLength(1);
	await sql("update payments set state = 'refunded' where id = $1", Number(found?.id));
	expect(await ofKind("payment_problem")).toEqual([]);
});

test("a donation that is paid with another amount waits for those who look after donations", async () => {
	const body = { amount: 50, rhythm: "one_off", name: "Jörg", payment_method_id: METHOD.creditCard };
	await ask("POST", "/donation/payment", { body });
	const payment = parts.mollie.last();
	payment.status = "paid";
	payment.amount = { currency: "EUR", value: "5.00" };
	await webhook(payment.id);
	expect(await rolesThatSee("donation_problem")).toEqual(["admin", "accounting"]);
	expect((await ofKind("donation_problem"))[0]).toMatchObject({ title: "Andere Spende als zugesagt" });
	await sql("update payments set state = 'refunded' where donation_id is not null");
	expect(await ofKind("donation_problem")).toEqual([]);
});

async function orderedByInvoice(): Promise<{ number: string; total_with_tax: number }> {
	const [course] = await parts.at.pricedCourses();
	const { guest, basket } = await parts.at.confirmedGuest(course as { id: number });
	const invoice = { payment_method_id: METHOD.invoice };
	return (await guest.checkout<{ number: string; total_with_tax: number }>(basket.id, invoice)).body.data;
}

test("TODAY-02 overdue invoices are one entry with the sum, from the day after their day", async () => {
	const [first, second] = [await orderedByInvoice(), await orderedByInvoice()];
	later(14 * DAY_MS);
	expect(await ofKind("overdue_invoices")).toEqual([]);
	later(DAY_MS);
	const sum = (first.total_with_tax + second.total_with_tax).toFixed(2).replace(".", ",");
	expect(await ofKind("overdue_invoices")).toMatchObject([
		{ title: "2 Rechnungen sind überfällig", detail: expect.stringContaining(`${sum}\u00a0€`), due: null },
	]);
	expect(await rolesThatSee("overdue_invoices")).toEqual(["admin", "office", "accounting"]);
	expect(await counts("accounting")).toEqual({ today: 1, money: 1 });
	await sql("update orders set state = 'paid' where number = $1", first.number);
	expect((await ofKind("overdue_invoices"))[0]?.title).toBe("1 Rechnung ist überfällig");
	await sql("update orders set state = 'paid' where number = $1", second.number);
	expect(await ofKind("overdue_invoices")).toEqual([]);
});

test("TODAY-02 letters that did not arrive are one entry until somebody has dealt with them", async () => {
	await sql("delete from outbox");
	const write = `insert into outbox (id, channel, kind, recipient, message, state, next_try_at, created_at)
		select gen_random_uuid(), 'mail', 'booking_confirmation', 'p' || n || '@vsz.example', '{}', 'failed', now(), now() - n * interval '1 day'
		from generate_series(1, 5) n`;
	await sql(write);
	expect(await ofKind("failed_letters")).toMatchObject([
		{ title: "5 Briefe kamen nicht an", detail: "p1@vsz.example, p2@vsz.example, p3@vsz.example und 2 weitere" },
	]);
	expect(await rolesThatSee("failed_letters")).toEqual(["admin", "office"]);
	await sql("update outbox set closed_at = now() where recipient <> 'p4@vsz.example'");
	expect((await ofKind("failed_letters"))[0]).toMatchObject({
		title: "1 Brief kam nicht an",
		detail: "p4@vsz.example",
	});
	await sql("update outbox set state = 'sent'");
	expect(await ofKind("failed_letters")).toEqual([]);
});

test("TODAY-02 an offer that lapses within a day is told with whoever comes next", async () => {
	const { at } = await list("admin");
	const [date] = await sql("select id from seminar_dates where capacity > 5 order by date desc limit 1");
	const write = `insert into waiting_list (seminar_date_id, name, email, number_of_persons, state, token_hash, offer_expires_at)
		values ($1, $2, 'w@vsz.example', $3, $4, sha256($2::text::bytea), $5)`;
	const soon = new Date(Date.parse(at) + 5 * HOUR_MS);
	await sql(write, date.id, "Jule Neumann", 1, "offered", soon);
	await sql(write, date.id, "Später Fällig", 1, "offered", new Date(Date.parse(at) + 30 * HOUR_MS));
	await sql(write, date.id, "Familie Petzold", 3, "waiting", null);
	const [found, ...more] = await ofKind("offer");
	expect(more).toEqual([]);
	expect(found).toMatchObject({
		title: "Angebot für Jule Neumann läuft ab",
		action: { path: `/seminare/termine/${date.id}` },
	});
	expect(found?.detail).toMatch(/^1 Platz in „.+“ · danach: Familie Petzold$/);
	expect(Date.parse(found?.due ?? "")).toBe(soon.getTime());
	expect(await rolesThatSee("offer")).toEqual(["admin", "office"]);
	await sql("delete from waiting_list");
	expect(await ofKind("offer")).toEqual([]);
});

test("TODAY-02 what happens by itself and fails is told to the Leitung alone, in words", async () => {
	await sql("insert into job_runs (name, began_at, ended_at, error) values ('retention', now(), now(), 'Platte voll')");
	expect(await ofKind("job")).toMatchObject([
		{ title: "Das Löschen nach Ablauf der Fristen klappt nicht", detail: "Platte voll" },
	]);
	expect(await rolesThatSee("job")).toEqual(["admin"]);
	expect(await counts("admin")).toEqual({ today: 1, settings: 1 });
	await sql("update job_runs set error = null");
	expect(await ofKind("job")).toEqual([]);
	const { services } = parts.api.app;
	const { backups, inbox, erasures } = services;
	const isOn = true;
	const { jobs } = createJobs({
		...services,
		...{ backups: { ...backups, isOn }, inbox: { ...inbox, isOn }, erasures: { ...erasures, isOn } },
	});
	expect(Object.keys(JOB_TITLES).sort()).toEqual(["clock", ...jobs.map(({ name }) => name)].sort());
});

test("TODAY-02 the nearest deadline comes first, then what has waited longest; of one kind at most twenty are listed", async () => {
	await sql(`insert into contact_requests (name, email, description, created_at)
		select 'Person ' || n, 'p@vsz.example', 'Frage', now() - n * interval '1 hour' from generate_series(1, 32) n`);
	await sql(
		"insert into withdrawals (name, contract, email, received_at) values ('Spät', 'x', 'x@vsz.example', $1)",
		new Date("2026-12-05T10:00:00Z"),
	);
	await sql(
		"insert into withdrawals (name, contract, email, received_at) values ('Früh', 'x', 'x@vsz.example', $1)",
		new Date("2026-11-20T10:00:00Z"),
	);
	const { total, groups, others } = await list("admin");
	expect(total).toBe(34);
	expect(others).toEqual([{ kind: "contact_request", count: 12 }]);
	const titles = groups.flatMap(({ to_dos }) => to_dos.map(({ title }) => title));
	expect(titles).toHaveLength(22);
	expect(titles.slice(0, 4)).toEqual([
		"Widerruf von Früh",
		"Widerruf von Spät",
		"Anfrage von Person 32",
		"Anfrage von Person 31",
	]);
	expect(await counts("admin")).toEqual({ today: 34, post: 34 });
});
