import type { Db } from "#server/db/client.ts";
import { findSealedOtherwise, replaceSealed, SEALED } from "./sealed-store.ts";
import type { Secrets } from "./service.ts";

const BATCH = 100;

/** What an older key has sealed is written anew, so that the key can go some day. */
export function createResealing({ db, secrets }: { db: Db; secrets: Secrets }) {
	async function resealTable(table: (typeof SEALED)[number]): Promise<void> {
		const mark = await secrets.currentMark();
		let last = 0;
		for (;;) {
			const rows = await findSealedOtherwise(db, table, mark, last, BATCH);
			for (const { id, sealed } of rows) {
				// What nobody can read any more stays as it is.
				const value = sealed && (await secrets.decryptOrNull(sealed));
				if (sealed && value) await replaceSealed(db, table, id, sealed, await secrets.encrypt(value));
				last = id;
			}
			if (rows.length < BATCH) return;
		}
	}

	return {
		async reseal(): Promise<void> {
			for (const table of SEALED) await resealTable(table);
		},
	};
}
