/** Every error an answer can carry: code → status and German text. No single text contains a comma. */
export const ERRORS = {
	bad_request: { status: 400, message: "Die Anfrage ist nicht lesbar." },
	unauthenticated: { status: 401, message: "Bitte melde dich an." },
	forbidden: { status: 403, message: "Dafür fehlt dir die Berechtigung." },
	not_found: { status: 404, message: "Das haben wir nicht gefunden." },
	method_not_allowed: { status: 405, message: "Diese Methode gibt es hier nicht." },
	request_timeout: { status: 408, message: "Die Anfrage hat zu lange gedauert." },
	body_too_large: { status: 413, message: "Die Anfrage ist zu groß." },
	range_not_satisfiable: { status: 416, message: "Diesen Abschnitt hat die Datei nicht." },
	unsupported_media_type: { status: 415, message: "Dieses Datenformat verstehen wir nicht." },
	demo_gone: { status: 409, message: "In diesem Haus liegt keine Demo mehr." },
	demo_in_use: {
		status: 409,
		message: "In diesem Haus haben Menschen bestellt oder gebucht. Deshalb lässt es sich nicht mehr leeren.",
	},
	changed_meanwhile: {
		status: 409,
		message: "Das hat inzwischen jemand anderes geändert. Sieh dir den neuen Stand an und versuche es noch einmal.",
	},
	invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
	headers_too_large: { status: 431, message: "Die Kopfzeilen der Anfrage sind zu lang." },
	voucher_unknown: { status: 404, message: "Diesen Gutschein kennen wir nicht." },
	voucher_expired: { status: 422, message: "Dieser Gutschein ist abgelaufen." },
	voucher_used_up: { status: 422, message: "Dieser Gutschein ist bereits eingelöst." },
	voucher_too_early: { status: 422, message: "Dieser Gutschein gilt noch nicht." },
	voucher_not_for_this: { status: 422, message: "Dieser Gutschein gilt nicht für dieses Angebot." },
	video_link_invalid: { status: 403, message: "Dieser Link zum Video gilt nicht." },
	video_link_expired: { status: 410, message: "Dieser Link zum Video ist abgelaufen." },
	credentials_wrong: { status: 401, message: "Ungültige Benutzerdaten" },
	code_wrong: { status: 422, message: "Dieser Code stimmt nicht." },
	passkey_wrong: { status: 422, message: "Dieser Passkey passt nicht zu einem Konto der Verwaltung." },
	totp_exists: { status: 409, message: "Du hast schon eine App mit Codes. Entferne sie zuerst." },
	second_factor_needed: {
		status: 409,
		message: "Mit deinen Rollen brauchst du einen zweiten Schritt. Richte zuerst einen anderen ein.",
	},
	last_admin: { status: 409, message: "Das ist die letzte aktive Leitung. Gib zuerst jemand anderem diese Rolle." },
	own_factors: { status: 409, message: "Deinen eigenen zweiten Schritt änderst du in deinem Konto." },
	proof_needed: { status: 403, message: "Dafür musst du noch einmal zeigen: Du bist es." },
	person_held: {
		status: 409,
		message: "Für diese Person gilt eine Löschsperre. Bis sie aufgehoben ist wird nichts gelöscht.",
	},
	account_held: {
		status: 409,
		message:
			"Dein Konto lässt sich gerade nicht löschen: Wegen eines offenen Falls müssen wir deine Daten noch aufheben. Schreib uns bitte.",
	},
	task_over: { status: 409, message: "Diese Arbeit ist schon zu Ende." },
	task_under_way: { status: 409, message: "Diese Arbeit läuft noch. Brich sie zuerst ab." },
	message_to_nobody: { status: 409, message: "Diese Nachricht bekäme niemand. Wähle zuerst jemanden aus." },
	message_recipients_changed: {
		status: 409,
		message: "Inzwischen bekommen andere Personen Post. Sieh sie dir noch einmal an. Nichts wurde verschickt.",
	},
	message_gone: { status: 409, message: "Diese Nachricht ist schon unterwegs. Sie lässt sich nicht mehr zurückholen." },
	campaign_started: { status: 409, message: "Dieser Newsletter ist schon unterwegs. Er lässt sich nicht mehr ändern." },
	campaign_empty: { status: 409, message: "Dieser Newsletter hat noch keinen Inhalt." },
	campaign_to_nobody: { status: 409, message: "Noch hat niemand den Newsletter bestätigt." },
	subscriber_file_excel: {
		status: 422,
		message: "Das ist eine Excel-Datei. Speichere sie in Excel als „CSV UTF-8“ und wähle dann diese Datei.",
	},
	subscriber_file_unknown: { status: 422, message: "Das ist keine Tabelle. Wir lesen hier nur CSV-Dateien." },
	subscriber_file_columns: {
		status: 422,
		message:
			"In der ersten Zeile müssen „E-Mail“ und „Eingewilligt am“ und „Quelle“ stehen und keine Spalte zweimal. Die Beispieldatei zeigt es.",
	},
	subscriber_file_empty: { status: 422, message: "In dieser Datei steht unter der ersten Zeile nichts." },
	subscriber_file_long: {
		status: 422,
		message: "Auf einmal lesen wir höchstens 10.000 Zeilen. Teile die Datei bitte auf.",
	},
	subscriber_import_changed: {
		status: 409,
		message: "Inzwischen sähe der Import anders aus. Sieh ihn dir noch einmal an. Nichts wurde importiert.",
	},
	subscriber_not_aside: { status: 409, message: "Diese Adresse ist nicht ausgesetzt." },
	campaign_still: { status: 409, message: "Das geht bei diesem Newsletter gerade nicht. Sieh ihn dir noch einmal an." },
	not_invited: { status: 409, message: "Diese Person ist schon im Team." },
	email_unconfirmed: { status: 409, message: "Bitte bestätige zuerst deine E-Mail-Adresse." },
	client_unknown: { status: 401, message: "Dieses Programm kennen wir nicht." },
	course_in_basket: { status: 422, message: "Dieser Videokurs liegt schon im Warenkorb." },
	course_not_for_sale: { status: 422, message: "Dieser Videokurs ist zurzeit nicht zu kaufen." },
	basket_empty: { status: 422, message: "Der Warenkorb ist leer." },
	basket_changed: {
		status: 409,
		message: "Im Warenkorb hat sich etwas geändert. Bitte prüfe deine Bestellung noch einmal.",
	},
	order_key_taken: { status: 409, message: "Dieser Schlüssel gehört schon zu einer anderen Bestellung." },
	payment_needs_login: { status: 403, message: "Für diese Zahlungsart musst du angemeldet sein." },
	payment_needs_pin: { status: 403, message: "Bitte bestätige zuerst deine Mobilnummer mit einer PIN." },
	payment_unavailable: {
		status: 503,
		message: "Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
	},
	order_not_payable: { status: 409, message: "Diese Bestellung wartet auf keine Zahlung." },
	donation_not_payable: { status: 409, message: "Diese Spende ist schon bezahlt." },
	order_ended: { status: 409, message: "Diese Bestellung ist beendet. Daran lässt sich nichts mehr ändern." },
	payment_assigned: {
		status: 409,
		message: "Dieses Geld kam für eine Bestellung. Nimm die Zuordnung dort zurück.",
	},
	payment_spent: {
		status: 409,
		message: "Von diesem Geld ist schon etwas zurückgegangen. Die Zuordnung bleibt deshalb bestehen.",
	},
	payment_decided: { status: 409, message: "Über diese Zahlung ist schon entschieden." },
	payment_not_enough: {
		status: 409,
		message: "Mit dieser Zahlung lässt sich die Bestellung nicht abschließen. Erstatte sie oder ordne sie anders zu.",
	},
	order_not_refundable: { status: 409, message: "Von dieser Bestellung ist nichts mehr zu erstatten." },
	order_not_reducible: { status: 409, message: "Von dieser Rechnung ist nichts zu mindern: Sie ist nicht mehr offen." },
	order_part_refunded: {
		status: 409,
		message: "Von dieser Rechnung ist schon etwas erstattet. Ihre Anschrift lässt sich nicht mehr berichtigen.",
	},
	order_not_withdrawable: { status: 409, message: "Diese Bestellung lässt sich nicht widerrufen." },
	withdrawal_decided: { status: 409, message: "Über diesen Widerruf ist schon entschieden." },
	pin_wrong: { status: 422, message: "Die PIN stimmt nicht." },
	pin_expired: { status: 422, message: "Diese PIN gilt nicht mehr. Bitte fordere eine neue an." },
	phone_not_mobile: { status: 422, message: "Bitte gib eine deutsche Mobilnummer an." },
	date_unknown: { status: 422, message: "Diesen Termin gibt es nicht." },
	date_cancelled: { status: 422, message: "Dieser Termin ist abgesagt." },
	date_closed: { status: 422, message: "Für diesen Termin kann man sich nicht mehr anmelden." },
	date_not_moved: { status: 422, message: "Zeit und Ort sind noch dieselben." },
	date_full: { status: 409, message: "So viele Plätze sind an diesem Termin leider nicht mehr frei." },
	date_for_saxony: {
		status: 409,
		message:
			"Die letzten Plätze sind für Menschen aus Sachsen zurückgehalten. Trag dich gern in die Warteliste ein: Wir schreiben dir bei einem freien Platz.",
	},
	date_past: {
		status: 409,
		message: "Dieser Termin ist vorbei. Ändern lassen sich nur noch Anwesenheit und Notizen und Unterlagen.",
	},
	date_has_bookings: {
		status: 409,
		message: "Dieser Termin hat Buchungen. Nutze „Verlegen“: Dann bekommen alle Bescheid.",
	},
	reserve_used: { status: 409, message: "So viele zurückgehaltene Plätze sind nicht mehr da." },
	date_has_seats: { status: 409, message: "An diesem Termin sind noch Plätze frei. Melde dich einfach an." },
	contact_key_taken: {
		status: 409,
		message: "Deine Anfrage von eben ist schon bei uns. Für eine weitere lade bitte die Seite neu.",
	},
	request_moved_on: {
		status: 409,
		message: "Zu dieser Anfrage ist gerade etwas dazugekommen. Lies es und sende dann noch einmal.",
	},
	sign_up_key_taken: {
		status: 409,
		message: "Deine Anmeldung von eben ist schon bei uns. Für eine weitere lade bitte die Seite neu.",
	},
	refund_not_refused: {
		status: 409,
		message: "Der Zahlungsdienst ist noch dabei oder hat diese Erstattung nicht abgelehnt. Bitte neu laden.",
	},
	refund_given: { status: 409, message: "Der Zahlungsdienst hat das Geld doch erstattet. Es wird nichts überwiesen." },
	debits_changed: {
		status: 409,
		message: "Eine dieser Lastschriften hat sich inzwischen geändert. Nichts wurde gemacht. Lade die Seite neu.",
	},
	transfers_changed: {
		status: 409,
		message: "Eine dieser Erstattungen hat sich inzwischen geändert. Nichts wurde gemacht. Lade die Seite neu.",
	},
	no_creditor_id: {
		status: 409,
		message: "Ohne Gläubiger-ID kann nichts eingezogen werden. Trag sie in den Einstellungen unter Bank ein.",
	},
	payment_file_withdrawn: { status: 409, message: "Diese Datei ist zurückgezogen." },
	payment_file_stale: {
		status: 409,
		message: "Etwas in dieser Datei ist inzwischen bezahlt oder widerrufen. Zieh sie zurück und mach eine neue.",
	},
	payment_file_moved: {
		status: 409,
		message: "Aus dieser Datei hat die Bank schon etwas gebucht. Sie kann nicht mehr zurückgezogen werden.",
	},
	bank_file_unknown: {
		status: 422,
		message:
			"Als Kontoauszug kennen wir diese Datei nicht. Lade im Online-Banking die Umsätze als CAMT.053 oder als CSV herunter.",
	},
	bank_file_old: {
		status: 422,
		message: "PDF und MT940 können wir nicht lesen. Wähle im Online-Banking das Format CAMT.053.",
	},
	bank_file_broken: {
		status: 422,
		message: "Diese Datei ist beschädigt oder unvollständig. Lade sie bei der Bank noch einmal herunter.",
	},
	bank_file_unsafe: {
		status: 422,
		message: "Diese Datei bringt eigene Regeln mit (DOCTYPE). Kein Kontoauszug tut das. Wir lesen sie nicht.",
	},
	bank_file_zip: {
		status: 422,
		message: "Dieses ZIP-Archiv ist beschädigt oder verschlüsselt oder zu groß.",
	},
	bank_file_currency: { status: 422, message: "Dieses Konto wird nicht in Euro geführt." },
	bank_file_empty: { status: 422, message: "In dieser Datei steht keine gebuchte Zahlung." },
	bank_nothing_paid: {
		status: 409,
		message: "Zurückgehen soll mehr als das Eingegangene. Nichts wurde zugeordnet.",
	},
	bank_too_much: { status: 409, message: "So viel ist von dieser Zahlung nicht mehr frei. Nichts wurde zugeordnet." },
	report_unreadable: {
		status: 422,
		message: "In dieser Datei finden wir keine Namen mit Beginn und Ende. Nimm den Bericht als CSV.",
	},
	scan_unreadable: { status: 422, message: "Das ist weder ein PDF noch ein JPEG." },
	offer_lapsed: { status: 410, message: "Dieses Angebot gilt nicht mehr." },
	undo_too_late: { status: 409, message: "Die Plätze lassen sich leider nicht mehr zurückholen." },
	date_not_over: { status: 409, message: "Der Termin ist noch nicht vorbei." },
	nothing_to_issue: { status: 409, message: "Es gibt gerade keine Bescheinigung auszustellen." },
	exemption_missing: {
		status: 409,
		message:
			"Es fehlen Angaben zum Freistellungsbescheid. Die Leitung trägt sie in den Einstellungen unter Spenden ein.",
	},
	exemption_ended: {
		status: 409,
		message: "Der Bescheid des Finanzamts ist zu alt. Vor einem neuen darf niemand Spenden bestätigen.",
	},
	year_not_over: { status: 409, message: "Dieses Jahr ist noch nicht vorbei." },
	donation_confirmed: {
		status: 409,
		message: "Diese Spende ist schon bestätigt. Erkläre zuerst die Zuwendungsbestätigung für ungültig.",
	},
	donation_not_confirmable: {
		status: 409,
		message: "Bestätigt wird nur angekommenes und nicht zurückgegebenes Geld.",
	},
	xrechnung_without_address: {
		status: 409,
		message:
			"Eine XRechnung muss sagen wie der Empfänger elektronisch erreichbar ist. Trag in der Buchung eine Leitweg-ID oder eine E-Mail-Adresse ein.",
	},
	donor_without_email: { status: 409, message: "Von dieser Person kennen wir keine E-Mail-Adresse." },
	donor_incomplete: { status: 409, message: "Für die Bestätigung fehlen Name oder Anschrift." },
	receipt_void: { status: 409, message: "Diese Zuwendungsbestätigung ist schon ungültig." },
	certificate_over: { status: 409, message: "Diese Bescheinigung gilt nicht mehr." },
	feedback_given: { status: 409, message: "Mit diesem Link ist schon eine Rückmeldung abgegeben." },
	feedback_empty: { status: 422, message: "Bitte beantworte mindestens eine Frage." },
	course_incomplete: {
		status: 409,
		message: "So kann der Kurs noch nicht auf die Website. Das Fehlende steht rechts.",
	},
	course_bought: {
		status: 409,
		message: "Diesen Kurs hat schon jemand gekauft. Du kannst ihn nur noch von der Website nehmen.",
	},
	film_too_big: { status: 413, message: "Dieser Film ist zu groß. Es gehen bis zu 10 GB." },
	film_unreadable: {
		status: 422,
		message: "Als Film können wir diese Datei nicht lesen. Es gehen MP4 und MOV und MKV.",
	},
	disk_full: {
		status: 507,
		message: "Auf dem Server ist zu wenig Platz für diesen Film. Die Leitung kann unter Zustand nachsehen.",
	},
	file_kind_unknown: {
		status: 415,
		message: "Diese Datei können wir nicht annehmen. Es gehen PDF und DOCX und PPTX und ODT und Bilder.",
	},
	picture_kind_unknown: {
		status: 415,
		message: "Als Bild können wir diese Datei nicht annehmen. Es gehen JPEG und PNG und WebP und AVIF.",
	},
	picture_vector: {
		status: 415,
		message: "SVG-Dateien können Programme enthalten. Sichere das Bild als PNG und lade es dann hoch.",
	},
	picture_heic: {
		status: 415,
		message: "HEIC-Bilder vom Telefon können wir nicht lesen. Sichere das Bild als JPEG und lade es dann hoch.",
	},
	picture_broken: {
		status: 422,
		message: "Dieses Bild ist beschädigt oder nicht vollständig. Lade es noch einmal hoch.",
	},
	picture_animated: { status: 422, message: "Bewegte Bilder nehmen wir nicht. Sichere ein einzelnes Bild daraus." },
	picture_too_large: {
		status: 422,
		message: "Dieses Bild hat mehr als 80 Millionen Bildpunkte. Verkleinere es und lade es dann hoch.",
	},
	picture_too_small: {
		status: 422,
		message: "Dieses Bild ist zu schmal. Szenen brauchen 480 Bildpunkte Breite und Porträts 240 und Logos 60.",
	},
	signature_empty: {
		status: 422,
		message: "Auf diesem Bild ist keine Unterschrift zu erkennen. Nimm dunkle Tinte auf weißem Papier.",
	},
	signature_too_small: {
		status: 422,
		message: "Die Unterschrift auf diesem Bild ist zu klein zum Drucken. Scanne sie mit mindestens 300 dpi.",
	},
	picture_in_use: { status: 409, message: "Dieses Bild wird noch benutzt. Nimm es zuerst dort heraus." },
	still_in_use: {
		status: 409,
		message:
			"Daran hängen noch Seminare oder Artikel oder Videokurse oder ein Konto. Lege sie zuerst mit einem anderen Eintrag zusammen.",
	},
	merge_itself: { status: 409, message: "Mit sich selbst lässt sich nichts zusammenlegen." },
	place_in_use: {
		status: 409,
		message:
			"An diesem Ort gibt es Seminare oder Termine. Löschen lässt er sich nicht. Nimm ihn stattdessen aus der Auswahl.",
	},
	grant_reference_taken: { status: 409, message: "Eine Förderung mit diesem Zeichen gibt es schon." },
	lecturer_without_mail: { status: 409, message: "Für diese Leitung ist im Team keine Mailadresse hinterlegt." },
	grant_incomplete: { status: 409, message: "Für die Abgabe fehlt noch etwas." },
	datev_incomplete: {
		status: 409,
		message: "Für den Export fehlen noch Angaben. Die Leitung trägt sie unter Einstellungen und Steuerberatung ein.",
	},
	datev_not_over: { status: 409, message: "Dieser Monat ist noch nicht vorbei." },
	datev_not_next: { status: 409, message: "Exportiere zuerst die Monate davor." },
	datev_too_many: { status: 409, message: "Mehr als 99999 Buchungen passen in keinen Stapel." },
	datev_not_ready: { status: 409, message: "Die Belege werden noch zusammengestellt." },
	booking_closed: { status: 409, message: "Diese Buchung lässt sich hier nicht mehr ändern." },
	nothing_open: { status: 409, message: "Hier ist nichts mehr offen." },
	move_other_kind: {
		status: 409,
		message: "Zwischen kostenlosen und kostenpflichtigen Seminaren lässt sich nicht umbuchen.",
	},
	cross_site: { status: 403, message: "Diese Anfrage kam von einer fremden Seite." },
	link_expired: { status: 410, message: "Dieser Link gilt nicht mehr." },
	too_many: {
		status: 429,
		message: "Das waren zu viele Versuche. Bitte warte etwas und versuche es dann noch einmal.",
	},
	storage_unavailable: {
		status: 503,
		message: "Der Speicher für Dateien ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
	},
	busy: { status: 503, message: "Gerade ist hier viel los. Bitte versuche es gleich noch einmal." },
	internal: { status: 500, message: "Das hat nicht geklappt. Bitte versuche es später noch einmal." },
	unavailable: { status: 503, message: "Wir sind gleich wieder da. Bitte versuche es in einer Minute noch einmal." },
} as const satisfies Record<string, { status: number; message: string }>;

/** In a page that could not be made: the server writes there under which number its log tells of it. */
export const FAULT_MARK = "%vorgang%";

export type ErrorCode = keyof typeof ERRORS;
export type ValidationErrors = Record<string, string[]>;

export interface ErrorBody {
	code: ErrorCode;
	message: string;
	validation_errors?: ValidationErrors;
}

/** An expected refusal. Thrown by services, turned into an answer at the edge, and rebuilt by the browser's client. */
export class ApiError extends Error {
	readonly status: number;
	readonly body: ErrorBody;
	readonly statusText: string;
	/** Seconds after which it makes sense to try again. */
	readonly retryAfter: number | undefined;

	constructor(status: number, body: ErrorBody, statusText = "", retryAfter?: number) {
		super(body.message);
		this.name = "ApiError";
		this.status = status;
		this.body = body;
		this.statusText = statusText;
		this.retryAfter = retryAfter;
	}
}

export function refuse(code: ErrorCode, validation_errors?: ValidationErrors): ApiError {
	const { status, message } = ERRORS[code];
	return new ApiError(status, { code, message, ...(validation_errors ? { validation_errors } : {}) });
}

/** Known by its shape: on the server it is made outside the site's bundle, where `instanceof` does not reach. */
const bodyIn = (error: unknown): ErrorBody | undefined =>
	error instanceof Error && "status" in error && "body" in error ? (error as ApiError).body : undefined;

/** Whether an api has refused; with codes, whether for one of these reasons. */
export function isRefusal(error: unknown, ...codes: ErrorCode[]): error is ApiError {
	const body = bodyIn(error);
	return body !== undefined && (codes.length === 0 || codes.includes(body.code));
}

/** The text of an API error as the error catalogue of the specification words it; for logs and lists, not for people. */
export function errorText(error: ApiError): string {
	if (error.status !== 400 && error.status !== 422) {
		return `${error.status} - ${error.statusText} ${JSON.stringify(error.body)}`;
	}
	const entries = Object.values(error.body.validation_errors ?? {}).flat();
	return ["Validierungsfehler", ...entries, error.body.message].join(", ");
}
