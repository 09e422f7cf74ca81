import { paths } from "#contract/paths.ts";
import { type LegalSource, link, paragraph, type Section, section } from "./text.ts";

/** Orders, accounts, payment, withdrawal and donations. */
export const orderSections = (source: LegalSource): Section[] => [
	courses,
	account,
	pin,
	directDebit(source),
	invoices,
	withdrawal,
	donations(source),
];

const courses = section(
	"videokurse",
	"Videokurse",
	paragraph(
		"Bestellst du einen Videokurs, verarbeiten wir Name, Rechnungsanschrift, E-Mail-Adresse, die bestellten Kurse, Preise, Gutscheine und die Zahlungsart sowie, wenn du sie angibst, Anrede und Organisation. Dazu speichern wir, wann du welcher Fassung der AGB und der sofortigen Freischaltung zugestimmt hast. Rechtsgrundlagen sind der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO) und die Pflicht, Zustimmungen und Bestätigungen nachzuweisen (Buchst. c).",
	),
	paragraph(
		"Als Gast bekommst du einen Link, der 24 Stunden gilt. Er enthält eine Zufallskennung und keinen Namen; wir speichern nur ihren Prüfwert (Hash). Das Video selbst liefern wir über kurzlebige signierte Adressen aus. Wir halten fest, wann der Zugang begann und wann das Video zum ersten Mal abgespielt wurde, denn wir müssen belegen können, dass wir geliefert haben (§ 327b Abs. 6 BGB). Wie lange du zusiehst oder wo du pausierst, halten wir nicht fest. Den Prüfwert löschen wir 30 Tage nach Ablauf.",
	),
);

const account = section(
	"konto",
	"Konto bei Mein VSZ",
	paragraph(
		"Legst du ein Konto an, speichern wir Name, Anschrift, E-Mail-Adresse und dein Passwort als Prüfwert (Argon2id), aus dem es sich nicht zurückrechnen lässt. Freiwillig sind Anrede, Institution, Telefonnummer und Geburtsdatum. Das Konto füllt Bestellungen vor und zeigt deine Videokurse (Art. 6 Abs. 1 Buchst. b DSGVO). Setzt du dein Passwort zurück, gilt der Link 60 Minuten und ein einziges Mal.",
	),
	paragraph(
		"Du kannst dein Konto jederzeit löschen oder uns darum bitten. Profil, Bankdaten und Telefonnummer löschen wir dann sofort, ebenso alles andere unter deiner Adresse, was nicht bleiben muss. Buchungen kommender Termine gelten weiter und gehen nach dem Termin; Rechnungen bleiben gesperrt bis zum Ende der gesetzlichen Fristen. Newsletter und Vormerkungen beendest du selbst über den Link darin.",
	),
);

const pin = section(
	"sms-pin",
	"Bestätigung der Mobilfunknummer (SMS-PIN)",
	paragraph(
		"Rechnungskauf und Bankeinzug bieten wir nur an, wenn du deine Mobilfunknummer bestätigst. Dafür geben wir die Nummer und den Text mit der PIN an einen SMS-Dienst, der in unserem Auftrag arbeitet. Das schützt dich und uns vor Bestellungen unter falschem Namen (Art. 6 Abs. 1 Buchst. b und f DSGVO). Die PIN gilt 10 Minuten und wird nur als Prüfwert gespeichert; Fehlversuche löschen wir nach 24 Stunden, die Nummer einer Bestellung als Gast nach 30 Tagen. Möchtest du keine Nummer angeben, bezahle mit PayPal oder Kreditkarte.",
	),
);

const directDebit = ({ provider }: LegalSource) =>
	section(
		"sepa",
		"Bankeinzug (SEPA-Lastschrift)",
		paragraph(
			`Für den Bankeinzug verarbeiten wir Kontoinhaberin oder Kontoinhaber, IBAN, BIC und Name der Bank, die Mandatsreferenz, den Text und den Zeitpunkt deines Mandats und den Tag des Einzugs. Wir geben die Daten an unsere Bank (${provider.bank}) weiter, die sie über das SEPA-Verfahren an deine Bank leitet (Art. 6 Abs. 1 Buchst. b DSGVO). Die Bankdaten sind verschlüsselt gespeichert. Den Nachweis des Mandats bewahren wir mit den Buchungsunterlagen auf, mindestens aber 14 Monate nach dem Einzug.`,
		),
	);

const invoices = section(
	"rechnungen",
	"Rechnungen und Archiv",
	paragraph(
		"Zu kostenpflichtigen Bestellungen und Anmeldungen stellen wir Rechnungen aus und archivieren sie unverändert, wie es das Gesetz verlangt (Art. 6 Abs. 1 Buchst. c DSGVO, § 14b UStG, § 147 AO). Einsehen können sie unsere Buchhaltung, unsere Steuerberatung und das Finanzamt. Eine Bonitätsprüfung machen wir nicht, und wir verkaufen keine Forderungen.",
	),
);

const withdrawal = section(
	"widerruf",
	"Widerruf eines Vertrags",
	paragraph(
		"Über ",
		link("Vertrag widerrufen", paths.withdraw),
		" kannst du ohne Konto einen Vertrag widerrufen. Wir verarbeiten deinen Namen, deine Angaben zum Vertrag, deine E-Mail-Adresse und Datum und Uhrzeit des Eingangs, um den Eingang zu bestätigen und den Widerruf zu erledigen. Führst du ihn mit dem Link aus der Eingangsbestätigung, auf der Seite deiner Bestellung oder in Mein VSZ selbst aus, halten wir fest, wann das war. So kann niemand anderes in deinem Namen widerrufen. Dazu sind wir verpflichtet (§ 356a BGB, Art. 6 Abs. 1 Buchst. c DSGVO). Die Erklärung bewahren wir sechs Jahre auf, sie ist ein Geschäftsbrief.",
	),
);

function donations({ donation_form_url }: LegalSource): Section {
	const form = donation_form_url
		? ` Das Spendenformular stammt von ${new URL(donation_form_url).host} und wird erst nach deinem Klick geladen; was du dort einträgst, verarbeitet zunächst dieser Anbieter.`
		: "";
	return section(
		"spenden",
		"Spenden",
		paragraph(
			`Spendest du, verarbeiten wir Betrag, Rhythmus, Verwendungszweck und Zahlungsweg sowie Name, Anschrift und E-Mail-Adresse, soweit du sie für eine Zuwendungsbestätigung oder eine Antwort angibst.${form} Rechtsgrundlagen sind die Abwicklung deiner Spende (Art. 6 Abs. 1 Buchst. b DSGVO) und unsere steuerlichen Pflichten (Buchst. c).`,
		),
	);
}
