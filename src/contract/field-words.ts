/** What people read of fields and their rules. Apart from the rules, so that a page without a form loads no schemas. */

/** What people read in place of a field's key. */
const LABELS: Record<string, string> = {
	number_of_persons: "Anzahl Personen",
	first_name: "Vorname",
	last_name: "Nachname",
	name: "Name",
	company: "Institution",
	street_address: "Straße",
	street_suffix: "Hausnummer",
	postcode: "Postleitzahl",
	city: "Ort",
	email: "E-Mail",
	phone: "Telefon",
	phone_number: "Mobilnummer",
	date_of_birth: "Geburtsdatum",
	title: "Anrede",
	username: "E-Mail",
	password: "Passwort",
	password_repeat: "Passwort wiederholen",
	password_confirmation: "Passwort wiederholen",
	current_password: "Aktuelles Passwort",
	bank: "Bank",
	bank_account_owner: "Kontoinhaber",
	iban: "IBAN",
	swift_bic_number: "BIC",
	payment_method_id: "Zahlungsart",
	product_id: "Videokurs",
	basket_id: "Warenkorb",
	code: "PIN",
	consent_text_version: "Fassung der Texte",
	accept_early_performance: "Sofortiger Beginn",
	accept_mandate: "SEPA-Lastschriftmandat",
	accept_terms: "AGB",
	voucher_code: "Gutschein",
	order_reference: "Deine Bestellnummer",
	leitweg_id: "Leitweg-ID",
	nonprofit_sector: "Bereich",
	nonprofit_commitment: "Dauer des Engagements",
	nonprofit_weekly_commitment: "Stunden je Woche",
	presence_seminar_id: "Seminar",
	presence_seminar_date_id: "Termin",
	description: "Nachricht",
	contract: "Vertrag",
	amount: "Betrag",
	rhythm: "Rhythmus",
	purpose: "Wofür",
	token: "Link",
	search: "Suche",
	page: "Seite",
	per_page: "Einträge je Seite",
	category_id: "Kategorie",
	lecturer_id: "Dozent",
	date_from: "Datum von",
	date_to: "Datum bis",
	radius_km: "Umkreis",
	website: "Prüffeld",
};

/** In a list, `persons.0.first_name` is a first name too. */
export const labelOf = (field: string): string => LABELS[field] ?? LABELS[field.split(".").at(-1) ?? ""] ?? field;

export const REQUIRED = "Bitte ausfüllen";
export const LEAVE_EMPTY = "Bitte leer lassen";
export const INVALID_EMAIL = "Ungültige E-Mail";
export const INVALID_FORMAT = "Ungültiges Format";
export const INVALID_VALUE = "Ungültige Angabe";
export const INVALID_LEITWEG_ID = "Diese Leitweg-ID stimmt nicht. Bitte prüfe Ziffern und Bindestriche.";
export const UNKNOWN_POSTCODE = "Diese Postleitzahl kennen wir nicht. Bitte prüfe die fünf Ziffern.";
export const PASSWORD_TOO_SHORT = "Passwort ist zu kurz";
export const PASSWORDS_DIFFER = "Passwörter stimmen nicht überein";
export const TERMS_REQUIRED =
	"AGB & Widerrufsbelehrung müssen akzeptiert werden / Datenschutzhinweise müssen zur Kenntnis genommen werden";
