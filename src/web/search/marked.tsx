import { highlight } from "./highlight.ts";

interface MarkedProps {
	/** What was searched for. */
	query: string;
	children: string;
}

/** No line begins with a dash. */
const withDashesKept = (text: string): string => text.replaceAll(" –", "\u00a0–");

/** A text in which the words that were searched for stand out. */
export function Marked({ query, children }: MarkedProps) {
	return highlight(withDashesKept(children), query).map(({ text, hit, start }) =>
		hit ? (
			<mark key={start} className="rounded-[0.2em] bg-raps-250 text-holunder-900">
				{text}
			</mark>
		) : (
			text
		),
	);
}
