import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import type { Counts } from "#contract/office/to-dos.ts";
import { Dialog } from "../ui/dialog.tsx";
import * as icons from "../ui/icons.ts";
import { NO_COUNTS } from "./counts.ts";
import { pageAt, type Section } from "./navigation.ts";

const SHOWN = 4;

interface DockProps {
	sections: readonly Section[];
	counts?: Counts;
}

/** On phones: the first four and „Mehr“. */
export function Dock({ sections, counts = NO_COUNTS }: DockProps) {
	const { pathname } = useLocation();
	const [open, setOpen] = useState(false);
	const current = pageAt(sections, pathname);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere has chosen
	useEffect(() => setOpen(false), [pathname]);
	return (
		<nav className="dock on-deep" aria-label="Bereiche">
			{sections.slice(0, SHOWN).map(({ key, label, icon, pages }) => (
				<Link key={key} to={pages[0].path} aria-current={pages.some((page) => page === current) ? "true" : undefined}>
					<Icon shape={icon} className="i i--l" />
					{label}
					{(counts[key] ?? 0) > 0 && (
						<b>
							<span className="sr-only">offen: </span>
							{counts[key]}
						</b>
					)}
				</Link>
			))}
			<button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
				<Icon shape={icons.more} className="i i--l" />
				Mehr
			</button>
			{open && (
				<Dialog title="Alle Bereiche" onClose={() => setOpen(false)}>
					<nav aria-label="Alle Bereiche" className="sheet-list">
						{sections.flatMap(({ icon, pages }) =>
							pages.map(({ label, path }) => (
								<Link key={path} to={path} aria-current={path === current?.path ? "page" : undefined}>
									<Icon shape={icon} className="i" />
									{label}
								</Link>
							)),
						)}
						<Link to={officePaths.account}>
							<Icon shape={icons.user} className="i" />
							Mein Konto
						</Link>
					</nav>
				</Dialog>
			)}
		</nav>
	);
}
