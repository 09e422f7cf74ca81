import { NEWSLETTER_INTERVAL_DAYS } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import { type LegalSource, link, list, paragraph, type Section, section } from "./text.ts";

/** PAGE-08: contact, seminars and newsletter. */
export const serviceSections = (source: LegalSource): Section[] => [
	contact,
	seminars,
	fundedSeminars,
	liveOnlineSeminars,
	newsletter(source),
];

const contact = section(
	"kontakt",
	"Kontakt und Beratungsanfragen",
	paragraph(
		"Schreibst du uns über das ",
		link("Kontaktformular", paths.contact),
		" oder per E-Mail oder rufst du an, verarbeiten wir deine Angaben (Name, E-Mail-Adresse, Anliegen und, wenn du magst, Organisation und Telefonnummer), um dir zu antworten. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um einen Vertrag geht, sonst unser berechtigtes Interesse, Anfragen zu beantworten (Buchst. f). Sechs Monate nach Abschluss löschen wir die Anfrage; gehört sie zu einem Vertrag, gelten die Fristen für Geschäftsbriefe.",
	),
);

const seminars = section(
	"seminaranmeldung",
	"Seminaranmeldung und Warteliste",
	paragraph(
		"Meldest du dich zu einem Seminar an, verarbeiten wir Name, Anschrift, E-Mail-Adresse, Zahl der Personen und, wenn du sie angibst, Organisation, Telefonnummer und die Namen weiterer Teilnehmender; außerdem den Zeitpunkt, die Beschriftung der gedrückten Schaltfläche und einen eingelösten Gutschein. Wir brauchen das für deinen Platz, die Bestätigung, die Rechnung und die Teilnahmeliste (Art. 6 Abs. 1 Buchst. b DSGVO). Die Dozentin oder der Dozent bekommt eine Liste mit Namen und Organisation, aber keine Kontaktdaten.",
	),
	paragraph(
		"Über den persönlichen Link in der Bestätigung kannst du die Buchung ansehen und stornieren. Auf der Warteliste speichern wir Name, E-Mail-Adresse und Personenzahl, bis du einen Platz hast, dich austrägst oder das Seminar vorbei ist.",
	),
	paragraph(
		"Möchtest du vom nächsten Termin eines Seminars hören, speichern wir dafür deine E-Mail-Adresse mit deiner Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Erst wenn du sie über den Link in unserer E-Mail bestätigst, schreiben wir dir, und zwar genau einmal. Danach löschen wir die Adresse; austragen kannst du dich vorher jederzeit über denselben Link.",
	),
	paragraph("Meldest du andere an, gib ihnen diese Hinweise bitte weiter."),
);

const fundedSeminars = section(
	"gefoerderte-seminare",
	"Geförderte Seminare",
	paragraph(
		"Aus Steuermitteln geförderte Seminare sind für ehrenamtlich Engagierte in Sachsen kostenlos. Dem Zuwendungsgeber müssen wir nachweisen, dass die Förderung ankommt. Dafür fragen wir bei der Anmeldung nach dem Bereich deines Engagements, seiner Dauer und der Zeit je Woche, und wir führen vor Ort eine Teilnahmeliste mit Name, Organisation, Ort und Unterschrift.",
	),
	list(
		"„Keine Angabe“ ist bei jeder dieser Fragen eine gültige Antwort.",
		"Die Antworten speichern wir bei der Buchung, nicht in deinem Konto, und werten sie nur zusammengefasst aus.",
		"Empfänger sind die Bewilligungsbehörde des Freistaats Sachsen und die Stellen, die die Verwendung prüfen. Sie bekommen die zusammengefassten Zahlen und, soweit der Bescheid es verlangt, die Teilnahmelisten.",
		"Wir löschen die Angaben zum Engagement und die Teilnahmelisten sechs Jahre nach Ende des Bewilligungszeitraums, wenn der Zuwendungsbescheid keine andere Frist nennt.",
	),
	paragraph(
		"Rechtsgrundlage ist unser berechtigtes Interesse, die Förderung nachzuweisen und damit kostenlose Seminare anbieten zu können (Art. 6 Abs. 1 Buchst. f DSGVO), soweit wir gesetzlich verpflichtet sind Buchst. c. Lässt eine Antwort auf deinen Glauben schließen, etwa „Religionsgemeinschaften“, verarbeiten wir sie nur, weil du sie freiwillig und ausdrücklich auswählst (Art. 9 Abs. 2 Buchst. a DSGVO); das kannst du jederzeit widerrufen.",
	),
);

const liveOnlineSeminars = section(
	"live-online-seminare",
	"Live-Online-Seminare",
	paragraph(
		"Live-Online-Seminare laufen über einen Videokonferenzdienst, der in unserem Auftrag arbeitet. Den Zugangslink bekommst du per E-Mail. Beim Beitritt verarbeitet der Dienst den Namen, den du eingibst, deine IP-Adresse und technische Angaben deines Geräts sowie Bild, Ton und Chatbeiträge, soweit du sie freigibst. Kamera und Mikrofon kannst du ausgeschaltet lassen und einen Kurznamen wählen. Rechtsgrundlage ist der Vertrag über die Teilnahme (Art. 6 Abs. 1 Buchst. b DSGVO).",
	),
	paragraph(
		"Wir zeichnen Live-Online-Seminare nicht auf. Sollte das einmal anders sein, sagen wir es vor der Anmeldung und fragen dich nach deiner Einwilligung.",
	),
);

function newsletter({ newsletter_form_url }: LegalSource): Section {
	const form = newsletter_form_url
		? `Das Formular auf der Seite Newsletter stammt von ${new URL(newsletter_form_url).host} und wird erst nach deinem Klick geladen; was du dort einträgst, verarbeitet dieser Anbieter.`
		: "Wir versenden ihn selbst.";
	return section(
		"newsletter",
		"Newsletter",
		paragraph(
			`Unser kostenloser Newsletter kommt alle ${NEWSLETTER_INTERVAL_DAYS} Tage mit Tipps, Seminarterminen und der Einladung zu unserer jährlichen Veranstaltung. ${form} Wir brauchen dafür nur deine E-Mail-Adresse.`,
		),
		paragraph(
			"Die Anmeldung läuft im Double-Opt-in: Nach der Eintragung bekommst du eine E-Mail ohne Werbung. Erst wenn du auf der verlinkten Seite die Schaltfläche zum Bestätigen drückst, bist du angemeldet. Bestätigst du nicht, löschen wir die Adresse nach 14 Tagen. Als Nachweis speichern wir, über welches Formular und mit welchem Text du dich eingetragen hast und wann du dich eingetragen und bestätigt hast.",
		),
		paragraph(
			"Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 7 Abs. 2 UWG). Du kannst sie jederzeit widerrufen: über den Abmeldelink in jeder Ausgabe oder mit einer Nachricht an uns. Den Nachweis der Einwilligung bewahren wir danach bis zum Ende des dritten Kalenderjahres auf, um uns gegen Ansprüche verteidigen zu können (Buchst. f). Ob du eine Ausgabe öffnest oder etwas anklickst, messen wir nicht.",
		),
	);
}
