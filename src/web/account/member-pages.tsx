import { Outlet, useRouteLoaderData } from "react-router";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { firstName } from "./first-name.ts";
import { LogOutButton } from "./log-out-button.tsx";
import { GUARD_ID, type MemberData } from "./member.ts";
import { MemberTabs } from "./member-tabs.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";

/** MEM-02, MEM-03: the head of the member area; the tabs change what stands below it. */
export default function MemberPages() {
	const profile = (useRouteLoaderData(GUARD_ID) as MemberData | null | undefined)?.profile;
	return (
		<Wrap className="pb-page-end">
			<div className="flex flex-wrap items-end justify-between gap-6 pt-page-top pb-8">
				<div>
					<h1>Mein VSZ</h1>
					<Lead className="mt-4.5">
						Hallo {profile ? <span>{firstName(profile.name)}</span> : <NameToCome />}! Hier pflegst du deine Daten und
						findest deine Videokurse.
					</Lead>
				</div>
				<LogOutButton />
			</div>
			<MemberTabs />
			<div className="pt-8">
				<NeedsScripts />
				{profile && !profile.email_confirmed && <ConfirmationNotice email={profile.email} />}
				<Outlet />
			</div>
		</Wrap>
	);
}

/** As wide as most first names, so that nothing moves when it comes. */
const NameToCome = () => (
	<span className="inline-block h-[0.9em] w-[3em] rounded-sm bg-surface-sunken align-[-0.05em]" aria-hidden="true" />
);
