import { refuse } from "#contract/errors.ts";
import type { BlockWish, LetterBlock } from "#contract/office/letter-blocks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { LetterBlocks } from "#server/outbox/letter-blocks.ts";
import type { Staff } from "#server/viewer.ts";
import { findPerson } from "./office-store.ts";

interface Parts {
	db: Db;
	audit: Audit;
	letterBlocks: LetterBlocks;
}

/** PERSON-05: staff block somebody from letters, and lift it. */
export function createBlocking({ db, audit, letterBlocks }: Parts) {
	async function addressOf(tx: Db, id: number): Promise<string> {
		const person = await findPerson(tx, id);
		if (!person) throw refuse("not_found");
		return person.email;
	}

	return {
		set: (id: number, wish: BlockWish, staff: Staff): Promise<LetterBlock> =>
			db.transaction(async (tx) => {
				const email = await addressOf(tx, id);
				await letterBlocks.set(tx, email, wish, staff);
				await audit.note(tx, staff, "letters_blocked", id, { block_level: wish.level });
				const block = await letterBlocks.of(tx, email);
				if (!block) throw new Error("A block is not there that was set.");
				return block;
			}),

		lift: (id: number, staff: Staff): Promise<{ id: number }> =>
			db.transaction(async (tx) => {
				if (!(await letterBlocks.lift(tx, await addressOf(tx, id)))) throw refuse("not_found");
				await audit.note(tx, staff, "letters_unblocked", id);
				return { id };
			}),
	};
}

export type Blocking = ReturnType<typeof createBlocking>;
