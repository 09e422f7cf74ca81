import { berlinIso, formatDate, formatTime } from "#contract/dates.ts";
import type { Letter } from "#server/outbox/letter.ts";

interface Clocks {
	now: Date;
	databaseNow: Date;
	trustedAt: Date;
}

const shown = (moment: Date): string => `${formatDate(berlinIso(moment))}, ${formatTime(berlinIso(moment))} Uhr`;

export const clockDoubtedMail = ({ now, databaseNow, trustedAt }: Clocks): Letter => ({
	subject: "Stimmt die Uhr des Servers?",
	heading: "Stimmt die Uhr des Servers?",
	blocks: [
		{
			kind: "facts",
			facts: [
				["Uhr des Servers", shown(now)],
				["Uhr der Datenbank", shown(databaseNow)],
				["Zuletzt gesehen", shown(trustedAt)],
			],
		},
		{
			kind: "text",
			text: "Entweder geht die Uhr falsch, oder die Anwendung war lange aus. Solange das unklar ist, löscht sie nichts, und keine Bestellung und kein Angebot der Warteliste verfällt.\n\nBitte prüfe die Uhr des Servers. Geht sie falsch, stelle sie richtig. Stimmt sie, ist nichts zu tun: Nach drei Tagen geht alles von selbst weiter.",
		},
	],
});
