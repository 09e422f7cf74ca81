import { sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import { LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows } from "#server/db/find.ts";
import { LETTER_WORDS } from "./tables.ts";

interface Row {
	recipient: string;
	state: keyof typeof LETTER_STATE_WORDS;
	newest: string;
}

/** Letters by whom they went to. */
export async function findLetters(db: Db, text: string): Promise<SearchHit[]> {
	const rows = await findRows<Row>(db, text, {
		columns: sql`recipient, state`,
		from: sql`outbox`,
		words: sql.raw(LETTER_WORDS),
		newest: sql`created_at`,
	});
	return rows.map(({ recipient, state, newest }) => {
		const at = berlinIso(new Date(newest));
		return {
			kind: "letter",
			title: `Brief an ${recipient}`,
			detail: [`${formatDate(at)}, ${formatTime(at)}`, ...(state === "sent" ? [] : [LETTER_STATE_WORDS[state]])].join(
				" · ",
			),
			path: `${officePaths.letters}?q=${encodeURIComponent(recipient)}`,
		};
	});
}
