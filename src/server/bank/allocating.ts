import { refuse } from "#contract/errors.ts";
import type { AsideKind } from "#contract/office/bank-words.ts";
import { returnWords } from "#contract/office/bank-words.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Ledger } from "#server/books/ledger.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Received } from "#server/donations/arriving.ts";
import type { Donations } from "#server/donations/service.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
	books: Books;
	ledger: Ledger;
	donations: Pick<Donations, "arriving">;
}

/** Where a part of a booking goes, in cents. */
export type Place = { amount_cents: number } & (
	| { kind: "invoice" | "donation"; id: number }
	| { kind: "gift" }
	| { kind: "aside"; aside: AsideKind; reason: string | null }
);

const idOf = (actor: Actor): number | null => (actor === "system" ? null : actor.id);
const goesBack = ({ aside, amount_cents }: { aside: AsideKind | null; amount_cents: number }): boolean =>
	aside === "send_back" && amount_cents > 0;
const byInvoice = (place: Place): number => (place.kind === "invoice" ? place.id : 0);

/**
 * Every cent of a booking is in one place, or open. Under the bank's lock, which the caller holds. The history tells once
 * who did it; what follows from it for invoices and donations the system notes.
 */
export function createAllocating({ clock, audit, books, ledger, donations }: Parts) {
	const toInvoice = (tx: Db, of: store.TransactionRow, id: number, amount_cents: number, actor: Actor) => {
		const reason = of.return_reason === null ? null : `Rücklastschrift: ${returnWords(of.return_reason)}`;
		const arrived = { amount_cents, paid_on: of.booked_on, reason, transaction_id: of.id, noted_by: idOf(actor) };
		return ledger.notePaid(tx, id, arrived, "system");
	};

	async function toDonation(tx: Db, of: store.TransactionRow, place: Place, actor: Actor): Promise<void> {
		const arrived = { amount_cents: place.amount_cents, paid_on: of.booked_on };
		const received =
			place.kind === "donation"
				? await donations.arriving.receive(tx, place.id, arrived, "system")
				: await donations.arriving.gift(tx, of.name, arrived, "system");
		await insert(tx, of, place.amount_cents, received, actor);
	}

	const insert = (
		tx: Db,
		{ id }: Pick<store.TransactionRow, "id">,
		amount_cents: number,
		what: Partial<Received> & { aside?: AsideKind; reason?: string | null; reverses_id?: number },
		actor: Actor,
	) =>
		store.insertAllocation(tx, {
			...what,
			...{ transaction_id: id, amount_cents, noted_by: idOf(actor), created_at: clock() },
		});

	/** What came for nothing and goes back is a refund from then on. */
	async function toAside(
		tx: Db,
		of: store.TransactionRow,
		{ amount_cents, aside, reason }: Extract<Place, { kind: "aside" }>,
		actor: Actor,
	): Promise<void> {
		const allocation_id = await insert(tx, of, amount_cents, { aside, reason }, actor);
		if (goesBack({ aside, amount_cents })) await books.sendBack(tx, { allocation_id, amount_cents, reason });
	}

	/** Never more than is free, and never against its direction. */
	function demandRoom(places: readonly Place[], free: number): void {
		const sum = places.reduce((total, { amount_cents }) => total + amount_cents, 0);
		const isAlong = places.every(({ amount_cents }) => amount_cents * Math.sign(free) > 0);
		if (!isAlong || Math.abs(sum) > Math.abs(free)) throw refuse("bank_too_much");
	}

	async function put(tx: Db, id: number, places: readonly Place[], actor: Actor): Promise<void> {
		const [found] = await store.findTransactions(tx, [id]);
		if (!found) throw refuse("not_found");
		demandRoom(places, found.free_cents);
		const { transaction } = found;
		for (const place of places.toSorted((one, other) => byInvoice(one) - byInvoice(other))) {
			const { amount_cents } = place;
			if (place.kind === "invoice") await toInvoice(tx, transaction, place.id, amount_cents, actor);
			else if (place.kind !== "aside") {
				if (amount_cents < 0) throw refuse("bank_too_much");
				await toDonation(tx, transaction, place, actor);
			} else await toAside(tx, transaction, place, actor);
		}
		const isAside = places.every(({ kind }) => kind === "aside");
		const amount_cents = places.reduce((sum, place) => sum + place.amount_cents, 0);
		await audit.note(tx, actor, isAside ? "bank_set_aside" : "bank_allocated", id, { amount_cents });
	}

	/** Whether anything was there to be undone. */
	async function undo(tx: Db, id: number, actor: Actor): Promise<boolean> {
		const payments = await books.ofTransactions(tx, [id]);
		const allocations = await store.findAllocations(tx, [id]);
		for (const payment of payments) await ledger.takeBack(tx, payment.id, "system");
		for (const { allocation } of allocations) {
			const { donation_id, made_donation, promised_cents, amount_cents } = allocation;
			if (goesBack(allocation)) await books.demandUnsent(tx, allocation.id);
			await insert(tx, { id }, -amount_cents, { reverses_id: allocation.id }, actor);
			if (donation_id !== null)
				await donations.arriving.takeBack(tx, { donation_id, made_donation, promised_cents }, "system");
		}
		const isUndone = payments.length + allocations.length > 0;
		if (isUndone) await audit.note(tx, actor, "bank_undone", id);
		return isUndone;
	}

	return { put, undo };
}

export type Allocating = ReturnType<typeof createAllocating>;
