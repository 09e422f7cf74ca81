import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values side by side, one below the other on a phone. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
	<dl className="grid max-w-column gap-x-8 gap-y-3 sm:grid-cols-sign">
		{facts.map(([label, value]) => (
			<div key={label} className="contents">
				<dt className="text-ink-2">{label}</dt>
				<dd className="font-control wrap-anywhere max-sm:mb-2">{value}</dd>
			</div>
		))}
	</dl>
);
