import { createCheckInCodes } from "#server/attendance/codes.ts";
import { createCertificates } from "#server/certificates/service.ts";
import { createFeedback } from "#server/feedback/service.ts";
import { createHandoutsOffice } from "#server/handouts/office.ts";
import { createHandouts } from "#server/handouts/service.ts";
import { createPrivateFiles } from "#server/media/private-files.ts";
import { createMessageTemplates } from "#server/messages/templates.ts";
import { createPlacesOffice } from "#server/places/office.ts";
import { createDatesOffice } from "#server/seminars/dates-office.ts";
import { createSeminarsOffice } from "#server/seminars/office.ts";
import { createSeminars } from "#server/seminars/service.ts";
import { createSeminarWriting } from "#server/seminars/writing.ts";
import { createDates } from "#server/sign-ups/dates.ts";
import { createParticipants } from "#server/sign-ups/participants.ts";
import { createWaitingListOffice } from "#server/waiting-list/office.ts";
import type { BaseServices } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { DocumentsServices } from "./documents.ts";
import type { Parts } from "./parts.ts";

/** Seminars, their dates, and what belongs to a date. */
export function seminarsServices({
	audit,
	books,
	clock,
	db,
	invoices,
	letters,
	lists,
	mediaFiles,
	pictures,
	secrets,
	settings,
	site,
}: Parts & BaseServices & ContentServices & DocumentsServices) {
	const dates = createDates({ db, clock });
	const seminars = createSeminars({ db, clock, dates });
	const seminarsOffice = createSeminarsOffice({ ...lists, site });
	const datesOffice = createDatesOffice({ ...lists, audit, site, dates });
	const seminarWriting = createSeminarWriting({ db, clock, audit, datesOffice, pictures });
	const placesOffice = createPlacesOffice({ db, clock, audit, followPlace: seminarWriting.followPlace });
	const waitingListOffice = createWaitingListOffice({ db, datesOffice });
	const messageTemplates = createMessageTemplates({ db, clock, audit });
	const privateFiles = createPrivateFiles(mediaFiles, "papers");
	const participants = createParticipants({ ...lists, invoices, books, datesOffice });
	const feedback = createFeedback({ db, clock, secrets });
	const certificates = createCertificates({ ...letters, secrets, invoices, feedback, audit, dates, settings });
	const handouts = createHandouts({ db, clock, files: privateFiles });
	const handoutsOffice = createHandoutsOffice({ db, clock, audit, files: privateFiles, dates });
	const checkInCodes = createCheckInCodes({ secrets });
	return {
		dates,
		seminars,
		seminarsOffice,
		datesOffice,
		seminarWriting,
		placesOffice,
		waitingListOffice,
		messageTemplates,
		privateFiles,
		participants,
		feedback,
		certificates,
		handouts,
		handoutsOffice,
		checkInCodes,
	};
}

export type SeminarsServices = ReturnType<typeof seminarsServices>;
