import { foldGerman } from "#contract/folding.ts";

/** Within a word, shorter pieces than this are chance. */
const MIN_INNER_LENGTH = 4;
/** The longest ending by which a form of a word may differ: 'Verein' – 'Vereinen'. */
const MAX_ENDING_LENGTH = 3;

interface FoldedText {
	text: string;
	/** For each character of the folded text, the place in the original that it comes from; one more for the end. */
	origins: number[];
}

function fold(original: string): FoldedText {
	let text = "";
	const origins: number[] = [];
	let place = 0;
	for (const character of original) {
		const folded = foldGerman(character);
		text += folded;
		for (let index = 0; index < folded.length; index++) origins.push(place);
		place += character.length;
	}
	return { text, origins: [...origins, place] };
}

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (query: string): string[] => [...new Set(fold(query.normalize("NFC")).text.match(WORD) ?? [])];

/** 'Satzungen' has found 'Satzung'. */
const isShorterForm = (word: string, search: string): boolean =>
	word.length >= MIN_INNER_LENGTH && search.startsWith(word) && search.length - word.length <= MAX_ENDING_LENGTH;

/** Whether each character of the original belongs to a hit. */
function findHits(original: string, query: string): boolean[] {
	const { text, origins } = fold(original);
	const hits = new Array<boolean>(original.length).fill(false);
	const startsCharacter = (at: number) => at === 0 || origins[at] !== origins[at - 1];
	const mark = (from: number, to: number) => {
		let end = to;
		while (!startsCharacter(end)) end++;
		hits.fill(true, origins[from], origins[end]);
	};

	const wanted = wordsOf(query);
	for (const found of text.matchAll(WORD)) {
		const [word] = found;
		for (const search of wanted) {
			const inflected = isShorterForm(word, search);
			const at = inflected ? 0 : word.indexOf(search);
			const from = found.index + at;
			if (at < 0 || (at > 0 && search.length < MIN_INNER_LENGTH) || !startsCharacter(from)) continue;
			mark(from, from + Math.min(search.length, word.length));
		}
	}
	return hits;
}

interface Piece {
	text: string;
	hit: boolean;
	/** Where it begins in the whole. */
	start: number;
}

/** Cuts a text into what was searched for and what stands between. */
export function highlight(original: string, query: string): Piece[] {
	const hits = findHits(original, query);
	const pieces: Piece[] = [];
	let start = 0;
	for (let end = 1; end <= original.length; end++) {
		if (end < original.length && hits[end] === hits[start]) continue;
		pieces.push({ text: original.slice(start, end), hit: hits[start] === true, start });
		start = end;
	}
	return pieces;
}
