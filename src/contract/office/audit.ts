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
	staff_invited: { subject: "staff", text: "Ins Team eingeladen" },
	staff_invited_again: { subject: "staff", text: "Noch einmal eingeladen" },
	staff_invitation_withdrawn: { subject: "staff", text: "Einladung zurückgezogen" },
	staff_changed: { subject: "staff", text: "Name oder Rollen geändert" },
	staff_deactivated: { subject: "staff", text: "Konto gesperrt" },
	staff_activated: { subject: "staff", text: "Konto wieder geöffnet" },
	staff_factors_reset: { subject: "staff", text: "Zweiter Schritt zurückgesetzt" },
	staff_sessions_ended: { subject: "staff", text: "Sitzungen beendet" },
	category_changed: { subject: "category", text: "Kategorie geändert" },
} as const satisfies Record<string, { subject: string; text: string }>;

export type AuditAction = keyof typeof AUDIT;
export const AUDIT_ACTIONS = Object.keys(AUDIT) as [AuditAction, ...AuditAction[]];
