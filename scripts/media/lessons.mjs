/*
 * Drehbücher der Filme: je Kategorie ein kleiner Kurs und eine Vorschau.
 *
 * lesson: [Satz, Stichwort auf der Tafel, Gegenstände auf dem Tisch]
 *         Stichwort mit | als Zeilenumbruch; ohne Stichwort läuft eine ganze Szene.
 * teaser: Sätze der Vorschau.
 *
 * Die Sätze sind zugleich die Untertitel. SAY enthält nur Aussprachehilfen für espeak-ng.
 */
export const LESSONS = {
	vereinsrecht: {
		title: "Vereinsrecht",
		lesson: [
			["Was ein Verein will, entscheidet die Mitgliederversammlung."],
			["Fang mit der Satzung an: Dort stehen Form und Frist der Einladung.", "Erst die|Satzung", ["para", "glasses"]],
			["Zähl die Frist rückwärts und gib zwei Tage Puffer dazu.", "Frist rück-|wärts zählen", ["sheet", "pen"]],
			[
				"In die Einladung gehören Ort, Zeit und jeder Punkt, über den ihr abstimmt.",
				"Punkte|nennen",
				["envelope", "sheet"],
			],
			[
				"Soll sich die Satzung ändern, schick den neuen Wortlaut gleich mit.",
				"Wortlaut|mitschicken",
				["para", "para", "envelope"],
			],
			[
				"Dafür braucht ihr drei Viertel der abgegebenen Stimmen – außer eure Satzung sagt es anders.",
				"Drei Viertel|der Stimmen",
				["notes", "bell"],
			],
			["Enthaltungen zählen dabei nicht mit.", "Enthaltung|zählt nicht", ["glass", "notes"]],
			[
				"Ins Protokoll kommen Anträge, Stimmen, Ergebnis und Unterschriften.",
				"Protokoll|schreiben",
				["sheet", "pen", "cup"],
			],
			["Bei einem e. V. gilt die neue Satzung erst, wenn sie im Register steht.", "Ab ins|Register", ["book", "para"]],
			["Dann hält der Beschluss. Und am Tisch ist noch ein Platz frei."],
		],
		teaser: [
			"Einladung, Frist, Mehrheit: Hier lernst du, wie Beschlüsse halten.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
	stiftungen: {
		title: "Stiftungen",
		lesson: [
			["Eine Stiftung ist Vermögen, das einem Zweck dient. Mitglieder hat sie nicht."],
			[
				"Am Anfang steht eine Frage: Was soll in dreißig Jahren besser sein?",
				"Was soll|besser sein?",
				["sheet", "pen"],
			],
			["Schreib den Zweck so genau, dass ihn auch Fremde verstehen.", "Den Zweck|genau fassen", ["para", "glasses"]],
			[
				"Dann rechne: Der Grundstock bleibt, in die Projekte fließen Erträge und Spenden.",
				"Grundstock|bleibt",
				["coins", "plant"],
			],
			[
				"Reicht das nicht, denk an eine Treuhandstiftung oder eine Zustiftung.",
				"Kleiner|anfangen",
				["sprout", "coins"],
			],
			[
				"Die Treuhandstiftung braucht einen Vertrag mit einem verlässlichen Träger, aber keine Anerkennung.",
				"Träger|finden",
				["sheet", "key"],
			],
			["Eine rechtsfähige Stiftung erkennt die Stiftungsbehörde an.", "Behörde|fragen", ["para", "envelope"]],
			[
				"Zeig den Entwurf früh, auch dem Finanzamt. Das erspart Überraschungen.",
				"Entwurf früh|zeigen",
				["sheet", "cup", "pen"],
			],
			["Und such Menschen, die mitentscheiden, auch nach dir."],
		],
		teaser: [
			"Aus einer Idee wird etwas, das bleibt: Wir zeigen dir den Weg zur Stiftung.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
	finanzen: {
		title: "Steuern &|Finanzen",
		lesson: [
			["Eine gute Kasse ist kein Kunststück, sondern eine Gewohnheit."],
			["Regel eins: keine Buchung ohne Beleg.", "Kein Beleg,|keine Buchung", ["receipt", "pen"]],
			["Schreib gleich auf den Beleg, wofür das Geld war.", "Zweck|notieren", ["receipt", "sheet"]],
			[
				"Ordne alles in vier Bereiche: ideell, Vermögensverwaltung, Zweckbetrieb, Geschäftsbetrieb.",
				"Vier|Bereiche",
				["sheet", "sheet", "sheet"],
			],
			["Beiträge und Spenden gehören in den ideellen Bereich.", "Beitrag und|Spende: ideell", ["heartbox", "coins"]],
			[
				"Der Kuchenverkauf beim Sommerfest ist meist wirtschaftlicher Geschäftsbetrieb.",
				"Kuchen: wirt-|schaftlich",
				["slice", "coins", "slice"],
			],
			["Vergleiche jeden Monat Kassenbuch, Kontoauszug und Bargeld.", "Monatlich|abgleichen", ["calc", "coins"]],
			["Passt etwas nicht, such sofort. In drei Wochen weiß es niemand mehr.", "Sofort|suchen", ["glasses", "receipt"]],
			[
				"Zur Kassenprüfung liegen Belege, Auszüge und Beschlüsse bereit.",
				"Prüfung|vorbereiten",
				["book", "receipt", "cup"],
			],
			["Dann reicht für die Prüfung eine Kanne Kaffee."],
		],
		teaser: [
			"Belege, Bereiche, Kassenprüfung: So bleibt eure Kasse ordentlich, Monat für Monat.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
	foerdermittel: {
		title: "Fördermittel",
		lesson: [
			["Ein Antrag beginnt mit einem Satz: Was wird durch euer Projekt anders?"],
			["Schreib Ziel, Zielgruppe und Zeitraum auf eine Seite.", "Alles auf|eine Seite", ["sheet", "pen"]],
			["Such Geldgeber, die zu deinem Ziel passen. Nicht umgekehrt.", "Passende|Geldgeber", ["glasses", "sheet"]],
			["Ruf an, bevor du schreibst. Zehn Minuten sparen oft zehn Seiten.", "Erst|anrufen", ["phone", "cup"]],
			["Im Finanzplan sind Einnahmen und Ausgaben gleich hoch.", "Finanzplan|geht auf", ["calc", "coins"]],
			["Rechne eigene Arbeit mit ein, wenn die Richtlinie es erlaubt.", "Eigene|Leistung", ["can", "sprout"]],
			[
				"Fang nicht vor der Bewilligung an, sonst kann die Förderung entfallen.",
				"Nicht vorher|anfangen",
				["bell", "envelope"],
			],
			["Sammle von Anfang an Belege, Fotos und Zahlen für den Nachweis.", "Belege|sammeln", ["receipt", "camera"]],
			["Plane Geduld ein: Bis das Geld kommt, vergehen oft Monate.", "Geduld|einplanen", ["sprout", "sprout", "plant"]],
			["Gute Anträge wachsen. Komm dazu, ein Platz ist frei."],
		],
		teaser: [
			"Vom ersten Satz bis zum Nachweis: So kommt ihr an Geld für euer Projekt.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
	ehrenamt: {
		title: "Ehrenamt",
		lesson: [
			["Menschen helfen gern, wenn jemand sie fragt. Persönlich und für eine klare Aufgabe."],
			["Beschreib die Aufgabe in drei Sätzen: was, wie lange, mit wem.", "Drei Sätze|genügen", ["sheet", "pen"]],
			["Mach sie klein genug für einen Samstagvormittag.", "Klein genug|machen", ["cup", "slice"]],
			["Frag nicht: Wer hat Zeit? Frag: Magst du den Kuchenstand machen?", "Persönlich|fragen", ["cake"]],
			["Am ersten Tag wartet jemand, der den Namen kennt und alles zeigt.", "Willkommen|heißen", ["cup", "cup", "key"]],
			["Klärt vorher, was der Verein bezahlt: Fahrkarten zum Beispiel.", "Auslagen|klären", ["receipt", "coins"]],
			["Fragt auch nach der Versicherung, bevor es losgeht.", "Versicherung|prüfen", ["para", "glasses"]],
			["Nach vier Wochen redet ihr kurz: Was läuft gut, was fehlt?", "Kurz|nachfragen", ["notes", "cup"]],
			["Sag danke, sofort und konkret: Dank dir war der Saal um acht fertig.", "Konkret|danken", ["heartbox", "plant"]],
			["Dann bleibt kein Stuhl lange leer."],
		],
		teaser: [
			"Wie findet ihr Menschen, die mitmachen und gern bleiben?",
			"Dieser Kurs zeigt es dir in kleinen Schritten. Ein Platz ist frei.",
		],
	},
	oeffentlichkeit: {
		title: "Öffentlich-|keitsarbeit",
		lesson: [
			["Eine gute Nachricht sagt zuerst: Was ist neu, und für wen?"],
			["In den ersten Satz gehören: wer, was, wann und wo.", "Wer, was,|wann, wo", ["sheet", "pen"]],
			["Schreib kurze Sätze, ohne Abkürzungen, die nur ihr kennt.", "Kurze|Sätze", ["laptop"]],
			["Ein Zitat bringt Leben hinein. Lass es dir vorher freigeben.", "Zitat|freigeben", ["news", "pen"]],
			["Das Foto zeigt Menschen, die etwas tun.", "Menschen|in Aktion", ["camera", "cake"]],
			["Frag die Abgebildeten, bevor du das Bild veröffentlichst.", "Erst fragen", ["camera", "sheet"]],
			[
				"Schick den Text direkt in der Mail, das Foto als Anhang, dazu eine Telefonnummer.",
				"So geht|die Mail",
				["envelope", "phone"],
			],
			["Zwei Wochen vor dem Termin ist ein guter Zeitpunkt.", "Zwei Wochen|vorher", ["news", "cup"]],
			["Im Netz reicht ein Beitrag pro Woche, wenn er regelmäßig kommt.", "Regelmäßig|statt viel", ["phone", "notes"]],
			["Erzähl, was ihr tut. Im Publikum ist noch ein Platz frei."],
		],
		teaser: [
			"Ihr tut Gutes, und niemand weiß davon? Das ändern wir, mit Text, Foto und Plan.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
	digital: {
		title: "Digitales &|Datenschutz",
		lesson: [
			["Datenschutz beginnt mit einer Frage: Brauchen wir diese Angabe wirklich?"],
			["Schreibt in ein Verzeichnis, welche Daten ihr wofür verarbeitet.", "Verzeichnis|führen", ["book", "pen"]],
			[
				"Sagt neuen Mitgliedern schon im Aufnahmeantrag, was mit ihren Daten geschieht.",
				"Von Anfang|an erklären",
				["sheet", "pen"],
			],
			["Zugriff bekommt nur, wer ihn für sein Amt braucht.", "Zugriff|begrenzen", ["key", "laptop"]],
			["In Rundmails gehören die Adressen ins Feld BCC.", "Adressen|ins BCC", ["envelope", "laptop"]],
			["Nutz lange Passwörter, für jeden Dienst ein eigenes.", "Lange|Passwörter", ["key", "phone"]],
			["Prüf ab und zu, ob sich die Sicherung zurückspielen lässt.", "Sicherung|testen", ["laptop", "cup"]],
			["Wer ein Amt abgibt, gibt am selben Tag die Zugänge ab.", "Zugänge|übergeben", ["key", "key"]],
			[
				"Geht etwas schief, zählt Tempo: Manche Pannen müsst ihr binnen 72 Stunden melden.",
				"72 Stunden|im Blick",
				["bell", "phone"],
			],
			["Klapp den Laptop auf. Ein Platz ist frei."],
		],
		teaser: [
			"Datenschutz ohne Bauchweh: Wir räumen eure Daten auf, Schritt für Schritt.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
	vorstand: {
		title: "Vorstands-|arbeit",
		lesson: [
			["Gute Vorstandsarbeit erkennst du daran, dass die Sitzung pünktlich endet."],
			[
				"Schick die Tagesordnung drei Tage vorher, mit Minuten für jeden Punkt.",
				"Tagesordnung|mit Zeiten",
				["sheet", "envelope"],
			],
			[
				"Schreib dazu, was ihr braucht: Information, Beratung oder Beschluss.",
				"Was braucht|der Punkt?",
				["notes", "pen"],
			],
			["Beginnt mit dem Wichtigsten, nicht mit dem Lautesten.", "Wichtiges|zuerst", ["bell", "cup"]],
			["Eine Person leitet, eine andere schreibt das Protokoll.", "Leiten und|schreiben", ["laptop", "bell"]],
			["Haltet bei jedem Beschluss fest: Wer macht was bis wann?", "Wer? Was?|Bis wann?", ["sheet", "pen"]],
			[
				"Was länger als zehn Minuten dauert, bekommt eine kleine Arbeitsgruppe.",
				"Kleine|Gruppe",
				["cup", "cup", "notes"],
			],
			[
				"Wenn es knirscht, redet über die Sache und nicht über die Person.",
				"Bei der|Sache bleiben",
				["plant", "glass"],
			],
			[
				"Denkt früh an die Nachfolge, und lasst neue Leute erst einmal mitlaufen.",
				"Nachfolge|planen",
				["key", "sprout"],
			],
			["Eine Stunde, ein Tisch, und ein Platz ist frei."],
		],
		teaser: [
			"Kurze Sitzungen, klare Beschlüsse, gute Stimmung: So arbeitet ein Vorstand gern.",
			"Setz dich dazu, ein Platz ist frei.",
		],
	},
};

/** Aussprache in der Lautschrift von espeak-ng, wo die Stimme ein Wort sonst falsch liest. */
export const SAY = {
	Aufnahmeantrag: "Aufnahme-Antrag",
	Bargeld: "[[b'A:rgE2lt]]",
	Buchung: "[[b'u:xUN]]",
	Finanzamt: "[[fi:n'ants,amt]]",
	Finanzplan: "[[fi:n'antspl,A:n]]",
	Grundstock: "[[gr'UntStOk]]",
	ideellen: "[[i:de:'El@n]]",
	ideell: "[[i:de:'El]]",
	Kassenbuch: "[[k'as@nb,u:x]]",
	Kontoauszug: "[[k'Onto:,aUsts,u:k]]",
	Kuchenstand: "[[k'u:x@nSt,ant]]",
	Kuchenverkauf: "[[k'u:x@nf3k,aUf]]",
	Kurs: "Kurrs",
	Laptop: "[[l'EptOp]]",
	Nachfolge: "[[n'A:xfOlg@]]",
	Nachweis: "[[n'A:xvaIs]]",
	Rundmails: "[[r'Untme:ls]]",
	Mail: "[[m'e:l]]",
	Sommerfest: "[[z'Om3fEst]]",
	Tagesordnung: "[[t'A:g@s,OrdnUN]]",
	Telefonnummer: "[[te:le:f'o:nnUm3]]",
	Treuhandstiftung: "[[tr'OYhantSt,IftUN]]",
	Vorstandsarbeit: "[[f'o:rStants,arbaIt]]",
	wachsen: "[[v'aks@n]]",
	Zustiftung: "[[ts'u:St,IftUN]]",
};
