import { paths } from "#contract/paths.ts";
import {
	facts,
	type LegalSource,
	type LegalText,
	link,
	mail,
	paragraph,
	phone,
	providerAddress,
	section,
} from "./text.ts";
import { LEGAL_TEXTS_CHANGED_ON } from "./versions.ts";

/** § 36 VSBG: the same sentence stands in the imprint and in the terms. */
export const DISPUTE_STATEMENT =
	"Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.";

export function imprint({ provider }: LegalSource): LegalText {
	return {
		title: "Impressum",
		lead: "Wer hinter dieser Website steht und wie du uns erreichst.",
		version: "2026-11",
		changed_on: LEGAL_TEXTS_CHANGED_ON,
		sections: [
			section("anbieter", "Angaben nach § 5 DDG", providerAddress),
			section(
				"vertretung",
				"Vertretung und Register",
				facts(
					["Vertreten durch den Vorstand", `${provider.management} (Vorsitz)`],
					["Registergericht", provider.register_court],
					["Registernummer", provider.register_number],
				),
			),
			section(
				"steuern",
				"Steuern",
				facts(
					["Finanzamt", provider.tax_office],
					["Steuernummer", provider.tax_number],
					["Umsatzsteuer-Identifikationsnummer nach § 27a UStG", provider.vat_id],
				),
			),
			section(
				"redaktion",
				"Redaktionell verantwortlich nach § 18 Abs. 2 MStV",
				paragraph(
					`${provider.management}, ${provider.street}, ${provider.postcode} ${provider.city}, Telefon ${phone(provider.phone)}, `,
					mail(provider.email),
				),
			),
			section(
				"streitbeilegung",
				"Streitbeilegung",
				paragraph(
					"Bist du mit etwas nicht zufrieden, schreib uns oder ruf an: Wir suchen zuerst selbst mit dir nach einer Lösung.",
				),
				paragraph(`${DISPUTE_STATEMENT} Das ist die Angabe nach § 36 des Verbraucherstreitbeilegungsgesetzes.`),
			),
			section(
				"haftung",
				"Haftung für Inhalte und Links",
				paragraph(
					"Unsere Artikel, Seminarunterlagen und Videokurse erarbeiten wir sorgfältig. Sie erklären die Rechtslage allgemein und zum angegebenen Datum; eine Beratung zu deinem Einzelfall durch Rechtsanwältin, Steuerberater oder Behörde ersetzen sie nicht. Für unsere eigenen Inhalte stehen wir nach den allgemeinen Gesetzen ein.",
				),
				paragraph(
					"Auf Websites anderer verlinken wir, nachdem wir sie angesehen haben. Für das, was dort steht, ist der jeweilige Betreiber verantwortlich. Fällt dir ein rechtswidriger Inhalt auf, bei uns oder hinter einem unserer Links, dann sag uns Bescheid: Wir prüfen das sofort und entfernen, was nicht bleiben darf.",
				),
			),
			section(
				"urheberrecht",
				"Urheberrecht",
				paragraph(
					"Texte, Bilder und Videos auf dieser Website sind urheberrechtlich geschützt. Zitieren und verlinken darfst du gern. Möchtest du mehr übernehmen, frag uns über das ",
					link("Kontaktformular", paths.contact),
					".",
				),
			),
		],
	};
}
