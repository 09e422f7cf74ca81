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
	const shown = sections.slice(0, SHOWN);
	const isIn = ({ pages }: Section) => pages.some((page) => page === current);
	return (
		<>
			<nav className="dock on-deep" aria-label="Bereiche">
				{shown.map((section) => (
					<Link key={section.key} to={section.pages[0].path} aria-current={isIn(section) ? "true" : undefined}>
						<Icon shape={section.icon} className="i i--l" />
						{section.short ?? section.label}
						<Waiting count={counts[section.key]} />
					</Link>
				))}
				<button
					type="button"
					aria-expanded={open}
					aria-current={sections.slice(SHOWN).some(isIn) ? "true" : undefined}
					onClick={() => setOpen(true)}
				>
					<Icon shape={icons.more} className="i i--l" />
					Mehr
				</button>
			</nav>
			{open && (
				<Dialog title="Alle Bereiche" onClose={() => setOpen(false)}>
					<nav aria-label="Alle Bereiche" className="sheet-list">
						{sections.map(({ key, label, icon, pages }) => (
							<section key={key} aria-labelledby={`sheet-${key}`}>
								<h3 id={`sheet-${key}`}>
									<Icon shape={icon} className="i" />
									{label}
									<Waiting count={counts[key]} />
								</h3>
								{pages.map((page) => (
									<Link key={page.path} to={page.path} aria-current={page === current ? "page" : undefined}>
										{page.label}
									</Link>
								))}
							</section>
						))}
						<Link to={officePaths.account}>
							<Icon shape={icons.user} className="i" />
							Mein Konto
						</Link>
					</nav>
				</Dialog>
			)}
		</>
	);
}

function Waiting({ count = 0 }: { count?: number | undefined }) {
	if (count === 0) return null;
	return (
		<b>
			<span className="sr-only">offen: </span>
			{count}
		</b>
	);
}
