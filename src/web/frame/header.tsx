import { NavLink } from "react-router";
import { useSession } from "#browser/session/session.ts";
import * as icons from "#browser/ui/icons.ts";
import { Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { IconLink } from "#web/links/icon-link.tsx";
import { BasketLink } from "./basket-link.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MAIN_NAVIGATION } from "./navigation.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { WaitingBar } from "./waiting-bar.tsx";

const NAV_LINK =
	"relative flex min-h-target items-center rounded-pill px-2.75 text-ui font-medium whitespace-nowrap no-underline hover:bg-surface-sunken current:font-current current:after:absolute current:after:inset-x-2.75 current:after:bottom-0.75 current:after:h-1.25 current:after:rounded-b-[99px] current:after:bg-raps-400";

export function Header() {
	const loggedIn = useSession() !== null;
	return (
		<header className="sticky top-0 z-50 border-b border-line bg-bg print:hidden">
			<Wrap className="flex min-h-header items-center gap-1">
				<Logo />
				<nav aria-label="Hauptnavigation" className="hidden xl:block">
					<ul className="flex">
						{MAIN_NAVIGATION.map(({ to, label }) => (
							<li key={to}>
								<NavLink to={to} prefetch="intent" className={NAV_LINK}>
									{label}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<IconLink to={paths.search} icon={icons.search} label="Suche" />
				<BasketLink />
				<IconLink to={paths.account} icon={icons.user} label={loggedIn ? "Mein VSZ, angemeldet" : "Mein VSZ"}>
					{loggedIn && <i className="absolute top-2 right-2 size-2.5 rounded-full bg-ok inset-ring inset-ring-bg" />}
				</IconLink>
				<ButtonLink
					to={paths.donate}
					variant="donate"
					size="sm"
					icon={icons.heart}
					className="ml-2 whitespace-nowrap max-xl:hidden"
				>
					jetzt spenden
				</ButtonLink>
				<IconLink
					to={paths.donate}
					variant="donate"
					icon={icons.heart}
					label="jetzt spenden"
					className="ml-1 flex-none xl:hidden"
				/>
				<MobileMenu />
			</Wrap>
			<OfflineBar />
			<WaitingBar />
		</header>
	);
}
