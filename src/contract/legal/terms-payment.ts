import { VAT_PERCENT } from "#contract/constants.ts";
import type { Provider } from "#contract/site.ts";
import { clauses, type Section, section } from "./text.ts";

/** Days from the receipt of an invoice until it is due (CO-21: own credit, no fee, well below 50 days). */
export const INVOICE_DUE_DAYS = 14;

export const paymentSections = (provider: Provider): Section[] => [
	section(
		"preise",
		"Preise und Gutscheine",
		...clauses(
			`Alle Preise sind Endpreise in Euro. Bei Videokursen enthalten sie die gesetzliche Umsatzsteuer von derzeit ${VAT_PERCENT} %. Ist ein Seminar von der Umsatzsteuer befreit, steht das auf der Rechnung; sonst enthält auch sein Preis die gesetzliche Umsatzsteuer. Versandkosten, Gebühren oder andere Zusatzkosten gibt es nicht.`,
			"Es gilt der Preis, der bei deiner Bestellung oder Anmeldung angezeigt wird.",
			"Ein Gutschein senkt den Preis um den Prozentsatz, den er nennt: im Warenkorb den Preis des Videokurses, bei dem du ihn einlöst, bei einer Seminaranmeldung den Gesamtpreis aller Personen. Auf den Cent wird kaufmännisch gerundet.",
			"Gutscheine löst du vor dem Abschluss ein, je Videokurs oder Anmeldung einen. Eine nachträgliche Anrechnung und eine Auszahlung sind nicht möglich. Befristungen und die Zahl der Einlösungen nennen wir bei der Ausgabe.",
		),
	),
	section(
		"zahlung",
		"Zahlung und Rechnung",
		...clauses(
			"Videokurse bezahlst du mit PayPal, Kreditkarte, Rechnungskauf oder Bankeinzug (SEPA-Lastschrift, nur mit einem Konto bei Mein VSZ). Für keine Zahlungsart berechnen wir ein Entgelt.",
			"Bei PayPal und Kreditkarte leiten wir dich nach der Bestellung auf die Seite des Zahlungsdienstes. Dein Konto wird mit der Bestätigung der Zahlung belastet.",
			`Beim Rechnungskauf ist der Betrag ${INVOICE_DUE_DAYS} Tage nach Zugang der Rechnung ohne Abzug fällig. Wir stunden ihn selbst, ohne Zinsen und ohne Gebühren; ein Finanzdienstleister ist nicht beteiligt. Als Verbraucherin oder Verbraucher gerätst du spätestens 30 Tage nach Fälligkeit und Zugang der Rechnung in Verzug (§ 286 Abs. 3 BGB).`,
			"Rechnungskauf und Bankeinzug setzen voraus, dass du deine Mobilfunknummer einmal bestätigst. Dafür schicken wir dir eine PIN per SMS. Ohne Mobilfunknummer stehen dir PayPal und Kreditkarte offen.",
			`Beim Bankeinzug erteilst du uns mit der Bestellung ein SEPA-Lastschriftmandat für eine einmalige Zahlung. Unsere Gläubiger-Identifikationsnummer ist ${provider.creditor_id}, die Mandatsreferenz teilen wir dir mit der Vertragsbestätigung mit. Betrag und Tag des Einzugs kündigen wir dir per E-Mail an; die Frist für diese Vorabankündigung ist auf einen Tag verkürzt. Du kannst innerhalb von acht Wochen ab der Belastung die Erstattung von deiner Bank verlangen.`,
			"Wird eine berechtigte Lastschrift aus Gründen zurückgegeben, die du zu vertreten hast, ersetzt du uns die Kosten, die uns deine und unsere Bank dafür tatsächlich berechnen.",
			`Kostenpflichtige Seminare bezahlst du auf Rechnung. Der Betrag ist ${INVOICE_DUE_DAYS} Tage nach Zugang der Rechnung fällig; Absatz 3 gilt entsprechend.`,
			"Du stimmst zu, dass wir dir Rechnungen und ihre Berichtigungen elektronisch als PDF per E-Mail schicken. Auf Wunsch bekommst du sie ohne Aufpreis auf Papier.",
		),
	),
];
