import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onSessionChange, type SessionEnd, sessionEnd } from "#browser/session/session.ts";
import { paths } from "#contract/paths.ts";
import { forgetAddress } from "./remembered-address.ts";

/** What the login page is told by whoever leads to it. */
export interface LoginState {
	ended?: SessionEnd;
}

/** MEM-07: a logout, here or in another tab, leads to the login page. */
export function useLeaveAfterLogout(): void {
	const navigate = useNavigate();
	useEffect(
		() =>
			onSessionChange(() => {
				const ended = sessionEnd();
				if (ended !== "logged-out" && ended !== "deleted") return;
				forgetAddress();
				navigate(paths.login, { replace: true, state: { ended } satisfies LoginState });
			}),
		[navigate],
	);
}
