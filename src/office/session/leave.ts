import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";
import { datesWaiting, forgetDoor } from "../door/kept-door.ts";
import { forgetPage } from "../door/kept-page.ts";
import { sendWaiting } from "../door/sending.ts";
import { forgetRecent } from "../frame/recent.ts";

/** Ends the session and leaves nothing of it: neither in the page nor on the device. */
export async function leave(userId: number): Promise<void> {
	// What was ticked at the door is told first: nothing of it stays on the device.
	for (const dateId of datesWaiting(userId)) await sendWaiting(userId, dateId);
	await plainApi.session.logOut();
	forgetRecent(userId);
	forgetDoor();
	await forgetPage();
	location.assign(OFFICE_BASE + officePaths.login);
}
