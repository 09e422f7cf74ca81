import { Link } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { ChipLink } from "#web/links/chip-link.tsx";
import { allKinds, KINDS } from "./kinds.ts";
import type { Ranked } from "./ranking.ts";
import { type SearchAddress, searchHref } from "./search-address.ts";

interface ResultBarProps {
	address: SearchAddress;
	ranked: Ranked;
}

/** Above the results: which kinds of them show, and how. */
export function ResultBar({ address, ranked }: ResultBarProps) {
	const all = [...ranked.near, ...ranked.far];
	return (
		<div className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4">
			<nav aria-label="Art der Ergebnisse" className="flex flex-wrap gap-2">
				<ChipLink
					to={searchHref({ ...address, kind: null, columns: false })}
					current={!address.columns && !address.kind}
					count={all.length}
				>
					Alles
				</ChipLink>
				{allKinds.map((kind) => {
					const count = all.filter((hit) => hit.kind === kind).length;
					return (
						count > 0 && (
							<ChipLink
								key={kind}
								to={searchHref({ ...address, kind, columns: false })}
								current={!address.columns && address.kind === kind}
								count={count}
							>
								{KINDS[kind].chip}
							</ChipLink>
						)
					);
				})}
			</nav>
			<nav aria-label="Ansicht" className="inline-flex rounded-pill border-firm border-line-strong p-0.5">
				<View
					to={searchHref({ ...address, columns: false })}
					current={!address.columns}
					icon={icons.list}
					name="Liste"
				/>
				<View
					to={searchHref({ ...address, columns: true })}
					current={address.columns}
					icon={icons.columns}
					name="Spalten"
				/>
			</nav>
		</div>
	);
}

interface ViewProps {
	to: string;
	current: boolean;
	icon: IconShape;
	name: string;
}

const View = ({ to, current, icon, name }: ViewProps) => (
	<Link
		to={to}
		preventScrollReset
		aria-current={current ? "true" : undefined}
		className="inline-flex min-h-10 items-center gap-sign-close rounded-pill px-3.5 text-sm font-control no-underline hover:underline focus-visible:rounded-pill current:bg-btn current:text-btn-ink"
	>
		<Icon shape={icon} />
		{name}
	</Link>
);
