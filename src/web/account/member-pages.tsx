import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { firstName } from "./first-name.ts";
import { LogOutButton } from "./log-out-button.tsx";
import { GUARD_ID, type MemberData } from "./member.ts";
import { MemberTabs } from "./member-tabs.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";

const WELCOME = "Schön, dass du da bist. Das steht als Nächstes an.";
const PURPOSE = "Hier pflegst du deine Daten und findest deine Videokurse.";

/**
 * MEM-02, MEM-03: the head of the member area; the tabs change what stands below it. The server knows nobody and greets
 * nobody: where no script follows, a sentence says what is missing, and nothing pretends to work.
 */
export default function MemberPages() {
	const { pathname } = useLocation();
	const profile = (useRouteLoaderData(GUARD_ID) as MemberData | null | undefined)?.profile;
	return (
		<Wrap className="pb-page-end">
			<div className="flex flex-wrap items-end justify-between gap-6 pt-page-top pb-8">
				<div>
					<h1>Mein VSZ</h1>
					<div className="noscript:hidden">
						<Lead className="mt-4.5">
							{profile ? `Hallo ${firstName(profile.name)}!` : "Hallo!"}{" "}
							{pathname === paths.overview ? WELCOME : PURPOSE}
						</Lead>
					</div>
				</div>
				<div className="noscript:hidden">
					<LogOutButton />
				</div>
			</div>
			<NeedsScripts />
			<MemberTabs />
			<div className="pt-8 noscript:hidden">
				{profile && !profile.email_confirmed && <ConfirmationNotice email={profile.email} />}
				<Outlet />
			</div>
		</Wrap>
	);
}
