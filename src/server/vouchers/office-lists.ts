import { and, eq, sql } from "drizzle-orm";
import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { OfficeBatch, OfficeCode, VoucherUse } from "#contract/office/voucher-rows.ts";
import { BATCH_STATE_WORDS, CODE_STATE_WORDS, coverWords, usesWords } from "#contract/office/voucher-words.ts";
import type { BatchesQuery, CodesQuery } from "#contract/office/vouchers.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import * as store from "./office-store.ts";
import { voucherBatches, vouchers } from "./tables.ts";

/** A batch ends before a moment; people say its last day. */
const lastDay = (until: Date): string => isoDay(berlinDay(new Date(until.getTime() - 1)));

export const presentBatch = ({ own, ...batch }: store.ListedBatch): OfficeBatch => ({
	...batch,
	...own,
	valid_from: batch.valid_from && isoDay(berlinDay(batch.valid_from)),
	valid_until: batch.valid_until && lastDay(batch.valid_until),
	created_at: berlinIso(batch.created_at),
});

export const presentUse = ({ at, off_cents, ...use }: store.UseRow): VoucherUse => ({
	...use,
	at: berlinIso(new Date(at)),
	off: centsToEuro(off_cents),
});

export const presentCode = ({ last_use, ...code }: store.ListedCode): OfficeCode => ({
	...code,
	last_use: last_use && presentUse(last_use),
});

export const createBatchList = ({ db, clock, exports }: ListParts) =>
	createOfficeList<"at", BatchesQuery, store.ListedBatch, OfficeBatch>(
		{ db, exports },
		{
			name: "voucher_batches",
			keyset: store.BATCHES,
			filter: ({ q, state }) =>
				and(q ? store.withWords(q) : undefined, state && sql`${store.batchState(clock())} = ${state}`),
			read: (tx, filter, part) => store.findBatches(tx, clock(), filter, part),
			table: voucherBatches,
			present: presentBatch,
			columns: [
				{ key: "name", title: "Aktion", kind: "text" },
				{ key: "discount", title: "Nachlass in Prozent", kind: "number" },
				{ key: "codes", title: "Codes", kind: "number" },
				{ key: "often", title: "Wie oft", kind: "text" },
				{ key: "covers", title: "Gilt für", kind: "text" },
				{ key: "uses", title: "Eingelöst", kind: "number" },
				{ key: "from", title: "Gilt ab", kind: "date" },
				{ key: "until", title: "Gilt bis", kind: "date" },
				{ key: "state", title: "Zustand", kind: "text" },
			],
			cells: (row) => {
				const { name, discount, codes, max_uses, uses, valid_from, valid_until, state, ...covers } = presentBatch(row);
				return {
					...{ name, discount, codes, uses },
					often: usesWords(max_uses),
					covers: coverWords(covers),
					from: valid_from,
					until: valid_until,
					state: BATCH_STATE_WORDS[state],
				};
			},
		},
	);

/** Codes leave the house without those who used them: partners get this file. */
export const createCodeList = ({ db, exports }: ListParts) =>
	createOfficeList<"code", CodesQuery & { batch: number }, store.ListedCode, OfficeCode>(
		{ db, exports },
		{
			name: "voucher_codes",
			keyset: store.CODES,
			filter: ({ q, state, batch }) =>
				and(
					eq(vouchers.batch_id, batch),
					q ? sql`${vouchers.code} like upper(${`%${q.trim()}%`})` : undefined,
					state && sql`${store.CODE_STATE} = ${state}`,
				),
			read: store.findCodes,
			table: vouchers,
			present: presentCode,
			columns: [
				{ key: "code", title: "Code", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "uses", title: "Eingelöst", kind: "number" },
				{ key: "max_uses", title: "Höchstens", kind: "number" },
			],
			cells: ({ code, state, uses, max_uses }) => ({ code, state: CODE_STATE_WORDS[state], uses, max_uses }),
		},
	);
