import { orderSections } from "./privacy-orders.ts";
import { recipientSections, retentionSection } from "./privacy-retention.ts";
import { rightsSections } from "./privacy-rights.ts";
import { serviceSections } from "./privacy-services.ts";
import { fanPageSection } from "./privacy-social-media.ts";
import { websiteSection } from "./privacy-website.ts";
import { chapter, type LegalSource, type LegalText, list, mail, paragraph, providerAddress, section } from "./text.ts";
import { LEGAL_TEXTS_CHANGED_ON, PRIVACY_VERSION } from "./versions.ts";

export const privacy = (source: LegalSource): LegalText => ({
	title: "Datenschutz",
	lead: "Welche Daten wir von dir verarbeiten, wozu, wie lange und was du dazu sagen kannst.",
	version: PRIVACY_VERSION,
	changed_on: LEGAL_TEXTS_CHANGED_ON,
	sections: [
		section(
			"vorbemerkung",
			"Vorbemerkung",
			paragraph(
				"Du kannst diese Website lesen, ohne uns zu sagen, wer du bist. Persönliche Daten verarbeiten wir nur, wenn du uns welche gibst, etwa bei einer Anmeldung, oder soweit es technisch nötig ist, damit die Seite bei dir ankommt. Es gibt hier keine Werbung, keine Werbenetzwerke und keine Schriften, Karten oder Skripte von fremden Servern.",
			),
			paragraph(
				"Rechtsgrundlage ist die Datenschutz-Grundverordnung (DSGVO). Wir nennen bei jeder Verarbeitung den Absatz, auf den wir uns stützen:",
			),
			list(
				"Art. 6 Abs. 1 Buchst. a DSGVO: Du hast eingewilligt. Das kannst du jederzeit für die Zukunft widerrufen.",
				"Art. 6 Abs. 1 Buchst. b DSGVO: Wir brauchen die Daten für einen Vertrag mit dir oder seine Vorbereitung.",
				"Art. 6 Abs. 1 Buchst. c DSGVO: Ein Gesetz verpflichtet uns dazu.",
				"Art. 6 Abs. 1 Buchst. f DSGVO: Wir haben ein berechtigtes Interesse, das wir benennen, und deine Interessen überwiegen nicht.",
			),
			paragraph(
				"Pflichtfelder in Formularen sind mit * gekennzeichnet; ohne sie können wir dein Anliegen nicht erfüllen. Alles andere ist freiwillig. Entscheidungen, die allein auf automatischer Verarbeitung beruhen, und Profile im Sinn von Art. 22 DSGVO gibt es bei uns nicht.",
			),
		),
		section(
			"verantwortlich",
			"Verantwortlich",
			paragraph("Verantwortlich für die Datenverarbeitung auf dieser Website ist:"),
			providerAddress,
			paragraph(`Vertreten durch den Vorstand: ${source.provider.management} (Vorsitz).`),
			paragraph(
				"Mit Fragen zum Datenschutz und wenn du eines deiner Rechte nutzen willst, schreib an ",
				mail(source.provider.email),
				" mit dem Stichwort „Datenschutz“.",
			),
		),
		websiteSection(source),
		fanPageSection,
		chapter(
			"angebote",
			"Kontakt und Nutzung unserer Angebote",
			[],
			...serviceSections(source),
			...orderSections(source),
		),
		...recipientSections,
		retentionSection(source),
		...rightsSections(source.provider),
	],
});
