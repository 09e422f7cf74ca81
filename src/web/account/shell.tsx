import { Outlet, useMatches } from "react-router";
import { useSession } from "#browser/session/session.ts";
import { Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { GUARD_ID } from "./member.ts";
import { useLeaveAfterLogout } from "./use-leave-after-logout.ts";

/** Around all of /mein-vsz. Guarded pages have a head of their own; on the open ones, whoever is logged in sees the way on. */
export default function Shell() {
	const session = useSession();
	const guarded = useMatches().some(({ id }) => id === GUARD_ID);
	return (
		<>
			{session && !guarded && <SignedInBar />}
			<Outlet />
		</>
	);
}

function SignedInBar() {
	useLeaveAfterLogout();
	return (
		<Wrap className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
			<p>
				<b>Mein VSZ:</b> Du bist angemeldet.
			</p>
			<nav aria-label="Mein VSZ" className="flex flex-wrap gap-x-6">
				<TextLink to={paths.profile} className="inline-flex min-h-target items-center">
					Profil
				</TextLink>
				<TextLink to={paths.products} className="inline-flex min-h-target items-center">
					Produkte
				</TextLink>
			</nav>
			<div className="ml-auto">
				<LogOutButton />
			</div>
		</Wrap>
	);
}
