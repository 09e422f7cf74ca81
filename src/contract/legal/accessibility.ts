import { paths } from "#contract/paths.ts";
import { address, type LegalSource, type LegalText, link, list, mail, paragraph, phone, section } from "./text.ts";
import { LEGAL_TEXTS_CHANGED_ON } from "./versions.ts";

/** Anlage 3 of the BFSG: service, how it works, how the requirements are met, authority. */
export const accessibility = ({ provider, public_url }: LegalSource): LegalText => ({
	title: "Erklärung zur Barrierefreiheit",
	lead: "Diese Website soll für alle da sein. Hier steht, was schon geht, was noch fehlt und wem du es sagen kannst.",
	version: "2026-11",
	changed_on: LEGAL_TEXTS_CHANGED_ON,
	sections: [
		section(
			"dienstleistung",
			"Was wir anbieten",
			paragraph(
				"Diese Erklärung gilt für die Website ",
				link(public_url, public_url),
				` des Anbieters ${provider.legal_name}. Auf ihr kannst du Ratgeber-Artikel lesen, dich zu Seminaren anmelden, Videokurse kaufen und ansehen, spenden, den Newsletter bestellen und ein Konto führen.`,
			),
		),
		section(
			"ablauf",
			"So läuft es ab",
			list(
				"Seminar: Du wählst im Kalender einen Termin, füllst ein Formular aus und bekommst die Bestätigung per E-Mail.",
				"Videokurs: Du legst ihn in den Warenkorb, gibst in der Kasse deine Daten und die Zahlungsart an, prüfst alles in einer Übersicht und bestellst. Danach kannst du ihn 24 Stunden lang ansehen, mit Konto in Mein VSZ, als Gast über einen Link per E-Mail.",
				"Widerruf: Über „Vertrag widerrufen“ am Ende jeder Seite, in zwei Schritten und ohne Konto.",
				"Hilfe: Telefon, E-Mail und Kontaktformular stehen auf jeder Seite an derselben Stelle im Fußbereich.",
			),
		),
		section(
			"anforderungen",
			"Welche Anforderungen gelten und wie wir sie erfüllen",
			paragraph(
				"Maßgeblich sind das Barrierefreiheitsstärkungsgesetz (BFSG) und die Verordnung dazu (BFSGV). Wir richten uns nach der europäischen Norm EN 301 549 und nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.",
			),
			list(
				"Wahrnehmbar: Bilder mit Inhalt haben Alternativtexte, Kontraste erreichen mindestens 4,5 zu 1, Zustände stehen immer auch als Text da. Alles lässt sich auf 200 % vergrößern und passt ohne seitliches Rollen auf 320 Pixel Breite. Helle und dunkle Darstellung folgen deinem Gerät.",
				"Bedienbar: Alles geht mit der Tastatur, der Fokus ist deutlich zu sehen und wird nicht verdeckt, eine Sprungmarke führt zum Inhalt. Schaltflächen sind groß genug, Bewegungen entfallen, wenn dein Gerät das wünscht.",
				"Verständlich: Beschriftungen stehen an den Feldern, Fehler werden am Feld erklärt und zusammengefasst, deine Eingaben bleiben erhalten. Einfügen aus der Zwischenablage und Passwortverwaltung sind erlaubt, Bilderrätsel gibt es nicht.",
				"Robust: Überschriften, Bereiche und Statusmeldungen sind so ausgezeichnet, dass Screenreader sie ansagen. Artikel, Termine und Rechtstexte lassen sich auch ohne JavaScript lesen.",
				"Videos: Alle Videokurse haben deutsche Untertitel, die Steuerung ist beschriftet und mit der Tastatur bedienbar.",
				"Bezahlen: Wer keine SMS empfangen kann, bezahlt mit PayPal oder Kreditkarte ohne PIN.",
				"Dokumente: Die AGB gibt es als Webseite und als strukturiertes PDF mit Überschriften und Lesezeichen.",
			),
		),
		section(
			"luecken",
			"Was noch nicht barrierefrei ist",
			list(
				"Die Stimme in einem Teil der Videos ist computererzeugt und klingt blechern. Die Untertitel enthalten den vollständigen Text. Wir ersetzen diese Videos nach und nach.",
				"Es gibt keine Übersetzung in Deutsche Gebärdensprache und keine Fassung in Leichter Sprache.",
				"Videos haben keine eigene Audiodeskription. Was auf den Folien wichtig ist, wird mitgesprochen.",
				"Bezahlseiten, das Videokonferenzsystem und Formulare anderer Anbieter liegen nicht in unserer Hand. Scheitert es dort, erledigen wir die Bestellung, Anmeldung oder Spende mit dir am Telefon.",
				"Ob ein Seminarort stufenlos erreichbar ist, hängt vom Ort ab. Frag uns vor der Anmeldung, wir finden eine Lösung.",
			),
		),
		section(
			"pruefung",
			"Stand und Prüfung",
			paragraph(
				"Wir prüfen selbst: Bei jeder Änderung läuft eine automatische Prüfung (axe) über die Seiten, auf kleinem und großem Bildschirm, dazu prüfen wir die wichtigen Abläufe mit der Tastatur. Eine Prüfung durch eine unabhängige Stelle gab es noch nicht. Die Website ist nach dieser Selbstbewertung bis auf die genannten Lücken mit den Anforderungen vereinbar.",
			),
		),
		section(
			"rueckmeldung",
			"Etwas klappt nicht? Sag es uns",
			paragraph(
				"Bist du auf eine Barriere gestoßen oder brauchst du etwas in einer anderen Form, schreib an ",
				mail(provider.email),
				`, ruf an unter ${phone(provider.phone)} oder nimm das `,
				link("Kontaktformular", paths.contact),
				". Wir antworten persönlich.",
			),
		),
		section(
			"behoerde",
			"Zuständige Behörde",
			paragraph("Kommen wir nicht weiter, kannst du dich an die Marktüberwachungsbehörde wenden:"),
			address(
				"Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)",
				"Anstalt des öffentlichen Rechts",
				"Carl-Miller-Straße 6, 39112 Magdeburg",
				[mail("kontakt@mlbf-barrierefrei.de")],
			),
		),
	],
});
