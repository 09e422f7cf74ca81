import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";

const TAB =
	"relative flex min-h-13 items-center gap-sign-wide rounded-t-md px-5 font-control no-underline hover:bg-surface-sunken focus-visible:shadow-none focus-visible:-outline-offset-4 current:after:absolute current:after:inset-x-0 current:after:-bottom-0.5 current:after:h-1 current:after:rounded-t-[4px] current:after:bg-ink";
const FURTHER =
	"flex min-h-target items-center px-2 text-sm font-label text-ink-2 underline decoration-transparent hover:text-ink hover:decoration-current current:text-ink current:decoration-current";

/** MEM-03: two tabs; what is needed less often stands beside them. */
export function MemberTabs() {
	return (
		<div className="relative">
			<nav aria-label="Mein VSZ" className="flex gap-1 border-b-2 border-line">
				<Tab to={paths.profile} className={TAB}>
					<Icon shape={icons.user} />
					Profil
				</Tab>
				<Tab to={paths.products} className={TAB}>
					<Icon shape={icons.video} />
					Produkte
				</Tab>
			</nav>
			<nav
				aria-label="Weiteres in Mein VSZ"
				className="flex flex-wrap gap-x-3 max-sm:pt-2 sm:absolute sm:right-0 sm:bottom-1"
			>
				<Tab to={paths.memberNews} className={FURTHER}>
					Neues für dich
				</Tab>
				<Tab to={paths.memberData} className={FURTHER}>
					Daten &amp; Konto
				</Tab>
			</nav>
		</div>
	);
}

const Tab = ({ to, className, children }: { to: string; className: string; children: ReactNode }) => (
	<NavLink to={to} end prefetch="none" className={className}>
		{children}
	</NavLink>
);
