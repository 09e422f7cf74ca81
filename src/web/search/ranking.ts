import { partCompound } from "#contract/compounds.ts";
import type { SearchResult } from "#contract/search.ts";
import { highlight } from "./highlight.ts";
import { allKinds, type Hit, hitsOf } from "./kinds.ts";

export interface Ranked {
	near: Hit[];
	/** What was searched for is nowhere to be seen in them. */
	far: Hit[];
}

/** A compound is also found by its parts: 'Spendenbescheinigung' in 'Spenden richtig bescheinigen'. */
const wordsOf = (query: string): string[][] => query.split(/\s+/).map((word) => [word, ...partCompound(word)]);

/** What is marked in a hit: the words searched for, and the parts of compounds. */
export const markedWords = (query: string): string => wordsOf(query).flat().join(" ");

const isMarked = (text: string, words: string[]): boolean => highlight(text, words.join(" ")).some(({ hit }) => hit);

const IN_TITLE = 4;
const IN_TEXT = 1;

/** Nothing where one of the words is not to be seen at all. */
function scoreOf({ title, text, facts }: Hit, query: string): number {
	let score = 0;
	for (const words of wordsOf(query)) {
		if (isMarked(title, words)) score += IN_TITLE;
		else if (isMarked(`${text} ${facts}`, words)) score += IN_TEXT;
		else return 0;
	}
	return score;
}

/** All kinds in one list, best first; of equals those that lead their kind. */
export function rankHits(result: SearchResult, query: string): Ranked {
	const scored = allKinds.flatMap((kind) =>
		hitsOf(kind, result).map((hit, place) => ({ hit, place, score: scoreOf(hit, query) })),
	);
	const sorted = scored.toSorted((one, other) => other.score - one.score || one.place - other.place);
	return {
		near: sorted.filter(({ score }) => score > 0).map(({ hit }) => hit),
		far: sorted.filter(({ score }) => score === 0).map(({ hit }) => hit),
	};
}
