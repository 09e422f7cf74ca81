import type { Provider } from "#contract/site.ts";
import { address, link, list, mail, note, paragraph, type Section, section } from "./text.ts";

/** PAGE-09: rights, supervisory authority, right to object. */
export const rightsSections = (provider: Provider): Section[] => [
	section(
		"rechte",
		"Deine Rechte",
		paragraph("Du hast uns gegenüber jederzeit das Recht auf"),
		list(
			"Auskunft über die Daten, die wir von dir haben (Art. 15 DSGVO),",
			"Berichtigung falscher und Ergänzung unvollständiger Daten (Art. 16 DSGVO),",
			"Löschung (Art. 17 DSGVO) und, wo wir aufbewahren müssen, Sperrung,",
			"Einschränkung der Verarbeitung (Art. 18 DSGVO),",
			"Übertragung deiner Daten in einem gängigen Format (Art. 20 DSGVO),",
			"Widerruf jeder Einwilligung für die Zukunft (Art. 7 Abs. 3 DSGVO); was bis dahin geschah, bleibt rechtmäßig.",
		),
		paragraph(
			"Eine formlose Nachricht an ",
			mail(provider.email),
			" genügt. Wir antworten innerhalb eines Monats und ohne Kosten. Damit Auskünfte nicht in falsche Hände geraten, fragen wir im Zweifel nach, ob du es wirklich bist.",
		),
	),
	section(
		"aufsicht",
		"Aufsichtsbehörde",
		paragraph(
			"Bist du der Meinung, dass wir Daten nicht rechtmäßig verarbeiten, kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist:",
		),
		address(
			"Sächsische Datenschutz- und Transparenzbeauftragte",
			"Maternistraße 17, 01067 Dresden",
			"Postanschrift: Postfach 11 01 32, 01330 Dresden",
			"Telefon +49 351 85471-101",
			[mail("post@sdtb.sachsen.de")],
			[link("www.datenschutz.sachsen.de", "https://www.datenschutz.sachsen.de")],
		),
	),
	section(
		"widerspruch",
		"Widerspruchsrecht",
		note(
			"Dein Recht auf Widerspruch (Art. 21 DSGVO)",
			paragraph(
				"Verarbeiten wir Daten auf Grundlage unseres berechtigten Interesses (Art. 6 Abs. 1 Buchst. f DSGVO), kannst du dem jederzeit aus Gründen widersprechen, die sich aus deiner besonderen Situation ergeben. Wir verarbeiten die Daten dann nicht mehr, außer wir haben zwingende schutzwürdige Gründe, die überwiegen, oder brauchen sie, um Rechtsansprüche geltend zu machen oder abzuwehren.",
			),
			paragraph(
				"Der Verarbeitung für Werbung kannst du jederzeit ohne Angabe von Gründen widersprechen. Danach bekommst du keine mehr.",
			),
			paragraph("Ein Satz an ", mail(provider.email), " reicht aus."),
		),
	),
];
