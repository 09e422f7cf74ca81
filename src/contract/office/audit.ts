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
	category_changed: { subject: "category", text: "Kategorie geändert" },
} as const satisfies Record<string, { subject: string; text: string }>;

export type AuditAction = keyof typeof AUDIT;
export const AUDIT_ACTIONS = Object.keys(AUDIT) as [AuditAction, ...AuditAction[]];
