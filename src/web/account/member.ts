import { useRouteLoaderData } from "react-router";
import type { Profile } from "#contract/profile.ts";

/** Who is logged in, and with which token that was asked. */
export interface MemberData {
	profile: Profile;
	token: string | undefined;
}

export const GUARD_ID = "account/guard";

/** For what stands inside a loaded member page. */
export function useProfile(): Profile {
	const data = useRouteLoaderData(GUARD_ID) as MemberData | null | undefined;
	if (!data) throw new Error("the profile is loaded by the guard");
	return data.profile;
}
