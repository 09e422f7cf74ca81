import type { ReactNode } from "react";
import { LongWords } from "#browser/ui/long-words.tsx";

interface RowListProps {
	id: string;
	title: string;
	children: ReactNode;
}

/** A part of the member's belongings, row by row. */
export function RowList({ id, title, children }: RowListProps) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-4 text-h3 leading-(--leading-snug) font-stretch-92%">
				{title}
			</h2>
			<ul className="divide-y divide-line rounded-xl border border-line bg-surface px-panel">{children}</ul>
		</section>
	);
}

interface RowProps {
	title: string;
	/** How it stands, as a tag. */
	state?: ReactNode;
	facts: ReactNode[];
	/** What one can do. */
	children?: ReactNode;
	/** What such an action opens. */
	below?: ReactNode;
}

export function Row({ title, state, facts, children, below }: RowProps) {
	return (
		<li className="grid gap-x-8 gap-y-3 py-5 lg:grid-cols-[minmax(50%,1fr)_auto] lg:items-center">
			<div className="grid justify-items-start gap-1">
				{state}
				<h3 className="text-h4 font-stretch-94%">
					<LongWords>{title}</LongWords>
				</h3>
				{facts.map((fact, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row have a fixed order
					<p key={index} className="leading-notice text-ink-2">
						{fact}
					</p>
				))}
			</div>
			<div className="flex flex-wrap items-center gap-3 lg:justify-end">{children}</div>
			<div className="grid gap-4 empty:hidden lg:col-span-2">{below}</div>
		</li>
	);
}

/** In place of rows: there are none, or they could not be loaded. */
export function NoRows({ children }: { children: ReactNode }) {
	return <li className="py-5 text-ink-2">{children}</li>;
}
