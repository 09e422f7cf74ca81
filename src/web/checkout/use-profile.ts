import { useEffect, useState } from "react";
import type { Session } from "#browser/session/session.ts";
import type { Profile } from "#contract/profile.ts";
import { api } from "#web/api/site-api.ts";

interface Known {
	token: string;
	profile: Profile | null;
}

/** The profile of who is logged in; `loading` until it has come or could not be had, in which case there is none. */
export function useProfile(session: Session | null): { profile: Profile | null; loading: boolean } {
	const [known, setKnown] = useState<Known | null>(null);
	const token = session?.token;
	useEffect(() => {
		if (!token) return;
		let isCurrent = true;
		const settle = (profile: Profile | null) => isCurrent && setKnown({ token, profile });
		api.accounts.profile().then(
			({ data }) => settle(data),
			(error) => {
				console.warn("The profile could not be loaded.", error);
				settle(null);
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [token]);
	if (!token) return { profile: null, loading: false };
	return known?.token === token ? { profile: known.profile, loading: false } : { profile: null, loading: true };
}
