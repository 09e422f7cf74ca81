import { diffWordsWithSpace } from "diff";
import { useDeferredValue, useMemo } from "react";

/** Unchanged text is shown only around what has changed. */
const AROUND = 80;

const shortened = (text: string): string =>
	text.length <= 2 * AROUND ? text : `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}`;

interface WordDiffProps {
	before: string;
	after: string;
}

/** Word by word; signs and words, not only colours. */
export function WordDiff({ before, after }: WordDiffProps) {
	const later = useDeferredValue(after);
	const parts = useMemo(
		() => diffWordsWithSpace(before, later).map((part, index) => ({ ...part, key: `${index}` })),
		[before, later],
	);
	if (parts.every(({ added, removed }) => !added && !removed)) return <p className="muted">Noch ist nichts anders.</p>;
	return (
		<p className="word-diff">
			{parts.map(({ key, value, added, removed }) => {
				if (removed) return <del key={key}>{value}</del>;
				if (added) return <ins key={key}>{value}</ins>;
				return <span key={key}>{shortened(value)}</span>;
			})}
		</p>
	);
}
