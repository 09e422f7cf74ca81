import { paths } from "#contract/paths.ts";
import { type Block, chapter, type LegalSource, link, list, paragraph, type Section, section, table } from "./text.ts";

/** PAGE-07: what happens when somebody just visits the site. */
export const websiteSection = (source: LegalSource): Section =>
	chapter(
		"website",
		"Datenverarbeitung auf dieser Website",
		[],
		serverLogs(source),
		browserStorage,
		analytics,
		embeds(source),
		podcasts,
		payment,
		abuse,
	);

const serverLogs = ({ public_url }: LegalSource) =>
	section(
		"server-logs",
		"Server-Logs",
		paragraph(
			"Rufst du eine Seite auf, überträgt dein Browser Angaben, ohne die keine Verbindung zustande kommt. Unser Server kann davon in einem Protokoll (Log) festhalten:",
		),
		list(
			"IP-Adresse",
			"Datum und Uhrzeit",
			"aufgerufene Adresse, Antwortcode und übertragene Datenmenge",
			"zuvor besuchte Seite (Referrer) und Kennung des Browsers, soweit dein Browser sie sendet",
		),
		paragraph(
			"Wir nutzen die Server-Logs nur, um Störungen zu beheben und Angriffe abzuwehren. Darin liegt unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Wir verbinden sie nicht mit anderen Daten. Server-Logs werden nach 30 Tagen gelöscht. Passwörter, PINs und Bankdaten stehen nicht darin.",
		),
		...(public_url.startsWith("https:") ? [paragraph("Die Übertragung ist mit TLS verschlüsselt.")] : []),
	);

const browserStorage = section(
	"cookies",
	"Cookies und Speicher im Browser",
	paragraph(
		"Wir legen in deinem Browser nur ab, was für eine Funktion nötig ist, die du gerade benutzt. Dafür ist keine Einwilligung erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), deshalb siehst du hier kein Cookie-Banner. Nichts davon dient der Werbung oder der Wiedererkennung über Websites hinweg. Solange du nur liest, speichern wir gar nichts.",
	),
	table(
		"Was wir in deinem Browser speichern",
		["Eintrag", "Ort", "Wozu", "Wie lange"],
		[
			"basketId und Ablaufzeit",
			"lokaler Speicher",
			"Merkt sich deinen Warenkorb. Entsteht erst, wenn du etwas hineinlegst oder Warenkorb oder Kasse öffnest.",
			"4 Stunden nach der letzten Änderung oder bis zur Bestellung",
		],
		[
			"Zuordnung des Warenkorbs",
			"lokaler Speicher",
			"Merkt sich, dass der Warenkorb nach der Anmeldung schon deinem Konto zugeordnet ist.",
			"wie der Warenkorb",
		],
		[
			"Anmelde-Token und Ablaufzeit",
			"lokaler Speicher",
			"Hält dich in Mein VSZ angemeldet.",
			"4 Stunden oder bis du dich ausloggst",
		],
		[
			"Kennung dieses Browsers (Zufallswert)",
			"lokaler Speicher",
			"Entsteht bei deiner ersten Anmeldung. Daran erkennen wir den Browser bei der nächsten wieder und schreiben dir nur dann, wenn sich jemand mit einem anderen angemeldet hat. Sie dient zu nichts anderem.",
			"bis du sie löschst; auch nach dem Ausloggen",
		],
		[
			"gemerkte Adresse",
			"Sitzungsspeicher",
			"Bringt dich nach der Anmeldung auf die Seite, die du öffnen wolltest.",
			"bis zur Anmeldung oder bis du den Tab schließt",
		],
		[
			"Stelle im Videokurs",
			"lokaler Speicher",
			"Spielt einen gekauften Videokurs auf diesem Gerät dort weiter, wo du aufgehört hast. Wir erfahren davon nichts.",
			"bis der Zugang endet oder du den Kurs zu Ende gesehen hast",
		],
		[
			"PIN-Status",
			"Sitzungsspeicher",
			"Merkt sich bei einer Bestellung als Gast, dass deine Mobilfunknummer bestätigt ist.",
			"bis zur Bestellung oder bis du den Tab schließt",
		],
		[
			"Eingaben an der Kasse",
			"Sitzungsspeicher",
			"Damit beim Zurückblättern und Neuladen nichts verloren geht. Passwörter und Bankdaten gehören nie dazu.",
			"bis zur Bestellung oder bis du den Tab schließt",
		],
		[
			"angefangene Formulare",
			"Sitzungsspeicher",
			"Kontakt und Seminaranmeldung: Was du geschrieben und noch nicht abgeschickt hast, steht wieder da, wenn du auf die Seite zurückkommst.",
			"bis du es abschickst oder den Tab schließt",
		],
		[
			"Seite für den Fall ohne Netz",
			"Zwischenspeicher eines Service Workers",
			"Zeigt dir den Weg zurück zu deinem Formular, wenn die Verbindung abreißt. Entsteht erst, wenn du eines dieser Formulare ausfüllst, und enthält nichts über dich.",
			"bis du Websitedaten löschst",
		],
		[
			"XSRF-TOKEN",
			"Cookie dieser Website",
			"Schützt Formulare davor, dass fremde Seiten in deinem Namen etwas absenden.",
			"bis du den Browser schließt",
		],
	),
	paragraph(
		"Du kannst alle Einträge jederzeit in den Einstellungen deines Browsers löschen. Die Verarbeitung der Inhalte stützen wir auf Art. 6 Abs. 1 Buchst. b und f DSGVO: Warenkorb, Anmeldung und sichere Formulare gehen nicht ohne sie.",
	),
);

const analytics = section(
	"reichweite",
	"Reichweitenmessung ohne Cookies",
	paragraph(
		"Wir zählen auf unserem Server, wie oft die Seite eines Seminars geöffnet, eine Anmeldung dort begonnen und abgeschickt wird. Gespeichert wird je Seminar und Tag nur die Anzahl: keine IP-Adresse, keine Kennung, kein Cookie, nichts über dich oder dein Gerät. Aus den Zahlen lässt sich nicht auf einzelne Personen schließen. Ein Analysewerkzeug ist nicht im Einsatz, und wir geben nichts an andere weiter.",
	),
);

const hostOf = (url: string) => new URL(url).host;

function foreignForms({ newsletter_form_url, donation_form_url }: LegalSource): Block {
	const forms = [
		...(newsletter_form_url ? [`das Newsletter-Formular von ${hostOf(newsletter_form_url)}`] : []),
		...(donation_form_url ? [`das Spendenformular von ${hostOf(donation_form_url)}`] : []),
	];
	if (forms.length === 0)
		return paragraph(
			"Newsletter- und Spendenformular stammen derzeit von uns selbst und laden nichts von anderen Servern.",
		);
	return paragraph(
		`Derzeit betrifft das ${forms.join(" und ")}. Was der Anbieter mit deinen Angaben macht, steht in seinen eigenen Datenschutzhinweisen.`,
	);
}

const embeds = (source: LegalSource) =>
	section(
		"fremde-inhalte",
		"Inhalte anderer Anbieter: erst nach deinem Klick",
		paragraph(
			"Wo wir ein Formular oder einen Inhalt eines anderen Anbieters einbinden, steht zuerst nur ein Platzhalter, der den Anbieter und den Zweck nennt. Erst wenn du dort auf die Schaltfläche klickst, lädt dein Browser den Inhalt. Dann erfährt der Anbieter deine IP-Adresse und die Angaben deines Browsers und kann Cookies setzen. Dein Klick ist deine Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Sie gilt nur für diesen Aufruf; wir merken sie uns nicht.",
		),
		foreignForms(source),
	);

const podcasts = section(
	"podcasts",
	"Podcasts und Videokanal",
	paragraph(
		"Podcast-Folgen und unseren Videokanal binden wir nicht in die Seiten ein, wir verlinken sie. Erst wenn du einem solchen Link folgst, bist du auf der Plattform des jeweiligen Anbieters, und es gelten dessen Datenschutzhinweise. Unsere eigenen Videokurse kommen von unseren Servern.",
	),
);

const payment = section(
	"zahlung",
	"Zahlung mit Kreditkarte und PayPal",
	paragraph(
		"Bezahlst du mit Kreditkarte oder PayPal, leiten wir dich auf die Seite des Zahlungsdienstes. Wir übergeben dabei Bestellnummer, Betrag und Währung und eine Beschreibung der Bestellung. Karten- und Kontodaten gibst du nur dort ein; wir bekommen sie nie zu sehen. Zurück erhalten wir die Kennung der Zahlung und ob sie gelungen ist. Rechtsgrundlage ist der Vertrag mit dir (Art. 6 Abs. 1 Buchst. b DSGVO).",
	),
	paragraph(
		"Bei PayPal ist das die PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, L-2449 Luxemburg. Kreditkarten wickelt ein in der EU zugelassener Zahlungsdienst ab, dessen Name auf der Bezahlseite steht. Die Zahlungsdienste prüfen Zahlungen in eigener Verantwortung, auch zur Betrugsabwehr; Näheres steht in ihren Datenschutzhinweisen.",
	),
);

const abuse = section(
	"missbrauch",
	"Schutz vor Missbrauch",
	paragraph(
		"Zu jeder Anmeldung bei Mein VSZ speichern wir, solange sie gilt, den Namen von Browser und Betriebssystem (etwa „Firefox unter Linux“), ihren Beginn und ihre letzte Benutzung. In Mein VSZ siehst du, wo du angemeldet bist, und kannst jede Anmeldung beenden. Meldest du dich mit einem Browser an, den wir noch nicht kennen, schreiben wir dir eine E-Mail.",
	),
	paragraph(
		"Ein Sicherheitsprotokoll hält fest, wann sich jemand an- oder abgemeldet hat, ein Passwort oder eine Adresse geändert, ein Konto gelöscht oder ein Zugriff verweigert wurde: Zeitpunkt, Ereignis, betroffenes Konto, Name des Browsers und das Netz, aus dem die Anfrage kam. Von der IP-Adresse bleibt dabei nur der Anfang, der zu keiner Person führt. Nach 180 Tagen löschen wir die Einträge.",
	),
	paragraph(
		"Damit niemand Passwörter, PINs oder Gutscheine durchprobieren, Formulare überfluten oder die Website überlasten kann, zählen wir Versuche für kurze Zeit, auch anhand der IP-Adresse. Die Zähler verfallen nach spätestens 24 Stunden. Von wo du dich bei Mein VSZ angemeldet hast, merken wir uns 30 Tage als Prüfwert, damit Fremde dich nicht mit falschen Passwörtern aussperren können. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO). Kommst du deshalb nicht weiter, schreib uns über das ",
		link("Kontaktformular", paths.contact),
		".",
	),
);
