import { type LegalSource, list, paragraph, type Section, section, table } from "./text.ts";

export const recipientSections: Section[] = [
	section(
		"empfaenger",
		"Wer deine Daten bekommt",
		paragraph(
			"Bei uns haben nur die Menschen Zugriff, die mit der jeweiligen Sache befasst sind. Änderungen in der Verwaltung werden protokolliert. Außerhalb arbeiten für uns, streng nach Weisung und mit einem Vertrag nach Art. 28 DSGVO:",
		),
		list(
			"das Rechenzentrum, in dem unsere Server stehen,",
			"der Dienst, der unsere E-Mails zustellt,",
			"der SMS-Dienst für die PIN,",
			"der Videokonferenzdienst für Live-Online-Seminare.",
		),
		paragraph(
			"In eigener Verantwortung handeln Zahlungsdienste und Banken, unsere Steuerberatung, Behörden, denen wir Auskunft geben müssen, und die Bewilligungsbehörde bei geförderten Seminaren. Wir verkaufen keine Daten.",
		),
		paragraph(
			"Unsere Server und Sicherungen stehen in der Europäischen Union. In ein Land außerhalb gelangen Daten nur, wenn du selbst einen Dienst nutzt, der dort verarbeitet (etwa PayPal oder unsere Fanpage), und dann auf Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln (Art. 45 und 46 DSGVO).",
		),
	),
];

/** CONST-09 and the retention jobs: the periods named here are those the software keeps. */
export const retentionSection = ({ retention }: Pick<LegalSource, "retention">): Section =>
	section(
		"speicherdauer",
		"Wie lange wir Daten speichern",
		paragraph(
			"Wir löschen Daten, sobald ihr Zweck erfüllt ist. Manche müssen wir länger aufbewahren: Handels- und steuerrechtliche Aufbewahrungsfristen betragen je nach Unterlage zwei bis zehn Jahre. In dieser Zeit sind die Daten gesperrt und werden für nichts anderes verwendet. Einmal im Jahr prüfen wir unseren gesamten Bestand und löschen, was nicht mehr gebraucht wird.",
		),
		table(
			"Fristen im Einzelnen",
			["Daten", "Speicherdauer", "Grundlage"],
			["Server-Logs", "30 Tage", "Art. 6 Abs. 1 Buchst. f DSGVO"],
			["Warenkörbe ohne Bestellung", "4 Stunden gültig, gelöscht nach höchstens 48 Stunden", "Zweck erfüllt"],
			["SMS-PIN, Fehlversuche, Nummer bei Bestellung als Gast", "10 Minuten, 24 Stunden, 30 Tage", "Zweck erfüllt"],
			["Sicherheitsprotokoll: Anmeldungen und verweigerte Zugriffe", "180 Tage", "Art. 6 Abs. 1 Buchst. f DSGVO"],
			["Prüfwerte bekannter Browser", "400 Tage nach der letzten Anmeldung darin", "Art. 6 Abs. 1 Buchst. f DSGVO"],
			["Link zum Zurücksetzen des Passworts", "60 Minuten", "Zweck erfüllt"],
			["Zugänge zu Videokursen", "24 Stunden gültig, Prüfwert danach 30 Tage", "§ 327b Abs. 6 BGB"],
			["Kontaktanfragen", `${retention.contact_months} Monate nach Abschluss`, "Art. 6 Abs. 1 Buchst. b und f DSGVO"],
			[
				"Anmeldungen zu kostenlosen, nicht geförderten Seminaren",
				"bis zum Ende des dritten Kalenderjahres danach",
				"§§ 195, 199 BGB",
			],
			["Einträge auf der Warteliste", `${retention.waiting_list_months} Monate nach dem Termin`, "Zweck erfüllt"],
			[
				"Vormerkungen für einen neuen Termin",
				"bis wir dir geschrieben haben, höchstens ein Jahr; ohne Bestätigung 14 Tage",
				"Zweck erfüllt",
			],
			[
				"Anwesenheit bei nicht geförderten Seminaren",
				"bis zum Ende des dritten Kalenderjahres danach",
				"§§ 195, 199 BGB",
			],
			[
				"Geförderte Seminare: Angaben zum Engagement, Teilnahmelisten",
				"6 Jahre nach Ende des Bewilligungszeitraums, wenn der Bescheid keine andere Frist nennt",
				"Nachweispflicht aus dem Zuwendungsbescheid",
			],
			[
				"Bestellungen, Rechnungen, Buchungsbelege, Spenden",
				"8 Jahre ab Ende des Kalenderjahres",
				"§ 147 AO, § 14b UStG, § 257 HGB",
			],
			["Bücher und Jahresabschlüsse", "10 Jahre ab Ende des Kalenderjahres", "§ 147 AO"],
			["Geschäftsbriefe, Widerrufserklärungen", "6 Jahre ab Ende des Kalenderjahres", "§ 147 AO, § 257 HGB"],
			["SEPA-Mandate", "mit den Buchungsbelegen, mindestens 14 Monate nach dem Einzug", "§ 147 AO"],
			[
				"Einwilligungen und ihr Nachweis",
				"bis zum Ende des dritten Kalenderjahres nach dem Widerruf",
				"§§ 195, 199 BGB",
			],
			[
				"Notizen des Teams zu einer Person",
				"2 Jahre nach der letzten Änderung, früher mit allem anderen von dir",
				"Art. 6 Abs. 1 Buchst. f DSGVO",
			],
			[
				"Sperre für Briefe, als Prüfwert deiner Adresse",
				"bis die Sperre aufgehoben wird",
				"Art. 6 Abs. 1 Buchst. f, Art. 21 Abs. 3 DSGVO",
			],
			["Newsletter-Eintragung ohne Bestätigung", "14 Tage", "Zweck erfüllt"],
			[
				"Konto bei Mein VSZ",
				"bis du es löschst; nach drei Jahren ohne Anmeldung löschen wir es und schreiben dir 30 Tage vorher",
				"Art. 5 Abs. 1 Buchst. e DSGVO",
			],
		),
	);
