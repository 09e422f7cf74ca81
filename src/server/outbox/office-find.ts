import { sql } from "drizzle-orm";
import { berlinIso, formatDate, formatTime } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows } from "#server/db/find.ts";

const STATES = { waiting: "wartet", sent: "verschickt", failed: "kam nicht an" } as const;

interface Row {
	recipient: string;
	state: keyof typeof STATES;
	newest: string;
}

/** Letters by whom they went to. */
export async function findLetters(db: Db, text: string): Promise<SearchHit[]> {
	const rows = await findRows<Row>(db, text, {
		columns: sql`recipient, state`,
		from: sql`outbox`,
		words: sql`fold_german(recipient)`,
		newest: sql`created_at`,
	});
	return rows.map(({ recipient, state, newest }) => {
		const at = berlinIso(new Date(newest));
		return {
			kind: "letter",
			title: `Brief an ${recipient}`,
			detail: `${formatDate(at)}, ${formatTime(at)} · ${STATES[state]}`,
			path: `${officePaths.letters}?q=${encodeURIComponent(recipient)}`,
		};
	});
}
