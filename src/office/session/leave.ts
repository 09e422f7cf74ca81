import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";

/** Ends the session and leaves nothing of it in the page. */
export async function leave(): Promise<void> {
	await plainApi.session.logOut();
	location.assign(OFFICE_BASE + officePaths.login);
}
