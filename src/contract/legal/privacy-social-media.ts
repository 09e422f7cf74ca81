import { link, list, paragraph, section } from "./text.ts";

/** PAGE-07: joint controllership with the operator of the platform (Art. 26 DSGVO). */
export const fanPageSection = section(
	"fanpage",
	"Unsere Fanpage bei Facebook",
	paragraph(
		"Wir betreiben eine Fanpage bei Facebook, einem Dienst der Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland. Auf dieser Website gibt es davon nichts Eingebettetes: keine Plugins, keine Zählpixel. Daten fließen erst, wenn du die Fanpage selbst besuchst.",
	),
	paragraph(
		"Besuchst du sie, verarbeitet Meta Daten über dich, auch wenn du dort kein Konto hast, und erstellt daraus für uns Statistiken (Seiten-Insights). Wir sehen nur zusammengefasste Zahlen und keine einzelnen Personen. Für die Insights sind Meta und wir gemeinsam verantwortlich (Art. 26 DSGVO). In der ",
		link("Vereinbarung dazu", "https://www.facebook.com/legal/terms/page_controller_addendum"),
		" hat Meta übernommen:",
	),
	list(
		"die Information der Betroffenen über die Verarbeitung für Insights,",
		"die Erfüllung ihrer Rechte; wendest du dich an uns, geben wir deine Anfrage an Meta weiter,",
		"die Sicherheit der Verarbeitung und die Meldung von Verletzungen.",
	),
	paragraph(
		"Wir betreiben die Fanpage, um auch dort über Seminare und Ehrenamt zu informieren und ansprechbar zu sein. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Schreibst du uns über die Fanpage, nutzen wir deine Nachricht nur, um sie zu beantworten. Meta überträgt Daten auch in die USA und stützt sich dafür auf das EU-US Data Privacy Framework und auf Standardvertragsklauseln. Wie Meta mit Daten umgeht und wie du widersprechen kannst, steht in der ",
		link("Datenschutzrichtlinie von Meta", "https://www.facebook.com/privacy/policy"),
		".",
	),
	paragraph("Alles, was auf der Fanpage steht, findest du auch auf dieser Website. Du musst sie nicht benutzen."),
);
