import type { IconShape } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import { PERMISSIONS, type Permission } from "#contract/office/permissions.ts";
import type { Counts } from "#contract/office/to-dos.ts";
import { homeOf } from "../session/colleague.ts";
import * as icons from "../ui/icons.ts";

export interface Page {
	label: string;
	path: string;
	needs: Permission;
	/** Whoever may this finds it elsewhere. */
	unless?: Permission;
}

/** Which work it is; counts of what waits are told by these names. */
export type SectionKey = keyof Counts;

export interface Section {
	key: SectionKey;
	label: string;
	/** Where there is little room. */
	short?: string;
	icon: IconShape;
	/** G and this letter go there. */
	letter: string;
	pages: readonly [Page, ...Page[]];
}

/** The rail, by work. A section stands here as soon as it has its first page. */
const SECTIONS: readonly Section[] = [
	{
		key: "today",
		label: "Heute",
		icon: icons.today,
		letter: "h",
		pages: [
			{ label: "Überblick", path: officePaths.today, needs: "desk.see" },
			{ label: "Berichte", path: officePaths.reports, needs: "bookings.read" },
		],
	},
	{
		key: "seminars",
		label: "Seminare",
		icon: icons.calendar,
		letter: "s",
		pages: [
			{ label: "Termine", path: officePaths.dates, needs: "seminars.read" },
			{ label: "Meine Termine", path: officePaths.ownDates, needs: "attendance.write", unless: "seminars.read" },
			{ label: "Seminare & Texte", path: officePaths.seminars, needs: "seminars.read" },
			{ label: "Orte", path: officePaths.places, needs: "seminars.read" },
			{ label: "Buchungen", path: officePaths.bookings, needs: "bookings.read" },
			{ label: "Buchung aufnehmen", path: officePaths.newBooking, needs: "bookings.write" },
			{ label: "Förderungen", path: officePaths.grants, needs: "bookings.read" },
		],
	},
	{
		key: "people",
		label: "Menschen",
		icon: icons.users,
		letter: "m",
		pages: [{ label: "Menschen", path: officePaths.people, needs: "people.read" }],
	},
	{
		key: "money",
		label: "Bestellungen & Geld",
		short: "Geld",
		icon: icons.wallet,
		letter: "g",
		pages: [
			{ label: "Bestellungen", path: officePaths.orders, needs: "orders.read" },
			{ label: "Rechnungen", path: officePaths.invoices, needs: "orders.read" },
			{ label: "Offene Posten", path: officePaths.openItems, needs: "books.read" },
			{ label: "Bankabgleich", path: officePaths.bank, needs: "books.read" },
			{ label: "Lastschriften", path: officePaths.debits, needs: "books.read" },
			{ label: "Steuerberatung", path: officePaths.datev, needs: "books.read" },
			{ label: "Gutscheine", path: officePaths.vouchers, needs: "orders.read" },
			{ label: "Spenden", path: officePaths.donations, needs: "donations.read" },
		],
	},
	{
		key: "content",
		label: "Inhalte",
		icon: icons.newspaper,
		letter: "i",
		pages: [
			{ label: "Ratgeber", path: officePaths.articles, needs: "articles.read" },
			{ label: "Videokurse", path: officePaths.courses, needs: "content.read" },
			{ label: "Mediathek", path: officePaths.pictures, needs: "pictures.add" },
			{ label: "Dozierende", path: officePaths.lecturers, needs: "content.read" },
			{ label: "Kategorien", path: officePaths.categories, needs: "content.read" },
			{ label: "Startseite", path: officePaths.homePage, needs: "content.publish" },
		],
	},
	{
		key: "post",
		label: "Post",
		icon: icons.mail,
		letter: "p",
		pages: [
			{ label: "Postausgang", path: officePaths.letters, needs: "people.read" },
			{ label: "Vorlagen", path: officePaths.messageTemplates, needs: "bookings.write" },
			{ label: "Anfragen", path: officePaths.requests, needs: "people.read" },
			{ label: "Widerrufe", path: officePaths.withdrawals, needs: "orders.read" },
			{ label: "Newsletter", path: officePaths.newsletter, needs: "newsletter.write" },
		],
	},
	{
		key: "settings",
		label: "Einstellungen",
		icon: icons.settings,
		letter: "e",
		pages: [
			{ label: "Allgemein", path: officePaths.settings, needs: "settings.write" },
			{ label: "Rechtstexte", path: officePaths.legalTexts, needs: "settings.write" },
			{ label: "Zustand", path: officePaths.state, needs: "settings.write" },
			{ label: "Team & Rollen", path: officePaths.team, needs: "team.write" },
			{ label: "Datenschutz", path: officePaths.dataProtection, needs: "people.write" },
			{ label: "Verlauf", path: officePaths.history, needs: "history.money" },
		],
	},
];

/** What this person's rights open; nothing else is shown. Whoever begins with their own dates has no Heute. */
export function sectionsFor(may: (permission: Permission) => boolean): Section[] {
	const hasToday = homeOf(PERMISSIONS.filter(may)) === officePaths.today;
	return SECTIONS.filter(({ key }) => key !== "today" || hasToday).flatMap((section) => {
		const [first, ...more] = section.pages.filter(({ needs, unless }) => may(needs) && !(unless && may(unless)));
		return first ? [{ ...section, pages: [first, ...more] as const }] : [];
	});
}

/** The page whose address is the longest beginning of this one. */
export const pageAt = (sections: readonly Section[], path: string): Page | undefined =>
	sections
		.flatMap(({ pages }) => [...pages])
		.filter((page) => path === page.path || path.startsWith(`${page.path}/`))
		.toSorted((one, other) => other.path.length - one.path.length)[0];
