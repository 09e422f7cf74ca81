import { Link, useLocation } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";

interface Tab {
	label: string;
	icon: IconShape;
	/** The first is where it leads; those behind it belong to it. */
	pages: readonly [string, ...string[]];
}

/** MEM-03: 'Produkte' and 'Profil', between what comes next and what was paid. */
const TABS: readonly Tab[] = [
	{ label: "Übersicht", icon: icons.overview, pages: [paths.overview, paths.memberNews] },
	{ label: "Produkte", icon: icons.courses, pages: [paths.products] },
	{ label: "Rechnungen", icon: icons.invoice, pages: [paths.invoices] },
	{ label: "Profil", icon: icons.user, pages: [paths.profile, paths.memberData] },
];

export function MemberTabs() {
	const { pathname } = useLocation();
	return (
		<nav aria-label="Mein VSZ" className="grid grid-cols-4 border-b-2 border-line noscript:hidden max-sm:-mx-2">
			{TABS.map(({ label, icon, pages }) => (
				<Link
					key={label}
					to={pages[0]}
					prefetch="none"
					aria-current={pathname === pages[0] ? "page" : pages.includes(pathname) || undefined}
					className="relative flex min-h-13 items-center justify-center gap-sign-wide rounded-t-md px-1 font-control no-underline hover:bg-surface-sunken focus-visible:shadow-none focus-visible:-outline-offset-4 current:after:absolute current:after:inset-x-0 current:after:-bottom-0.5 current:after:h-1 current:after:rounded-t-[4px] current:after:bg-ink max-sm:flex-col max-sm:gap-1 max-sm:py-2.5 max-sm:text-xs"
				>
					<Icon shape={icon} />
					{label}
				</Link>
			))}
		</nav>
	);
}
