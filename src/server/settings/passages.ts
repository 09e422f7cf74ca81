import { PASSAGE_LETTER_NAMES, type PassageLetter } from "#contract/office/letter-passages.ts";
import type { Passage, Passages } from "#server/outbox/letter.ts";
import type { GroupRow } from "./store.ts";

/** Under which name the free words of a letter lie among the settings. */
export const keyOf = (kind: PassageLetter): string => `letter_${kind}`;
export const PASSAGE_KEYS = PASSAGE_LETTER_NAMES.map(keyOf);

const AS_MADE: Passage = { greeting: "", hint: "" };

export const passageOf = (row: Pick<GroupRow, "value"> | undefined): Passage => ({
	...AS_MADE,
	...(row?.value as Partial<Passage> | undefined),
});

/** By their letters. */
export const passagesIn = (rows: readonly Pick<GroupRow, "key" | "value">[]): Passages =>
	Object.fromEntries(
		PASSAGE_LETTER_NAMES.map((kind) => [kind, passageOf(rows.find(({ key }) => key === keyOf(kind)))]),
	);
