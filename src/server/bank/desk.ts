import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { returnWords } from "#contract/office/bank-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { openOf } from "#server/books/rules.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart, ToDoKind, Waiting } from "#server/desk/part.ts";
import { shortDay } from "#server/desk/words.ts";
import { euro } from "#server/invoices/words.ts";
import * as store from "./desk-store.ts";

interface Parts {
	db: Db;
	books: Books;
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** Whoever has not paid by then is reminded as everybody else. */
const LOOKED_BACK_DAYS = 365;

/** OFF-078: one entry for all of them, for they are looked at together. */
const unplaced = (db: Db): ToDoKind => ({
	kind: "bank_unplaced",
	access: "books.write",
	count: async () => ((await store.findUnplaced(db)) ? 1 : 0),
	async find() {
		const found = await store.findUnplaced(db);
		if (!found) return [];
		return [
			{
				id: "all",
				title: found.count === 1 ? "1 Zahlung ist nicht zugeordnet" : `${found.count} Zahlungen sind nicht zugeordnet`,
				detail: `${euro(found.cents)} · die älteste kam am ${shortDay(found.oldest)}`,
				due: null,
				since: startOf(found.oldest),
				tone: "info",
				action: { label: "Zuordnen", path: officePaths.bank },
			},
		];
	},
});

/** What is not in its place is put there first. */
function actionOf(invoice: string | undefined, isOurs: boolean): Waiting["action"] {
	if (invoice === undefined) return { label: "Zuordnen", path: officePaths.bank };
	return isOurs
		? { label: "Klären", path: officePaths.debits }
		: { label: "Ansehen", path: officePaths.invoice(invoice) };
}

/** BANK-04: until it has found its place, and then as long as its invoice is not paid or collected another way. */
function returned({ db, books }: Parts): ToDoKind {
	async function waiting(now: Date): Promise<Waiting[]> {
		const rows = await store.findReturned(db, isoDay(addDays(berlinDay(now), -LOOKED_BACK_DAYS)));
		const parts = await books.ofTransactions(
			db,
			rows.map(({ transaction }) => transaction.id),
		);
		const accounts = await books.accountsOf(
			db,
			parts.map(({ invoice_id, gross_cents }) => ({ id: invoice_id, gross_cents })),
		);
		return rows.flatMap(({ transaction, free_cents, is_ours }) => {
			const owed = parts.find(({ transaction_id, invoice_id }) => {
				const account = accounts.get(invoice_id);
				return transaction_id === transaction.id && account && openOf(account) > 0;
			});
			if (free_cents === 0 && !owed) return [];
			const { id, name, amount_cents, booked_on, return_reason } = transaction;
			return [
				{
					id: String(id),
					title: `Lastschrift von ${name || "unbekannt"} kam zurück`,
					detail: `${owed ? `${owed.number}, ` : ""}${euro(-amount_cents)} · ${returnWords(return_reason ?? "")}`,
					due: null,
					since: startOf(booked_on),
					tone: "warn",
					action: actionOf(owed?.number, is_ours),
				},
			];
		});
	}
	return {
		kind: "returned_debit",
		access: "books.read",
		count: async (now) => (await waiting(now)).length,
		find: async (now, most) => (await waiting(now)).slice(0, most),
	};
}

export const createBankDesk = (parts: Parts): DeskPart => ({ toDos: [returned(parts), unplaced(parts.db)] });
