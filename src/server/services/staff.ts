import { createEmptying } from "#server/demo/emptying.ts";
import { createMemberDoor } from "#server/members/door.ts";
import { createSessions } from "#server/sessions/service.ts";
import { createSetUp } from "#server/set-up/service.ts";
import { createMailOffice } from "#server/settings/mail-office.ts";
import { createStaffRooms } from "#server/staff/rooms.ts";
import { createStaff } from "#server/staff/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { BaseServices } from "./base.ts";
import type { Parts } from "./parts.ts";

/** Who works here. */
export function staffServices({
	audit,
	clock,
	config,
	db,
	letters,
	limits,
	mediaFiles,
	secrets,
	security,
	settings,
}: Parts & BaseServices) {
	const staff = createStaff({ db, clock, limits, secrets, security });
	const mailOffice = createMailOffice({ db, clock, limits, audit, secrets, settings, staff });
	const sessions = createSessions({ ...letters, security, door: createMemberDoor({ db }) });
	const staffRooms = createStaffRooms({ ...letters, config, secrets, security, audit, sessions });
	const setUp = createSetUp({ db, clock, audit, config, staff, login: staffRooms.staffLogin });
	const demoEmptying = createEmptying({ db, clock, config, security, setUp, mediaFiles });
	const lecturerOf = ({ id }: Staff) => staff.lecturerOf(id);
	return { staff, mailOffice, sessions, ...staffRooms, setUp, demoEmptying, lecturerOf };
}

export type StaffServices = ReturnType<typeof staffServices>;
