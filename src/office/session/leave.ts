import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";
import { forgetRecent } from "../frame/recent.ts";

/** Ends the session and leaves nothing of it: neither in the page nor on the device. */
export async function leave(userId: number): Promise<void> {
	await plainApi.session.logOut();
	forgetRecent(userId);
	location.assign(OFFICE_BASE + officePaths.login);
}
