/** Where the office stands; its own addresses count from here. */
export const OFFICE_BASE = "/verwaltung";

/** The office's screens. */
export const officePaths = {
	login: "/anmelden",
	today: "/heute",
	account: "/konto",
	dates: "/seminare",
	seminars: "/seminare/texte",
	bookings: "/seminare/buchungen",
	people: "/menschen",
	orders: "/bestellungen",
	invoices: "/bestellungen/rechnungen",
	articles: "/inhalte/ratgeber",
	courses: "/inhalte/videokurse",
	letters: "/post",
	settings: "/einstellungen",
	state: "/einstellungen/zustand",
	legalTexts: "/einstellungen/rechtstexte",
	team: "/einstellungen/team",
	history: "/einstellungen/verlauf",
	parts: "/bausteine",
} as const;

/** Only addresses of the office itself are opened after a login. */
export const isOfficePath = (path: string): boolean => /^\/(?![/\\])[\w\-/.~%?&=+,:;@!$'()*]*$/.test(path);
