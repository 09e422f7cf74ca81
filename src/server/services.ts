import { createAccess } from "./access/service.ts";
import { createArticlesOffice } from "./articles/office.ts";
import { createArticlePresence } from "./articles/presence.ts";
import { createArticlePreviews } from "./articles/previews.ts";
import { createArticlePublishing } from "./articles/publishing.ts";
import { createArticles } from "./articles/service.ts";
import { createArticleWriting } from "./articles/writing.ts";
import { createCheckInCodes } from "./attendance/codes.ts";
import { createDoor } from "./attendance/door.ts";
import { createLecturerPack } from "./attendance/lecturer-pack.ts";
import { createAttendanceOffice } from "./attendance/office.ts";
import { createPapers } from "./attendance/papers.ts";
import { createProofLists } from "./attendance/proof-lists.ts";
import { createReports } from "./attendance/reports.ts";
import { createScans } from "./attendance/scans.ts";
import { createHistory } from "./audit/office.ts";
import { createAudit } from "./audit/service.ts";
import { createAllocating } from "./bank/allocating.ts";
import { createImporting } from "./bank/importing.ts";
import { createItems } from "./bank/items.ts";
import { createBankOffice } from "./bank/office.ts";
import { createUnplaced } from "./bank/unplaced.ts";
import { createBaskets } from "./basket/service.ts";
import { createAdjusting } from "./books/adjusting.ts";
import { createLedger } from "./books/ledger.ts";
import { createBooksOffice } from "./books/office.ts";
import { createRefundSending } from "./books/sending.ts";
import { createBooks } from "./books/service.ts";
import { createTransfers } from "./books/transfers.ts";
import { createLecturersOffice } from "./catalogue/lecturers-office.ts";
import { createCatalogueOffice } from "./catalogue/office.ts";
import { createCatalogue } from "./catalogue/service.ts";
import { createCertificatesOffice } from "./certificates/office.ts";
import { createCertificates } from "./certificates/service.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createRequestsOffice } from "./contact/office.ts";
import { createContact } from "./contact/service.ts";
import { createCourseCaptions } from "./courses/captions.ts";
import { createCourseFilms } from "./courses/films.ts";
import { createCoursesOffice } from "./courses/office.ts";
import { createCourses } from "./courses/service.ts";
import { createCourseWriting } from "./courses/writing-office.ts";
import { createDateAlerts } from "./date-alerts/service.ts";
import { createDateChanges } from "./date-changes/office.ts";
import { datevDocuments } from "./datev/documents.ts";
import { createDatevOffice } from "./datev/office.ts";
import type { Database } from "./db/client.ts";
import { createDebitsOffice } from "./debits/office.ts";
import { createDebits } from "./debits/service.ts";
import { deskParts } from "./desk/parts.ts";
import { createDesk } from "./desk/service.ts";
import { createDonationsOffice } from "./donations/office.ts";
import { createDonations } from "./donations/service.ts";
import { createOpenItems } from "./dunning/items-office.ts";
import { createDunningOffice } from "./dunning/office.ts";
import { createSending } from "./dunning/sending.ts";
import { createDunning } from "./dunning/service.ts";
import { createExports } from "./exports/service.ts";
import { createFeedback } from "./feedback/service.ts";
import { createFeeds } from "./feeds/service.ts";
import { createGrantsOffice } from "./grants/office.ts";
import { createHandoutsOffice } from "./handouts/office.ts";
import { createHandouts } from "./handouts/service.ts";
import { createDocumentCheck } from "./invoices/check-office.ts";
import { createInvoicesOffice } from "./invoices/office.ts";
import { createInvoices } from "./invoices/service.ts";
import { createJobRuns } from "./jobs/service.ts";
import { createLegalOffice } from "./legal/office.ts";
import type { LegalTexts } from "./legal/service.ts";
import { createLimits } from "./limits/service.ts";
import { createChoices } from "./lists/choices.ts";
import { createFilmPreparing } from "./media/preparing.ts";
import { createPrivateFiles } from "./media/private-files.ts";
import { createMedia } from "./media/service.ts";
import { createUploads } from "./media/uploads.ts";
import { createDeletion } from "./members/deletion/service.ts";
import { createMemberDoor } from "./members/door.ts";
import { createMembers } from "./members/service.ts";
import { createMessagesOffice } from "./messages/office.ts";
import { createMessages } from "./messages/service.ts";
import { createMessageTemplates } from "./messages/templates.ts";
import { createSubscribersOffice } from "./newsletter/office.ts";
import { createNewsletter } from "./newsletter/service.ts";
import { createRehearsals } from "./office/rehearsals.ts";
import { createOfficeSearch } from "./office/search.ts";
import { createDeciding } from "./orders/deciding.ts";
import { createOrderMoney } from "./orders/money.ts";
import { createOrdersOffice } from "./orders/office.ts";
import { createOrderPage } from "./orders/page.ts";
import { createOrders } from "./orders/service.ts";
import { lettersAgain } from "./outbox/again.ts";
import { createOutboxAlarm } from "./outbox/alarm.ts";
import type { Letters } from "./outbox/letters.ts";
import { createLettersOffice } from "./outbox/office.ts";
import type { Outbox } from "./outbox/service.ts";
import { createPaymentFilesOffice } from "./payment-files/office.ts";
import { createPaymentFiles } from "./payment-files/service.ts";
import { chooseProviders } from "./payments/providers/choice.ts";
import { createPayments } from "./payments/service.ts";
import { createSettling } from "./payments/settling.ts";
import { createPeopleOffice } from "./people/office.ts";
import { createMaking } from "./pictures/making.ts";
import { createPicturesOffice } from "./pictures/office.ts";
import { PICTURE_USES } from "./pictures/parts.ts";
import { createPictures } from "./pictures/service.ts";
import { createPins } from "./pins/service.ts";
import { createPlacesOffice } from "./places/office.ts";
import { createPlaces } from "./places/service.ts";
import { createReceiptsOffice } from "./receipts/office.ts";
import { createReceipts } from "./receipts/service.ts";
import { createYearRun } from "./receipts/year-run.ts";
import { createRetention } from "./retention/service.ts";
import { createSearch } from "./search/service.ts";
import { createResealing } from "./secrets/resealing.ts";
import type { Secrets } from "./secrets/service.ts";
import { securityLines } from "./security/lines.ts";
import { createSecurity } from "./security/service.ts";
import { createDatesOffice } from "./seminars/dates-office.ts";
import { createDatesWriting } from "./seminars/dates-writing.ts";
import { createSeminarsDesk } from "./seminars/desk.ts";
import { createSeminarsOffice } from "./seminars/office.ts";
import { createSeminars } from "./seminars/service.ts";
import { createSeminarWriting } from "./seminars/writing.ts";
import { createSessions } from "./sessions/service.ts";
import { createSetUp } from "./set-up/service.ts";
import { createHomeOffice } from "./settings/home-office.ts";
import { createMailOffice } from "./settings/mail-office.ts";
import { createSettingsOffice } from "./settings/office.ts";
import { createPassagesOffice } from "./settings/passages-office.ts";
import type { SettingsService } from "./settings/service.ts";
import { createBookingActs } from "./sign-ups/acts.ts";
import { createBookingActsOffice } from "./sign-ups/acts-office.ts";
import { createAddressees } from "./sign-ups/addressees.ts";
import { createBookingPage } from "./sign-ups/booking-page.ts";
import { createBookings } from "./sign-ups/bookings.ts";
import { createDates } from "./sign-ups/dates.ts";
import { createBookingsOffice } from "./sign-ups/office.ts";
import { createParticipants } from "./sign-ups/participants.ts";
import { createPhoneBookings } from "./sign-ups/phone.ts";
import { createReminders } from "./sign-ups/reminders.ts";
import { createSeating } from "./sign-ups/seating.ts";
import { createSignUps } from "./sign-ups/service.ts";
import { createSite } from "./site/service.ts";
import { createStaffRooms } from "./staff/rooms.ts";
import { createStaff } from "./staff/service.ts";
import { createStateOffice } from "./state/office.ts";
import { createTasksOffice } from "./tasks/office.ts";
import { createTasks } from "./tasks/service.ts";
import type { Staff } from "./viewer.ts";
import { createViews } from "./views/office.ts";
import { createVouchersOffice } from "./vouchers/office.ts";
import { createVouchers } from "./vouchers/service.ts";
import { createWaitingByHand } from "./waiting-list/by-hand.ts";
import { createWaitingListOffice } from "./waiting-list/office.ts";
import { createWaitingList } from "./waiting-list/service.ts";
import { createWithdrawalsOffice } from "./withdrawal/office.ts";
import { createWithdrawals } from "./withdrawal/service.ts";

export interface Parts {
	/** Its provider is always the newest of the settings. */
	config: Config;
	settings: SettingsService;
	legalTexts: LegalTexts;
	database: Database;
	clock: Clock;
	secrets: Secrets;
	outbox: Outbox;
}

/** Every service, each made of those above it: a cycle does not compile. */
export function createServices({ config, settings, legalTexts, database: { db }, clock, secrets, outbox }: Parts) {
	const audit = createAudit({ clock });
	const legalOffice = createLegalOffice({ db, clock, audit, legalTexts });
	const settingsOffice = createSettingsOffice({ db, clock, audit, settings });
	const passagesOffice = createPassagesOffice({ db, clock, audit, settings, config });
	const catalogue = createCatalogue({ db, clock });
	const catalogueOffice = createCatalogueOffice({ db, clock, audit });
	const exports = createExports({ db, clock, audit });
	const views = createViews({ db, clock, audit });
	const lists = { db, clock, audit, exports };
	const peopleOffice = createPeopleOffice(lists);
	const requestsOffice = createRequestsOffice(lists);
	const withdrawalsOffice = createWithdrawalsOffice(lists);
	const subscribersOffice = createSubscribersOffice(lists);
	const invoicesOffice = createInvoicesOffice(lists);
	const documentCheck = createDocumentCheck(lists);
	const donationsOffice = createDonationsOffice(lists);
	const ordersOffice = createOrdersOffice(lists);
	const bookingsOffice = createBookingsOffice(lists);
	const log = (message: string) => console.error(message);
	const limits = createLimits({ db, clock });
	const letters: Letters = { db, clock, limits, outbox, sender: config };
	const invoices = createInvoices({ db, clock, limits, sender: config, audit, settings });
	const adjusting = createAdjusting({ clock, audit });
	const books = createBooks({ clock, audit, adjusting });
	const unplaced = createUnplaced();
	const dunning = createDunning({ clock, audit, outbox, sender: config, books, unplaced, settings });
	const sending = createSending({ dunning });
	const receipts = createReceipts({ ...letters, audit, invoices, settings });
	const yearRun = createYearRun({ receipts });
	const tasks = createTasks({ db, clock, kinds: [lettersAgain, sending, yearRun, datevDocuments], log });
	const receiptsOffice = createReceiptsOffice({ ...lists, limits, tasks, settings, receipts, yearRun });
	const tasksOffice = createTasksOffice({ db, clock, audit });
	const lettersOffice = createLettersOffice({ ...lists, outbox, tasks, config });
	const articlesOffice = createArticlesOffice(lists);
	const coursesOffice = createCoursesOffice(lists);
	const articles = createArticles({ db });
	const site = createSite({ db, clock, articles, config, settings });
	const dates = createDates({ db, clock });
	const seminars = createSeminars({ db, clock, site, dates });
	const seminarsOffice = createSeminarsOffice({ ...lists, site });
	const datesOffice = createDatesOffice({ ...lists, audit, site, dates });
	const pictures = createPictures({ db });
	const articleWriting = createArticleWriting({ db, clock, audit, pictures });
	const articlePresence = createArticlePresence({ db, clock });
	const articlePreviews = createArticlePreviews({ db, clock, audit });
	const picturesOffice = createPicturesOffice({
		db,
		clock,
		audit,
		files: createPrivateFiles(config.dataDir, "pictures"),
		making: createMaking(config.dataDir),
		uses: PICTURE_USES,
	});
	const seminarWriting = createSeminarWriting({ db, clock, audit, datesOffice, pictures });
	const homeOffice = createHomeOffice({ db, clock, audit, settings, pictures });
	const lecturersOffice = createLecturersOffice({ db, clock, audit, catalogue, pictures });
	const placesOffice = createPlacesOffice({ db, clock, audit, followPlace: seminarWriting.followPlace });
	const waitingListOffice = createWaitingListOffice({ db, datesOffice });
	const messageTemplates = createMessageTemplates({ db, clock, audit });
	const privateFiles = createPrivateFiles(config.dataDir, "papers");
	const resealing = createResealing({ db, secrets });
	const media = createMedia({ db, clock, secrets });
	const courses = createCourses({ db, media });
	const uploads = createUploads({ dataDir: config.dataDir, clock });
	const filmPreparing = createFilmPreparing({ db, clock, dataDir: config.dataDir });
	const courseFilms = createCourseFilms({ db, clock, audit, dataDir: config.dataDir });
	const courseCaptions = createCourseCaptions({ db, clock, audit, media, dataDir: config.dataDir });
	const courseWriting = createCourseWriting({ db, clock, audit, media, pictures });
	const search = createSearch({ db, articles, seminars, courses, catalogue });
	const officeSearch = createOfficeSearch({ db });
	const places = createPlaces({ db });
	const choices = createChoices({ catalogue, places, articlesOffice });
	const feeds = createFeeds({ db, config, legalTexts, articles, seminars, courses, catalogue, places });
	const articlePublishing = createArticlePublishing({ db, clock, audit, addresses: feeds.addresses });
	const security = createSecurity({ db, clock, limits, write: securityLines(config.securityLog, log), log });
	const staff = createStaff({ db, clock, limits, secrets, security });
	const mailOffice = createMailOffice({ db, clock, limits, audit, secrets, settings, staff });
	const vouchers = createVouchers({ db, clock, limits });
	const vouchersOffice = createVouchersOffice({ ...lists, audit, sender: config });
	const openItems = createOpenItems({ ...lists, books, adjusting, dunning });
	const dunningOffice = createDunningOffice({ db, audit, limits, sender: config, tasks, dunning, sending });
	const participants = createParticipants({ ...lists, invoices, books, datesOffice });
	const contact = createContact(letters);
	const newsletter = createNewsletter(letters);
	const feedback = createFeedback({ db, clock, secrets });
	const certificates = createCertificates({ ...letters, secrets, invoices, feedback, audit, dates, settings });
	const handouts = createHandouts({ db, clock, files: privateFiles });
	const handoutsOffice = createHandoutsOffice({ db, clock, audit, files: privateFiles, dates });
	const checkInCodes = createCheckInCodes({ secrets });
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
	const signUps = createSignUps({ ...letters, vouchers, newsletter, dates, bookings, waitingList });
	const dateAlerts = createDateAlerts({ ...letters, seminars });
	const sessions = createSessions({ ...letters, security, door: createMemberDoor({ db }) });
	const staffRooms = createStaffRooms({ ...letters, config, secrets, security, audit, sessions });
	const setUp = createSetUp({ db, clock, audit, config, staff, login: staffRooms.staffLogin });
	const lecturerOf = ({ id }: Staff) => staff.lecturerOf(id);
	const door = createDoor({ db, clock, audit, dates, bookings, checkInCodes, lecturerOf });
	const attendanceOffice = createAttendanceOffice({ db, clock, audit, feedback, handoutsOffice, door, lecturerOf });
	const reports = createReports({ db, door });
	const papers = createPapers({ db, clock, audit, door, sender: config });
	const scans = createScans({ db, clock, audit, door, files: createPrivateFiles(config.dataDir, "scans") });
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
	const members = createMembers({ ...letters, legalTexts, newsletter, secrets, invoices, security, sessions });
	const baskets = createBaskets({ db, clock, limits, vouchers });
	const pins = createPins({ ...letters, secrets, members, baskets, log });
	const deletion = createDeletion({ ...letters, members, sessions, baskets, pins, security });
	const access = createAccess({ db, clock, courses, secrets });
	const payments = createPayments({ db, clock, providers: chooseProviders({ db, secrets, config }) });
	const shop = {
		secrets,
		vouchers,
		newsletter,
		members,
		baskets,
		pins,
		access,
		invoices,
		payments,
		legalTexts,
		audit,
		books,
		log,
	};
	const orders = createOrders({ ...letters, ...shop });
	const ledger = createLedger({ books, invoices, orders });
	const booksOffice = createBooksOffice({ db, clock, audit, books, ledger, datesOffice });
	const donations = createDonations({ ...letters, secrets, payments, audit, receipts, log });
	const bankImporting = createImporting({ db, clock, audit, sender: config });
	const bankOffice = createBankOffice({
		...{ db, books, importing: bankImporting, items: createItems({ invoices, donations }) },
		allocating: createAllocating({ clock, audit, books, ledger, donations }),
	});
	const paymentFiles = createPaymentFiles({ clock, audit, secrets, sender: config });
	const filed = { ...letters, audit, secrets, settings, files: paymentFiles };
	const debits = createDebits(filed);
	const debitsOffice = createDebitsOffice({ ...filed, debits });
	const transfers = createTransfers(filed);
	const paymentFilesOffice = createPaymentFilesOffice({
		...filed,
		contents: { debit: debits.content, transfer: transfers.content },
	});
	const datevOffice = createDatevOffice({ db, clock, audit, settings, sender: config, tasks });
	const settling = createSettling({ payments, orders, donations });
	const refundSending = createRefundSending({ db, clock, payments, settling, log });
	const retention = createRetention({ db, clock, audit, settings, scans, grantsOffice });
	const outboxAlarm = createOutboxAlarm({ clock, limits, outbox, log });
	const jobRuns = createJobRuns({ ...letters, log });
	const stateOffice = createStateOffice({ ...letters, config, audit, payments, jobRuns, colleagues: staff });
	const rehearsals = createRehearsals({ db, clock, outbox, invoices, sender: config });
	const lecturerPack = createLecturerPack({ ...letters, audit, door, handoutsOffice, staff, rehearsals });
	const certificatesOffice = createCertificatesOffice({
		...letters,
		audit,
		certificates,
		rehearsals,
		dates,
		datesOffice,
	});
	const seating = createSeating({ clock, audit, dates });
	const acts = createBookingActs({ ...letters, audit, dates, bookings, seating, waitingList, signUps });
	const bookingActsOffice = createBookingActsOffice({ dates, acts, rehearsals });
	const bookingPage = createBookingPage({ ...letters, audit, bookings, dunning, participants });
	const phoneBookings = createPhoneBookings({
		...{ db, clock, audit, vouchers, dates, datesOffice, peopleOffice, participants, bookings, seating, rehearsals },
	});
	const waitingByHand = createWaitingByHand({ ...letters, audit, dates, bookings, seating, waitingList });
	const reminders = createReminders({ ...letters, secrets, dates, bookings, signUps });
	const orderPage = createOrderPage({
		db,
		audit,
		access,
		payments,
		invoices,
		books,
		dunning,
		lettersOffice,
		orders,
		rehearsals,
	});
	const deciding = createDeciding({ ...letters, audit, payments, invoices, books, ledger, orders });
	const orderMoney = createOrderMoney({ db, audit, books, orders, rehearsals, refundSending, deciding });
	const withdrawals = createWithdrawals({ ...letters, audit, orders, rehearsals, books, refundSending });
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
	const desk = createDesk({ clock, parts: deskParts({ db, books, setUp, receipts }) });
	const seminarsDesk = createSeminarsDesk({ db, clock, site, lecturerOf });
	return {
		settings,
		legalTexts,
		legalOffice,
		settingsOffice,
		passagesOffice,
		messages,
		messagesOffice,
		messageTemplates,
		mailOffice,
		setUp,
		stateOffice,
		catalogue,
		catalogueOffice,
		lecturersOffice,
		homeOffice,
		placesOffice,
		history,
		views,
		articles,
		site,
		seminars,
		places,
		media,
		courses,
		search,
		officeSearch,
		feeds,
		vouchers,
		contact,
		newsletter,
		donations,
		receipts,
		receiptsOffice,
		withdrawals,
		dates,
		signUps,
		waitingList,
		reminders,
		dateAlerts,
		limits,
		sessions,
		members,
		deletion,
		baskets,
		pins,
		access,
		audit,
		books,
		invoices,
		certificates,
		certificatesOffice,
		feedback,
		handouts,
		handoutsOffice,
		grantsOffice,
		payments,
		settling,
		refundSending,
		retention,
		orders,
		secrets,
		outbox,
		outboxAlarm,
		jobRuns,
		security,
		resealing,
		staff,
		bookings,
		orderMoney,
		orderPage,
		ordersOffice,
		bookingsOffice,
		lettersOffice,
		articlesOffice,
		articleWriting,
		articlePublishing,
		articlePresence,
		articlePreviews,
		coursesOffice,
		pictures,
		picturesOffice,
		courseWriting,
		courseFilms,
		courseCaptions,
		uploads,
		filmPreparing,
		seminarsOffice,
		datesOffice,
		datesWriting,
		seminarWriting,
		dateChanges,
		participants,
		bookingActsOffice,
		bookingPage,
		phoneBookings,
		waitingByHand,
		booksOffice,
		ledger,
		bankOffice,
		bankImporting,
		adjusting,
		dunning,
		dunningOffice,
		openItems,
		debits,
		debitsOffice,
		transfers,
		paymentFilesOffice,
		waitingListOffice,
		choices,
		tasks,
		tasksOffice,
		peopleOffice,
		requestsOffice,
		withdrawalsOffice,
		subscribersOffice,
		invoicesOffice,
		documentCheck,
		datevOffice,
		vouchersOffice,
		donationsOffice,
		desk,
		seminarsDesk,
		...staffRooms,
		attendanceOffice,
		door,
		reports,
		papers,
		lecturerPack,
		scans,
	};
}

export type Services = ReturnType<typeof createServices>;
