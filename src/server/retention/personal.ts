import type { PersonalData } from "#server/members/export/rules.ts";

interface Kept {
	/** Where the export of a member's data tells of it. */
	export: keyof PersonalData;
	/** What the privacy notice calls it where it says how long it is kept. */
	period: string;
}

const BOOKS = "Bestellungen, Rechnungen, Buchungsbelege, Spenden";

/** Every table that knows a person. A test compares it with the schema, so that no new one is forgotten. */
export const PERSONAL_TABLES: Record<string, Kept> = {
	access_grants: { export: "orders", period: "Zugänge zu Videokursen" },
	baskets: { export: "basket", period: "Warenkörbe ohne Bestellung" },
	contact_requests: { export: "contact_requests", period: "Kontaktanfragen" },
	date_alerts: { export: "date_alerts", period: "Vormerkungen für einen neuen Termin" },
	donation_receipts: { export: "donation_receipts", period: BOOKS },
	donations: { export: "donations", period: BOOKS },
	known_browsers: { export: "known_browsers", period: "Prüfwerte bekannter Browser" },
	members: { export: "profile", period: "Konto bei Mein VSZ" },
	message_recipients: {
		export: "date_messages",
		period: "Anmeldungen zu kostenlosen, nicht geförderten Seminaren",
	},
	newsletter_subscribers: { export: "newsletter", period: "Einwilligungen und ihr Nachweis" },
	orders: { export: "orders", period: BOOKS },
	outbox: { export: "messages", period: "Geschäftsbriefe, Widerrufserklärungen" },
	/** Holds nothing but what the others do, and goes with the last of them. */
	people: { export: "profile", period: BOOKS },
	person_notes: { export: "notes", period: "Notizen des Teams zu einer Person" },
	pins: { export: "phone_pins", period: "SMS-PIN, Fehlversuche, Nummer bei Bestellung als Gast" },
	security_events: {
		export: "security_events",
		period: "Sicherheitsprotokoll: Anmeldungen und verweigerte Zugriffe",
	},
	sign_up_persons: { export: "participations", period: "Anmeldungen zu kostenlosen, nicht geförderten Seminaren" },
	sign_ups: { export: "bookings", period: "Anmeldungen zu kostenlosen, nicht geförderten Seminaren" },
	tokens: { export: "logins_and_links", period: "Link zum Zurücksetzen des Passworts" },
	waiting_list: { export: "waiting_list", period: "Einträge auf der Warteliste" },
	withdrawals: { export: "withdrawals", period: "Geschäftsbriefe, Widerrufserklärungen" },
};
