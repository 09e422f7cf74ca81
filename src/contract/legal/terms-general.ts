import { paths } from "#contract/paths.ts";
import type { Provider } from "#contract/site.ts";
import { DISPUTE_STATEMENT } from "./imprint.ts";
import { clauses, link, list, mail, phone, type Section, section } from "./text.ts";

export const generalSections = (provider: Provider, publicUrl: string): Section[] => [
	section(
		"widerrufsrecht",
		"Widerrufsrecht",
		...clauses(
			[
				"Als Verbraucherin oder Verbraucher hast du ein gesetzliches Widerrufsrecht von vierzehn Tagen. Die Widerrufsbelehrung mit dem Muster-Widerrufsformular steht unter ",
				link(`${publicUrl}${paths.withdrawalPolicy}`, paths.withdrawalPolicy),
				" und liegt der Bestätigung bei, die du per E-Mail bekommst.",
			],
			[
				"Widerrufen kannst du auch online unter ",
				link(`${publicUrl}${paths.withdraw}`, paths.withdraw),
				". Die Schaltfläche „Vertrag widerrufen“ steht auf jeder Seite der Website im Fußbereich; ein Konto brauchst du dafür nicht.",
			],
			"Bei einem kostenpflichtigen Videokurs erlischt das Widerrufsrecht mit der Freischaltung, wenn du der sofortigen Freischaltung ausdrücklich zugestimmt hast, deine Kenntnis vom Erlöschen bestätigt hast und wir dir den Vertrag per E-Mail bestätigt haben (§ 356 Abs. 6 BGB).",
		),
	),
	section(
		"maengelrechte",
		"Deine Rechte bei Mängeln",
		...clauses(
			"Für Videokurse gilt die gesetzliche Mängelhaftung für digitale Produkte (§§ 327 bis 327u BGB). Ist ein Videokurs nicht so, wie er sein soll, kannst du verlangen, dass wir das beheben, und unter den gesetzlichen Voraussetzungen den Preis mindern, den Vertrag beenden und Schadensersatz oder Ersatz deiner Aufwendungen verlangen. Bestellst du nicht als Verbraucherin oder Verbraucher, gelten die allgemeinen gesetzlichen Vorschriften.",
			"Für Seminare gelten die gesetzlichen Vorschriften des Dienstvertrags.",
			"Eine Garantie über die gesetzlichen Rechte hinaus geben wir nicht.",
		),
	),
	section(
		"haftung",
		"Haftung",
		...clauses(
			{
				text: "Wir haften unbeschränkt",
				blocks: [
					list(
						"bei Vorsatz und grober Fahrlässigkeit,",
						"bei einer Verletzung von Leben, Körper oder Gesundheit,",
						"soweit wir einen Mangel arglistig verschwiegen oder eine Garantie übernommen haben und",
						"nach dem Produkthaftungsgesetz.",
					),
				],
			},
			"Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine Pflicht, deren Erfüllung den Vertrag erst möglich macht und auf die du regelmäßig vertrauen darfst. Die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt.",
			"Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen. Das gilt ebenso für Menschen, die für uns arbeiten.",
			"Seminare und Videokurse vermitteln allgemeines Wissen. Eine Rechts- oder Steuerberatung für deinen Einzelfall sind sie nicht.",
		),
	),
	section(
		"streitbeilegung",
		"Beschwerden und Streitbeilegung",
		...clauses(
			[
				`Beschwerden richtest du an ${provider.legal_name}, ${provider.street}, ${provider.postcode} ${provider.city}, Telefon ${phone(provider.phone)}, `,
				mail(provider.email),
				". Wir antworten persönlich und so schnell wir können.",
			],
			DISPUTE_STATEMENT,
		),
	),
	section(
		"schluss",
		"Schlussbestimmungen",
		...clauses(
			"Es gilt die Fassung dieser Bedingungen, der du bei deiner Bestellung oder Anmeldung zugestimmt hast. Spätere Änderungen wirken nicht auf geschlossene Verträge zurück.",
			"Es gilt deutsches Recht. Lebst du als Verbraucherin oder Verbraucher in einem anderen Land, behältst du den Schutz der zwingenden Vorschriften dieses Landes.",
			`Bist du Kauffrau oder Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist der Gerichtsstand ${provider.city}.`,
			"Wie wir mit deinen Daten umgehen, steht in den Datenschutzhinweisen auf der Website. Sie sind Information und kein Teil dieses Vertrags.",
		),
	),
];
