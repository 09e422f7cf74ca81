import {
	type Block,
	facts,
	type LegalText,
	list,
	paragraph,
	providerAddress,
	section,
	table,
} from "#contract/legal/text.ts";
import { KEPT, type KeptKey, type OwnPeriods, PERIODS, ruleWords } from "#contract/retention.ts";
import type { Provider } from "#contract/site.ts";

interface Activity {
	title: string;
	people: string;
	data: string;
	recipients: string;
	rules: readonly KeptKey[];
}

const HOSTING = "Rechenzentrum (Auftragsverarbeitung)";
const MAIL = "Dienst für die Zustellung von E-Mails (Auftragsverarbeitung)";

/** What is done with data of people; every rule belongs to one of them. */
export const ACTIVITIES: Record<string, Activity> = {
	seminare: {
		title: "Seminare: Anmeldung, Durchführung, Bescheinigung",
		people: "Interessierte, Buchende, Teilnehmende, Dozierende",
		data: "Name, Anschrift, E-Mail, Telefon, Institution, gebuchte Termine, Anwesenheit, Notizen, Angaben zum Engagement",
		recipients: `${HOSTING}, ${MAIL}, Videokonferenzdienst, Dozierende (Namen), Bewilligungsbehörde bei geförderten Seminaren`,
		rules: [
			"waiting_list",
			"message_recipients",
			"messages",
			"certificates",
			"person_notes",
			"attendance",
			"scans",
			"grant_packs",
			"funded_answers",
			"participants",
			"free_bookings",
			"funded_bookings",
			"date_alerts",
		],
	},
	videokurse: {
		title: "Verkauf von Seminaren und Videokursen, Rechnungen, Mahnungen",
		people: "Kundinnen und Kunden",
		data: "Name, Anschrift, E-Mail, Bestellungen, Rechnungen, Zahlungen, Bankverbindung und Mandat, Mahnungen, Erstattungen, Widerrufe",
		recipients: `${HOSTING}, ${MAIL}, SMS-Dienst für die PIN, Zahlungsdienst, Bank, Steuerberatung, Finanzamt`,
		rules: ["open_baskets", "phone_pins", "orders", "paid_bookings", "video_links", "withdrawals", "vouchers"],
	},
	buchhaltung: {
		title: "Buchführung und Zahlungsverkehr",
		people: "Kundinnen und Kunden, Spendende",
		data: "Umsätze des Bankkontos mit Name, IBAN und Zweck, Lastschriften, Überweisungen, Buchungssätze",
		recipients: `${HOSTING}, Bank, Steuerberatung, Finanzamt`,
		rules: ["bank_rows", "bank_statements", "payment_files", "datev_exports"],
	},
	spenden: {
		title: "Spenden und Zuwendungsbestätigungen",
		people: "Spendende",
		data: "Name, Anschrift, E-Mail, Betrag, Tag, Bestätigungen",
		recipients: `${HOSTING}, ${MAIL}, Zahlungsdienst, Bank, Finanzamt`,
		rules: ["donations", "donation_receipts"],
	},
	kontakt: {
		title: "Anfragen, Briefe und Newsletter",
		people: "Interessierte, Leserinnen und Leser",
		data: "Name, E-Mail, Telefon, Inhalt der Anfrage, verschickte Briefe, Notizen des Teams, Einwilligung und ihr Nachweis",
		recipients: `${HOSTING}, ${MAIL}`,
		rules: [
			"contact_requests",
			"contact_replies",
			"newsletter_pending",
			"newsletter_proof",
			"newsletter_deliveries",
			"newsletter_bounces",
			"letters",
			"letter_rows",
			"letter_blocks",
			"notes",
		],
	},
	konten: {
		title: "Konten bei Mein VSZ und Sicherheit",
		people: "Mitglieder, Beschäftigte",
		data: "Name, Anschrift, E-Mail, Mobilnummer, Bankverbindung, Anmeldungen, Prüfwerte von Browsern, Protokolle",
		recipients: HOSTING,
		rules: [
			"member_accounts",
			"login_tokens",
			"security_events",
			"known_browsers",
			"tasks",
			"history_looks",
			"history",
		],
	},
	rechte: {
		title: "Anfragen zum Datenschutz",
		people: "Alle Personen, deren Daten verarbeitet werden",
		data: "E-Mail, Art und Tag der Anfrage, zusammengestellte Auskunft, Grund einer Löschsperre",
		recipients: HOSTING,
		rules: ["access_packs", "data_requests", "data_holds"],
	},
};

const MEASURES = [
	"Zutritt: Die Server stehen in einem Rechenzentrum in der Europäischen Union.",
	"Zugang: Anmeldung mit Passwort und zweitem Schritt (Passkey oder Code) für alle, die Daten von Menschen oder Geld sehen; Bremse gegen das Raten.",
	"Zugriff: Rollen mit einzelnen Rechten; was eine Rolle nicht braucht, sieht sie nicht. Änderungen und Blicke auf Daten von Menschen stehen im Verlauf, der nur wächst.",
	"Verschlüsselung: TLS auf dem Weg; Bankverbindungen, Briefe, Dateien für die Bank und Auskünfte liegen verschlüsselt in der Datenbank. Schlüssel können gewechselt werden.",
	"Eingabe und Weitergabe: Prüfung aller Eingaben, Schutz vor fremden Formularen, keine Skripte und Schriften von fremden Servern.",
	"Verfügbarkeit: Sicherungen, Überwachung der Aufgaben und des Postausgangs, Neustart ohne Verlust.",
	"Löschen: Jede Frist wird von derselben Regel ausgeführt, die hier steht; was ging, wird in Zahlen festgehalten.",
	"Trennung: Jede Veranstaltung, Bestellung und Spende hat eigene Datensätze; Auswertungen kommen ohne Namen aus.",
];

const ruleTable = (rules: readonly KeptKey[], own: OwnPeriods): Block =>
	table(
		"Zwecke, Grundlagen und Fristen",
		["Daten", "Zweck", "Grundlage", "Löschung"],
		...rules.map((rule) => {
			const { what, purpose, ground, kept } = KEPT[rule];
			return [what, purpose, `${ground}; ${PERIODS[kept].basis}`, ruleWords(rule, own)];
		}),
	);

/** KEEP-03: the record of processing activities (Art. 30 GDPR), of the same rules that delete. */
export const processingRecord = (provider: Provider, own: OwnPeriods, day: string): LegalText => ({
	title: "Verzeichnis der Verarbeitungstätigkeiten",
	lead: "Nach Art. 30 Abs. 1 DSGVO. Aus denselben Regeln gemacht, nach denen das System löscht.",
	version: day,
	changed_on: day,
	sections: [
		section(
			"verantwortlich",
			"Verantwortlich",
			providerAddress,
			paragraph(`Vertreten durch den Vorstand: ${provider.management} (Vorsitz).`),
			paragraph(`Anfragen zum Datenschutz: ${provider.email}.`),
		),
		...Object.entries(ACTIVITIES).map(([id, { title, people, data, recipients, rules }]) =>
			section(
				id,
				title,
				facts(["Betroffene Personen", people], ["Kategorien von Daten", data], ["Empfänger", recipients]),
				ruleTable(rules, own),
			),
		),
		section(
			"drittland",
			"Übermittlung in Drittländer",
			paragraph(
				"Keine durch uns. Wer mit einem Dienst bezahlt, der außerhalb der Europäischen Union verarbeitet, gibt ihm seine Daten selbst; Grundlage sind ein Angemessenheitsbeschluss oder Standardvertragsklauseln (Art. 45 und 46 DSGVO).",
			),
		),
		section("massnahmen", "Technische und organisatorische Maßnahmen (Art. 32 DSGVO)", list(...MEASURES)),
	],
});
