/** Where the office stands; its own addresses count from here. */
export const OFFICE_BASE = "/verwaltung";

/** The office's screens. Some are still to be furnished: their addresses stand all the same. */
export const officePaths = {
	login: "/anmelden",
	today: "/heute",
	dates: "/seminare",
	date: (id: number) => `/seminare/termine/${id}`,
	attendance: (dateId: number) => `/seminare/termine/${dateId}/anwesenheit`,
	papers: (dateId: number) => `/seminare/termine/${dateId}/unterlagen`,
	newBooking: "/seminare/buchung",
	booking: (number: string) => `/seminare/buchungen/${number}`,
	orders: "/geld/bestellungen",
	order: (number: string) => `/geld/bestellungen/${number}`,
	openItems: "/geld/offene-posten",
	donations: "/geld/spenden",
	outbox: "/post/ausgang",
	requests: "/post/anfragen",
	request: (id: number) => `/post/anfragen/${id}`,
	withdrawals: "/post/widerrufe",
	withdrawal: (id: number) => `/post/widerrufe/${id}`,
	newsletter: "/post/newsletter",
	account: "/konto",
	settings: "/einstellungen",
	state: "/einstellungen/zustand",
	legalTexts: "/einstellungen/rechtstexte",
	team: "/einstellungen/team",
	history: "/einstellungen/verlauf",
	parts: "/bausteine",
} as const;

/** Only addresses of the office itself are opened after a login. */
export const isOfficePath = (path: string): boolean => /^\/(?![/\\])[\w\-/.~%?&=+,:;@!$'()*]*$/.test(path);
