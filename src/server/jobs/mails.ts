import type { Letter } from "#server/outbox/letter.ts";
import { momentText } from "#server/outbox/moments.ts";

interface Clocks {
	now: Date;
	databaseNow: Date;
	trustedAt: Date;
}

export const clockDoubtedMail = ({ now, databaseNow, trustedAt }: Clocks): Letter => ({
	subject: "Stimmt die Uhr des Servers?",
	preheader: "Solange das unklar ist, wird nichts gelöscht.",
	scene: "office",
	lead: "Entweder geht die Uhr falsch, oder die Anwendung war lange aus. Solange das unklar ist, löscht sie nichts, und keine Bestellung und kein Angebot der Warteliste verfällt.",
	blocks: [
		{
			kind: "facts",
			facts: [
				["Uhr des Servers", momentText(now)],
				["Uhr der Datenbank", momentText(databaseNow)],
				["Zuletzt gesehen", momentText(trustedAt)],
			],
		},
		{
			kind: "text",
			text: "Bitte prüfe die Uhr des Servers. Geht sie falsch, stelle sie richtig. Stimmt sie, ist nichts zu tun: Nach drei Tagen geht alles von selbst weiter.",
		},
	],
});
