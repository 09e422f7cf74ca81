import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { outbox } from "#server/outbox/tables.ts";
import type { Happened } from "../past.ts";
import { type Buyer, order } from "../purchases.ts";

export const DEBITED_ACCOUNT = {
	bank: "Musterbank",
	iban: "DE02 1001 0010 0006 8201 01",
	swift_bic_number: "PBNKDEFFXXX",
};

/** Of letters of the past only that they left. */
const noteLetter = (tx: Db, about: string, recipient: string, at: Date) =>
	tx.insert(outbox).values({
		...{ channel: "mail", kind: "order_confirmation", recipient, message: {}, about, state: "sent", tries: 1 },
		...{ next_try_at: at, sent_at: at, created_at: at },
	});

/** The day after an order its debit went to the bank. */
export const inFile = (tx: Db, orderedAt: Date, numberOf: () => string): Happened => ({
	at: new Date(orderedAt.getTime() + DAY_MS),
	async run({ orders, debits, paymentFilesOffice }) {
		const { id, email } = await orders.find.byNumber(numberOf());
		await noteLetter(tx, numberOf(), email, orderedAt);
		await paymentFilesOffice.handIn(await debits.makeFile([id], "system"), "system");
	},
});

/** How long ago, and whether the letter that announced it has left. */
const OPEN = [
	{ agoMs: 11 * DAY_MS, isTold: true },
	{ agoMs: 30 * HOUR_MS, isTold: true },
	{ agoMs: 27 * HOUR_MS, isTold: true },
	{ agoMs: 25 * HOUR_MS, isTold: false },
];

/** When the one was ordered whose debit came back. */
export const returnedAt = (now: Date): Date => new Date(now.getTime() - 16 * DAY_MS);

/** Collected, credited, and then there was too little on the account; what the bank says of it stands in its statements. */
export function returnedDebit(tx: Db, buyer: Buyer | undefined, courseId: number, now: Date): Happened[] {
	if (!buyer) return [];
	const at = returnedAt(now);
	let number = "";
	const account = { ...DEBITED_ACCOUNT, bank_account_owner: buyer.name };
	return [
		{
			at,
			async run(services) {
				({ number } = await order(services, { buyer, courseIds: [courseId], method: "direct_debit", account }));
			},
		},
		inFile(tx, at, () => number),
	];
}

/** Debits that wait: some for the next file, one missed its day, and of one nobody was told. */
export const openDebits = (tx: Db, buyers: readonly Buyer[], courseIds: readonly number[], now: Date): Happened[] =>
	OPEN.flatMap(({ agoMs, isTold }, index) => {
		const [buyer, courseId] = [buyers[index], courseIds[index]];
		const at = new Date(now.getTime() - agoMs);
		if (!buyer || courseId === undefined) return [];
		return [
			{
				at,
				async run(services) {
					const account = { ...DEBITED_ACCOUNT, bank_account_owner: buyer.name };
					const { number } = await order(services, { buyer, courseIds: [courseId], method: "direct_debit", account });
					if (isTold) await noteLetter(tx, number, buyer.email, at);
				},
			},
		];
	});
