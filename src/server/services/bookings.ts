import { createBounces } from "#server/campaigns/bounces.ts";
import { createCampaignContent } from "#server/campaigns/content.ts";
import { createLinkCheck } from "#server/campaigns/links.ts";
import { createCampaignsOffice } from "#server/campaigns/office.ts";
import { createReturns } from "#server/campaigns/returns.ts";
import { createCampaignSending } from "#server/campaigns/sending.ts";
import { createCampaigns, readerByLink } from "#server/campaigns/service.ts";
import { createConversation } from "#server/contact/conversation.ts";
import { createRequestsOffice } from "#server/contact/office.ts";
import { createReplies } from "#server/contact/replies.ts";
import { createContact } from "#server/contact/service.ts";
import { createDateAlerts } from "#server/date-alerts/service.ts";
import { createDateChanges } from "#server/date-changes/office.ts";
import { createInbox } from "#server/inbox/service.ts";
import { createMessagesOffice } from "#server/messages/office.ts";
import { createMessages } from "#server/messages/service.ts";
import { createSubscriberActs } from "#server/newsletter/acts.ts";
import { createSubscribersOffice } from "#server/newsletter/office.ts";
import { createNewsletter } from "#server/newsletter/service.ts";
import { createPeopleOffice } from "#server/people/office.ts";
import { createDatesWriting } from "#server/seminars/dates-writing.ts";
import { createBookingActs } from "#server/sign-ups/acts.ts";
import { createBookingActsOffice } from "#server/sign-ups/acts-office.ts";
import { createAddressees } from "#server/sign-ups/addressees.ts";
import { createBookingPage } from "#server/sign-ups/booking-page.ts";
import { createBookings } from "#server/sign-ups/bookings.ts";
import { createBookingsOffice } from "#server/sign-ups/office.ts";
import { createPhoneBookings } from "#server/sign-ups/phone.ts";
import { createReminders } from "#server/sign-ups/reminders.ts";
import { createSeating } from "#server/sign-ups/seating.ts";
import { createSignUps } from "#server/sign-ups/service.ts";
import { createWaitingByHand } from "#server/waiting-list/by-hand.ts";
import { createWaitingList } from "#server/waiting-list/service.ts";
import type { BaseServices } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { DocumentsServices } from "./documents.ts";
import type { FindingServices } from "./finding.ts";
import type { Parts } from "./parts.ts";
import type { SeminarsServices } from "./seminars.ts";
import type { StaffServices } from "./staff.ts";

/** Bookings, the waiting list, letters about a date, requests. */
export function bookingsServices({
	articlePublishing,
	articles,
	audit,
	books,
	certificates,
	checkInCodes,
	clock,
	config,
	courses,
	dates,
	datesOffice,
	db,
	dunning,
	handouts,
	invoices,
	legalTexts,
	letters,
	lettersOffice,
	lists,
	participants,
	rehearsals,
	secrets,
	seminars,
	settings,
	staff,
	visits,
	vouchers,
	waitingListOffice,
}: Parts & BaseServices & ContentServices & DocumentsServices & SeminarsServices & FindingServices & StaffServices) {
	const peopleOffice = createPeopleOffice(lists);
	const requestsOffice = createRequestsOffice({ ...lists, audit });
	const conversation = createConversation({
		...letters,
		...{ audit, requestsOffice, staff, replyMailbox: config.inbox?.address ?? null },
	});
	const inbox = createInbox({
		...{ db, clock, url: config.inbox?.url ?? null, publicUrl: config.publicUrl },
		replies: createReplies({ audit }),
	});
	const subscribersOffice = createSubscribersOffice(lists);
	const subscriberActs = createSubscriberActs({ db, clock, audit });
	const bookingsOffice = createBookingsOffice(lists);
	const contact = createContact(letters);
	const newsletter = createNewsletter({ ...letters, readerBy: readerByLink(clock) });
	const newsletterRules = () => settings.now().newsletter;
	const bounces = createBounces({ db, clock, newsletter, rules: newsletterRules });
	const returns = createReturns({ folder: config.bounceFolder, bounces });
	const campaignContent = createCampaignContent({
		...{ clock, sender: letters.sender, articles, courses, seminars },
		deadAmong: articlePublishing.deadAmong,
	});
	const campaigns = createCampaigns({ db, clock, content: campaignContent });
	const campaignSending = createCampaignSending({ ...letters, bounces, rules: newsletterRules });
	const campaignsOffice = createCampaignsOffice({
		...letters,
		...{ audit, campaigns, articles, courses, content: campaignContent, colleague: staff.colleague },
		rules: newsletterRules,
		checkLinks: createLinkCheck(),
	});
	const shown = { certificates, handouts, checkInCodes };
	const bookings = createBookings({ ...letters, secrets, invoices, books, legalTexts, ...shown });
	const addressees = createAddressees({ bookings, invoices, books });
	const messageParts = {
		...letters,
		...{ audit, dates, datesOffice, addressees, waitingListOffice, colleague: staff.colleague },
	};
	const messages = createMessages(messageParts);
	const messagesOffice = createMessagesOffice({ ...messageParts, messages, lettersOffice });
	const waitingList = createWaitingList({ ...letters, secrets, dates, bookings });
	const datesWriting = createDatesWriting({ db, clock, audit, dates, waitingList });
	const signUps = createSignUps({ ...letters, visits, vouchers, newsletter, dates, bookings, waitingList });
	const dateAlerts = createDateAlerts({ ...letters, seminars });
	const seating = createSeating({ clock, audit, dates });
	const acts = createBookingActs({ ...letters, audit, dates, bookings, seating, waitingList, signUps });
	const bookingActsOffice = createBookingActsOffice({ dates, acts, rehearsals });
	const bookingPage = createBookingPage({ ...letters, audit, bookings, dunning, participants });
	const phoneBookings = createPhoneBookings({
		...{ db, clock, audit, vouchers, dates, datesOffice, peopleOffice, participants, bookings, seating, rehearsals },
	});
	const waitingByHand = createWaitingByHand({ ...letters, audit, dates, bookings, seating, waitingList });
	const reminders = createReminders({ ...letters, secrets, dates, bookings, signUps });
	const dateChanges = createDateChanges({
		...letters,
		audit,
		books,
		dates,
		datesWriting,
		bookings,
		waitingList,
		staff,
		rehearsals,
	});
	return {
		peopleOffice,
		requestsOffice,
		conversation,
		inbox,
		subscribersOffice,
		bookingsOffice,
		contact,
		newsletter,
		bounces,
		returns,
		campaigns,
		campaignSending,
		campaignsOffice,
		subscriberActs,
		bookings,
		messages,
		messagesOffice,
		waitingList,
		datesWriting,
		signUps,
		dateAlerts,
		bookingActsOffice,
		bookingPage,
		phoneBookings,
		waitingByHand,
		reminders,
		dateChanges,
	};
}

export type BookingsServices = ReturnType<typeof bookingsServices>;
