import { eq } from "drizzle-orm";
import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import type { PaymentMethodKey } from "#contract/payment-methods.ts";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { orders } from "#server/orders/tables.ts";
import type { Services } from "#server/services.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { newToken } from "#server/tokens.ts";
import type { Happened } from "../past.ts";
import { type Buyer, order, pay } from "../purchases.ts";
import { createChance } from "./chance.ts";
import { DEBITED_ACCOUNT, inFile, openDebits, returnedDebit } from "./debits.ts";
import { type DemoPerson, PEOPLE, person } from "./people.ts";

const ORDERS = 18;
const FIRST_MS = 110 * MINUTE_MS;
const EVERY_MS = 3.3 * DAY_MS;
const TRANSFER_MS = 4 * DAY_MS;
/** Told before, handed in, and then the bank takes its days. */
const DEBIT_MS = 9 * DAY_MS;
const METHODS: readonly PaymentMethodKey[] = ["credit_card", "paypal", "invoice", "credit_card", "direct_debit"];
/** These invoices were never paid. */
const OVERDUE_DAYS_AGO = [24, 37];
/** Some of the orders were made with a voucher. */
const WITH_VOUCHERS: ReadonlyMap<number, string> = new Map([
	[1, "EHRENAMT50"],
	[3, "WILLKOMMEN10"],
	[8, "WILLKOMMEN10"],
]);

/** Who pays by invoice or direct debit has an account with a confirmed phone; nobody knows its password. */
async function loadAccounts(tx: Db, people: readonly DemoPerson[], now: Date) {
	const password_hash = await hashPassword(newToken());
	const rows = await tx
		.insert(members)
		.values(
			people.map(({ first_name: _, last_name: __, ...profile }, index) => ({
				...profile,
				password_hash,
				phone_number: `+4915100000${String(index + 1).padStart(3, "0")}`,
				email_confirmed_at: new Date(now.getTime() - 90 * DAY_MS),
				pin_authenticated_at: new Date(now.getTime() - 90 * DAY_MS),
				created_at: new Date(now.getTime() - 90 * DAY_MS),
				last_login_at: now,
			})),
		)
		.returning();
	return rows.map(({ id, ...profile }) => ({ ...profile, member_id: id }));
}

/** Paid after it had lapsed: somebody has to decide. */
const paidTooLate = (tx: Db, courseId: number, now: Date): Happened[] => {
	let begun = { number: "", reference: "" };
	const buyer = person("Thomas Ebert");
	return [
		{
			at: new Date(now.getTime() - 10 * DAY_MS),
			run: async (services) => {
				begun = await order(services, { buyer, courseIds: [courseId], method: "credit_card" });
			},
		},
		{
			at: new Date(now.getTime() - 2 * DAY_MS),
			run: async (services) => {
				await tx.update(orders).set({ state: "cancelled" }).where(eq(orders.number, begun.number));
				await services.audit.note(tx, "system", "order_lapsed", begun.number);
				await pay(services, begun.reference);
			},
		},
	];
};

/** Ordered and paid, and the course was not what she had hoped for. */
const withdrawn = (courseId: number, now: Date): Happened[] => {
	const buyer = person("Sabine Kern");
	let number = "";
	return [
		{
			at: new Date(now.getTime() - 13 * DAY_MS),
			run: async (services) => {
				const begun = await order(services, { buyer, courseIds: [courseId], method: "paypal" });
				number = begun.number;
				await pay(services, begun.reference);
			},
		},
		{
			at: new Date(now.getTime() - 12 * DAY_MS + 4 * HOUR_MS),
			run: ({ withdrawals }) =>
				withdrawals.declare({ name: buyer.name, email: buyer.email, contract: `Bestellung ${number}` }, "demo"),
		},
	];
};

interface Special {
	isOverdue?: boolean;
	voucher?: string | undefined;
}

/** Courses sold over two months, in every way to pay. */
export async function ordersOfTheOffice(tx: Db, courseIds: number[], now: Date): Promise<Happened[]> {
	const chance = createChance(1893);
	const accounts = await loadAccounts(tx, PEOPLE.slice(11, 17), now);
	const ago = (ms: number) => new Date(now.getTime() - ms);

	/** Of earlier transfers and debits no statement is there: what has arrived is noted by hand. */
	async function noteArrived({ orders: shop, invoices, ledger }: Services, number: string, at: Date): Promise<void> {
		const { id } = await shop.find.byNumber(number);
		const paid_on = isoDay(berlinDay(at));
		for (const { id: invoiceId, gross_cents } of await invoices.ofOrders(tx, [id]))
			await ledger.notePaid(tx, invoiceId, { amount_cents: gross_cents, paid_on, reason: null }, "system");
	}

	function buy(at: Date, method: PaymentMethodKey, { isOverdue = false, voucher }: Special = {}): Happened[] {
		const isLater = method === "invoice" || method === "direct_debit";
		const buyer: Buyer = isLater ? chance.one(accounts) : chance.one(PEOPLE);
		const chosen = [chance.one(courseIds), ...(chance.between(1, 4) === 1 ? [chance.one(courseIds)] : [])];
		const account = method === "direct_debit" ? { ...DEBITED_ACCOUNT, bank_account_owner: buyer.name } : undefined;
		const takes = account ? DEBIT_MS : TRANSFER_MS;
		const hasArrived = isLater && !isOverdue && now.getTime() - at.getTime() > takes;
		const paidAt = new Date(at.getTime() + takes);
		let number = "";
		const bought: Happened = {
			at,
			async run(services) {
				const wanted = { buyer, courseIds: [...new Set(chosen)], method, account, voucher };
				const begun = await order(services, wanted);
				number = begun.number;
				if (begun.reference) await pay(services, begun.reference);
			},
		};
		const arrived: Happened = { at: paidAt, run: (services) => noteArrived(services, number, paidAt) };
		const filed = account && hasArrived ? [inFile(tx, at, () => number)] : [];
		return hasArrived ? [bought, ...filed, arrived] : [bought];
	}

	const [course = 0] = courseIds;
	return [
		...Array.from({ length: ORDERS }, (_, index) => index).flatMap((index) => {
			const wobble = chance.between(0, 600) * MINUTE_MS;
			const at = ago(FIRST_MS + index * (EVERY_MS + wobble / ORDERS));
			return buy(at, METHODS[index % METHODS.length] ?? "paypal", { voucher: WITH_VOUCHERS.get(index) });
		}),
		...OVERDUE_DAYS_AGO.flatMap((days) => buy(ago(days * DAY_MS), "invoice", { isOverdue: true })),
		...paidTooLate(tx, course, now),
		...withdrawn(course, now),
		...openDebits(tx, accounts, courseIds, now),
		...returnedDebit(tx, accounts.at(-1), course, now),
	];
}
