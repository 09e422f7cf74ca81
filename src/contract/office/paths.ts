/** Where the office stands; its own addresses count from here. */
export const OFFICE_BASE = "/verwaltung";

/** The office's screens. */
export const officePaths = {
	login: "/anmelden",
	forgotPassword: "/passwort-vergessen",
	newPassword: "/neues-passwort/:token",
	invitation: "/einladung/:token",
	setUp: "/einrichten",
	setUpLink: "/einrichten/:token",
	setUpHouse: "/einrichten/haus",
	setUpMail: "/einrichten/post",
	setUpDone: "/einrichten/fertig",
	/** Leads to where somebody begins. */
	home: "/",
	today: "/heute",
	reports: "/berichte",
	account: "/konto",
	/** A lecturer's. */
	ownDates: "/meine-termine",
	dates: "/seminare",
	/** What the address of a date stands under; leads to the list. */
	datesAlone: "/seminare/termine",
	date: (id: number | string) => `/seminare/termine/${id}`,
	move: (id: number | string) => `/seminare/termine/${id}/verlegen`,
	callOff: (id: number | string) => `/seminare/termine/${id}/absagen`,
	dateAttendance: (id: number | string) => `/seminare/termine/${id}/anwesenheit`,
	datePapers: (id: number | string) => `/seminare/termine/${id}/unterlagen`,
	dateMoney: (id: number | string) => `/seminare/termine/${id}/geld`,
	dateHistory: (id: number | string) => `/seminare/termine/${id}/verlauf`,
	dateForm: (id: number | string) => `/seminare/termine/${id}/bearbeiten`,
	/** For whoever has not said yet of which seminar. */
	newDate: "/seminare/termine/neu",
	calendar: "/seminare/kalender",
	dateMessages: (id: number | string) => `/seminare/termine/${id}/nachrichten`,
	newMessage: (id: number | string) => `/seminare/termine/${id}/nachrichten/neu`,
	seminars: "/seminare/texte",
	newSeminar: "/seminare/texte/neu",
	seminar: (id: number | string) => `/seminare/texte/${id}`,
	newDates: (id: number | string) => `/seminare/texte/${id}/termine`,
	grants: "/seminare/foerderungen",
	grant: (id: number | string) => `/seminare/foerderungen/${id}`,
	places: "/seminare/orte",
	place: (id: number | string) => `/seminare/orte/${id}`,
	bookings: "/seminare/buchungen",
	newBooking: "/seminare/buchungen/neu",
	/** With the date chosen already. */
	newBookingFor: (dateId: number) => `/seminare/buchungen/neu?termin=${dateId}`,
	/** For somebody the house knows. */
	newBookingBy: (email: string) => `/seminare/buchungen/neu?${new URLSearchParams({ wer: email })}`,
	booking: (number: string) => `/seminare/buchungen/${number}`,
	people: "/menschen",
	person: (id: number | string) => `/menschen/${id}`,
	/** Leads to the page of whoever has this address. */
	personOf: (email: string) => `/menschen/adresse/${email === ":email" ? email : encodeURIComponent(email)}`,
	orders: "/bestellungen",
	order: (number: string) => `/bestellungen/${number}`,
	invoices: "/bestellungen/rechnungen",
	invoice: (number: string) => `/bestellungen/rechnungen/${number}`,
	documentCheck: "/bestellungen/rechnungen/pruefung",
	overdueInvoices: "/bestellungen/rechnungen?state=overdue",
	openItems: "/bestellungen/offene-posten",
	openItem: (number: string, state: string | null) =>
		`/bestellungen/offene-posten?${new URLSearchParams({ ...(state ? { state } : {}), eintrag: number })}`,
	bank: "/bestellungen/bankabgleich",
	bankStatement: (id: number | string) => `/bestellungen/bankabgleich?auszug=${id}`,
	debits: "/bestellungen/lastschriften",
	mandates: "/bestellungen/lastschriften/mandate",
	transfers: "/bestellungen/lastschriften/erstattungen",
	datev: "/bestellungen/steuerberatung",
	datevMonth: (month: string) => `/bestellungen/steuerberatung/${month}`,
	vouchers: "/bestellungen/gutscheine",
	newVouchers: "/bestellungen/gutscheine/neu",
	voucherBatch: (id: number | string) => `/bestellungen/gutscheine/${id}`,
	donations: "/bestellungen/spenden",
	receipts: "/bestellungen/spenden/bestaetigungen",
	receipt: (number: string) => `/bestellungen/spenden/bestaetigungen/${number}`,
	receiptYear: "/bestellungen/spenden/jahr",
	donation: (reference: string) => `/bestellungen/spenden/${reference}`,
	content: "/inhalte",
	articles: "/inhalte/ratgeber",
	article: (id: number | string) => `/inhalte/ratgeber/${id}`,
	courses: "/inhalte/videokurse",
	pictures: "/inhalte/mediathek",
	picture: (id: number | string) => `/inhalte/mediathek?eintrag=${id}`,
	lecturers: "/inhalte/dozierende",
	lecturer: (id: number | string) => `/inhalte/dozierende/${id}`,
	categories: "/inhalte/kategorien",
	homePage: "/inhalte/startseite",
	newCourse: "/inhalte/videokurse/neu",
	captions: (id: number | string, place: string) => `/inhalte/videokurse/${id}/untertitel/${place}`,
	course: (id: number | string) => `/inhalte/videokurse/${id}`,
	letters: "/post",
	letter: (id: string) => `/post?eintrag=${id}`,
	messageTemplates: "/post/vorlagen",
	requests: "/post/anfragen",
	request: (id: number) => `/post/anfragen/${id}`,
	withdrawals: "/post/widerrufe",
	withdrawal: (id: number) => `/post/widerrufe/${id}`,
	newsletter: "/post/newsletter",
	campaign: (id: number | string) => `/post/newsletter/${id}`,
	subscribers: "/post/newsletter/leser",
	settings: "/einstellungen",
	mail: "/einstellungen/mail",
	letterPassages: "/einstellungen/briefe",
	state: "/einstellungen/zustand",
	legalTexts: "/einstellungen/rechtstexte",
	team: "/einstellungen/team",
	dataProtection: "/einstellungen/datenschutz",
	history: "/einstellungen/verlauf",
	parts: "/bausteine",
} as const;

/** Where the server itself shows the public page of a seminar to staff. */
export const seminarPreviewPath = (id: number | string): string => `${OFFICE_BASE}/vorschau/seminar/${id}`;

/** A newsletter as it arrives. */
export const campaignPreviewPath = (id: number | string): string => `${OFFICE_BASE}/vorschau/newsletter/${id}`;

/** The same of an article; and for whoever has the secret link, also without a login. */
export const articlePreviewPath = (id: number | string): string => `${OFFICE_BASE}/vorschau/artikel/${id}`;
export const articlePreviewLink = (token: string): string => `/vorschau/${token}`;
/** The same of a video course. */
export const coursePreviewPath = (id: number | string): string => `${OFFICE_BASE}/vorschau/videokurs/${id}`;

/** Only addresses of the office itself are opened after a login. */
export const isOfficePath = (path: string): boolean => /^\/(?![/\\])[\w\-/.~%?&=+,:;@!$'()*]*$/.test(path);
