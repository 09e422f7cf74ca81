import { createDoor } from "#server/attendance/door.ts";
import { createLecturerPack } from "#server/attendance/lecturer-pack.ts";
import { createAttendanceOffice } from "#server/attendance/office.ts";
import { createPapers } from "#server/attendance/papers.ts";
import { createProofLists } from "#server/attendance/proof-lists.ts";
import { createReports } from "#server/attendance/reports.ts";
import { createScans } from "#server/attendance/scans.ts";
import { createCertificatesOffice } from "#server/certificates/office.ts";
import { createGrantsOffice } from "#server/grants/office.ts";
import { createPrivateFiles } from "#server/media/private-files.ts";
import { createSeminarsDesk } from "#server/seminars/desk.ts";
import type { BaseServices } from "./base.ts";
import type { BookingsServices } from "./bookings.ts";
import type { ContentServices } from "./content.ts";
import type { DocumentsServices } from "./documents.ts";
import type { Parts } from "./parts.ts";
import type { SeminarsServices } from "./seminars.ts";
import type { StaffServices } from "./staff.ts";

/** The door, the papers of a date, the proof for the funder. */
export function attendanceServices({
	audit,
	bookings,
	certificates,
	checkInCodes,
	clock,
	config,
	dates,
	datesOffice,
	db,
	feedback,
	handoutsOffice,
	lecturerOf,
	letters,
	mediaFiles,
	privateFiles,
	rehearsals,
	site,
	staff,
}: Parts & BaseServices & ContentServices & DocumentsServices & SeminarsServices & StaffServices & BookingsServices) {
	const door = createDoor({ db, clock, audit, dates, bookings, checkInCodes, lecturerOf });
	const attendanceOffice = createAttendanceOffice({ db, clock, audit, feedback, handoutsOffice, door, lecturerOf });
	const reports = createReports({ db, door });
	const papers = createPapers({ db, clock, audit, door, sender: config });
	const scans = createScans({ db, clock, audit, door, files: createPrivateFiles(mediaFiles, "scans") });
	const proofLists = createProofLists({ db, clock, door, scans, sender: config });
	const grantsOffice = createGrantsOffice({
		db,
		clock,
		audit,
		dates,
		lists: proofLists,
		files: privateFiles,
		sender: config,
	});
	const lecturerPack = createLecturerPack({ ...letters, audit, door, handoutsOffice, staff, rehearsals });
	const certificatesOffice = createCertificatesOffice({
		...letters,
		audit,
		certificates,
		rehearsals,
		dates,
		datesOffice,
	});
	const seminarsDesk = createSeminarsDesk({ db, clock, site, lecturerOf });
	return {
		door,
		attendanceOffice,
		reports,
		papers,
		scans,
		grantsOffice,
		lecturerPack,
		certificatesOffice,
		seminarsDesk,
	};
}

export type AttendanceServices = ReturnType<typeof attendanceServices>;
