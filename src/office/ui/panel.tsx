import { type ReactNode, useId } from "react";
import { classNames } from "#browser/ui/class-names.ts";

interface PanelProps {
	title: ReactNode;
	/** At the end of the head: a link, a key, a small button. */
	aside?: ReactNode;
	foot?: ReactNode;
	/** A list or a table that reaches to the edges. */
	flush?: boolean;
	className?: string;
	children: ReactNode;
}

export function Panel({ title, aside, foot, flush = false, className, children }: PanelProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={classNames("panel", className)}>
			<div className="panel__h">
				<h2 id={id}>{title}</h2>
				{aside}
			</div>
			<div className={classNames("panel__b", flush && "panel__b--0")}>{children}</div>
			{foot && <div className="panel__f">{foot}</div>}
		</section>
	);
}

interface FactsProps {
	/** A term and what is true of it; without the latter the line is left out. */
	facts: readonly (readonly [term: string, value: ReactNode])[];
}

export function Facts({ facts }: FactsProps) {
	const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
	return (
		<dl className="kv">
			{known.map(([term, value]) => (
				<div key={term} className="contents">
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
