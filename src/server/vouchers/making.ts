import { VOUCHER_ALPHABET } from "#contract/office/voucher-rows.ts";
import type { Db } from "#server/db/client.ts";
import { newCode } from "#server/tokens.ts";
import { normaliseCode } from "./rules.ts";
import { insertBatch, insertCodes, type NewBatchRow } from "./store.ts";

/** Two groups of four: of five thousand codes one guess in thirty million finds one. */
const GROUPS = 2;
const GROUP_LENGTH = 4;
const AT_ONCE = 1_000;

const group = (): string => newCode(GROUP_LENGTH, VOUCHER_ALPHABET);

export const randomCode = (prefix: string | null): string =>
	[...(prefix ? [normaliseCode(prefix)] : []), ...Array.from({ length: GROUPS }, group)].join("-");

interface Codes {
	/** The chosen one, or so many by chance. */
	codes: string | { count: number; prefix: string | null };
	max_uses: number | null;
	used_count?: number;
}

/** The only one that makes vouchers, whoever asks for them; null where the chosen code is taken. */
export async function makeBatch(tx: Db, batch: NewBatchRow, { codes, ...uses }: Codes): Promise<number | null> {
	const batch_id = await insertBatch(tx, batch);
	const write = async (wanted: string[]) =>
		insertCodes(
			tx,
			wanted.map((code) => ({ ...uses, code, batch_id, created_at: batch.created_at, updated_at: batch.created_at })),
		);
	if (typeof codes === "string") return (await write([normaliseCode(codes)])) === 1 ? batch_id : null;
	let missing = codes.count;
	while (missing > 0)
		missing -= await write(Array.from({ length: Math.min(missing, AT_ONCE) }, () => randomCode(codes.prefix)));
	return batch_id;
}
