import { berlinIso } from "#contract/berlin.ts";
import type { Order } from "#contract/checkout.ts";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import { paths } from "#contract/paths.ts";
import type { DeclaredWithdrawal, Withdrawal } from "#contract/withdrawal.ts";
import type { Audit } from "#server/audit/service.ts";
import type { RefundSending } from "#server/books/sending.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import { mayWithdrawAlone } from "#server/orders/rules.ts";
import type { Orders } from "#server/orders/service.ts";
import type { OrderRow } from "#server/orders/store.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Member, Staff } from "#server/viewer.ts";
import { type Declaration, type Named, noticeMail, receiptMail } from "./mails.ts";
import { presentWithdrawal } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	audit: Audit;
	orders: Orders;
	rehearsals: Rehearsals;
	books: Pick<Books, "askedHere">;
	refundSending: Pick<RefundSending, "sendOfOrder">;
}

const LIMITS = formLimits("withdrawal");
/** So long the link in a receipt leads anywhere; by law the money is back after fourteen days. */
const LINK_MS = 30 * DAY_MS;

export function createWithdrawals(parts: Parts) {
	const { db, clock, limits, outbox, sender, audit, orders, rehearsals, books, refundSending } = parts;
	const urlOf = (token: string): string => `${sender.publicUrl}${paths.confirmWithdrawal(token)}`;

	async function find(token: string): Promise<store.WithdrawalRow & { order_id: number }> {
		const row = await store.findByToken(db, hashToken(token), new Date(clock().getTime() - LINK_MS));
		if (row?.order_id == null) throw refuse("not_found");
		return { ...row, order_id: row.order_id };
	}

	async function present(row: store.WithdrawalRow & { order_id: number }): Promise<DeclaredWithdrawal> {
		const order = await orders.find.byId(row.order_id);
		return presentWithdrawal(row, order, await orders.present(order));
	}

	/** Whoever knows a number and an address may be anybody: that alone gives the owner of the mailbox a link, and us no order. */
	async function write(tx: Db, declaration: Declaration, now: Date): Promise<void> {
		const order = await orders.declared(tx, declaration);
		const token = order && mayWithdrawAlone(order, now) ? newToken() : null;
		await store.insertWithdrawal(tx, {
			...declaration,
			order_id: order?.id,
			token_hash: token === null ? null : hashToken(token),
			received_at: now,
		});
		const receivedAt = berlinIso(now);
		const letter = receiptMail(
			declaration,
			receivedAt,
			token ? { kind: "link", url: urlOf(token), until: new Date(now.getTime() + LINK_MS) } : { kind: "office" },
		);
		const receipt = compose(letter, sender);
		await outbox.writeMail(tx, "withdrawal_receipt", declaration.email, receipt);
		const named: Named | null = order && { number: order.number, isClear: token !== null };
		const notice = { ...compose(noticeMail(declaration, receivedAt, named), sender), replyTo: declaration.email };
		await outbox.writeMail(tx, "withdrawal_notice", sender.provider.email, notice);
	}

	/** The same record and receipt as for the form; it needs no notice, for nobody has to decide anything. */
	async function record(tx: Db, { id, name, email, number }: OrderRow, now: Date): Promise<void> {
		const declaration = { name, email, contract: `Bestellung ${number}` };
		const moments = { received_at: now, confirmed_at: now };
		await store.insertWithdrawal(tx, { ...declaration, order_id: id, ...moments });
		const letter = receiptMail(declaration, berlinIso(now), { kind: "done" });
		const receipt = compose(letter, sender);
		await outbox.writeMail(tx, "withdrawal_receipt", email, receipt);
	}

	/** From where nobody else can be: the order's own page, or the account that it belongs to. */
	async function fromOwner({ id }: OrderRow, by: "order_page" | "account"): Promise<{ received_at: string }> {
		const now = clock();
		const { outcome, order } = await db.transaction(async (tx) => {
			const ended = await orders.withdrawAlone(tx, id, { by, declaredAt: now });
			if (ended.outcome === "unclear") throw refuse("order_not_withdrawable");
			if (ended.outcome === "withdrawn") {
				await record(tx, ended.order, now);
				await store.markHandled(tx, id, now);
			}
			return ended;
		});
		if (outcome === "withdrawn") await sendBack(id);
		return { received_at: berlinIso(order.withdrawn_at ?? now) };
	}

	/** What has arrived goes back at once; what a provider refuses is tried again. */
	async function sendBack(orderId: number): Promise<void> {
		await orders.endTries(orderId);
		await refundSending.sendOfOrder(orderId);
	}

	async function decide(tx: Db, orderId: number, actor: Staff): Promise<OrderRow> {
		const now = clock();
		const declaredAt = (await store.findFirstDeclaredAt(tx, orderId)) ?? now;
		const order = await orders.withdraw(tx, orderId, { actor, declaredAt });
		await store.markHandled(tx, orderId, now);
		return order;
	}

	return {
		/** Any contract somebody names is taken, known to us or not: the answer must not tell which exist. */
		async declare(withdrawal: Withdrawal, address: string): Promise<{ received_at: string }> {
			const now = clock();
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, withdrawal.email]);
			await db.transaction((tx) => write(tx, withdrawal, now));
			return { received_at: berlinIso(now) };
		},

		byToken: async (token: string): Promise<DeclaredWithdrawal> => present(await find(token)),

		/** The press on the page behind the link: the mailbox is theirs. Pressing again changes nothing and answers the same. */
		async carryOut(token: string): Promise<DeclaredWithdrawal> {
			const row = await find(token);
			const now = clock();
			const { outcome } = await db.transaction(async (tx) => {
				const declaredAt = row.received_at;
				const ended = await orders.withdrawAlone(tx, row.order_id, { by: "receipt", declaredAt });
				await store.markConfirmed(tx, row.id, now);
				if (ended.outcome !== "unclear") await store.markHandled(tx, row.order_id, now);
				return ended;
			});
			if (outcome === "withdrawn") await sendBack(row.order_id);
			return present(row);
		},

		ofOrder: async (token: string) => fromOwner(await orders.find.byToken(token), "order_page"),
		ofMember: async (member: Member, number: string) =>
			fromOwner(await orders.find.ofMember(member, number), "account"),

		/** What it would bring about if staff did it now; it names whom letters would go to. */
		async foresee(number: string, actor: Staff): Promise<Consequences> {
			const { id } = await orders.find.byNumber(number);
			await audit.look(db, actor, "order", number);
			return rehearsals.consequencesOf(async (tx) => {
				await decide(tx, id, actor);
				return { moneyBackCents: await books.askedHere(tx) };
			});
		},

		/** For staff, who decide; however the declaration reached them. */
		async byStaff(number: string, actor: Staff): Promise<Order> {
			const { id } = await orders.find.byNumber(number);
			await db.transaction((tx) => decide(tx, id, actor));
			await sendBack(id);
			return orders.present(await orders.find.byId(id));
		},
	};
}
