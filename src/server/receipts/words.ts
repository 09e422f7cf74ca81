import { formatDate } from "#contract/dates.ts";
import type { Exemption, ReceiptDocument } from "./document.ts";

/** The words of the official pattern (BMF 07.11.2013, BStBl I S. 1333): neither they nor their order may be changed. */

export const HEADING = {
	single: "Bestätigung über Geldzuwendungen/Mitgliedsbeitrag",
	collective: "Sammelbestätigung über Geldzuwendungen/Mitgliedsbeitrag",
} as const;

export const SENSE =
	"im Sinne des § 10b des Einkommensteuergesetzes an eine der in § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes bezeichneten Körperschaften, Personenvereinigungen oder Vermögensmassen";

export const DONOR = "Name und Anschrift des Zuwendenden:";
export const AMOUNT = { single: "Betrag der Zuwendung", collective: "Gesamtbetrag der Zuwendung" } as const;
export const IN_FIGURES = "- in Ziffern -";
export const IN_LETTERS = "- in Buchstaben -";
export const DAY = "Tag der Zuwendung:";
export const PERIOD = "Zeitraum der Sammelbestätigung:";
export const SEE_ANNEX = "siehe Anlage";
export const WAIVER = "Es handelt sich um den Verzicht auf Erstattung von Aufwendungen";

export const exemptionText = ({ kind, office, number, day, period, purposes }: Exemption): string =>
	kind === "exemption"
		? `Wir sind wegen Förderung ${purposes} nach dem Freistellungsbescheid bzw. nach der Anlage zum Körperschaftsteuerbescheid des Finanzamtes ${bare(office)}, StNr. ${number}, vom ${formatDate(day)} für den letzten Veranlagungszeitraum ${period} nach § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes von der Körperschaftsteuer und nach § 3 Nr. 6 des Gewerbesteuergesetzes von der Gewerbesteuer befreit.`
		: `Die Einhaltung der satzungsmäßigen Voraussetzungen nach den §§ 51, 59, 60 und 61 AO wurde vom Finanzamt ${bare(office)}, StNr. ${number} mit Bescheid vom ${formatDate(day)} nach § 60a AO gesondert festgestellt. Wir fördern nach unserer Satzung ${purposes}.`;

/** The pattern says „Finanzamt“ itself. */
const bare = (office: string): string => office.replace(/^Finanzamt\s+/, "");

export const purposeText = ({ purposes }: Exemption): string =>
	`Es wird bestätigt, dass die Zuwendung nur zur Förderung ${purposes} verwendet wird.`;

/** Of a collective receipt (OFF-115). */
export const NO_OTHERS =
	"Es wird bestätigt, dass über die in der Gesamtsumme enthaltenen Zuwendungen keine weiteren Bestätigungen, weder formelle Zuwendungsbestätigungen noch Beitragsquittungen oder ähnliches ausgestellt wurden und werden.";
export const WAIVER_IN_ANNEX =
	"Ob es sich um den Verzicht auf Erstattung von Aufwendungen handelt, ist der Anlage zur Sammelbestätigung zu entnehmen.";

export const SIGNATURE = "(Ort, Datum und Unterschrift des Zuwendungsempfängers)";

/** OFF-116: without a signature of its own only where the tax office was told. */
export const machineText = ({ exemption, machine_since }: ReceiptDocument): string | null =>
	machine_since &&
	`Diese Bestätigung ist maschinell erstellt und ohne eigenhändige Unterschrift gültig. Das Verfahren ist dem Finanzamt ${bare(exemption.office)} am ${formatDate(machine_since)} angezeigt worden (R 10b.1 Abs. 4 EStR).`;

export const NOTES = [
	"Hinweis: Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt oder veranlasst, dass Zuwendungen nicht zu den in der Zuwendungsbestätigung angegebenen steuerbegünstigten Zwecken verwendet werden, haftet für die entgangene Steuer (§ 10b Abs. 4 EStG, § 9 Abs. 3 KStG, § 9 Nr. 5 GewStG).",
	"Diese Bestätigung wird nicht als Nachweis für die steuerliche Berücksichtigung der Zuwendung anerkannt, wenn das Datum des Freistellungsbescheides länger als 5 Jahre bzw. das Datum der Feststellung der Einhaltung der satzungsmäßigen Voraussetzungen nach § 60a Abs. 1 AO länger als 3 Jahre seit Ausstellung des Bescheides zurückliegt (§ 63 Abs. 5 AO).",
] as const;

export const annexTitle = ({ issued_on }: ReceiptDocument): string =>
	`Anlage zur Sammelbestätigung vom ${formatDate(issued_on)}`;
export const MONEY_GIFT = "Geldzuwendung";
