import { berlinDay } from "#contract/berlin.ts";
import { VIDEO_ACCESS_MS } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import { maskIban } from "#contract/iban.ts";
import { paths } from "#contract/paths.ts";
import type { Access } from "#server/access/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Payment } from "#server/invoices/document.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { collectionDay } from "#server/payments/target-days.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { confirmationMail, type Film, staffMail } from "./mails.ts";
import type { Mandate } from "./payment-words.ts";
import type * as store from "./store.ts";

interface Parts {
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	access: Access;
	invoices: Invoices;
}

export interface BankAccount {
	bank: string;
	bank_account_owner: string;
	iban: string;
	swift_bic_number: string;
}

export interface Contract {
	order: store.OrderRow;
	lines: store.LineRow[];
}

type NamedInvoice = Pick<InvoiceRow, "id" | "due_on">;

/** OFF-086: on a day that the office can still reach: banks want the file two settlement days before, and somebody makes it. */
const COLLECTED_AFTER = 5;
const DETAILS = "Streaming, 24 Stunden Zugriff ab Freischaltung";

const referencesOf = ({ order_reference, leitweg_id }: store.OrderRow) => ({ order_reference, leitweg_id });

const recipientOf = ({ name, company, street_address, street_suffix, postcode, city }: store.OrderRow) => ({
	...{ name, company, postcode, city },
	street: `${street_address} ${street_suffix}`,
});

const lineOf = ({ topic, discount, original_gross_cents, net_cents, tax_cents, gross_cents }: store.LineRow) => ({
	description: `Videokurs „${topic}“`,
	details: DETAILS,
	quantity: 1,
	discount,
	original_gross_cents,
	net_cents,
	tax_cents,
	gross_cents,
});

function paymentNow({ paid_at, payment_method, pay_until }: store.OrderRow, payment: Payment): Payment {
	if (paid_at && payment.kind !== "paid" && payment_method !== "none")
		return { kind: "paid", method: payment_method, paid_on: isoDay(berlinDay(paid_at)) };
	return payment_method === "invoice" && pay_until ? { kind: "transfer", due_on: pay_until } : payment;
}

/** What follows from a contract, all in the caller's transaction: access, invoice and confirmation exist together or not. */
export function createFulfilment({ clock, outbox, sender, secrets, access, invoices }: Parts) {
	/** None of an order that is paid by invoice since its debit came back. */
	async function mandateOf({ bank_data, mandate_reference, payment_method }: store.OrderRow): Promise<Mandate | null> {
		if (!bank_data || !mandate_reference || payment_method !== "direct_debit") return null;
		const account = (await secrets.decrypt(bank_data)) as BankAccount;
		return {
			reference: mandate_reference,
			bank: account.bank,
			owner: account.bank_account_owner,
			account: maskIban(account.iban),
			dueOn: isoDay(collectionDay(berlinDay(clock()), COLLECTED_AFTER)),
		};
	}

	function paymentOf({ payment_method }: store.OrderRow, mandate: Mandate | null): Payment {
		if (mandate) {
			const { reference, account, dueOn } = mandate;
			const { creditor_id } = sender.provider;
			return { kind: "direct_debit", due_on: dueOn, mandate_reference: reference, creditor_id, account };
		}
		return payment_method === "invoice" || payment_method === "none"
			? { kind: "transfer", due_on: invoices.dueOn() }
			: { kind: "paid", method: payment_method, paid_on: isoDay(berlinDay(clock())) };
	}

	const issue = (tx: Db, { order, lines }: Contract, payment: Payment, id: number) =>
		invoices.issue(tx, {
			id,
			for: { kind: "order", id: order.id, number: order.number, date: order.created_at },
			recipient: recipientOf(order),
			references: referencesOf(order),
			lines: lines.map(lineOf),
			tax: "standard",
			service: { from: clock(), to: new Date(clock().getTime() + VIDEO_ACCESS_MS) },
			payment,
		});

	const filmsOf = ({ number }: store.OrderRow, lines: store.LineRow[]): Promise<Film[]> =>
		Promise.all(
			lines.map(async ({ course_id, topic, duration }) => {
				const token = await access.tokenFor(number, course_id);
				return { topic, duration, url: `${sender.publicUrl}${paths.purchased(course_id, token)}` };
			}),
		);

	/** What was agreed on, as it stands now. */
	async function confirmationOf(
		{ order, lines }: Contract,
		{ invoice, mandate, until }: { invoice: NamedInvoice | null; mandate: Mandate | null; until: Date },
	) {
		const token = await secrets.linkToken("order", order.number);
		const dueOn = order.pay_until ?? invoice?.due_on ?? null;
		const confirmed = {
			...{ order, lines, until, dueOn },
			mandate: mandate && { ...mandate, dueOn: dueOn ?? mandate.dueOn },
			films: await filmsOf(order, lines),
			withdrawUrl: `${sender.publicUrl}${paths.withdrawOrder(token)}`,
			invoiceId: invoice?.id ?? null,
		};
		return confirmationMail(confirmed, sender);
	}

	return {
		confirmationOf: async (contract: Contract, invoice: InvoiceRow | undefined, until: Date) =>
			confirmationOf(contract, { invoice: invoice ?? null, mandate: await mandateOf(contract.order), until }),

		/** For an invoice that is written anew; what has been paid or agreed on since is said on it. */
		renewedFor: (order: store.OrderRow, { document: { payment } }: InvoiceRow) => ({
			recipient: recipientOf(order),
			references: referencesOf(order),
			payment: paymentNow(order, payment),
		}),

		nextInvoiceId: (tx: Db): Promise<number> => invoices.nextId(tx),

		/** All of it in one go and last: for an invoice's number everybody else waits until the transaction ends. */
		async fulfil(tx: Db, contract: Contract, invoiceId: number): Promise<void> {
			const { order, lines } = contract;
			const mandate = await mandateOf(order);
			const payment = paymentOf(order, mandate);
			const due_on = "due_on" in payment ? payment.due_on : null;
			const invoice = order.gross_cents > 0 ? { id: invoiceId, due_on } : null;
			const until = access.untilFromNow();
			const confirmation = await confirmationOf(contract, { invoice, mandate, until });
			await Promise.all([
				access.grant(tx, { orderNumber: order.number, memberId: order.member_id, lines, until }),
				outbox.writeMails(tx, [
					["order_confirmation", order.email, confirmation],
					["order_notice", sender.provider.email, staffMail({ order, lines }, "Neue Bestellung", sender)],
				]),
				invoice && issue(tx, contract, payment, invoice.id),
			]);
		},
	};
}

export type Fulfilment = ReturnType<typeof createFulfilment>;
