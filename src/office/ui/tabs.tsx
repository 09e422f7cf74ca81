import { NavLink } from "react-router";
import { useCurrentInView } from "./use-current-in-view.ts";

interface TabsProps {
	label: string;
	tabs: readonly { to: string; label: string; count?: number | undefined; end?: boolean }[];
}

/** Parts of one thing, each with an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
	const nav = useCurrentInView();
	return (
		<nav ref={nav} aria-label={label} className="tabs">
			{tabs.map(({ to, label: name, count, end }) => (
				<NavLink key={to} to={to} end={end ?? false}>
					{name}
					{count !== undefined && <span className="n">{count}</span>}
				</NavLink>
			))}
		</nav>
	);
}
