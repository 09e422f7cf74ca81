import { type Permission, type Role, rolesMay } from "#contract/office/permissions.ts";

/** What somebody does here, in one line. */
export const ROLE_WORDS: Record<Role, string> = {
	admin: "alles, auch Team und Einstellungen",
	office: "Seminare, Buchungen, Menschen, Bestellungen",
	editor: "Artikel, Kurse und Texte, auch veröffentlichen",
	author: "eigene Entwürfe",
	accounting: "Rechnungen, Bank, Spenden",
	lecturer: "eigene Termine und wer kommt",
};

interface Work {
	title: string;
	write: Permission;
	read?: Permission;
}

/** The table of rights in words; what the server asks is the same list. */
export const WORK: readonly Work[] = [
	{ title: "Termine und Buchungen", write: "bookings.write", read: "bookings.read" },
	{ title: "Seminare und ihre Texte", write: "seminars.texts", read: "seminars.read" },
	{ title: "Namen am Termin, Anwesenheit", write: "attendance.write" },
	{ title: "Menschen und Datenschutz", write: "people.write", read: "people.read" },
	{ title: "Bestellungen, Rechnungen, Gutscheine", write: "orders.write", read: "orders.read" },
	{ title: "Bank, Mahnungen, Lastschriften", write: "books.write", read: "books.read" },
	{ title: "Spenden", write: "donations.write", read: "donations.read" },
	{ title: "Artikel", write: "content.write", read: "content.read" },
	{ title: "Videokurse und Filme", write: "courses.write", read: "content.read" },
	{ title: "Veröffentlichen", write: "content.publish" },
	{ title: "Newsletter verschicken", write: "newsletter.send", read: "newsletter.write" },
	{ title: "Team und Einstellungen", write: "team.write" },
];

export function mayWords(role: Role, { write, read }: Work): "ja" | "lesen" | "nein" | "schreiben" {
	if (rolesMay([role], write)) return "ja";
	if (!read || !rolesMay([role], read)) return "nein";
	return read === "newsletter.write" ? "schreiben" : "lesen";
}
