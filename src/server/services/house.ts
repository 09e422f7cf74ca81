import { createAlarms } from "#server/alarms/service.ts";
import { createHistory } from "#server/audit/office.ts";
import { createBackups } from "#server/backups/service.ts";
import { createDailyList } from "#server/desk/daily-list.ts";
import { deskParts } from "#server/desk/parts.ts";
import { createDesk } from "#server/desk/service.ts";
import { createReportsOffice } from "#server/reports/office.ts";
import { createRetention } from "#server/retention/service.ts";
import { createStateOffice } from "#server/state/office.ts";
import type { AttendanceServices } from "./attendance.ts";
import type { BaseServices } from "./base.ts";
import type { BookingsServices } from "./bookings.ts";
import type { ContentServices } from "./content.ts";
import type { DocumentsServices } from "./documents.ts";
import type { Parts } from "./parts.ts";
import type { SeminarsServices } from "./seminars.ts";
import type { ShopServices } from "./shop.ts";
import type { StaffServices } from "./staff.ts";

/** What looks over everything: history, retention, state, the day. */
export function houseServices({
	articleWriting,
	audit,
	books,
	campaignsOffice,
	catalogueOffice,
	clock,
	config,
	courseWriting,
	databaseUrl,
	datesOffice,
	db,
	grantsOffice,
	jobRuns,
	lecturersOffice,
	letters,
	lists,
	mediaFiles,
	messageTemplates,
	payments,
	peopleOffice,
	picturesOffice,
	places,
	receipts,
	inbox,
	requestsOffice,
	scans,
	seminarWriting,
	setUp,
	settings,
	staff,
	views,
	vouchersOffice,
}: Parts &
	BaseServices &
	ContentServices &
	DocumentsServices &
	SeminarsServices &
	StaffServices &
	BookingsServices &
	AttendanceServices &
	ShopServices) {
	const titles = {
		campaign: campaignsOffice.names,
		message_template: messageTemplates.names,
		grant: grantsOffice.names,
		voucher_batch: vouchersOffice.names,
		picture: picturesOffice.names,
		category: catalogueOffice.names,
		lecturer: lecturersOffice.names,
		view: views.names,
		date: datesOffice.names,
		seminar: seminarWriting.names,
		article: articleWriting.names,
		course: courseWriting.names,
		person: peopleOffice.names,
		request: requestsOffice.names,
	};
	const history = createHistory({ ...lists, titles, things: { place: places.titles, grant: grantsOffice.names } });
	const retention = createRetention({ db, clock, audit, settings, scans, grantsOffice });
	const backups = createBackups({ db, databaseUrl, clock, config, mediaFiles });
	const stateOffice = createStateOffice({
		...letters,
		config,
		audit,
		payments,
		jobRuns,
		backups,
		mediaFiles,
		inbox,
		colleagues: staff,
	});
	const alarms = createAlarms({ ...letters, config, jobRuns });
	const desk = createDesk({ clock, parts: deskParts({ db, books, setUp, receipts, alarms }) });
	const dailyList = createDailyList({ ...letters, desk });
	const reportsOffice = createReportsOffice({ ...letters });
	return { backups, history, retention, stateOffice, desk, alarms, dailyList, reportsOffice };
}

export type HouseServices = ReturnType<typeof houseServices>;
