/** A full stop behind three small letters ends a sentence, the one in 'Dr.' does not. */
const FIRST_SENTENCE = /^(.*?\p{Ll}{3}[.!?])\s+(.*)$/su;

/** How a text begins, and what follows. */
export function splitSentence(text: string): [first: string, rest: string] {
	const [, first = text, rest = ""] = FIRST_SENTENCE.exec(text) ?? [];
	return [first, rest];
}
