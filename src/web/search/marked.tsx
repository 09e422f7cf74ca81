import { highlight } from "./highlight.ts";

interface MarkedProps {
	/** What was searched for. */
	query: string;
	children: string;
}

/** A text in which the words that were searched for stand out. */
export function Marked({ query, children }: MarkedProps) {
	return highlight(children, query).map(({ text, hit, start }) =>
		hit ? (
			<mark key={start} className="rounded-[0.2em] bg-raps-250 text-holunder-900">
				{text}
			</mark>
		) : (
			text
		),
	);
}
