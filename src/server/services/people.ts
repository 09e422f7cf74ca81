import { createSubscriberImport } from "#server/newsletter/importing.ts";
import { createLetterBlocks } from "#server/outbox/letter-blocks.ts";
import { createBlocking } from "#server/people/blocking.ts";
import { createPersonNotes } from "#server/people/notes.ts";
import { createPersonPage } from "#server/people/page.ts";
import { createReaddressing } from "#server/people/readdressing.ts";
import { createErasing } from "#server/rights/erasing.ts";
import { createErasures } from "#server/rights/erasures.ts";
import { createRightsOffice } from "#server/rights/office.ts";
import { createOwnErasure } from "#server/rights/own-erasure.ts";
import { createAccessPacks } from "#server/rights/packing.ts";
import { createDataRequests } from "#server/rights/requests.ts";
import { createTaxYears } from "#server/rights/tax-years.ts";
import type { BaseServices } from "./base.ts";
import type { BookingsServices } from "./bookings.ts";
import type { DocumentsServices } from "./documents.ts";
import type { HouseServices } from "./house.ts";
import type { Parts } from "./parts.ts";
import type { SeminarsServices } from "./seminars.ts";
import type { ShopServices } from "./shop.ts";
import type { StaffServices } from "./staff.ts";

/** One person over all that they are here, and their rights. */
export function peopleServices({
	audit,
	baskets,
	bookings,
	clock,
	config,
	contact,
	dateAlerts,
	db,
	deletion,
	donations,
	holds,
	invoices,
	letters,
	lettersOffice,
	members,
	newsletter,
	orders,
	outbox,
	peopleOffice,
	pins,
	retention,
	secrets,
	sessions,
	tasks,
	waitingList,
}: Parts &
	BaseServices &
	DocumentsServices &
	SeminarsServices &
	StaffServices &
	BookingsServices &
	ShopServices &
	HouseServices) {
	const personNotes = createPersonNotes({ db, clock, audit });
	const letterBlocks = createLetterBlocks({ clock });
	const blocking = createBlocking({ db, audit, letterBlocks });
	const dataRequests = createDataRequests({ db, clock, audit });
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
		holds,
		dataRequests,
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
	const accessPacks = createAccessPacks({ ...letters, audit, secrets, tasks, members });
	const erasures = createErasures({ db, clock, secrets, config });
	const subscriberImport = createSubscriberImport({ ...letters, audit, letterBlocks, erasures });
	const erasing = createErasing({ ...letters, audit, holds, newsletter, deletion, retention, erasures });
	const ownErasure = createOwnErasure({ db, members, deletion, erasing, erasures });
	const taxYears = createTaxYears({ db, clock, audit });
	const rightsOffice = createRightsOffice({
		...letters,
		audit,
		retention,
		ownJobs: [deletion.tendUnused, baskets.purge, pins.purge, sessions.links.purge],
		holds,
		years: taxYears,
		requests: dataRequests,
		packs: accessPacks,
	});
	return {
		personPage,
		personNotes,
		blocking,
		readdressing,
		dataRequests,
		accessPacks,
		erasing,
		erasures,
		subscriberImport,
		ownErasure,
		rightsOffice,
		taxYears,
	};
}
