import type { UploadedFile } from "#contract/files.ts";
import { foldGerman } from "#contract/folding.ts";
import { centsToEuro } from "#contract/money.ts";
import type {
	AllocatedPart,
	BankItem,
	BankOverview,
	BankPlace,
	ReadFile,
	SettingAside,
	Taking,
} from "#contract/office/bank-shapes.ts";
import type { Actor } from "#server/audit/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import { despiteDeadlock } from "#server/db/errors.ts";
import { bytesOf } from "#server/http/files.ts";
import type { Staff } from "#server/viewer.ts";
import type { Allocating, Place } from "./allocating.ts";
import type { Importing } from "./importing.ts";
import { asIncoming, type Items } from "./items.ts";
import { isLarge, type LongReading } from "./long-reading.ts";
import type { Item } from "./matching/item-index.ts";
import { match } from "./matching/match.ts";
import { compact, numbersIn } from "./matching/numbers.ts";
import { markOf, placesOf, presentBooking, presentItem, presentProposal, presentStatement } from "./presenting.ts";
import { germanCents } from "./reading/csv.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	books: Books;
	items: Items;
	importing: Importing;
	longReading: LongReading;
	allocating: Allocating;
}

const MOST_SHOWN = 300;
const MOST_STATEMENTS = 12;
const MOST_FOUND = 12;

const cents = (euro: number): number => Math.round(euro * 100);

const placeOf = (part: AllocatedPart): Place => {
	const amount_cents = cents(part.amount);
	if (part.kind === "aside") return { kind: "aside", aside: part.aside, reason: part.reason || null, amount_cents };
	return part.kind === "gift" ? { kind: "gift", amount_cents } : { kind: part.kind, id: part.id, amount_cents };
};

/** BANK-01 to BANK-04: what staff do with what the bank tells. */
export function createBankOffice({ db, books, items, importing, longReading, allocating }: Parts) {
	const matched = async (tx: Db, rows: Awaited<ReturnType<typeof store.findOpen>>) =>
		match(rows.map(asIncoming), await items.of(tx, rows));

	async function placesBy(ids: readonly number[]): Promise<Map<number, BankPlace[]>> {
		const [payments, allocations] = [
			await books.ofTransactions(db, ids),
			ids.length ? await store.findAllocations(db, ids) : [],
		];
		const places = new Map<number, BankPlace[]>(ids.map((id) => [id, []]));
		for (const { transaction_id, number, name, amount_cents } of payments)
			places
				.get(transaction_id ?? 0)
				?.push({ kind: "invoice", number, name, aside: null, reason: null, amount: centsToEuro(amount_cents) });
		for (const { allocation, donation, donor } of allocations) {
			const { transaction_id, aside, reason, amount_cents } = allocation;
			const kind = aside ? "aside" : "donation";
			places
				.get(transaction_id)
				?.push({ kind, number: donation, name: donor, aside, reason, amount: centsToEuro(amount_cents) });
		}
		return places;
	}

	/** One after the other, whoever else is at it; a date that is called off meanwhile has the same invoices in another order. */
	const alone = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
		despiteDeadlock(() =>
			db.transaction(async (tx) => {
				await store.lockBank(tx);
				return work(tx);
			}),
		);

	return {
		async get(statementId: number | undefined): Promise<BankOverview> {
			const statements = await store.findStatements(db, MOST_STATEMENTS);
			const statement = statementId === undefined ? statements[0] : await store.findStatementById(db, statementId);
			const open = await store.findOpen(db, MOST_SHOWN);
			const placed = statement ? await store.findPlaced(db, statement.statement.id, MOST_SHOWN + 1) : [];
			const placedGoesOn = placed.length > MOST_SHOWN;
			if (placedGoesOn) placed.shift();
			const places = await placesBy([...open, ...placed].map(({ transaction }) => transaction.id));
			const matches = await matched(db, open);
			return {
				statement: statement ? presentStatement(statement) : null,
				statements: statements.map(presentStatement),
				open: open.map((row, at) => ({
					...presentBooking(row, places.get(row.transaction.id) ?? []),
					verdict: matches[at]?.verdict ?? "nothing",
					proposals: (matches[at]?.proposals ?? []).map(presentProposal),
				})),
				more: open.length < MOST_SHOWN ? 0 : (await store.countOpen(db)) - open.length,
				placed: placed.map((row) => presentBooking(row, places.get(row.transaction.id) ?? [])),
				placed_goes_on: placedGoesOn,
			};
		},

		/** By words of numbers and names, or by the amount; by its whole number also what was paid, for money that goes back. */
		async find(q: string): Promise<BankItem[]> {
			const words = foldGerman(q).split(/\s+/).filter(Boolean);
			const amount = germanCents(q);
			const isFound = ({ open_cents, paid_cents, number, other_numbers, names }: Item): boolean => {
				if (open_cents <= 0) return paid_cents > 0 && compact(number) === compact(q);
				const text = foldGerman([number, ...other_numbers, ...names].join(" "));
				return open_cents === amount || words.every((word) => text.includes(word));
			};
			return (await items.named(db, numbersIn(q))).filter(isFound).slice(0, MOST_FOUND).map(presentItem);
		},

		async read(file: UploadedFile, staff: Staff): Promise<ReadFile> {
			const bytes = await bytesOf(file);
			return isLarge(bytes)
				? { statements: [], task: await longReading.begin(bytes, staff) }
				: { statements: await importing.read(bytes, staff), task: null };
		},

		/** What was shown is booked if it is still certain; what has changed meanwhile is left for a further look. */
		take: ({ bookings }: Taking, actor: Actor) =>
			alone(async (tx) => {
				const marks = new Map(bookings.map(({ id, mark }) => [id, mark]));
				const ids: number[] = [];
				for (const { transaction, verdict, proposals } of await matched(tx, await store.findOpen(tx, MOST_SHOWN))) {
					const [best] = proposals;
					if (verdict !== "certain" || !best || marks.get(transaction.id) !== markOf(best)) continue;
					await allocating.put(tx, transaction.id, placesOf(best), actor);
					ids.push(transaction.id);
				}
				return { ids };
			}),

		allocate: (id: number, parts: readonly AllocatedPart[], staff: Staff) =>
			alone(async (tx) => {
				await allocating.put(tx, id, parts.map(placeOf), staff);
				return { ids: [id] };
			}),

		/** What is free of each. */
		setAside: ({ ids, aside, reason }: SettingAside, actor: Actor) =>
			alone(async (tx) => {
				const open = (await store.findTransactions(tx, ids)).filter(({ free_cents }) => free_cents !== 0);
				for (const { transaction, free_cents } of open)
					await allocating.put(
						tx,
						transaction.id,
						[{ kind: "aside", aside, reason: reason || null, amount_cents: free_cents }],
						actor,
					);
				return { ids: open.map(({ transaction }) => transaction.id) };
			}),

		undo: (ids: readonly number[], staff: Staff) =>
			alone(async (tx) => {
				const undone: number[] = [];
				for (const id of ids) if (await allocating.undo(tx, id, staff)) undone.push(id);
				return { ids: undone };
			}),
	};
}

export type BankOffice = ReturnType<typeof createBankOffice>;
