import { labelOf } from "#contract/fields.ts";
import { LISTS } from "#contract/office/listing.ts";

/** What people read in place of what was noted, where a form has no word for it. */
const LABELS: Record<string, string> = {
	absent: "Gefehlt",
	amount_cents: "Betrag",
	attendance: "Anwesenheiten",
	by: "Von wo",
	contact_requests: "Anfragen",
	currency: "Währung",
	date_alerts: "Vormerkungen",
	done: "Davon getan",
	format: "Format",
	free_bookings: "Anmeldungen",
	from: "Absender",
	funded_answers: "Angaben für Fördermittel",
	host: "Mailserver",
	known_browsers: "Bekannte Browser",
	letters: "Briefe",
	list: "Liste",
	newsletter_pending: "Nie bestätigte Newsletter",
	newsletter_proof: "Nachweise von Einwilligungen",
	outcome: "Ergebnis",
	payment_id: "Zahlung",
	persons: "Personen",
	port: "Port",
	present: "Da",
	problem: "Problem",
	query: "Filter",
	recipient: "An",
	reference: "Kennung",
	reply_to: "Antworten an",
	scans: "eingescannte Listen",
	security: "Verschlüsselung",
	security_events: "Sicherheitsprotokoll",
	server: "Server",
	session: "Einheit",
	sha256: "Prüfsumme",
	shared: "Für alle",
	step: "Schritt",
	tasks: "Lange Arbeiten",
	total: "Insgesamt",
	user: "Benutzername",
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
	security: { starttls: "STARTTLS", tls: "TLS", none: "ohne" },
	outcome: { ok: "in Ordnung", warn: "mit Vorbehalt", err: "gescheitert" },
	step: { house: "Angaben", mail: "Post", legal: "Rechtstexte gelesen", end: "nicht mehr erinnern" },
	format: { xlsx: "Excel", csv: "CSV" },
	list: Object.fromEntries(Object.entries(LISTS).map(([key, { name }]) => [key, name])),
};

export const fieldWord = (field: string): string => LABELS[field] ?? labelOf(field);
export const valueWord = (field: string, value: string): string => VALUES[field]?.[value] ?? value;
