import { sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows, SHOWN, type Sought } from "#server/db/find.ts";
import { BATCH_WORDS, CODE_WORDS } from "./tables.ts";

interface CodeRow {
	code: string;
	batch_id: number;
	name: string;
}

interface BatchRow {
	id: number;
	name: string;
	discount: number;
}

/** As it is written, for a code that is nearly another one is another one. */
const findCodes = (db: Db, text: string): Promise<CodeRow[]> =>
	findRows<CodeRow>(
		db,
		text,
		{
			columns: sql`code, batch_id, name`,
			from: sql`vouchers join voucher_batches on voucher_batches.id = batch_id`,
			words: sql.raw(CODE_WORDS),
			newest: sql`vouchers.created_at`,
			number: sql`code`,
		},
		"number",
	);

const findBatches = (db: Db, text: string): Promise<BatchRow[]> =>
	findRows<BatchRow>(db, text, {
		columns: sql`id, name, discount`,
		from: sql`voucher_batches`,
		words: sql.raw(BATCH_WORDS),
		newest: sql`created_at`,
	});

/** A batch by its name, one voucher by its code or a part of it. */
export async function findVouchers(db: Db, text: string, sought: Sought): Promise<SearchHit[]> {
	const codes = await findCodes(db, text);
	const batches = sought === "number" ? [] : await findBatches(db, text);
	const others = batches.filter(({ id }) => codes.every(({ batch_id }) => batch_id !== id));
	const hits = [
		...codes.map(({ code, name, batch_id }) => ({
			title: code,
			detail: `Gutschein aus „${name}“`,
			path: `${officePaths.voucherBatch(batch_id)}?${new URLSearchParams({ q: code })}`,
		})),
		...others.map(({ id, name, discount }) => ({
			title: name,
			detail: `Gutscheine · ${discount} % Nachlass`,
			path: officePaths.voucherBatch(id),
		})),
	];
	return hits.slice(0, SHOWN).map((hit) => ({ kind: "voucher", ...hit }));
}
