/** Periods that the house chooses itself, in months; in the privacy notice as they are written there. */
export interface OwnPeriods {
	contact_months: number | string;
	waiting_list_months: number | string;
}

interface Period {
	what: string;
	/** How long, in words, and where it counts from. */
	period: string | ((own: OwnPeriods) => string);
	/** What the length rests on. */
	basis: string;
}

const DONE = "Zweck erfüllt";
const LIMITATION = "§§ 195, 199 BGB";
const INTEREST = "Art. 6 Abs. 1 Buchst. f DSGVO";
const THIRD_YEAR = "bis zum Ende des dritten Kalenderjahres danach";
const TEN_YEARS = "10 Jahre ab Ende des Kalenderjahres";

/**
 * How long what is kept: the rows of the privacy notice, in order. The retention job, the office's page, the record of
 * processing and what an erasure says of what stays all take their words from here.
 */
export const PERIODS = {
	logs: { what: "Server-Logs", period: "30 Tage", basis: INTEREST },
	baskets: {
		what: "Warenkörbe ohne Bestellung",
		period: "4 Stunden gültig, gelöscht nach höchstens 48 Stunden",
		basis: DONE,
	},
	pins: {
		what: "SMS-PIN, Fehlversuche, Nummer bei Bestellung als Gast",
		period: "10 Minuten, 24 Stunden, 30 Tage",
		basis: DONE,
	},
	security: {
		what: "Sicherheitsprotokoll: Anmeldungen und verweigerte Zugriffe",
		period: "180 Tage",
		basis: INTEREST,
	},
	browsers: {
		what: "Prüfwerte bekannter Browser",
		period: "400 Tage nach der letzten Anmeldung darin",
		basis: INTEREST,
	},
	password_links: { what: "Link zum Zurücksetzen des Passworts", period: "60 Minuten", basis: DONE },
	access: {
		what: "Zugänge zu Videokursen",
		period: "24 Stunden gültig, Prüfwert danach 30 Tage",
		basis: "§ 327b Abs. 6 BGB",
	},
	contact: {
		what: "Kontaktanfragen",
		period: ({ contact_months }) => `${contact_months} Monate nach Abschluss`,
		basis: "Art. 6 Abs. 1 Buchst. b und f DSGVO",
	},
	free_bookings: {
		what: "Anmeldungen zu kostenlosen, nicht geförderten Seminaren",
		period: THIRD_YEAR,
		basis: LIMITATION,
	},
	waiting_list: {
		what: "Einträge auf der Warteliste",
		period: ({ waiting_list_months }) => `${waiting_list_months} Monate nach dem Termin`,
		basis: DONE,
	},
	date_alerts: {
		what: "Vormerkungen für einen neuen Termin",
		period: "bis wir dir geschrieben haben, höchstens ein Jahr; ohne Bestätigung 14 Tage",
		basis: DONE,
	},
	attendance: { what: "Anwesenheit bei nicht geförderten Seminaren", period: THIRD_YEAR, basis: LIMITATION },
	funded: {
		what: "Geförderte Seminare: Angaben zum Engagement, Teilnahmelisten",
		period: "6 Jahre nach Ende des Bewilligungszeitraums, wenn der Bescheid keine andere Frist nennt",
		basis: "Nachweispflicht aus dem Zuwendungsbescheid",
	},
	documents: {
		what: "Bestellungen, Rechnungen, Buchungsbelege, Spenden",
		period: "8 Jahre ab Ende des Kalenderjahres",
		basis: "§ 147 AO, § 14b UStG, § 257 HGB",
	},
	receipts: {
		what: "Zuwendungsbestätigungen und ihre Spenden",
		period: TEN_YEARS,
		basis: "§ 50 Abs. 7 EStDV, § 147 AO",
	},
	books: { what: "Bücher und Jahresabschlüsse", period: TEN_YEARS, basis: "§ 147 AO" },
	letters: {
		what: "Geschäftsbriefe, Widerrufserklärungen",
		period: "6 Jahre ab Ende des Kalenderjahres",
		basis: "§ 147 AO, § 257 HGB",
	},
	mandates: {
		what: "SEPA-Mandate",
		period: "mit den Buchungsbelegen, mindestens 14 Monate nach dem Einzug",
		basis: "§ 147 AO",
	},
	consents: {
		what: "Einwilligungen und ihr Nachweis",
		period: "bis zum Ende des dritten Kalenderjahres nach dem Widerruf",
		basis: LIMITATION,
	},
	notes: {
		what: "Notizen des Teams zu einer Person",
		period: "2 Jahre nach der letzten Änderung, früher mit allem anderen von dir",
		basis: INTEREST,
	},
	letter_blocks: {
		what: "Sperre für Briefe, als Prüfwert deiner Adresse",
		period: "bis die Sperre aufgehoben wird",
		basis: "Art. 6 Abs. 1 Buchst. f, Art. 21 Abs. 3 DSGVO",
	},
	newsletter_deliveries: {
		what: "Welche Ausgaben des Newsletters an dich gingen, und was davon zurückkam",
		period: "24 Monate, danach bleiben nur Summen",
		basis: INTEREST,
	},
	newsletter_pending: { what: "Newsletter-Eintragung ohne Bestätigung", period: "14 Tage", basis: DONE },
	rights: {
		what: "Anfragen nach Art. 15 und 17 DSGVO, Löschsperren",
		period: "bis zum Ende des dritten Kalenderjahres nach der Antwort; zusammengestellte Auskünfte 14 Tage",
		basis: LIMITATION,
	},
	account: {
		what: "Konto bei Mein VSZ",
		period: "bis du es löschst; nach drei Jahren ohne Anmeldung löschen wir es und schreiben dir 30 Tage vorher",
		basis: "Art. 5 Abs. 1 Buchst. e DSGVO",
	},
} as const satisfies Record<string, Period>;
export type PeriodKey = keyof typeof PERIODS;

export const periodWords = (key: PeriodKey, own: OwnPeriods): string => {
	const { period }: Period = PERIODS[key];
	return typeof period === "string" ? period : period(own);
};

const CONSENT = "Art. 6 Abs. 1 Buchst. a DSGVO";
const CONTRACT = "Art. 6 Abs. 1 Buchst. b DSGVO";
const LAW = "Art. 6 Abs. 1 Buchst. c DSGVO";

interface Rule {
	what: string;
	purpose: string;
	/** Why it may be kept at all. */
	ground: string;
	/** How long: its row of the privacy notice. */
	kept: PeriodKey;
	/** The period in short, where the row tells of several. */
	short?: string;
}

/** Of who was there: with a grant as long as it has to be proven, without one as long as somebody may ask. */
const SHOWN = `${THIRD_YEAR}; gefördert 6 Jahre nach Ende der Förderung`;

/** Everything that goes by itself, in the order in which it goes. */
export const RULES = {
	newsletter_pending: {
		what: "Newsletter, nicht bestätigt",
		purpose: "Double-Opt-in",
		ground: CONSENT,
		kept: "newsletter_pending",
	},
	newsletter_proof: {
		what: "Newsletter, Einwilligung und ihr Nachweis",
		purpose: "Versand und Nachweis der Einwilligung",
		ground: CONSENT,
		kept: "consents",
	},
	newsletter_deliveries: {
		what: "Newsletter, an wen welche Ausgabe ging",
		purpose: "Jede Ausgabe genau einmal, Abmeldung über ihren Link",
		ground: CONSENT,
		kept: "newsletter_deliveries",
	},
	newsletter_bounces: {
		what: "Newsletter, was zurückkam",
		purpose: "Nicht mehr an Adressen schreiben, die nichts annehmen",
		ground: CONSENT,
		kept: "newsletter_deliveries",
	},
	date_alerts: {
		what: "Vormerkungen für neue Termine",
		purpose: "Hinweis auf den nächsten Termin",
		ground: CONSENT,
		kept: "date_alerts",
	},
	video_links: { what: "Links zu Filmen", purpose: "Zugang zum gekauften Kurs", ground: CONTRACT, kept: "access" },
	contact_requests: { what: "Anfragen", purpose: "Antwort auf Anfragen", ground: CONTRACT, kept: "contact" },
	contact_replies: {
		what: "Antworten per Mail auf Anfragen",
		purpose: "Antwort auf Anfragen",
		ground: CONTRACT,
		kept: "contact",
	},
	waiting_list: {
		what: "Einträge auf Wartelisten",
		purpose: "Vergabe frei werdender Plätze",
		ground: CONTRACT,
		kept: "waiting_list",
	},
	message_recipients: {
		what: "Wer eine Nachricht zum Termin bekam",
		purpose: "Nachweis wichtiger Hinweise",
		ground: CONTRACT,
		kept: "free_bookings",
	},
	messages: {
		what: "Nachrichten zu Terminen",
		purpose: "Nachweis wichtiger Hinweise",
		ground: CONTRACT,
		kept: "free_bookings",
	},
	letters: {
		what: "Inhalte im Postausgang",
		purpose: "Zustellung und Rückfragen",
		ground: CONTRACT,
		kept: "letters",
		short: "30 Tage nach dem Versand",
	},
	letter_rows: {
		what: "Verzeichnis der Briefe",
		purpose: "Nachweis, welcher Brief wann hinausging",
		ground: LAW,
		kept: "letters",
	},
	notes: {
		what: "Notizen zu Personen",
		purpose: "Hilfe, die an Früheres anknüpft",
		ground: INTEREST,
		kept: "notes",
	},
	security_events: {
		what: "Sicherheitsprotokoll",
		purpose: "Schutz der Konten und der Verwaltung",
		ground: INTEREST,
		kept: "security",
	},
	known_browsers: {
		what: "Bekannte Browser",
		purpose: "Warnung bei fremder Anmeldung",
		ground: INTEREST,
		kept: "browsers",
	},
	certificates: {
		what: "Teilnahmebescheinigungen",
		purpose: "Nachweis der Teilnahme",
		ground: CONTRACT,
		kept: "attendance",
		short: SHOWN,
	},
	person_notes: {
		what: "Notizen zu Teilnehmenden",
		purpose: "Rücksicht auf einzelne Personen",
		ground: CONTRACT,
		kept: "attendance",
	},
	attendance: {
		what: "Anwesenheit",
		purpose: "Nachweis der Teilnahme",
		ground: CONTRACT,
		kept: "attendance",
		short: SHOWN,
	},
	scans: {
		what: "Eingescannte Listen",
		purpose: "Nachweis der Teilnahme",
		ground: CONTRACT,
		kept: "funded",
		short: SHOWN,
	},
	grant_packs: {
		what: "Abgegebene Nachweise mit Namen",
		purpose: "Nachweis für Fördermittel",
		ground: LAW,
		kept: "funded",
		short: "6 Jahre nach Ende der Förderung",
	},
	funded_answers: {
		what: "Angaben zum Engagement",
		purpose: "Nachweis für Fördermittel",
		ground: LAW,
		kept: "funded",
		short: "6 Jahre nach Ende der Förderung",
	},
	participants: {
		what: "Teilnehmende mit eigener Adresse",
		purpose: "Durchführung des Seminars",
		ground: CONTRACT,
		kept: "free_bookings",
		short: "mit ihrer Buchung",
	},
	free_bookings: {
		what: "Buchungen ohne Rechnung",
		purpose: "Durchführung des Seminars",
		ground: CONTRACT,
		kept: "free_bookings",
	},
	funded_bookings: {
		what: "Buchungen geförderter Seminare",
		purpose: "Durchführung und Nachweis für Fördermittel",
		ground: LAW,
		kept: "funded",
		short: "6 Jahre nach Ende der Förderung",
	},
	withdrawals: { what: "Widerrufe", purpose: "Bearbeitung des Widerrufs", ground: LAW, kept: "letters" },
	paid_bookings: {
		what: "Buchungen mit Rechnung",
		purpose: "Durchführung, Rechnung und Mahnung",
		ground: LAW,
		kept: "documents",
	},
	orders: {
		what: "Bestellungen mit Rechnungen und Zahlungen",
		purpose: "Kauf, Rechnung, Einzug, Mahnung, Erstattung",
		ground: LAW,
		kept: "documents",
	},
	donation_receipts: {
		what: "Zuwendungsbestätigungen",
		purpose: "Doppel der Bestätigung für das Finanzamt",
		ground: LAW,
		kept: "receipts",
	},
	donations: { what: "Spenden", purpose: "Verwendung und Nachweis der Spenden", ground: LAW, kept: "documents" },
	bank_rows: { what: "Umsätze des Bankkontos", purpose: "Abgleich der Zahlungen", ground: LAW, kept: "documents" },
	bank_statements: { what: "Kontoauszüge", purpose: "Abgleich der Zahlungen", ground: LAW, kept: "documents" },
	payment_files: {
		what: "Dateien für die Bank",
		purpose: "Einzug und Erstattung",
		ground: LAW,
		kept: "documents",
	},
	datev_exports: {
		what: "Monate für die Steuerberatung",
		purpose: "Buchführung",
		ground: LAW,
		kept: "books",
	},
	vouchers: { what: "Gutscheincodes ohne Nutzung", purpose: "Nachlass beim Kauf", ground: CONTRACT, kept: "documents" },
	access_packs: {
		what: "Zusammengestellte Auskünfte",
		purpose: "Antwort nach Art. 15 DSGVO",
		ground: LAW,
		kept: "rights",
		short: "14 Tage",
	},
	data_requests: {
		what: "Anfragen nach Art. 15 und 17 DSGVO",
		purpose: "Nachweis der Antwort",
		ground: LAW,
		kept: "rights",
		short: "bis zum Ende des dritten Kalenderjahres danach",
	},
	data_holds: {
		what: "Aufgehobene Löschsperren",
		purpose: "Nachweis, warum nicht gelöscht wurde",
		ground: INTEREST,
		kept: "rights",
		short: "bis zum Ende des dritten Kalenderjahres danach",
	},
	tasks: {
		what: "Lange Arbeiten der Verwaltung",
		purpose: "Fortschritt und Ergebnis",
		ground: INTEREST,
		kept: "logs",
		short: "30 Tage nach dem Ende",
	},
	history_looks: {
		what: "Verlauf: wer Daten angesehen hat",
		purpose: "Nachweis der Zugriffe",
		ground: INTEREST,
		kept: "consents",
		short: "bis zum Ende des dritten Kalenderjahres danach",
	},
	history: {
		what: "Verlauf: wer etwas geändert hat",
		purpose: "Nachvollziehbarkeit der Bücher",
		ground: LAW,
		kept: "books",
	},
} as const satisfies Record<string, Rule>;
export type RuleKey = keyof typeof RULES;
export const RULE_KEYS = Object.keys(RULES) as [RuleKey, ...RuleKey[]];

/** What jobs of their own delete, each by its own days: told beside the rules, in the same words. */
const OWN_JOBS = {
	member_accounts: {
		what: "Konten bei Mein VSZ",
		purpose: "Kauf, Kurse und Buchungen an einem Ort",
		ground: CONTRACT,
		kept: "account",
		short: "bis zur Löschung durch die Person; drei Jahre ohne Anmeldung, 30 Tage vorher angekündigt",
	},
	open_baskets: {
		what: "Warenkörbe ohne Bestellung",
		purpose: "Auswahl vor der Bestellung",
		ground: CONTRACT,
		kept: "baskets",
	},
	phone_pins: {
		what: "SMS-PINs mit Nummer",
		purpose: "Nummer prüfen vor der Bestellung",
		ground: CONTRACT,
		kept: "pins",
		short: "24 Stunden; die Nummer einer Bestellung als Gast 30 Tage",
	},
	login_tokens: {
		what: "Anmeldungen und Links aus Briefen",
		purpose: "Angemeldet bleiben, Passwort und Adresse bestätigen",
		ground: CONTRACT,
		kept: "password_links",
		short: "einen Tag nach ihrem Ablauf",
	},
	letter_blocks: {
		what: "Sperren für Briefe",
		purpose: "Nicht schreiben, wem es zu viel ist",
		ground: INTEREST,
		kept: "letter_blocks",
		short: "bis die Sperre aufgehoben wird",
	},
} as const satisfies Record<string, Rule>;
export type OwnJobKey = keyof typeof OWN_JOBS;
export const OWN_JOB_KEYS = Object.keys(OWN_JOBS) as OwnJobKey[];

/** Everything that is kept of people. */
export const KEPT = { ...RULES, ...OWN_JOBS };
export type KeptKey = keyof typeof KEPT;
export const KEPT_KEYS = Object.keys(KEPT) as [KeptKey, ...KeptKey[]];

export const ruleOf = (key: KeptKey): Rule => KEPT[key];
export const ruleWords = (key: KeptKey, own: OwnPeriods): string =>
	ruleOf(key).short ?? periodWords(ruleOf(key).kept, own);
