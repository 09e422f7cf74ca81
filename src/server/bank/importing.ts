import { maskIban } from "#contract/iban.ts";
import type { ReadFile } from "#contract/office/bank-shapes.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { counted, fingerprintOf, newOnes } from "./identity.ts";
import { isBalanced, type ReadStatement } from "./reading/statement.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	sender: Sender;
}

export type ReadOutcome = ReadFile["statements"][number];

const sumOf = ({ transactions }: ReadStatement, sign: 1 | -1): number =>
	transactions.reduce((sum, { amount_cents }) => sum + (amount_cents * sign > 0 ? amount_cents : 0), 0);

/** BANK-01: files of the bank become rows, each booking once, however often and in whatever file it comes. */
export function createImporting({ db, clock, audit, sender }: Parts) {
	/** OFF-076: shown, not fatal. Counts begin anew with each year. */
	async function hasGap(tx: Db, statement: ReadStatement): Promise<boolean> {
		const { sequence, opening_cents } = statement;
		const before = await store.findBefore(tx, statement);
		if (!before) return false;
		const isNext = sequence === null || before.sequence === null || sequence === before.sequence + 1 || sequence === 1;
		const isWhole = opening_cents === null || before.closing_cents === null || opening_cents === before.closing_cents;
		return !isNext || !isWhole;
	}

	async function write(tx: Db, statement: ReadStatement, actor: Actor): Promise<ReadOutcome> {
		const { account, key, format, sequence, from_on, to_on, opening_cents, closing_cents, transactions } = statement;
		const is_balanced = isBalanced(statement);
		const is_other_account = account !== sender.provider.iban.replace(/\s/g, "");
		const told = { account: maskIban(account), is_other_account, from_on, to_on, is_balanced };
		if (await store.findStatement(tx, account, key))
			return { ...told, new: 0, known: transactions.length, has_gap: false };
		const marked = transactions.map((read) => ({ ...read, fingerprint: fingerprintOf(account, read) }));
		const stored = await store.findMarked(
			tx,
			account,
			marked.map(({ fingerprint }) => fingerprint),
		);
		const fresh = counted(newOnes(marked, stored), stored);
		const has_gap = await hasGap(tx, statement);
		const statement_id = await store.insertStatement(tx, {
			...{ account, key, format, sequence, from_on, to_on, opening_cents, closing_cents, is_balanced, has_gap },
			...{ in_cents: sumOf(statement, 1), out_cents: sumOf(statement, -1), bookings: transactions.length },
			...{ read_by: actor === "system" ? null : actor.id, created_at: clock() },
		});
		await store.insertTransactions(
			tx,
			fresh.map((row) => ({ ...row, statement_id, account, free_cents: row.amount_cents })),
		);
		const about = { period_from: from_on, period_to: to_on, bookings: fresh.length };
		await audit.note(tx, actor, "bank_read", statement_id, about);
		return { ...told, new: fresh.length, known: transactions.length - fresh.length, has_gap };
	}

	return {
		/** Whole or not at all; under the bank's lock, which the caller holds. */
		write,

		read: (bytes: Uint8Array, actor: Actor): Promise<ReadOutcome[]> =>
			db.transaction(async (tx) => {
				// The library that reads XML takes 15 MB, which nobody needs before the first file.
				const { readStatements } = await import("./reading/read.ts");
				const found = readStatements(bytes, sender.provider.iban);
				await store.lockBank(tx);
				const statements: ReadOutcome[] = [];
				for (const statement of found) statements.push(await write(tx, statement, actor));
				return statements;
			}),
	};
}

export type Importing = ReturnType<typeof createImporting>;
