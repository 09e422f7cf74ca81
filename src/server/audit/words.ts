import { labelOf } from "#contract/fields.ts";
import { LISTS } from "#contract/office/listing.ts";

/** What people read in place of what was noted, where a form has no word for it. */
const LABELS: Record<string, string> = {
	amount_cents: "Betrag",
	attendance: "Anwesenheiten",
	by: "Von wo",
	contact_requests: "Anfragen",
	currency: "Währung",
	date_alerts: "Vormerkungen",
	done: "Davon getan",
	format: "Format",
	free_bookings: "Anmeldungen",
	funded_answers: "Angaben für Fördermittel",
	known_browsers: "Bekannte Browser",
	letters: "Briefe",
	list: "Liste",
	newsletter_pending: "Nie bestätigte Newsletter",
	newsletter_proof: "Nachweise von Einwilligungen",
	payment_id: "Zahlung",
	problem: "Problem",
	query: "Filter",
	reference: "Kennung",
	security_events: "Sicherheitsprotokoll",
	shared: "Für alle",
	tasks: "Lange Arbeiten",
	total: "Insgesamt",
	video_links: "Videolinks",
	waiting_list: "Wartelistenplätze",
	was: "Vorher",
	withdrawals: "Widerrufe",
};

const VALUES: Record<string, Record<string, string>> = {
	by: { receipt: "Link in der Mail", order_page: "Seite der Bestellung", account: "Mein VSZ", staff: "Verwaltung" },
	was: {
		awaiting_payment: "wartet auf die Zahlung",
		placed: "bestellt",
		paid: "bezahlt",
		cancelled: "verfallen",
		withdrawn: "widerrufen",
	},
	problem: {
		order_withdrawn: "Bestellung ist widerrufen",
		order_cancelled: "Bestellung ist verfallen",
		already_paid: "Bestellung ist schon bezahlt",
		amount_differs: "Betrag weicht ab",
	},
	format: { xlsx: "Excel", csv: "CSV" },
	list: Object.fromEntries(Object.entries(LISTS).map(([key, { name }]) => [key, name])),
};

export const fieldWord = (field: string): string => LABELS[field] ?? labelOf(field);
export const valueWord = (field: string, value: string): string => VALUES[field]?.[value] ?? value;
