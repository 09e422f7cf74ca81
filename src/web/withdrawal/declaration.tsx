import { classNames } from "#browser/ui/class-names.ts";

export type DeclarationFact = readonly [name: string, value: string];

interface DeclarationProps {
	facts: readonly DeclarationFact[];
	/** On a colour field its lines are darker. */
	onColour?: boolean;
}

/** What was declared, or is about to be. */
export const Declaration = ({ facts, onColour = false }: DeclarationProps) => (
	<dl className="w-full border-t-2 border-ink">
		{facts.map(([name, value]) => (
			<div
				key={name}
				className={classNames(
					"grid gap-x-4 border-b py-3.25 sm:grid-cols-[9rem_1fr]",
					onColour ? "border-ink/20" : "border-line",
				)}
			>
				<dt className="text-ink-2">{name}</dt>
				<dd className="min-w-0 font-control wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
			</div>
		))}
	</dl>
);
