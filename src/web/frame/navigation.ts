import { paths } from "#contract/paths.ts";

export interface NavigationItem {
	to: string;
	label: string;
}

/** FRAME-15: in this order. */
export const MAIN_NAVIGATION: readonly NavigationItem[] = [
	{ to: paths.articles, label: "Ratgeber" },
	{ to: paths.seminars, label: "Seminare" },
	{ to: paths.courses, label: "Videokurse" },
	{ to: paths.readAloud, label: "Vorleser" },
	{ to: paths.about, label: "Über uns" },
	{ to: paths.newsletter, label: "Newsletter" },
	{ to: paths.contact, label: "Kontakt" },
];

export const OFFERS: readonly NavigationItem[] = [
	{ to: paths.articles, label: "Ratgeber" },
	{ to: paths.seminars, label: "Seminare" },
	{ to: paths.courses, label: "Videokurse" },
	{ to: paths.newsletter, label: "Newsletter" },
	{ to: paths.readAloud, label: "Vorleser" },
];

export const ABOUT_US: readonly NavigationItem[] = [
	{ to: paths.about, label: "Über uns" },
	{ to: paths.experts, label: "Experten" },
	{ to: paths.press, label: "Presse" },
	{ to: paths.contact, label: "Kontakt" },
	{ to: paths.account, label: "Mein VSZ" },
];

/** The element ids that links within a page lead to. */
export const CONTENT_ID = "inhalt";
export const FOOTER_ID = "fusszeile";
