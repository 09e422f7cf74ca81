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
	account: "/mein-vsz",
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
