import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Session } from "#browser/session/session.ts";
import { paths } from "#contract/paths.ts";
import { LoginDialog } from "#web/account/login-dialog.tsx";
import { type SessionPhase, useSessionPhase } from "#web/account/session-phase.ts";
import { SessionWarning } from "#web/account/session-warning.tsx";

/** Who orders here: also for the moment between a login that has run out and the next one. */
export function useMemberHere(): { session: Session | null; phase: SessionPhase } {
	const { session, phase } = useSessionPhase();
	const last = useRef(session);
	useEffect(() => {
		if (session) last.current = session;
	}, [session]);
	return { session: session ?? (phase === "over" ? last.current : null), phase };
}

interface SessionWatchProps {
	phase: SessionPhase;
	email: string;
}

/** AX-15: says before the login ends, and lets it be renewed in place; nothing of the order is lost. */
export function SessionWatch({ phase, email }: SessionWatchProps) {
	const navigate = useNavigate();
	const [asks, setAsks] = useState(false);
	const [dismissed, setDismissed] = useState(false);
	const isOver = phase === "over";
	useEffect(() => {
		if (phase !== "running") return;
		setAsks(false);
		setDismissed(false);
	}, [phase]);
	return (
		<>
			<SessionWarning
				shown={phase === "ending" && !asks && !dismissed}
				onLogIn={() => setAsks(true)}
				onDismiss={() => setDismissed(true)}
			/>
			{(asks || isOver) && (
				<LoginDialog
					key={String(isOver)}
					email={email}
					over={isOver}
					onSuccess={async () => setAsks(false)}
					onLeave={() => (isOver ? navigate(paths.login) : setAsks(false))}
				/>
			)}
		</>
	);
}
