import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import type { EntryState } from "#contract/office/debit-words.ts";
import type { PaymentFile } from "#contract/office/payment-files.ts";
import type { AccountSource, OpenTransfer, RefundAccount, TransferOverview } from "#contract/office/transfers.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { accountOf, endOf } from "#server/debits/accounts.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { FileContent } from "#server/payment-files/office.ts";
import { writeTransfers } from "#server/payment-files/pain-001.ts";
import { type Account, sumOf } from "#server/payment-files/pain-parts.ts";
import { type PaymentFiles, presentFile } from "#server/payment-files/service.ts";
import { targetDayFrom } from "#server/payments/target-days.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Staff } from "#server/viewer.ts";
import { accountSetAs, BACK_WITHIN_DAYS, sentAs } from "./rules.ts";
import * as store from "./transfer-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	sender: Sender;
	secrets: Secrets;
	files: PaymentFiles;
}

function stateOf({ is_ended, is_handed_in, is_booked, is_meant, paid_on }: store.TransferRow): EntryState {
	if (is_ended) return "released";
	if (!is_handed_in) return paid_on === null && is_meant ? "open" : "changed";
	return is_booked ? "credited" : "open";
}

/** DEBIT-03: money that goes back to accounts, in one file for the bank. */
export function createTransfers({ db, clock, audit, sender, secrets, files }: Parts) {
	const today = () => berlinDay(clock());

	/** OFF-079: to where the money came from, unless the office was told otherwise. */
	async function knownAccount(row: store.OpenRow): Promise<{ account: Account; source: AccountSource } | null> {
		const told = row.account && ((await secrets.decryptOrNull(row.account)) as Account | null);
		if (told) return { account: told, source: "office" };
		if (row.payer_iban) return { account: { holder: row.payer || row.name, iban: row.payer_iban }, source: "bank" };
		const mandated = await accountOf(secrets, row);
		return mandated && { account: mandated, source: "mandate" };
	}

	async function presentOpen(row: store.OpenRow): Promise<OpenTransfer> {
		const known = await knownAccount(row);
		return {
			...{ id: row.id, number: row.number, name: row.name, amount: centsToEuro(row.amount_cents) },
			asked_at: berlinIso(row.asked_at),
			due_on: isoDay(addDays(berlinDay(row.asked_at), BACK_WITHIN_DAYS)),
			holder: known?.account.holder ?? null,
			account: known && endOf(known.account),
			source: known?.source ?? null,
		};
	}

	const content: FileContent = {
		entriesOf: async (tx, fileIds) => {
			const byFile = Map.groupBy(await store.findOfFiles(tx, fileIds), ({ file_id }) => file_id);
			const entryOf = (row: store.TransferRow) => ({
				...{ id: row.id, number: row.number, name: row.name, on: null, reason: null },
				amount: centsToEuro(row.amount_cents),
				state: stateOf(row),
			});
			return new Map(Array.from(byFile, ([id, rows]) => [id, rows.map(entryOf)]));
		},
		async handIn(tx, fileId, actor) {
			const paid_on = isoDay(today());
			await store.setPaidOn(tx, fileId, paid_on);
			for (const { amount_cents, ...told } of await store.findOfFiles(tx, [fileId]))
				await audit.note(tx, actor, ...sentAs(told), { amount_cents, paid_on });
		},
		async release(tx, fileId, wasHandedIn) {
			if (wasHandedIn) await store.setPaidOn(tx, fileId, null);
			await store.endTransfers(tx, fileId, clock());
		},
	};

	async function get(): Promise<TransferOverview> {
		const rows = await files.newest(db, "transfer");
		const entries = await content.entriesOf(
			db,
			rows.map(({ file }) => file.id),
		);
		return {
			open: await Promise.all((await store.findOpen(db)).map(presentOpen)),
			files: rows.map((row) => presentFile(row, entries.get(row.file.id) ?? [])),
		};
	}

	/** Those and no others, each with its account, or nothing happens. */
	async function demand(tx: Db, ids: readonly number[]) {
		const wanted = [...new Set(ids)];
		const rows = await store.findOpen(tx, wanted);
		const found = await Promise.all(rows.map(async (row) => ({ row, account: (await knownAccount(row))?.account })));
		const isWhole = found.length === wanted.length;
		return found.map(({ row, account }) => {
			if (!account || !isWhole) throw refuse("transfers_changed");
			return { row, account };
		});
	}

	return {
		content,
		get,

		async setAccount(id: number, { holder, iban }: RefundAccount, staff: Staff): Promise<TransferOverview> {
			const account = await secrets.encrypt({ holder, iban } satisfies Account);
			await db.transaction(async (tx) => {
				await files.alone(tx);
				const [row] = await store.findOpen(tx, [id]);
				if (!row) throw refuse("transfers_changed");
				await store.setAccount(tx, id, account);
				await audit.note(tx, staff, ...accountSetAs(row));
			});
			return get();
		},

		/** Pressed twice it is one file: what stands in the first is not open any more. */
		async makeFile(refunds: readonly number[], staff: Staff): Promise<PaymentFile> {
			await files.ready();
			const id = await db.transaction(async (tx) => {
				await files.alone(tx);
				const found = await demand(tx, refunds);
				const head = files.newHead("transfer");
				const code = head.number.slice(-6);
				const transfers = found.map(({ row: { id, number, credit_note, amount_cents }, account }) => ({
					// Of one order there may be several without a credit note, and money that came for nothing has none.
					end_to_end_id: `${credit_note ?? `ER-${id}`}-${code}`,
					amount_cents,
					to: account,
					purpose: `Erstattung ${number}, ${sender.provider.short_name}`,
				}));
				if (transfers.length === 0) throw refuse("transfers_changed");
				const xml = writeTransfers({ ...head, execute_on: isoDay(targetDayFrom(today())), transfers });
				const amount_cents = sumOf(transfers);
				const file_id = await files.write(tx, { kind: "transfer", head, xml, amount_cents }, staff);
				await store.insertTransfers(
					tx,
					found.map(({ row }, at) => ({
						...{ refund_id: row.id, file_id, end_to_end_id: transfers[at]?.end_to_end_id ?? "" },
					})),
				);
				return file_id;
			});
			const row = await files.get(db, id);
			if (!row) throw refuse("not_found");
			return presentFile(row, (await content.entriesOf(db, [id])).get(id) ?? []);
		},
	};
}

export type Transfers = ReturnType<typeof createTransfers>;
