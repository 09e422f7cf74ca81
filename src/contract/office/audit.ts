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
	order_withdrawn: { subject: "order", text: "Bestellung widerrufen" },
	retention: { subject: "database", text: "Daten nach Ablauf der Frist gelöscht" },
	settings_changed: { subject: "settings", text: "Einstellungen geändert" },
	legal_text_written: { subject: "legal_text", text: "Entwurf eines Rechtstextes gesichert" },
	legal_text_published: { subject: "legal_text", text: "Neue Fassung eines Rechtstextes festgelegt" },
	legal_text_taken_back: { subject: "legal_text", text: "Geplante Fassung eines Rechtstextes zurückgenommen" },
	mail_tested: { subject: "state", text: "Testbrief verschickt" },
	sms_tested: { subject: "state", text: "Test-SMS verschickt" },
	payments_tested: { subject: "state", text: "Zahlungsdienst geprüft" },
	storage_tested: { subject: "state", text: "Speicher geprüft" },
	job_started: { subject: "job", text: "Aufgabe von Hand ausgeführt" },
	category_changed: { subject: "category", text: "Kategorie geändert" },
} as const satisfies Record<string, { subject: string; text: string }>;

export type AuditAction = keyof typeof AUDIT;
export const AUDIT_ACTIONS = Object.keys(AUDIT) as [AuditAction, ...AuditAction[]];
