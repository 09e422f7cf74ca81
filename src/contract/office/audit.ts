import { officePaths } from "./paths.ts";

/** The areas of work that the history is filtered by. Who may see the history of money alone sees `money`. */
export const AREAS = {
	money: "Geld",
	content: "Inhalte",
	people: "Menschen",
	team: "Team",
	system: "System",
} as const;
export type Area = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as [Area, ...Area[]];

interface SubjectWords {
	name: string;
	area: Area;
	/** It is somebody: whoever looks at its data is noted. */
	person?: true;
	/** It is the house's own: none of its values belongs to a person. Values of all else are masked. */
	house?: true;
	/** Its screen, where it has one. */
	path?: (id: string) => string;
}

/** Everything that the history is about. */
export const SUBJECTS = {
	order: { name: "Bestellung", area: "money", path: (id) => officePaths.order(id) },
	invoice: { name: "Rechnung", area: "money" },
	donation: { name: "Spende", area: "money", path: (id) => officePaths.donation(id) },
	bank: { name: "Bankabgleich", area: "money", house: true, path: () => officePaths.bank },
	datev: { name: "Steuerberatung", area: "money", house: true, path: (id) => officePaths.datevMonth(id) },
	booking: { name: "Buchung", area: "people", person: true, path: (id) => officePaths.booking(id) },
	date: { name: "Termin", area: "content", house: true, path: (id) => officePaths.date(Number(id)) },
	seminar: { name: "Seminar", area: "content", house: true, path: (id) => officePaths.seminar(Number(id)) },
	article: { name: "Artikel", area: "content", house: true, path: (id) => officePaths.article(Number(id)) },
	course: { name: "Videokurs", area: "content", house: true, path: (id) => officePaths.course(id) },
	grant: { name: "Förderung", area: "money", house: true, path: (id) => officePaths.grant(Number(id)) },
	voucher_batch: { name: "Gutscheine", area: "money", house: true, path: (id) => officePaths.voucherBatch(id) },
	home: { name: "Startseite", area: "content", house: true, path: () => officePaths.homePage },
	picture: { name: "Bild", area: "content", house: true, path: (id) => officePaths.picture(id) },
	category: { name: "Kategorie", area: "content", house: true, path: () => officePaths.categories },
	lecturer: { name: "Dozierende", area: "content", house: true, path: (id) => officePaths.lecturer(id) },
	place: { name: "Ort", area: "content", house: true, path: (id) => officePaths.place(id) },
	member: { name: "Mitglied", area: "people", person: true },
	person: { name: "Person", area: "people", person: true, path: (id) => officePaths.person(Number(id)) },
	request: { name: "Anfrage", area: "people", person: true, path: (id) => officePaths.request(Number(id)) },
	letter: { name: "Brief", area: "people", person: true, path: (id) => officePaths.letter(id) },
	withdrawal: { name: "Widerruf", area: "money", person: true, path: (id) => officePaths.withdrawal(Number(id)) },
	user: { name: "Teammitglied", area: "team", person: true, path: () => officePaths.team },
	view: { name: "Ansicht", area: "system", house: true },
	list: { name: "Liste", area: "system", house: true },
	message_template: { name: "Vorlage", area: "content", house: true, path: () => officePaths.messageTemplates },
	letter_passage: { name: "Fester Brief", area: "system", house: true, path: () => officePaths.letterPassages },
	settings: { name: "Einstellungen", area: "system", house: true, path: () => officePaths.settings },
	legal_text: { name: "Rechtstext", area: "system", house: true, path: () => officePaths.legalTexts },
	state: { name: "Zustand", area: "system", path: () => officePaths.state },
	job: { name: "Aufgabe", area: "system", house: true, path: () => officePaths.state },
	task: { name: "Lange Arbeit", area: "system" },
	database: { name: "Datenbank", area: "system", house: true },
} as const satisfies Record<string, SubjectWords>;
export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as [Subject, ...Subject[]];

const wordsOf = (subject: Subject): SubjectWords => SUBJECTS[subject];

export const pathOf = (subject: Subject, id: string): string | null => wordsOf(subject).path?.(id) ?? null;
export const isPerson = (subject: Subject): boolean => wordsOf(subject).person === true;
export const isOfHouse = (subject: Subject): boolean => wordsOf(subject).house === true;
export const subjectsOf = (area: Area): Subject[] => SUBJECT_NAMES.filter((name) => wordsOf(name).area === area);

/** Everything that the history tells: what it is about, and in which words. Rows keep the key for good. */
export const AUDIT = {
	payment_open: { subject: "order", text: "Zahlung begonnen" },
	payment_paid: { subject: "order", text: "Zahlung eingegangen" },
	payment_failed: { subject: "order", text: "Zahlung gescheitert" },
	payment_expired: { subject: "order", text: "Zahlung abgelaufen" },
	payment_cancelled: { subject: "order", text: "Zahlung abgebrochen" },
	payment_refunded: { subject: "order", text: "Zahlung erstattet" },
	payment_problem: { subject: "order", text: "Zahlung passt nicht zur Bestellung" },
	order_lapsed: { subject: "order", text: "Bestellung verfallen" },
	order_reopened: { subject: "order", text: "Bestellung ist wieder offen" },
	order_withdrawn: { subject: "order", text: "Bestellung widerrufen" },
	order_letter_again: { subject: "order", text: "Brief noch einmal geschickt" },
	order_access_changed: { subject: "order", text: "Zugang geändert" },
	order_corrected: { subject: "order", text: "Anschrift der Rechnung berichtigt" },
	date_moved: { subject: "date", text: "Termin verlegt" },
	date_called_off: { subject: "date", text: "Termin abgesagt" },
	invoice_paid: { subject: "invoice", text: "Zahlung einer Rechnung notiert" },
	invoice_payment_taken_back: { subject: "invoice", text: "Notierte Zahlung zurückgenommen" },
	donation_received: { subject: "donation", text: "Spende eingegangen" },
	donation_taken_back: { subject: "donation", text: "Eingang einer Spende zurückgenommen" },
	bank_read: { subject: "bank", text: "Kontoauszug eingelesen" },
	bank_allocated: { subject: "bank", text: "Zahlung zugeordnet" },
	bank_set_aside: { subject: "bank", text: "Zahlung abgelegt" },
	bank_undone: { subject: "bank", text: "Zuordnung einer Zahlung zurückgenommen" },
	datev_exported: { subject: "datev", text: "Monat für die Steuerberatung exportiert" },
	refund_sent: { subject: "invoice", text: "Erstattung überwiesen" },
	booking_taken: { subject: "booking", text: "Buchung am Telefon aufgenommen" },
	booking_moved: { subject: "booking", text: "Umgebucht" },
	booking_given_back: { subject: "booking", text: "Plätze storniert" },
	booking_extended: { subject: "booking", text: "Personen hinzugefügt" },
	booking_renamed: { subject: "booking", text: "Namen geändert" },
	booking_corrected: { subject: "booking", text: "Anschrift oder E-Mail berichtigt" },
	person_noted: { subject: "booking", text: "Notiz zu einer Person geändert" },
	date_overbooked: { subject: "date", text: "Über die Plätze hinaus gebucht" },
	waiting_reordered: { subject: "date", text: "Reihenfolge der Warteliste geändert" },
	waiting_offered: { subject: "date", text: "Platz außer der Reihe angeboten" },
	waiting_extended: { subject: "date", text: "Angebot verlängert" },
	waiting_taken_in: { subject: "date", text: "Von der Warteliste aufgenommen" },
	waiting_removed: { subject: "date", text: "Von der Warteliste genommen" },
	moving_up_switched: { subject: "date", text: "Nachrücken umgestellt" },
	request_closed: { subject: "request", text: "Anfrage erledigt" },
	request_reopened: { subject: "request", text: "Anfrage wieder geöffnet" },
	certificates_issued: { subject: "date", text: "Teilnahmebescheinigungen ausgestellt" },
	certificate_corrected: { subject: "date", text: "Teilnahmebescheinigung ersetzt" },
	certificate_withdrawn: { subject: "date", text: "Teilnahmebescheinigung zurückgezogen" },
	certificate_sent_again: { subject: "date", text: "Teilnahmebescheinigung noch einmal verschickt" },
	topics_changed: { subject: "date", text: "Inhalte für Bescheinigungen geändert" },
	handout_added: { subject: "date", text: "Datei für Teilnehmende hinzugefügt" },
	handout_changed: { subject: "date", text: "Sichtbarkeit einer Datei geändert" },
	handout_removed: { subject: "date", text: "Datei für Teilnehmende entfernt" },
	handout_restored: { subject: "date", text: "Datei für Teilnehmende zurückgeholt" },
	grant_created: { subject: "grant", text: "Förderung angelegt" },
	grant_changed: { subject: "grant", text: "Förderung geändert" },
	grant_delivered: { subject: "grant", text: "Nachweis abgegeben" },
	vouchers_created: { subject: "voucher_batch", text: "Gutscheine angelegt" },
	vouchers_changed: { subject: "voucher_batch", text: "Gutscheine geändert" },
	vouchers_blocked: { subject: "voucher_batch", text: "Alle Codes gesperrt" },
	vouchers_unblocked: { subject: "voucher_batch", text: "Codes wieder freigegeben" },
	vouchers_printed: { subject: "voucher_batch", text: "Karten mit Codes gedruckt" },
	voucher_blocked: { subject: "voucher_batch", text: "Code gesperrt" },
	voucher_unblocked: { subject: "voucher_batch", text: "Code wieder freigegeben" },
	date_funded: { subject: "date", text: "Förderung des Termins geändert" },
	retention: { subject: "database", text: "Daten nach Ablauf der Frist gelöscht" },
	settings_changed: { subject: "settings", text: "Einstellungen geändert" },
	set_up_passed: { subject: "settings", text: "Schritt der Einrichtung gegangen" },
	legal_text_written: { subject: "legal_text", text: "Entwurf eines Rechtstextes gesichert" },
	legal_text_published: { subject: "legal_text", text: "Neue Fassung eines Rechtstextes festgelegt" },
	legal_text_taken_back: { subject: "legal_text", text: "Geplante Fassung eines Rechtstextes zurückgenommen" },
	mail_tested: { subject: "state", text: "Testbrief verschickt" },
	sms_tested: { subject: "state", text: "Test-SMS verschickt" },
	payments_tested: { subject: "state", text: "Zahlungsdienst geprüft" },
	storage_tested: { subject: "state", text: "Speicher geprüft" },
	job_started: { subject: "job", text: "Aufgabe von Hand ausgeführt" },
	letters_sent_again: { subject: "task", text: "Briefe noch einmal angestoßen" },
	message_sent: { subject: "date", text: "Nachricht geschrieben" },
	message_tested: { subject: "date", text: "Nachricht zur Probe an sich selbst geschickt" },
	message_called_back: { subject: "date", text: "Nachricht zurückgeholt" },
	message_template_made: { subject: "message_template", text: "Vorlage gesichert" },
	message_template_changed: { subject: "message_template", text: "Vorlage geändert" },
	message_template_deleted: { subject: "message_template", text: "Vorlage gelöscht" },
	message_template_restored: { subject: "message_template", text: "Vorlage zurückgeholt" },
	letter_passage_changed: { subject: "letter_passage", text: "Anrede oder Hinweis eines Briefes geändert" },
	task_cancelled: { subject: "task", text: "Lange Arbeit abgebrochen" },
	staff_invited: { subject: "user", text: "Ins Team eingeladen" },
	staff_invited_again: { subject: "user", text: "Noch einmal eingeladen" },
	staff_invitation_withdrawn: { subject: "user", text: "Einladung zurückgezogen" },
	staff_changed: { subject: "user", text: "Name oder Rollen geändert" },
	staff_deactivated: { subject: "user", text: "Konto gesperrt" },
	staff_activated: { subject: "user", text: "Konto wieder geöffnet" },
	staff_factors_reset: { subject: "user", text: "Zweiter Schritt zurückgesetzt" },
	staff_sessions_ended: { subject: "user", text: "Sitzungen beendet" },
	article_created: { subject: "article", text: "Artikel angelegt" },
	article_written: { subject: "article", text: "Artikel geschrieben" },
	article_published: { subject: "article", text: "Artikel veröffentlicht" },
	article_unplanned: { subject: "article", text: "Geplantes Veröffentlichen zurückgenommen" },
	article_unpublished: { subject: "article", text: "Artikel von der Website genommen" },
	article_end_changed: { subject: "article", text: "Ende eines Artikels geändert" },
	article_restored: { subject: "article", text: "Frühere Fassung zurückgeholt" },
	article_shared: { subject: "article", text: "Link zur Vorschau gemacht" },
	seminar_created: { subject: "seminar", text: "Seminar angelegt" },
	seminar_changed: { subject: "seminar", text: "Seminar geändert" },
	seminar_published: { subject: "seminar", text: "Sichtbarkeit eines Seminars geändert" },
	course_created: { subject: "course", text: "Videokurs angelegt" },
	course_changed: { subject: "course", text: "Videokurs geändert" },
	course_published: { subject: "course", text: "Sichtbarkeit eines Videokurses geändert" },
	course_deleted: { subject: "course", text: "Videokurs gelöscht" },
	course_film_set: { subject: "course", text: "Film eines Videokurses hochgeladen" },
	course_captions_set: { subject: "course", text: "Untertitel eines Videokurses geschrieben" },
	dates_created: { subject: "seminar", text: "Termine angelegt" },
	date_changed: { subject: "date", text: "Termin geändert" },
	reserve_made: { subject: "date", text: "Plätze für eine Gruppe zurückgehalten" },
	reserve_released: { subject: "date", text: "Zurückgehaltene Plätze freigegeben" },
	attendance_noted: { subject: "date", text: "Anwesenheit eingetragen" },
	attendance_imported: { subject: "date", text: "Anwesenheit aus einem Bericht eingetragen" },
	attendance_closed: { subject: "date", text: "Anwesenheit abgeschlossen" },
	attendance_reopened: { subject: "date", text: "Anwesenheit wieder geöffnet" },
	walk_in_added: { subject: "date", text: "Ohne Anmeldung auf die Liste gesetzt" },
	lecturer_pack_sent: { subject: "date", text: "Unterlagen an die Leitung verschickt" },
	list_printed: { subject: "date", text: "Teilnahmeliste gedruckt" },
	list_as_table: { subject: "date", text: "Teilnahmeliste exportiert" },
	badges_printed: { subject: "date", text: "Namensschilder gedruckt" },
	seat_cards_printed: { subject: "date", text: "Tischkarten gedruckt" },
	scan_added: { subject: "date", text: "Unterschriebene Liste abgelegt" },
	scan_fetched: { subject: "date", text: "Unterschriebene Liste abgerufen" },
	scan_deleted: { subject: "date", text: "Unterschriebene Liste gelöscht" },
	home_changed: { subject: "home", text: "Startseite geändert" },
	partners_changed: { subject: "home", text: "Partner und Förderer geändert" },
	picture_added: { subject: "picture", text: "Bild hochgeladen" },
	picture_changed: { subject: "picture", text: "Bild geändert" },
	picture_replaced: { subject: "picture", text: "Bild ersetzt" },
	picture_removed: { subject: "picture", text: "Bild gelöscht" },
	picture_restored: { subject: "picture", text: "Bild zurückgeholt" },
	category_created: { subject: "category", text: "Kategorie angelegt" },
	category_changed: { subject: "category", text: "Kategorie geändert" },
	category_moved: { subject: "category", text: "Reihenfolge der Kategorien geändert" },
	category_merged: { subject: "category", text: "Kategorien zusammengelegt" },
	category_removed: { subject: "category", text: "Kategorie gelöscht" },
	lecturer_created: { subject: "lecturer", text: "Dozierende angelegt" },
	lecturer_changed: { subject: "lecturer", text: "Angaben zu Dozierenden geändert" },
	lecturer_moved: { subject: "lecturer", text: "Reihenfolge der Dozierenden geändert" },
	lecturer_merged: { subject: "lecturer", text: "Dozierende zusammengelegt" },
	lecturer_removed: { subject: "lecturer", text: "Dozierende gelöscht" },
	place_created: { subject: "place", text: "Ort angelegt" },
	place_changed: { subject: "place", text: "Ort geändert" },
	place_removed: { subject: "place", text: "Ort gelöscht" },
	list_exported: { subject: "list", text: "Liste exportiert" },
	view_saved: { subject: "view", text: "Ansicht gesichert" },
	view_renamed: { subject: "view", text: "Ansicht umbenannt" },
	view_deleted: { subject: "view", text: "Ansicht gelöscht" },
} as const satisfies Record<string, { subject: Subject; text: string }>;

export type AuditAction = keyof typeof AUDIT;

/** LOG-02: not a change; it can be about whatever is somebody's. */
export const SEEN = "seen";
const SEEN_TEXT = "Daten angesehen";

export type HistoryAction = AuditAction | typeof SEEN;
export const HISTORY_ACTIONS: [HistoryAction, ...HistoryAction[]] = [SEEN, ...(Object.keys(AUDIT) as AuditAction[])];

export const actionText = (action: HistoryAction): string => (action === SEEN ? SEEN_TEXT : AUDIT[action].text);
