import { SEARCH_MAX_LENGTH } from "./constants.ts";
import { unixSeconds } from "./dates.ts";

/** Every address of the site that code links to. */
export const paths = {
	home: "/",
	articles: "/ratgeber",
	articlesFeed: "/ratgeber.atom",
	article: (slug: string) => `/ratgeber/${slug}`,
	seminars: "/seminare",
	seminarsFeed: "/seminare.ics",
	seminar: (slug: string, date: string | null) =>
		date ? `/seminare/${slug}/${unixSeconds(date)}` : `/seminare/${slug}`,
	courses: "/videokurse",
	course: (slug: string) => `/videokurse/${slug}`,
	readAloud: "/vorleser",
	about: "/ueber-uns",
	newsletter: "/newsletter",
	newsletterArchive: "/newsletter/archiv",
	newsletterIssue: (id: number) => `/newsletter/archiv/${id}`,
	newsletterFeed: "/newsletter.atom",
	newsletterForm: "/newsletter/formular",
	contact: "/kontakt",
	donate: "/spenden",
	donateForm: "/spenden/formular",
	donateThanks: "/spenden/vielen-dank",
	donationPayment: (token: string) => `/spenden/zahlung/${token}`,
	search: "/suche",
	basket: "/warenkorb",
	checkout: "/kasse",
	checkoutThanks: "/kasse/vielen-dank",
	/** The order on which one can pay (again), and to which the payment page leads back. */
	orderPayment: (token: string) => `/kasse/zahlung/${token}`,
	purchased: (id: number, token: string) => `/produkt/${id}/${token}`,
	place: (id: number) => `/orte/${id}`,
	waitingEntry: (token: string) => `/warteliste/${token}`,
	/** Behind the link in the letter to somebody who waits for a date. */
	dateAlert: (token: string) => `/terminwunsch/${token}`,
	booking: (token: string) => `/buchung/${token}`,
	account: "/mein-vsz",
	login: "/mein-vsz/anmelden",
	loginLink: "/mein-vsz/anmelden/per-mail",
	loginByLink: (token: string) => `/mein-vsz/anmelden/${token}`,
	register: "/mein-vsz/konto-erstellen",
	confirmAccount: (token: string) => `/mein-vsz/bestaetigen/${token}`,
	forgotPassword: "/mein-vsz/passwort-vergessen",
	resetPassword: (token: string) => `/mein-vsz/passwort-zuruecksetzen/${token}`,
	overview: "/mein-vsz/uebersicht",
	profile: "/mein-vsz/profil",
	products: "/mein-vsz/produkte",
	product: (id: number) => `/mein-vsz/produkte/${id}`,
	invoices: "/mein-vsz/rechnungen",
	memberNews: "/mein-vsz/news",
	memberData: "/mein-vsz/daten",
	experts: "/experten",
	expert: (slug: string) => `/experten/${slug}`,
	press: "/presse",
	imprint: "/impressum",
	privacy: "/datenschutz",
	terms: "/agb",
	termsPdf: "/agb.pdf",
	withdrawalPolicy: "/widerruf",
	withdraw: "/vertrag-widerrufen",
	/** Behind the link in a receipt. */
	confirmWithdrawal: (token: string) => `/vertrag-widerrufen/bestaetigen/${token}`,
	withdrawOrder: (token: string) => `/vertrag-widerrufen/bestellung/${token}`,
	accessibility: "/barrierefreiheit",
} as const;

/** The query parameter that holds the search text of a list. */
export const SEARCH_PARAM = "suche";
/** The search text of an address, cut to what can be searched for. */
export const readSearchText = (params: URLSearchParams): string =>
	(params.get(SEARCH_PARAM) ?? "").trim().slice(0, SEARCH_MAX_LENGTH);
export const CATEGORY_PARAM = "kategorie";
export const LECTURER_PARAM = "dozent";
/** How many pages of the list are shown, counted from the first: `seite=3` shows pages 1 to 3. */
export const PAGES_PARAM = "seite";
export const ONLINE_PARAM = "online";
export const MONTH_PARAM = "monat";
export const IN_PERSON_PARAM = "vorort";
export const POSTCODE_PARAM = "plz";
export const RADIUS_PARAM = "umkreis";
export const EVENING_PARAM = "abends";
export const DAYTIME_PARAM = "tagsueber";
export const WEEKEND_PARAM = "wochenende";
export const FREE_PARAM = "kostenlos";
export const SEATS_PARAM = "frei";
/** Up to which month the calendar's page shows what it has found; a subscription has everything. */
export const UNTIL_PARAM = "bis";

/** Of a search: one kind of results only, the columns in place of the list, nothing taken for a typing mistake. */
export const KIND_PARAM = "art";
export const VIEW_PARAM = "ansicht";
export const LITERAL_PARAM = "woertlich";

export const CALENDAR_PARAMS = [
	SEARCH_PARAM,
	ONLINE_PARAM,
	IN_PERSON_PARAM,
	POSTCODE_PARAM,
	RADIUS_PARAM,
	EVENING_PARAM,
	DAYTIME_PARAM,
	WEEKEND_PARAM,
	FREE_PARAM,
	SEATS_PARAM,
	CATEGORY_PARAM,
	MONTH_PARAM,
	LECTURER_PARAM,
];

/** The second of a film at which it begins; the page itself stays the same. */
export const SECOND_PARAM = "t";

/** Which version of a legal text is read. */
export const VERSION_PARAM = "fassung";

/** What stands behind # of the address on a printed voucher, before its code. */
export const VOUCHER_HASH = "gutschein";

/** Which query parameters change what an address shows. All others, and all at any other address, change nothing. */
export const PAGE_PARAMS: Readonly<Record<string, readonly string[]>> = {
	[paths.articles]: [SEARCH_PARAM, CATEGORY_PARAM, PAGES_PARAM],
	[paths.courses]: [SEARCH_PARAM, CATEGORY_PARAM, LECTURER_PARAM],
	[paths.seminars]: [...CALENDAR_PARAMS, UNTIL_PARAM, PAGES_PARAM],
	[paths.seminarsFeed]: CALENDAR_PARAMS,
	[paths.search]: [SEARCH_PARAM, KIND_PARAM, VIEW_PARAM, LITERAL_PARAM],
	[paths.experts]: [CATEGORY_PARAM],
	[paths.terms]: [VERSION_PARAM],
	[paths.withdrawalPolicy]: [VERSION_PARAM],
	[paths.privacy]: [VERSION_PARAM],
	[paths.imprint]: [VERSION_PARAM],
	[paths.accessibility]: [VERSION_PARAM],
};

/** Told when somebody begins to fill in a seminar's form (REP-02). */
export const BEGUN_PATH = "/begonnen";
