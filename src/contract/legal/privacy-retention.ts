import { PERIODS, type PeriodKey, periodWords } from "#contract/retention.ts";
import { type LegalSource, list, paragraph, type Section, section, table } from "./text.ts";

export const recipientSections: Section[] = [
	section(
		"empfaenger",
		"Wer deine Daten bekommt",
		paragraph(
			"Bei uns haben nur die Menschen Zugriff, die mit der jeweiligen Sache befasst sind. Änderungen in der Verwaltung werden protokolliert. Außerhalb arbeiten für uns, streng nach Weisung und mit einem Vertrag nach Art. 28 DSGVO:",
		),
		list(
			"das Rechenzentrum, in dem unsere Server stehen,",
			"der Dienst, der unsere E-Mails zustellt,",
			"der SMS-Dienst für die PIN,",
			"der Videokonferenzdienst für Live-Online-Seminare.",
		),
		paragraph(
			"In eigener Verantwortung handeln Zahlungsdienste und Banken, unsere Steuerberatung, Behörden, denen wir Auskunft geben müssen, und die Bewilligungsbehörde bei geförderten Seminaren. Wir verkaufen keine Daten.",
		),
		paragraph(
			"Unsere Server und Sicherungen stehen in der Europäischen Union. In ein Land außerhalb gelangen Daten nur, wenn du selbst einen Dienst nutzt, der dort verarbeitet (etwa PayPal oder unsere Fanpage), und dann auf Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln (Art. 45 und 46 DSGVO).",
		),
	),
];

const PERIOD_KEYS = Object.keys(PERIODS) as PeriodKey[];

/** CONST-09 and the retention jobs: the periods named here are those the software keeps. */
export const retentionSection = ({ retention }: Pick<LegalSource, "retention">): Section =>
	section(
		"speicherdauer",
		"Wie lange wir Daten speichern",
		paragraph(
			"Wir löschen Daten, sobald ihr Zweck erfüllt ist. Manche müssen wir länger aufbewahren: Handels- und steuerrechtliche Aufbewahrungsfristen betragen je nach Unterlage zwei bis zehn Jahre. In dieser Zeit sind die Daten gesperrt und werden für nichts anderes verwendet. Einmal im Jahr prüfen wir unseren gesamten Bestand und löschen, was nicht mehr gebraucht wird.",
		),
		table(
			"Fristen im Einzelnen",
			["Daten", "Speicherdauer", "Grundlage"],
			...PERIOD_KEYS.map((key) => [PERIODS[key].what, periodWords(key, retention), PERIODS[key].basis]),
		),
	);
