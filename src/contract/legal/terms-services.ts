import type { Provider } from "#contract/site.ts";
import { clauses, mail, type Section, section } from "./text.ts";

/** FU-2: what a video course is not; shown on the course pages too. */
export const NO_DISTANCE_TEACHING =
	"Reines Abrufvideo. Eine Kontrolle des Lernerfolgs oder individuelle Betreuung ist nicht Teil der Leistung.";

export const serviceSections = (provider: Provider): Section[] => [
	section(
		"videokurse",
		"Videokurse",
		...clauses(
			`Ein Videokurs ist eine aufgezeichnete Schulung, die du dir als Stream ansiehst. ${NO_DISTANCE_TEACHING} Thema, Inhalt, Dauer und Dozentin oder Dozent stehen auf der Seite des Videokurses.`,
			"Wir schalten den Videokurs frei, sobald deine Zahlung bestätigt ist, bei Rechnungskauf, Bankeinzug und einer Summe von 0,00 € sofort nach der Bestellung, in jedem Fall aber nicht vor der Vertragsbestätigung. Mit einem Konto findest du ihn in Mein VSZ, als Gast über den Link in der E-Mail.",
			"Ab der Freischaltung kannst du den Videokurs 24 Stunden lang ansehen, so oft du willst. Danach endet der Vertrag von selbst. Er verlängert sich nicht und muss nicht gekündigt werden.",
			"Ein Download gehört nicht zum Angebot. Das Video ist nur über zeitlich begrenzte Links erreichbar, die an deinen Zugang gebunden sind (technische Schutzmaßnahme).",
			"Du brauchst ein Gerät mit einem aktuellen Browser, der JavaScript ausführt und MP4-Videos (H.264) abspielt, und eine Internetverbindung, die für Videos reicht; wir empfehlen mindestens 5 Mbit/s. Weitere Software ist nicht nötig. Die Videos haben deutsche Untertitel.",
			"Du bekommst für die 24 Stunden ein einfaches, nicht übertragbares Recht, den Videokurs für dich persönlich anzusehen. Aufzeichnen, vervielfältigen, öffentlich vorführen und die Weitergabe des Links oder der Zugangsdaten sind nicht erlaubt.",
			"Ist das Video innerhalb der 24 Stunden aus Gründen, die auf unserer Seite liegen, nicht abrufbar, verlängern wir deinen Zugang. Deine gesetzlichen Rechte bleiben davon unberührt.",
			"Kostenlose Videokurse kannst du ohne Bestellung auf ihrer Seite ansehen. Die Absätze 4 und 6 gelten auch für sie.",
		),
	),
	section(
		"seminare",
		"Seminare",
		...clauses(
			"Seminare finden vor Ort oder live online statt. Thema, Ort, Beginn, ungefähre Dauer und Dozentin oder Dozent stehen auf der Seite des Seminars.",
			"Zu Live-Online-Seminaren bekommst du einen Zugangslink per E-Mail. Er ist nur für die angemeldeten Personen bestimmt. Du brauchst ein Gerät mit aktuellem Browser, Ton und einer stabilen Internetverbindung.",
			"Ist ein Termin ausgebucht und bieten wir eine Warteliste an, kannst du dich unverbindlich eintragen. Wird ein Platz frei, bieten wir ihn per E-Mail in der Reihenfolge der Eintragungen an. Erst wenn du das Angebot innerhalb der darin genannten Frist bestätigst, ist der Platz deiner; sonst geht er an die nächste Person. Ein Anspruch auf einen Platz besteht nicht.",
			"Bild- und Tonaufnahmen des Seminars sind nur erlaubt, wenn alle Beteiligten vorher zugestimmt haben. Die Unterlagen sind für dich und die Arbeit in deiner Organisation bestimmt, nicht zur Veröffentlichung.",
			"Aus wichtigem Grund, etwa bei Krankheit, können wir eine andere ebenso qualifizierte Person einsetzen oder den Raum wechseln, wenn dir das zumutbar ist. Ändert sich Wesentliches, vor allem der Termin, kannst du kostenlos zurücktreten.",
			"Müssen wir ein Seminar absagen, zum Beispiel wegen Krankheit, höherer Gewalt oder zu weniger Anmeldungen, sagen wir dir sofort Bescheid und erstatten einen bezahlten Preis innerhalb von 14 Tagen. Ein neuer Termin gilt nur, wenn du ihm zustimmst.",
		),
	),
	section(
		"stornierung",
		"Stornierung durch dich",
		...clauses(
			[
				"Du kannst eine Anmeldung bis zum Ende des Tages vor dem Seminar kostenlos stornieren, ganz oder für einzelne Personen: über den Link in der Buchungsbestätigung oder mit einer Nachricht an ",
				mail(provider.email),
				". Einen bezahlten Preis erstatten wir innerhalb von 14 Tagen.",
			],
			"Stornierst du später oder kommst du nicht, bleibt der Preis geschuldet. Wir rechnen an, was wir dadurch sparen oder einnehmen, weil eine andere Person den Platz übernimmt.",
			"Eine Ersatzperson kannst du bis zum Beginn des Seminars ohne Kosten benennen, wenn sie die Voraussetzungen des Seminars erfüllt.",
			"Auch bei kostenlosen Seminaren bitten wir dich, abzusagen, sobald du weißt, dass du nicht kommst. Dann wird der Platz für andere frei.",
			"Dein gesetzliches Widerrufsrecht und das Recht, aus wichtigem Grund zu kündigen, bleiben unberührt.",
		),
	),
];
