const pairs = (count: number, art: string, content: string): string[] =>
	Array.from({ length: count }, (_, at) => [`${art} ${at + 1}`, `${content} ${at + 1}`]).flat();

/** OFF-093: all 125, in this order, whether filled or not. */
export const COLUMNS: readonly string[] = [
	...["Umsatz (ohne Soll/Haben-Kz)", "Soll/Haben-Kennzeichen", "WKZ Umsatz", "Kurs", "Basis-Umsatz"],
	...["WKZ Basis-Umsatz", "Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum", "Belegfeld 1"],
	...["Belegfeld 2", "Skonto", "Buchungstext", "Postensperre", "Diverse Adressnummer", "Geschäftspartnerbank"],
	...["Sachverhalt", "Zinssperre", "Beleglink"],
	...pairs(8, "Beleginfo - Art", "Beleginfo - Inhalt"),
	...["KOST1 - Kostenstelle", "KOST2 - Kostenstelle", "Kost-Menge", "EU-Land u. UStID (Bestimmung)"],
	...["EU-Steuersatz (Bestimmung)", "Abw. Versteuerungsart", "Sachverhalt L+L", "Funktionsergänzung L+L"],
	...["BU 49 Hauptfunktionstyp", "BU 49 Hauptfunktionsnummer", "BU 49 Funktionsergänzung"],
	// The blank that is missing here is missing in the specification, too.
	...pairs(20, "Zusatzinformation - Art", "Zusatzinformation- Inhalt"),
	...["Stück", "Gewicht", "Zahlweise", "Forderungsart", "Veranlagungsjahr", "Zugeordnete Fälligkeit", "Skontotyp"],
	...["Auftragsnummer", "Buchungstyp", "USt-Schlüssel (Anzahlungen)", "EU-Land (Anzahlungen)"],
	...["Sachverhalt L+L (Anzahlungen)", "EU-Steuersatz (Anzahlungen)", "Erlöskonto (Anzahlungen)", "Herkunft-Kz"],
	...["Buchungs GUID", "KOST-Datum", "SEPA-Mandatsreferenz", "Skontosperre", "Gesellschaftername"],
	...["Beteiligtennummer", "Identifikationsnummer", "Zeichnernummer", "Postensperre bis"],
	...["Bezeichnung SoBil-Sachverhalt", "Kennzeichen SoBil-Buchung", "Festschreibung", "Leistungsdatum"],
	...["Datum Zuord. Steuerperiode", "Fälligkeit", "Generalumkehr (GU)", "Steuersatz", "Land"],
	...["Abrechnungsreferenz", "BVV-Position", "EU-Land u. UStID (Ursprung)", "EU-Steuersatz (Ursprung)"],
	"Abw. Skontokonto",
];

/** Counted from zero: those that are filled. */
const at = (name: string): number => COLUMNS.indexOf(name);
export const AT = {
	amount: at("Umsatz (ohne Soll/Haben-Kz)"),
	side: at("Soll/Haben-Kennzeichen"),
	currency: at("WKZ Umsatz"),
	account: at("Konto"),
	contra: at("Gegenkonto (ohne BU-Schlüssel)"),
	day: at("Belegdatum"),
	number: at("Belegfeld 1"),
	due: at("Belegfeld 2"),
	text: at("Buchungstext"),
	info: at("Beleginfo - Art 1"),
	fixed: at("Festschreibung"),
	cancels: at("Generalumkehr (GU)"),
} as const;
