import { createHash } from "node:crypto";
import { berlinIso } from "#contract/berlin.ts";
import type { BlockWish, LetterBlock } from "#contract/office/letter-blocks.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./letter-blocks-store.ts";

/** As the database hashes it too (`claimNext`). */
const hashOf = (email: string): Buffer => createHash("sha256").update(email.toLowerCase()).digest();

/** PERSON-05: who gets no letters. Senders look it up for every letter, so it holds for those that wait already. */
export function createLetterBlocks({ clock }: { clock: Clock }) {
	return {
		set: (tx: Db, email: string, { level, reason }: BlockWish, { id }: Staff) =>
			store.upsertBlock(tx, { address_hash: hashOf(email), level, reason, set_by: id, set_at: clock() }),

		lift: (tx: Db, email: string): Promise<boolean> => store.deleteBlock(tx, hashOf(email)),

		move: (tx: Db, from: string, to: string): Promise<void> => store.moveBlock(tx, hashOf(from), hashOf(to)),

		/** Which of these addresses get no letters or no news, all in small letters. */
		among: async (db: Db, emails: readonly string[]): Promise<Set<string>> =>
			new Set(await store.findBlocked(db, emails)),

		async of(db: Db, email: string): Promise<LetterBlock | null> {
			const block = await store.findBlock(db, hashOf(email));
			return block ? { ...block, set_at: berlinIso(block.set_at) } : null;
		},
	};
}

export type LetterBlocks = ReturnType<typeof createLetterBlocks>;
