import { Fragment } from "react";
import { Link, useMatches } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import { useMay } from "../session/colleague.ts";
import { Key } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { BrandMark } from "./brand-mark.tsx";
import { NewMenu } from "./new-menu.tsx";
import { type Crumb, crumbsOf } from "./page-handle.ts";

interface TopBarProps {
	onSearch: () => void;
	onKeys: () => void;
}

/** Where one is, the search, and what can be made anew. */
export function TopBar({ onSearch, onKeys }: TopBarProps) {
	const may = useMay();
	const crumbs = crumbsOf(useMatches()).filter(({ needs, lacks }) => (!needs || may(needs)) && !(lacks && may(lacks)));
	return (
		<section className="top" aria-label="Kopfzeile">
			<Link className="top__mark" to={officePaths.today} aria-label="VSZ Verwaltung, Heute">
				<BrandMark />
			</Link>
			<Crumbs crumbs={crumbs} />
			<button
				type="button"
				className="top__find"
				onClick={onSearch}
				aria-label="Suchen oder Befehl … Strg K"
				aria-keyshortcuts="Control+K"
			>
				<Icon shape={icons.search} className="i" />
				<span>Suchen oder Befehl …</span>
				<Key>Strg K</Key>
			</button>
			<NewMenu onKeys={onKeys} />
		</section>
	);
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	const last = crumbs.length - 1;
	return (
		<nav className="crumbs" aria-label="Wo du bist">
			<ol>
				{crumbs.map(({ title, path }, index) => (
					<Fragment key={path}>
						<li>
							{index === last ? (
								<span aria-current="page">{title}</span>
							) : (
								<>
									<Link to={path}>{title}</Link>
									<Icon shape={icons.chevronRight} className="i i--s" />
								</>
							)}
						</li>
					</Fragment>
				))}
			</ol>
		</nav>
	);
}
