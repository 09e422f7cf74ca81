import { createHistory } from "#server/audit/office.ts";
import { deskParts } from "#server/desk/parts.ts";
import { createDesk } from "#server/desk/service.ts";
import { createLetterBlocks } from "#server/outbox/letter-blocks.ts";
import { createBlocking } from "#server/people/blocking.ts";
import { createPersonNotes } from "#server/people/notes.ts";
import { createPersonPage } from "#server/people/page.ts";
import { createReaddressing } from "#server/people/readdressing.ts";
import { createRetention } from "#server/retention/service.ts";
import { createErasing } from "#server/rights/erasing.ts";
import { createRightsOffice } from "#server/rights/office.ts";
import { createAccessPacks } from "#server/rights/packing.ts";
import { createDataRequests } from "#server/rights/requests.ts";
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
	bookings,
	books,
	catalogueOffice,
	clock,
	config,
	contact,
	courseWriting,
	dateAlerts,
	datesOffice,
	db,
	deletion,
	donations,
	grantsOffice,
	holds,
	invoices,
	jobRuns,
	lecturersOffice,
	letters,
	lettersOffice,
	lists,
	members,
	messageTemplates,
	newsletter,
	orders,
	outbox,
	payments,
	peopleOffice,
	picturesOffice,
	places,
	receipts,
	requestsOffice,
	scans,
	secrets,
	seminarWriting,
	setUp,
	settings,
	staff,
	tasks,
	views,
	vouchersOffice,
	waitingList,
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
	const dataRequests = createDataRequests({ db, clock, audit });
	const accessPacks = createAccessPacks({ ...letters, audit, secrets, tasks, members });
	const erasing = createErasing({ ...letters, audit, holds, newsletter, deletion, retention });
	const rightsOffice = createRightsOffice({
		...letters,
		audit,
		retention,
		holds,
		requests: dataRequests,
		packs: accessPacks,
	});
	const stateOffice = createStateOffice({ ...letters, config, audit, payments, jobRuns, colleagues: staff });
	const desk = createDesk({ clock, parts: deskParts({ db, books, setUp, receipts }) });
	const personNotes = createPersonNotes({ db, clock, audit });
	const letterBlocks = createLetterBlocks({ clock });
	const blocking = createBlocking({ db, audit, letterBlocks });
	const readdressing = createReaddressing({
		db,
		audit,
		bookings,
		waitingList,
		orders,
		donations,
		contact,
		dateAlerts,
		newsletter,
		members,
		outbox,
		letterBlocks,
	});
	const personPage = createPersonPage({
		db,
		clock,
		audit,
		invoices,
		lettersOffice,
		peopleOffice,
		personNotes,
		letterBlocks,
	});
	const people = { personPage, personNotes, blocking, readdressing };
	const rights = { dataRequests, accessPacks, erasing, rightsOffice };
	return { ...people, ...rights, history, retention, stateOffice, desk };
}
