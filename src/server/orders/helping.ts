import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { localMoment } from "#contract/office/local-time.ts";
import { type AccessChange, LONGEST_ACCESS_DAYS, type OrderCorrection } from "#contract/office/order-page.ts";
import { paths } from "#contract/paths.ts";
import type { Access } from "#server/access/service.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { Fulfilment } from "./fulfilment.ts";
import { accessMail, correctedMail } from "./help-mails.ts";
import { receiptMail } from "./mails.ts";
import { isConcluded, isPaidByBooks } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	audit: Audit;
	access: Access;
	invoices: Invoices;
	books: Books;
	fulfilment: Fulfilment;
	orderUrl: (order: store.OrderRow) => Promise<string>;
}

/** ORDER-03: what staff do for buyers, each in a transaction of its caller. */
export function createHelping(parts: Parts) {
	const { clock, outbox, sender, audit, access, invoices, books, fulfilment, orderUrl } = parts;

	async function lock(tx: Db, number: string, isPossible: (order: store.OrderRow) => boolean) {
		const known = await store.findByNumber(tx, number.toUpperCase());
		const order = known && (await store.lockOrder(tx, known.id));
		if (!order) throw refuse("not_found");
		if (!isPossible(order)) throw refuse("order_ended");
		return { order, lines: await store.findLines(tx, [order.id]) };
	}

	/** Not the letter that opens the films: it has left, or is about to. */
	async function sendAgain(tx: Db, number: string, staff: Staff) {
		const { order, lines } = await lock(
			tx,
			number,
			({ state }) => state === "awaiting_payment" || isConcluded({ state }),
		);
		const mail = isConcluded(order)
			? await fulfilment.confirmationOf(
					{ order, lines },
					await invoices.liveOf(tx, order.id),
					await access.endOf(tx, order.id),
				)
			: receiptMail({ order, lines }, await orderUrl(order), sender);
		const { unlocks: _, ...again } = mail;
		await outbox.writeMail(tx, "order_letter_again", order.email, again);
		await audit.note(tx, staff, "order_letter_again", order.number);
		return { number: order.number };
	}

	/** A moment that is over ends the access now. */
	function endsOf({ courses }: AccessChange) {
		const latest = clock().getTime() + LONGEST_ACCESS_DAYS * DAY_MS;
		return courses.map(({ course_id, until }) => {
			const end = localMoment(until);
			if (end.getTime() > latest) throw refuseField("courses", `Höchstens ${LONGEST_ACCESS_DAYS} Tage`);
			return { course_id, until: end };
		});
	}

	async function changeAccess(tx: Db, number: string, change: AccessChange, staff: Staff) {
		const { order, lines } = await lock(tx, number, isConcluded);
		const topicOf = (id: number) => lines.find(({ course_id }) => course_id === id)?.topic;
		const films = [];
		for (const { course_id, until } of endsOf(change)) {
			const topic = topicOf(course_id);
			if (topic === undefined) throw refuse("not_found");
			await access.endAt(tx, { orderId: order.id, courseId: course_id, until });
			const details = { topic, until: berlinIso(until), reason: change.reason };
			await audit.note(tx, staff, "order_access_changed", order.number, details);
			const token = await access.tokenFor(order.number, course_id);
			films.push({ topic, until, url: `${sender.publicUrl}${paths.purchased(course_id, token)}` });
		}
		if (change.mail) await outbox.writeMail(tx, "order_access", order.email, accessMail({ order, films }, sender));
		return { number: order.number };
	}

	/** The contract stays as it is: only what is written on it is put right, by two new documents. */
	async function correct(tx: Db, number: string, { mail, ...address }: OrderCorrection, staff: Staff) {
		const { order } = await lock(tx, number, isConcluded);
		const invoice = await invoices.liveOf(tx, order.id);
		if (invoice && (await books.accountOf(tx, invoice)).credited > 0) throw refuse("order_part_refunded");
		const corrected = {
			...address,
			company: address.company || null,
			order_reference: address.order_reference || null,
			leitweg_id: address.leitweg_id || null,
			updated_at: clock(),
		};
		await store.updateOrder(tx, order.id, corrected);
		const renewed = { ...order, ...corrected };
		await audit.note(tx, staff, "order_corrected", order.number, { mail });
		if (!invoice) return { number: order.number };
		const { creditNoteId, invoiceId } = await invoices.renew(tx, invoice, fulfilment.renewedFor(renewed, invoice));
		if (isPaidByBooks(order.payment_method))
			await books.carryOver(tx, invoice, { id: invoiceId, gross_cents: invoice.gross_cents });
		const letter = correctedMail({ order: renewed, creditNoteId, invoiceId }, sender);
		if (mail) await outbox.writeMail(tx, "order_corrected", order.email, letter);
		return { number: order.number };
	}

	return { sendAgain, changeAccess, correct };
}

export type Helping = ReturnType<typeof createHelping>;
