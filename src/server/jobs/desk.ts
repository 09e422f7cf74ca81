import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { findFailedRuns } from "./desk-store.ts";

/** What people call what happens by itself. */
export const JOB_TITLES: Record<string, string> = {
	clock: "Die Uhr",
	"newsletter-returns": "Das Lesen zurückgekommener Newsletter",
	"mail-replies": "Das Lesen der Antworten auf Anfragen",
	"outbox-alarm": "Der Blick auf den Postausgang",
	alarms: "Das Melden von Störungen",
	"waiting-list": "Das Nachrücken von der Warteliste",
	"moved-dates": "Das Nachfragen nach verlegten Terminen",
	messages: "Der Versand geplanter Nachrichten",
	"coming-reminders": "Die Erinnerung vor einem Seminar",
	"date-alerts": "Die Nachricht über neue Termine",
	"daily-lists": "Der Versand der Tageslisten",
	certificates: "Das Ausstellen von Bescheinigungen",
	"removed-handouts": "Das Löschen entfernter Dateien",
	"removed-newsletters": "Das Löschen entfernter Newsletter",
	"removed-pictures": "Das Löschen entfernter Bilder",
	"unfinished-films": "Das Löschen abgebrochener Uploads von Filmen",
	"unused-films": "Das Löschen von Filmen ohne Kurs",
	"open-payments": "Das Nachfragen bei offenen Zahlungen",
	"unpaid-orders": "Das Verfallen unbezahlter Bestellungen",
	refunds: "Das Erstatten beim Zahlungsdienst",
	"old-baskets": "Das Löschen alter Warenkörbe",
	"old-pins": "Das Löschen alter PINs",
	"old-tokens": "Das Löschen alter Anmeldungen",
	"old-staff-sessions": "Das Löschen alter Sitzungen des Teams",
	"old-previews": "Das Löschen abgelaufener Links zu Vorschauen",
	"old-limits": "Das Löschen alter Zähler gegen Missbrauch",
	retention: "Das Löschen nach Ablauf der Fristen",
	"unused-accounts": "Das Löschen unbenutzter Konten",
	backup: "Die Sicherung",
	erasures: "Das Merken von Löschungen neben der Sicherung",
	reseal: "Das Verschlüsseln mit dem neuen Schlüssel",
};

const titleOf = (name: string): string =>
	`${JOB_TITLES[name] ?? name} ${name === "clock" ? "geht falsch" : "klappt nicht"}`;

export const createJobsDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "job",
			access: "settings.write",
			count: async () => (await findFailedRuns(db)).length,
			find: async (_, most) =>
				(await findFailedRuns(db)).slice(0, most).map(({ name, error, succeeded_at, began_at }) => ({
					id: name,
					title: titleOf(name),
					detail: error ?? "",
					due: null,
					since: succeeded_at ?? began_at,
					tone: "err",
					action: { label: "Nachsehen", path: officePaths.state },
				})),
		},
	],
});
