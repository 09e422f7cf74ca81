import { useEffect, useState } from "react";
import { Outlet, useLoaderData, useLocation, useNavigate, useRevalidator } from "react-router";
import { currentSession } from "#browser/session/session.ts";
import { paths } from "#contract/paths.ts";
import { LoginDialog } from "./login-dialog.tsx";
import type { MemberData } from "./member.ts";
import { memberLoader, requireSession } from "./member-loader.ts";
import { forgetAddress, rememberAddress } from "./remembered-address.ts";
import { useSessionPhase } from "./session-phase.ts";
import { SessionWarning } from "./session-warning.tsx";
import { useCoverWhileAway } from "./use-cover-while-away.ts";
import { useLeaveAfterLogout } from "./use-leave-after-logout.ts";

export const clientMiddleware = [requireSession];

/** The server knows nobody: it renders these pages without anything personal. */
export const loader = () => null;

export const clientLoader = memberLoader(async ({ api }): Promise<MemberData> => {
	const token = currentSession()?.token;
	const { data: profile } = await api.accounts.profile();
	// Whoever gets this far has arrived.
	forgetAddress();
	return { profile, token };
});

/** Around every page that only members see: watches over the login while the page is open. */
export default function Guard() {
	const data = useLoaderData<MemberData | null>();
	return data ? <Watched {...data} /> : <Outlet />;
}

function Watched({ profile, token }: MemberData) {
	const { session, phase } = useSessionPhase();
	/** A login may be offered before the end and must be asked for after it. */
	const [asks, setAsks] = useState<"offer" | "must" | null>(null);
	const [dismissed, setDismissed] = useState(false);
	const { revalidate } = useRevalidator();
	const leave = useLeave();
	const box = useCoverWhileAway<HTMLDivElement>(session !== null);
	useLeaveAfterLogout();

	// Whoever logged in anew, perhaps in another tab, may be somebody else: the page is asked for again.
	const settled = session?.token === token;
	const newToken = settled ? undefined : session?.token;
	useEffect(() => {
		if (newToken) void revalidate();
	}, [newToken, revalidate]);
	useEffect(() => {
		if (phase === "over") setAsks("must");
	}, [phase]);
	useEffect(() => {
		if (!settled) return;
		setAsks(null);
		setDismissed(false);
	}, [settled]);

	if (phase === "left") return null;
	return (
		<>
			<div ref={box}>
				<Outlet key={profile.id} />
			</div>
			<SessionWarning
				shown={phase === "ending" && !dismissed && !asks}
				onLogIn={() => setAsks("offer")}
				onDismiss={() => setDismissed(true)}
			/>
			{asks && (
				<LoginDialog
					email={profile.email}
					over={asks === "must"}
					onSuccess={revalidate}
					onLeave={asks === "must" ? leave : () => setAsks(null)}
				/>
			)}
		</>
	);
}

/** Gives the page up and comes back to it after the login. */
function useLeave() {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	return () => {
		rememberAddress(pathname + search);
		void navigate(paths.login, { replace: true });
	};
}
