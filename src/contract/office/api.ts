import type { ApiOf } from "#contract/endpoint.ts";
import { account, enrolment } from "./account.ts";
import { articleTexts } from "./article-writing.ts";
import { articles } from "./articles.ts";
import { attendance } from "./attendance.ts";
import { bank } from "./bank.ts";
import { bookingActs } from "./booking-acts.ts";
import { bookingPage } from "./booking-page.ts";
import { bookings } from "./bookings.ts";
import { campaigns } from "./campaigns.ts";
import { courseCaptions } from "./captions.ts";
import { categories } from "./categories.ts";
import { certificates } from "./certificates.ts";
import { choices } from "./choices.ts";
import { courseTexts } from "./course-writing.ts";
import { courses } from "./courses.ts";
import { dateChanges } from "./date-changes.ts";
import { papers } from "./date-papers.ts";
import { dateWriting } from "./date-writing.ts";
import { dates } from "./dates.ts";
import { datev } from "./datev.ts";
import { debits } from "./debits.ts";
import { demo } from "./demo.ts";
import { documentCheck } from "./document-check.ts";
import { donations } from "./donations.ts";
import { dunning } from "./dunning.ts";
import { feedback } from "./feedback.ts";
import { grants } from "./grants.ts";
import { handouts } from "./handouts.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { invoices } from "./invoices.ts";
import { lecturerPack } from "./lecturer-pack.ts";
import { lecturers } from "./lecturers.ts";
import { legalTexts } from "./legal-texts.ts";
import { letterBlocks } from "./letter-blocks.ts";
import { letterPassages } from "./letter-passages.ts";
import { letters } from "./letters.ts";
import { mail } from "./mail.ts";
import { messageTemplates } from "./message-templates.ts";
import { messages } from "./messages.ts";
import { openItems } from "./open-items.ts";
import { orderMoney } from "./order-money.ts";
import { orderPage } from "./order-page.ts";
import { orders } from "./orders.ts";
import { ownDates } from "./own-dates.ts";
import { participants } from "./participants.ts";
import { paymentFiles } from "./payment-files.ts";
import { payments } from "./payments.ts";
import { people } from "./people.ts";
import { personAddress } from "./person-address.ts";
import { personNotes } from "./person-notes.ts";
import { personPage } from "./person-page.ts";
import { phoneBookings } from "./phone-bookings.ts";
import { pictures } from "./pictures.ts";
import { places } from "./places.ts";
import { proof } from "./proof.ts";
import { receiptSignature } from "./receipt-signature.ts";
import { receipts } from "./receipts.ts";
import { reports } from "./reports.ts";
import { requests } from "./requests.ts";
import { rights } from "./rights.ts";
import { search } from "./search.ts";
import { secondStep } from "./second-step.ts";
import { seminarTexts } from "./seminar-writing.ts";
import { seminars } from "./seminars.ts";
import { session } from "./session.ts";
import { setUp } from "./set-up.ts";
import { settings } from "./settings.ts";
import { state } from "./state.ts";
import { subscribers } from "./subscribers.ts";
import { tasks } from "./tasks.ts";
import { staffLinks, team } from "./team.ts";
import { toDos } from "./to-dos.ts";
import { today } from "./today.ts";
import { transfers } from "./transfers.ts";
import { views } from "./views.ts";
import { vouchers } from "./vouchers.ts";
import { waitingActs } from "./waiting-acts.ts";
import { withdrawals } from "./withdrawals.ts";

/** The office's own contract. It goes through the same `call`; the site's bundle knows nothing of it. */
export const contract = {
	session,
	secondStep,
	proof,
	enrolment,
	account,
	team,
	staffLinks,
	ownDates,
	toDos,
	today,
	reports,
	tasks,
	search,
	choices,
	categories,
	lecturers,
	places,
	dates,
	dateChanges,
	dateWriting,
	certificates,
	feedback,
	handouts,
	attendance,
	papers,
	lecturerPack,
	grants,
	seminars,
	articleTexts,
	seminarTexts,
	articles,
	courses,
	pictures,
	home,
	courseTexts,
	courseCaptions,
	orderMoney,
	orderPage,
	orders,
	bookings,
	bookingPage,
	bookingActs,
	phoneBookings,
	waitingActs,
	participants,
	bank,
	openItems,
	dunning,
	debits,
	transfers,
	paymentFiles,
	payments,
	people,
	personPage,
	personNotes,
	personAddress,
	letterBlocks,
	invoices,
	documentCheck,
	vouchers,
	receiptSignature,
	receipts,
	donations,
	letters,
	messages,
	campaigns,
	messageTemplates,
	letterPassages,
	requests,
	withdrawals,
	subscribers,
	history,
	settings,
	datev,
	rights,
	mail,
	setUp,
	state,
	legalTexts,
	views,
	// The last, so that whoever tries all of them in turn empties nothing that another needs.
	demo,
};

export type OfficeApi = ApiOf<typeof contract>;
