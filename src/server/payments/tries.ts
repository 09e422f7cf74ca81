import { type ErrorCode, refuse } from "#contract/errors.ts";
import type { PageMethod } from "#contract/payment-methods.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { ProviderDown, type SeenPayment } from "./providers/provider.ts";
import type { Payments, Purpose } from "./service.ts";
import type { PaymentRow } from "./store.ts";

/** What is paid for on a payment page, as far as paying goes: an order, a donation. */
export interface Payable<Row> {
	/** Which one a payment is for; null when it is for something else. */
	idOf: (payment: PaymentRow) => number | null;
	/** Its tries, newest first. */
	triesOf: (tx: Db, id: number) => Promise<PaymentRow[]>;
	lock: (tx: Db, id: number) => Promise<Row | undefined>;
	isPayable: (row: Row) => boolean;
	/** What is said when it is not. */
	refusal: ErrorCode;
	/** A further try, under the lock. */
	open: (tx: Db, row: Row, method: PageMethod) => Promise<PaymentRow>;
	/** What the provider and the person read about it, and where the payment page leads back to. */
	purposeOf: (row: Row) => Promise<Purpose>;
	/** What follows from a new state of a try, once, under the locks of both. */
	settled: (tx: Db, row: Row, payment: PaymentRow, seen: SeenPayment) => Promise<void>;
}

interface Parts<Row> {
	db: Db;
	payments: Payments;
	payable: Payable<Row>;
	secrets: Pick<Secrets, "ready">;
	log: (message: string) => void;
}

const calledOff = ({ amount_cents }: PaymentRow): SeenPayment => ({
	state: "cancelled",
	amountCents: amount_cents,
	currency: "EUR",
	refundedCents: 0,
});

/** The way from something that waits for its payment to something that is paid. The provider is never asked inside a transaction. */
export function createTries<Row>({ db, payments, payable, secrets, log }: Parts<Row>) {
	const { idOf, triesOf, lock, isPayable, refusal, open, purposeOf, settled } = payable;

	const openOf = async (tx: Db, id: number): Promise<PaymentRow | undefined> =>
		(await triesOf(tx, id)).find(({ state }) => state === "open");

	const start = async (row: Row, payment: PaymentRow): Promise<string> => payments.start(payment, await purposeOf(row));

	/** Takes over what the provider says, once, under the locks of what is paid for and of the payment. */
	async function settle(payment: PaymentRow, seen: SeenPayment): Promise<void> {
		const id = idOf(payment);
		if (id === null || payment.state === seen.state) return;
		await secrets.ready();
		await db.transaction(async (tx) => {
			const row = await lock(tx, id);
			if (!row || !(await payments.advance(tx, payment.id, seen.state))) return;
			await settled(tx, row, payment, seen);
		});
	}

	async function lookUp(payment: PaymentRow): Promise<void> {
		const seen = await payments.look(payment);
		if (seen) await settle(payment, seen);
	}

	/** The open try, or a new one; two who ask at once get the same. */
	const oneTry = (id: number, method: PageMethod) =>
		db.transaction(async (tx) => {
			const row = await lock(tx, id);
			if (!row || !isPayable(row)) throw refuse(refusal);
			return { row, payment: (await openOf(tx, id)) ?? (await open(tx, row, method)) };
		});

	/** A provider that does not answer is no fault of ours: the log knows, and something else happens. */
	async function unlessDown<T>(work: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof ProviderDown)) throw error;
			log(`Zahlungsdienst: ${error.message}`);
			return otherwise();
		}
	}

	return {
		lookUp,
		start,
		unlessDown,
		openOf: (id: number) => openOf(db, id),

		orUnavailable: <T>(work: () => Promise<T>): Promise<T> =>
			unlessDown(work, () => {
				throw refuse("payment_unavailable");
			}),

		/** Where the person pays now. An open try is used again, so that nobody pays twice. */
		async pay(id: number, method: PageMethod): Promise<string> {
			const { row, payment } = await oneTry(id, method);
			return start(row, payment);
		},

		/** Another method needs another try, but only if nobody can pay the first any more. */
		async makeRoom(id: number, wanted: PageMethod): Promise<void> {
			const first = await openOf(db, id);
			if (!first) return;
			await lookUp(first);
			if (payments.isCurrent(first) && (first.method === wanted || !(await payments.giveUp(first)))) return;
			await settle(first, calledOff(first));
		},

		/** Looks once more; what is still open then is ended, if that is possible. */
		async callOff(id: number): Promise<void> {
			const asked = await openOf(db, id);
			if (asked) await lookUp(asked);
			const left = asked && (await openOf(db, id));
			if (left && (await payments.giveUp(left))) await settle(left, calledOff(left));
		},

		/** For the page that waits: asks every few seconds at most, and lives with a provider that does not answer. */
		async refresh(id: number): Promise<void> {
			const asked = await openOf(db, id);
			if (!asked || !(await payments.claimLookUp(asked))) return;
			await unlessDown(
				() => lookUp(asked),
				() => {},
			);
		},
	};
}
