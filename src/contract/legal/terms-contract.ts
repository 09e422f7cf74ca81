import { paths } from "#contract/paths.ts";
import { clauses, link, list, providerAddress, type Section, section, steps } from "./text.ts";

/** Who the contract is with and how it comes about (§ 312i BGB, Art. 246c EGBGB). */
export const contractSections = (publicUrl: string): Section[] => [
	section(
		"geltung",
		"Geltung und Vertragspartner",
		...clauses(
			{
				text: [
					"Diese Bedingungen gelten für Verträge über Videokurse und Seminare, die du über die Website ",
					link(publicUrl, publicUrl),
					" mit uns schließt. Dein Vertragspartner ist:",
				],
				blocks: [providerAddress],
			},
			"Unser Angebot richtet sich an Verbraucherinnen und Verbraucher (§ 13 BGB) ebenso wie an Vereine, Stiftungen und Unternehmen (§ 14 BGB). Wo eine Regelung nur für Verbraucherinnen und Verbraucher gilt, steht das dabei.",
			"Bedingungen, die von diesen abweichen, werden nur Vertragsinhalt, wenn wir ihnen in Textform zustimmen.",
			"Videokurse kannst du nur mit einer Rechnungsadresse in Deutschland bestellen. Seminare stehen allen offen, soweit nicht auf der Seite des Seminars etwas anderes steht.",
			"Für den kostenlosen Newsletter und für Spenden gelten diese Bedingungen nicht.",
		),
	),
	section(
		"bestellung",
		"So bestellst du einen Videokurs",
		...clauses(
			"Die Darstellung der Videokurse auf der Website ist noch kein verbindliches Angebot, sondern lädt dich ein, eines abzugeben.",
			{
				text: "Diese technischen Schritte führen zum Vertrag:",
				blocks: [
					steps(
						"Mit „In den Warenkorb“ legst du einen Videokurs in den Warenkorb. Das ist unverbindlich.",
						"Im Warenkorb siehst du alle Videokurse mit Preis und enthaltener Umsatzsteuer. Du kannst sie entfernen und Gutscheine einlösen. „zur Kasse“ führt weiter.",
						"In der Kasse bestellst du als Gast, meldest dich an oder legst ein Konto an, trägst deine Daten ein und wählst die Zahlungsart. „Weiter“ führt zur Übersicht.",
						"In der Übersicht prüfst du alle Angaben. Du stimmst diesen Bedingungen zu und, bei kostenpflichtigen Videokursen, der sofortigen Freischaltung.",
						"Mit „Kostenpflichtig bestellen“ gibst du eine verbindliche Bestellung auf. Beträgt die Summe 0,00 €, heißt die Schaltfläche „Kostenlos bestellen“.",
					),
				],
			},
			"Eingabefehler kannst du bis zuletzt berichtigen: Die Kasse markiert unvollständige und ungültige Felder, und aus der Übersicht kommst du mit „Bearbeiten“ zu deinen Angaben zurück, die dabei erhalten bleiben. Bis zur letzten Schaltfläche kannst du jederzeit abbrechen, indem du die Seite verlässt.",
			{
				text: "Den Eingang deiner Bestellung bestätigen wir sofort per E-Mail. Der Vertrag kommt zustande",
				blocks: [
					list(
						"bei Zahlung mit PayPal oder Kreditkarte, sobald du die Zahlung beim Zahlungsdienst bestätigst,",
						"bei Rechnungskauf, Bankeinzug und bei einer Summe von 0,00 €, sobald dir unsere Vertragsbestätigung per E-Mail zugeht. Wir verschicken sie unmittelbar nach der Bestellung.",
					),
				],
			},
			"Schlägt eine Zahlung fehl oder brichst du sie ab, ist nichts bezahlt und nichts freigeschaltet. Du kannst dieselbe Bestellung noch einmal bezahlen.",
		),
	),
	section(
		"anmeldung",
		"So meldest du dich zu einem Seminar an",
		...clauses(
			{
				text: "Diese technischen Schritte führen zum Vertrag:",
				blocks: [
					steps(
						"Auf der Seite des Seminars wählst du den Termin.",
						"Im Formular „Jetzt anmelden“ gibst du an, für wie viele Personen (eine bis zehn) du buchst, und trägst deine Daten ein. Bei kostenpflichtigen Seminaren kannst du einen Gutschein einlösen.",
						"Du stimmst diesen Bedingungen zu und prüfst die Zusammenfassung mit Termin, Personenzahl und Gesamtpreis über der Schaltfläche.",
						"Mit „Kostenpflichtig anmelden“ oder, bei kostenlosen Seminaren, mit „Kostenlos anmelden“ meldest du dich verbindlich an.",
					),
				],
			},
			"Eingabefehler kannst du bis zum Absenden direkt im Formular berichtigen; unvollständige und ungültige Felder markiert es.",
			"Der Vertrag kommt zustande, sobald dir unsere Buchungsbestätigung per E-Mail zugeht. Wir verschicken sie unmittelbar nach der Anmeldung, solange Plätze frei sind. Der auf der Seite des Seminars genannte Anmeldeschluss gilt.",
			"Meldest du mehrere Personen an, bist du unser Vertragspartner für alle. Bitte gib ihnen die Angaben zum Seminar und unsere Datenschutzhinweise weiter.",
			"Aus Steuermitteln geförderte Seminare sind für ehrenamtlich Engagierte in Sachsen kostenlos. Der Hinweis dazu und die Angaben, die wir für den Fördernachweis brauchen, stehen beim Seminar.",
		),
	),
	section(
		"vertragstext",
		"Vertragstext und Sprache",
		...clauses(
			"Der Vertrag wird auf Deutsch geschlossen. Andere Sprachen stehen nicht zur Verfügung.",
			"Wir speichern den Vertragstext, also die Angaben deiner Bestellung oder Anmeldung und die Fassung dieser Bedingungen, der du zugestimmt hast. Du erhältst ihn zusammen mit der Widerrufsbelehrung per E-Mail und kannst ihn so dauerhaft aufbewahren. Auf der Website selbst ist er nach dem Abschluss nicht mehr abrufbar.",
			[
				"Die aktuelle Fassung dieser Bedingungen kannst du unter ",
				link(`${publicUrl}${paths.terms}`, paths.terms),
				" lesen und drucken und unter ",
				link(`${publicUrl}${paths.termsPdf}`, paths.termsPdf),
				" als PDF speichern.",
			],
			"Besonderen Verhaltenskodizes haben wir uns nicht unterworfen.",
		),
	),
	section(
		"konto",
		"Konto bei Mein VSZ",
		...clauses(
			"Ein Konto bei Mein VSZ ist kostenlos und freiwillig. Du kannst auch als Gast bestellen; nur der Bankeinzug setzt ein Konto voraus.",
			"Bitte mach richtige Angaben, halte sie aktuell und gib dein Passwort nicht weiter. Hast du den Verdacht, dass jemand anderes dein Konto nutzt, ändere das Passwort und sag uns Bescheid.",
			"Du kannst dein Konto jederzeit ohne Frist löschen oder löschen lassen. Wir können es mit einer Frist von vier Wochen kündigen, aus wichtigem Grund sofort. Gekaufte und noch laufende Zugänge bleiben dir auch dann erhalten.",
		),
	),
];
