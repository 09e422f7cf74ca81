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
	newsletterForm: "/newsletter/formular",
	contact: "/kontakt",
	donate: "/spenden",
	donateForm: "/spenden/formular",
	donateThanks: "/spenden/vielen-dank",
	search: "/suche",
	basket: "/warenkorb",
	checkout: "/kasse",
	checkoutThanks: "/kasse/vielen-dank",
	/** The order on which one can pay (again), and to which the payment page leads back. */
	orderPayment: (token: string) => `/kasse/zahlung/${token}`,
	purchased: (id: number, token: string) => `/produkt/${id}/${token}`,
	booking: (token: string) => `/buchung/${token}`,
	account: "/mein-vsz",
	login: "/mein-vsz/anmelden",
	register: "/mein-vsz/konto-erstellen",
	confirmAccount: (token: string) => `/mein-vsz/bestaetigen/${token}`,
	forgotPassword: "/mein-vsz/passwort-vergessen",
	resetPassword: (token: string) => `/mein-vsz/passwort-zuruecksetzen/${token}`,
	profile: "/mein-vsz/profil",
	products: "/mein-vsz/produkte",
	product: (id: number) => `/mein-vsz/produkte/${id}`,
	memberNews: "/mein-vsz/news",
	experts: "/experten",
	press: "/presse",
	imprint: "/impressum",
	privacy: "/datenschutz",
	terms: "/agb",
	termsPdf: "/agb.pdf",
	withdrawalPolicy: "/widerruf",
	withdraw: "/vertrag-widerrufen",
	accessibility: "/barrierefreiheit",
} as const;

/** The query parameter that holds the search text of a list. */
export const SEARCH_PARAM = "suche";
