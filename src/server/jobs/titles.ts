/** What the office calls each job. */
export const JOB_TITLES: Readonly<Record<string, string>> = {
	"outbox-alarm": "Postausgang überwachen",
	"waiting-list": "Warteliste nachrücken lassen",
	"date-alerts": "Neue Termine melden",
	"open-payments": "Offene Zahlungen nachfragen",
	"unpaid-orders": "Unbezahlte Bestellungen schließen",
	refunds: "Erstattungen anstoßen",
	"old-baskets": "Alte Warenkörbe löschen",
	"old-pins": "Alte PINs löschen",
	"old-tokens": "Abgelaufene Anmeldungen und Links löschen",
	"old-staff-sessions": "Abgelaufene Anmeldungen in der Verwaltung löschen",
	"old-limits": "Alte Zähler löschen",
	retention: "Daten nach Ablauf der Frist löschen",
	"unused-accounts": "Ungenutzte Konten anschreiben und löschen",
	reseal: "Verschlüsseltes auf den neuen Schlüssel bringen",
};
