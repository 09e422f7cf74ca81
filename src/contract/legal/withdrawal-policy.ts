import { paths } from "#contract/paths.ts";
import {
	address,
	type Block,
	chapter,
	type LegalSource,
	type LegalText,
	link,
	list,
	mail,
	note,
	paragraph,
	phone,
	type Section,
	section,
} from "./text.ts";
import { LEGAL_TEXTS_CHANGED_ON, WITHDRAWAL_POLICY_VERSION } from "./versions.ts";

/** Anlage 1 EGBGB differs for the two: services carry a sentence on what was already performed, digital content does not. */
type ContractKind = "digital_content" | "service";

/** The address at which a contract can be withdrawn from online (§ 356a BGB). */
const withdrawUrl = ({ public_url }: LegalSource) => `${public_url}${paths.withdraw}`;

/** The statutory instruction of Anlage 1 EGBGB; its wording, with "Sie", is prescribed. */
function withdrawalInstruction(source: LegalSource, kind: ContractKind): { right: Block[]; effects: Block[] } {
	const { provider } = source;
	const url = withdrawUrl(source);
	const right = [
		paragraph("Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen."),
		paragraph("Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses."),
		paragraph(
			`Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${provider.legal_name}, ${provider.street}, ${provider.postcode} ${provider.city}, Telefon: ${phone(provider.phone)}, E-Mail: `,
			mail(provider.email),
			") mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.",
		),
		paragraph(
			"Sie können Ihr Widerrufsrecht auch online unter ",
			link(url, url),
			" ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
		),
		paragraph(
			"Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
		),
	];
	const effects = [
		paragraph(
			"Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
		),
	];
	if (kind === "service") {
		effects.push(
			paragraph(
				"Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.",
			),
		);
	}
	return { right, effects };
}

/** The form of Anlage 2 EGBGB. */
const withdrawalForm = ({ provider }: LegalSource): Block[] => [
	paragraph(
		"(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
	),
	address("An", provider.legal_name, provider.street, `${provider.postcode} ${provider.city}`, [
		"E-Mail: ",
		mail(provider.email),
	]),
	list(
		"Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)",
		"Bestellt am (*)/erhalten am (*)",
		"Name des/der Verbraucher(s)",
		"Anschrift des/der Verbraucher(s)",
		"Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
		"Datum",
	),
	paragraph("(*) Unzutreffendes streichen."),
];

function instruction(source: LegalSource, id: string, heading: string, kind: ContractKind): Section {
	const { right, effects } = withdrawalInstruction(source, kind);
	return chapter(
		id,
		heading,
		[],
		section(`${id}-recht`, "Widerrufsrecht", ...right),
		section(`${id}-folgen`, "Folgen des Widerrufs", ...effects),
	);
}

export const withdrawalPolicy = (source: LegalSource): LegalText => ({
	title: "Widerrufsbelehrung",
	lead: "Verbraucherinnen und Verbraucher haben ein gesetzliches Widerrufsrecht. Hier steht, wie es geht und wann es endet.",
	version: WITHDRAWAL_POLICY_VERSION,
	changed_on: LEGAL_TEXTS_CHANGED_ON,
	sections: [
		section(
			"online-widerrufen",
			"Am einfachsten online",
			paragraph(
				"Du brauchst dafür kein Konto und keinen Grund: Auf der Seite ",
				link("Vertrag widerrufen", paths.withdraw),
				" nennst du deinen Namen, den Vertrag und deine E-Mail-Adresse und bestätigst den Widerruf. Der Eingang wird dir sofort mit Datum und Uhrzeit per E-Mail bestätigt. Die Schaltfläche findest du auf jeder Seite ganz unten.",
			),
			paragraph(
				"Geht es um einen Videokurs, kannst du auch auf der Seite deiner Bestellung oder in Mein VSZ widerrufen. Nennst du im Formular die Bestellnummer und die Adresse, mit der du bestellt hast, enthält die Eingangsbestätigung einen Link, mit dem du den Widerruf gleich selbst ausführst, solange dein Widerrufsrecht eindeutig besteht. Sonst prüfen wir deine Erklärung und melden uns. Rechtzeitig ist sie, wenn du sie vor Ablauf der Frist absendest.",
			),
			paragraph(
				"Die beiden Belehrungen und das Formular sind gesetzliche Muster. Deshalb steht dort „Sie“. Verbraucherin oder Verbraucher bist du, wenn du überwiegend für private Zwecke bestellst und nicht für einen Betrieb oder eine selbständige Tätigkeit (§ 13 BGB).",
			),
		),
		instruction(source, "videokurse", "Widerrufsbelehrung für Videokurse", "digital_content"),
		instruction(source, "seminare", "Widerrufsbelehrung für kostenpflichtige Seminare", "service"),
		section(
			"erloeschen",
			"Wann das Widerrufsrecht vorzeitig erlischt",
			note(
				"Videokurse (digitale Inhalte, § 356 Abs. 6 BGB)",
				paragraph(
					"Bei einem kostenpflichtigen Videokurs erlischt dein Widerrufsrecht vor Ablauf der vierzehn Tage, wenn alle vier Punkte zutreffen:",
				),
				list(
					"Wir haben mit der Vertragserfüllung begonnen, also das Video freigeschaltet.",
					"Du hast ausdrücklich zugestimmt, dass wir damit vor Ablauf der Widerrufsfrist beginnen.",
					"Du hast bestätigt, dass du weißt: Durch diese Zustimmung erlischt dein Widerrufsrecht mit Beginn der Vertragserfüllung.",
					"Wir haben dir den Vertrag auf einem dauerhaften Datenträger bestätigt, zum Beispiel per E-Mail.",
				),
				paragraph(
					"Fehlt einer der Punkte, bleibt dein Widerrufsrecht bestehen. Für digitale Inhalte zahlst du dann keinen Wertersatz.",
				),
			),
			note(
				"Seminare (Dienstleistungen, § 356 Abs. 5 BGB)",
				paragraph(
					"Bei einem kostenpflichtigen Seminar erlischt dein Widerrufsrecht, wenn wir das Seminar vollständig durchgeführt haben und du vorher ausdrücklich zugestimmt hast, dass wir vor Ablauf der Widerrufsfrist beginnen, und bestätigt hast, dass du den Verlust des Widerrufsrechts bei vollständiger Vertragserfüllung kennst.",
				),
				paragraph("Bei einem kostenlosen Seminar erlischt es, sobald das Seminar vollständig stattgefunden hat."),
			),
			paragraph(
				"Unabhängig davon kannst du jedes Seminar bis zum Ende des Vortags kostenlos stornieren; Näheres steht in den ",
				link("AGB", paths.terms),
				".",
			),
		),
		section("muster-widerrufsformular", "Muster-Widerrufsformular", ...withdrawalForm(source)),
	],
});
