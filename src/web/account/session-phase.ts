import { useEffect, useState } from "react";
import { type Session, sessionEnd, useSession } from "#browser/session/session.ts";

/** A word of warning comes this long before the end. */
const WARNING_MS = 2 * 60 * 1000;

/** "over" by the clock or by the server asks for a new login in place; "left" is a logout, here or in another tab. */
export type SessionPhase = "running" | "ending" | "over" | "left";

export function phaseOf(session: Session | null, now: number): SessionPhase {
	if (session) return session.expiresAt - now <= WARNING_MS ? "ending" : "running";
	const end = sessionEnd();
	return end === "expired" || end === "refused" ? "over" : "left";
}

export function useSessionPhase(): { session: Session | null; phase: SessionPhase } {
	const session = useSession();
	const [, setNow] = useState(0);
	useEffect(() => {
		if (!session) return;
		// Also when the moment has just passed: what is shown may have been drawn before it.
		const wait = Math.max(0, session.expiresAt - WARNING_MS - Date.now());
		const timer = setTimeout(() => setNow(Date.now()), wait + 1);
		return () => clearTimeout(timer);
	}, [session]);
	return { session, phase: phaseOf(session, Date.now()) };
}
