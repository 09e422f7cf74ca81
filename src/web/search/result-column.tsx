import { type ReactNode, useId } from "react";
import { resultCount } from "#contract/result-count.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";

interface ResultColumnProps {
	title: string;
	count: number;
	/** The sentence that stands where nothing was found. */
	nothing: string;
	/** The list in which one can look around instead. */
	all: { to: string; label: string };
	/** The hits, as list items. */
	children: ReactNode;
}

export function ResultColumn({ title, count, nothing, all, children }: ResultColumnProps) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="min-w-0">
			<div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-3">
				<h2 id={headingId} className="text-h3 leading-(--leading-snug) tracking-(--tracking-heading) font-stretch-92%">
					{title}
				</h2>
				<span className="text-sm text-ink-2">{resultCount(count)}</span>
			</div>
			{count > 0 ? (
				<ul>{children}</ul>
			) : (
				<>
					<p className="mt-4 mb-2 font-serif leading-note text-ink-2">{nothing}</p>
					<ArrowLink to={all.to}>{all.label}</ArrowLink>
				</>
			)}
		</section>
	);
}
