import { randomUUID } from "node:crypto";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { DonationPayment } from "#contract/donations.ts";
import { isRefusal } from "#contract/errors.ts";
import type { AllocatedPart } from "#contract/office/bank-shapes.ts";
import type { NewDonation } from "#contract/office/donations.ts";
import type { Staff } from "#server/viewer.ts";
import type { TestApp } from "./app.ts";
import { newStatement } from "./bank-calls.ts";
import { oneInvoice } from "./one-invoice.ts";
import { BANK, METHOD, shop } from "./shop.ts";

/** A house in which money moves. Its clock goes on by itself from step to step. */
export interface World {
	api: TestApp;
	staff: Staff;
	dateId: number;
	now: () => Date;
}

/** A random number below this one. */
export type Pick = (below: number) => number;
type Step = (world: World, pick: Pick) => Promise<unknown>;

const today = ({ now }: World): string => isoDay(berlinDay(now()));
/** Statements are read late: up to forty days back. */
const earlier = ({ now }: World, pick: Pick): string =>
	isoDay(berlinDay(new Date(now().getTime() - pick(40) * 86_400_000)));

/** One of what the database has, or none. */
async function oneOf({ api }: World, pick: Pick, sql: string): Promise<Record<string, number> | undefined> {
	const { rows } = await api.database.pool.query(`${sql} order by 1 desc limit 12`);
	return rows[pick(Math.max(1, rows.length))];
}

async function booked(world: World, amount_cents: number, day: string): Promise<number> {
	const { app, database } = world.api;
	await app.services.bankImporting.read(newStatement([{ amount_cents }], day), "system");
	return (await database.pool.query("select max(id) as id from bank_transactions")).rows[0].id;
}

const put = async (world: World, cents: number, day: string, part: object) =>
	world.api.app.services.bankOffice.allocate(
		await booked(world, cents, day),
		[{ amount: cents / 100, ...part } as AllocatedPart],
		world.staff,
	);

const AN_INVOICE = "select id, gross_cents from invoices where kind = 'invoice'";

async function order(world: World, pick: Pick, payment_method_id: number, voucher?: string): Promise<string> {
	const at = shop(world.api);
	const courses = await at.pricedCourses();
	// Only whoever is known may pay by debit.
	const buyer = await at.loggedIn("kundin@vsz.example");
	const basket = await buyer.basketWith(courses[pick(courses.length)] as { id: number });
	if (voucher) await buyer.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/${voucher}`);
	const bank = payment_method_id === METHOD.directDebit ? BANK : {};
	const { status, body } = await buyer.checkout(basket.id, { payment_method_id, ...bank });
	if (status >= 300) throw new Error(`The order was refused: ${body.message}`);
	return body.payment_url ?? "";
}

/** A code of a batch of its own. */
async function voucher({ api, staff }: World, discount: number): Promise<string> {
	const chosen_code = `JAHR-${randomUUID().slice(0, 8)}`;
	const always = { valid_from: null, valid_until: null, seminar_ids: null, course_ids: null, max_uses: 1 };
	const batch = { name: "Jahresaktion", ...always, discount, chosen_code, count: null, prefix: null };
	return (await api.app.services.vouchersOffice.create(batch, staff)).code ?? "";
}

const pay = ({ api }: World, page: string) =>
	api.fastify.inject({
		...{ method: "POST", url: new URL(page).pathname, payload: "state=paid" },
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});

/** What neither bank nor payment page tells of. */
const entered = (world: World, pick: Pick, way: NewDonation["way"]) =>
	world.api.app.services.donationsOffice.enter(
		{
			...{
				way,
				amount: 1 + pick(200),
				paid_on: earlier(world, pick),
				name: "Mika Gast",
				email: "",
				receipt_wanted: true,
			},
			...{ street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" },
		},
		world.staff,
	);

/** A further payment of an order that is paid already. */
async function paidTwice({ api, now }: World, cents: number): Promise<{ number: string; id: number } | undefined> {
	const { rows } = await api.database.pool.query(
		`with page as (
			insert into test_payments (reference, amount_cents, description, return_url, state)
			values (gen_random_uuid(), $1, 'Doppelt', '/', 'paid') returning reference
		), bought as (select id, number from orders where state = 'paid' and payment_method = 'paypal' order by id desc limit 1),
		tried as (
			insert into payments (order_id, provider, method, provider_reference, state, amount_cents, problem, settled_at, created_at)
			select bought.id, 'test', 'paypal', page.reference, 'paid', $1, 'already_paid', $2, $2 from bought, page returning id
		)
		select tried.id, bought.number from tried, bought`,
		[cents, now()],
	);
	return rows[0];
}

/** What can happen to money. Whoever adds a way for it to move adds a line. */
export const MONEY_STEPS: Record<string, Step> = {
	invoice: (world, pick) => oneInvoice(world.api, world.dateId, 1 + pick(20_000)),

	orderByInvoice: (world, pick) => order(world, pick, METHOD.invoice),

	orderByDebit: (world, pick) => order(world, pick, METHOD.directDebit),

	async orderByProvider(world, pick) {
		await pay(world, await order(world, pick, METHOD.paypal));
	},

	/** In part, or for nothing: then no money moves. */
	orderByVoucher: async (world, pick) =>
		order(world, pick, METHOD.invoice, await voucher(world, [20, 50, 100][pick(3)] ?? 20)),

	async paidByBank(world, pick) {
		const invoice = await oneOf(world, pick, AN_INVOICE);
		if (!invoice) return;
		const { id, gross_cents = 0 } = invoice;
		const cents = [gross_cents, 1 + pick(gross_cents), gross_cents + 1 + pick(500)][pick(3)] ?? 1;
		await put(world, cents, earlier(world, pick), { kind: "invoice", id });
	},

	async returned(world, pick) {
		const invoice = await oneOf(world, pick, AN_INVOICE);
		if (invoice) await put(world, -1 - pick(3_000), earlier(world, pick), { kind: "invoice", id: invoice.id });
	},

	async notedByHand(world, pick) {
		const invoice = await oneOf(world, pick, AN_INVOICE);
		const amount = (1 + pick(10_000)) / 100;
		const noted = { invoices: [invoice?.id ?? 0], paid_on: earlier(world, pick), amount, reason: "" };
		await world.api.app.services.booksOffice.note(noted, world.staff);
	},

	async takenBack(world, pick) {
		const payment = await oneOf(world, pick, "select id from invoice_payments where reverses_id is null");
		await world.api.app.services.booksOffice.takeBack([payment?.id ?? 0], world.staff);
	},

	async undone(world, pick) {
		const transaction = await oneOf(world, pick, "select id from bank_transactions");
		await world.api.app.services.bankOffice.undo([transaction?.id ?? 0], world.staff);
	},

	/** As a whole or the half of it, with what was paid too much asked back. */
	async credited(world, pick) {
		const { books, invoices } = world.api.app.services;
		const found = await oneOf(
			world,
			pick,
			"select id, sign_up_id from invoices where kind = 'invoice' and sign_up_id is not null",
		);
		if (!found) return;
		await world.api.database.db.transaction(async (tx) => {
			const rows = await invoices.ofSignUps(tx, [found.sign_up_id ?? 0]);
			const invoice = rows.find(({ id }) => id === found.id);
			if (!invoice || rows.length > 1) return;
			const payment = { kind: "refund", method: "invoice", was_paid: true } as const;
			const lines = invoice.document.lines.map((line) => {
				const gross_cents = Math.ceil(line.gross_cents / 2);
				const tax_cents = Math.floor(line.tax_cents / 2);
				return { ...line, gross_cents, tax_cents, net_cents: gross_cents - tax_cents };
			});
			const note = await invoices.credit(tx, invoice, { payment, ...(pick(2) ? { lines } : {}) });
			await books.askRefund(tx, invoice, note.id);
		});
	},

	/** Less is owed than was invoiced. */
	async reduced(world, pick) {
		const { orderMoney, orderPage } = world.api.app.services;
		const found = await oneOf(
			world,
			pick,
			"select id, number from orders where state = 'placed' and payment_method = 'invoice'",
		);
		if (!found) return;
		const number = String(found.number);
		const { reducible: open } = await orderPage.get(number, world.staff);
		const amount = (1 + pick(Math.max(1, Math.round(open * 100) - 1))) / 100;
		await orderMoney.reduce(number, { amount, open, reason: "Kulanz" }, world.staff);
	},

	async withdrawn(world, pick) {
		const { orders, refundSending } = world.api.app.services;
		const found = await oneOf(world, pick, "select id from orders where state in ('paid', 'placed')");
		if (!found) return;
		const decision = { actor: world.staff, declaredAt: world.now() };
		await world.api.database.db.transaction((tx) => orders.withdraw(tx, found.id ?? 0, decision));
		await refundSending.sendOfOrder(found.id ?? 0);
	},

	/** Of an order that stands, as a kindness. */
	async refundedInPart(world, pick) {
		const { orderMoney, orderPage } = world.api.app.services;
		const found = await oneOf(world, pick, "select id, number from orders where state = 'paid'");
		if (!found) return;
		const number = String(found.number);
		const { refundable: rest } = await orderPage.get(number, world.staff);
		const amount = (1 + pick(Math.max(1, Math.round(rest * 100)))) / 100;
		await orderMoney.refund(number, { amount, rest, reason: "Kulanz", end_access: false }, world.staff);
	},

	/** The provider refuses it, so the office transfers it. */
	async takenOver(world, pick) {
		const { orderMoney, orders, orderPage } = world.api.app.services;
		const found = await oneOf(
			world,
			pick,
			"select id, number from orders where state = 'paid' and payment_method = 'paypal'",
		);
		if (!found) return;
		const number = String(found.number);
		const { refundable: rest } = await orderPage.get(number, world.staff);
		const amount = (1 + pick(Math.max(1, Math.round(rest * 50)))) / 100;
		const wish = { amount, rest, reason: "Kulanz", end_access: false };
		await world.api.database.db.transaction((tx) => orders.refunding.refund(tx, number, wish, world.staff));
		const { rows } = await world.api.database.pool.query(
			"update refunds set is_refused = true, tries = 1, failed_at = $1 where id = (select max(id) from refunds) returning id",
			[world.now()],
		);
		await orderMoney.transferRefund({ number, id: rows[0].id }, { reason: "Karte abgelaufen" }, world.staff);
	},

	/** Somebody paid twice; the second payment counts for an invoice. */
	async assigned(world, pick) {
		const invoice = await oneOf(world, pick, AN_INVOICE);
		const paid = await paidTwice(world, 1 + pick(9_000));
		if (paid && invoice) await world.api.app.services.orderMoney.assignPayment(paid, invoice.id ?? 0, world.staff);
	},

	async unassigned(world, pick) {
		const found = await oneOf(
			world,
			pick,
			"select payments.id, orders.number from payments join orders on orders.id = order_id where problem_decision = 'assigned'",
		);
		const named = { id: found?.id ?? 0, number: String(found?.number) };
		await world.api.app.services.orderMoney.unassignPayment(named, world.staff);
	},

	/** The second payment pays for another order that waits. */
	async moved(world, pick) {
		const paid = await paidTwice(world, 50_000);
		await order(world, pick, METHOD.paypal);
		const { rows } = await world.api.database.pool.query("select number from orders order by id desc limit 1");
		if (paid) await world.api.app.services.orderMoney.movePayment(paid, rows[0].number, world.staff);
	},

	async writtenOff(world, pick) {
		const invoice = await oneOf(world, pick, AN_INVOICE);
		await world.api.app.services.openItems.writeOff(invoice?.id ?? 0, "Nicht beizutreiben", world.staff);
	},

	async adjustmentTakenBack(world, pick) {
		const note = await oneOf(world, pick, "select id from invoice_adjustments where reverses_id is null");
		await world.api.app.services.openItems.takeBack(note?.id ?? 0, world.staff);
	},

	/** A run of reminders, as it is proposed: no cent moves by it. */
	async reminded({ api, staff }) {
		const { dunningOffice, tasks } = api.app.services;
		const { due_on, proposed } = await dunningOffice.propose();
		const items = proposed.slice(0, 5).map(({ invoice_id, level, open }) => ({ invoice_id, level, open }));
		await dunningOffice.start({ due_on, items }, staff);
		while (await tasks.turn());
	},

	/** Reminded on paper; what was paid too much is for its charges. */
	async charged(world, pick) {
		const invoice = await oneOf(world, pick, AN_INVOICE);
		await world.api.database.pool.query(
			`insert into reminders (invoice_id, level, channel, sent_on, due_on, open_cents, fee_cents, lump_cents, interest_cents, document, created_at)
			values ($1, 2, 'paper', $2, $2, 1, 200, 0, 0, '{}', $3) on conflict do nothing`,
			[invoice?.id, today(world), world.now()],
		);
		await world.api.app.services.openItems.takeCharges(invoice?.id ?? 0, world.staff);
	},

	async refundSent(world, pick) {
		const refund = await oneOf(world, pick, "select id from refunds");
		const day = pick(3) ? today(world) : null;
		await world.api.app.services.booksOffice.refundSent(refund?.id ?? 0, day, world.staff);
	},

	donated: (world, pick) => put(world, 1 + pick(30_000), earlier(world, pick), { kind: "gift" }),

	cashDonated: (world, pick) => entered(world, pick, "cash"),
	expensesWaived: (world, pick) => entered(world, pick, "waived_expenses"),

	async donatedByProvider(world, pick) {
		const gift = { amount: 1 + pick(300), rhythm: "one_off", name: "Mika Gast", email: "gast@vsz.example" } as const;
		const wish = { ...gift, payment_method_id: METHOD.paypal, receipt_wanted: false };
		// Whoever gives often is somebody else each time.
		const address = `10.77.${pick(250)}.${pick(250)}`;
		const { payment_url } = await world.api.app.services.donations.pay(wish as DonationPayment, address);
		await pay(world, payment_url);
	},

	/** At the provider itself, without our asking for it. */
	donationGivenBack: (world) =>
		world.api.database.pool.query(
			"update payments set state = 'refunded', settled_at = $1 where id = (select max(id) from payments where donation_id is not null and state = 'paid' and created_at >= '2031-02-01')",
			[world.now()],
		),

	async putAside(world, pick) {
		const aside = (["fee", "send_back", "own_transfer", "other"] as const)[pick(4)] ?? "fee";
		const cents = (1 + pick(5_000)) * (pick(2) ? 1 : -1);
		await put(world, cents, earlier(world, pick), { kind: "aside", aside, reason: "" });
	},

	leftOpen: (world, pick) => booked(world, 1 + pick(5_000), earlier(world, pick)),
};

/** What is refused changes nothing, which is as good an outcome as any. */
export async function take(step: string, world: World, pick: Pick): Promise<void> {
	try {
		await MONEY_STEPS[step]?.(world, pick);
	} catch (error) {
		if (!isRefusal(error)) throw error;
	}
}
