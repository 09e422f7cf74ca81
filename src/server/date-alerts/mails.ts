import { CONFIRM_ALERT_DAYS } from "#contract/date-alerts.ts";
import { berlinIso, formatDate, formatTime, formatWeekday } from "#contract/dates.ts";
import type { Letter } from "#server/outbox/letter.ts";
import type { AnsweredRow } from "./store.ts";

export const requestedMail = (topic: string, url: string): Letter => ({
	subject: `Sollen wir dir Bescheid sagen? ${topic}`,
	heading: "Noch ein Klick",
	blocks: [
		{
			kind: "text",
			text: `Hallo,\n\njemand, wahrscheinlich du, möchte wissen, wann es für „${topic}“ einen neuen Termin gibt. Bestätige es bitte auf der folgenden Seite. Der Link gilt ${CONFIRM_ALERT_DAYS} Tage. Auf derselben Seite kannst du dich später wieder austragen.`,
		},
		{ kind: "button", label: "Ja, sagt mir Bescheid", url },
		{
			kind: "text",
			text: "Du warst das nicht? Dann ignoriere diese Mail. Ohne Bestätigung bekommst du nichts von uns.",
		},
	],
});

export function dateMail({ topic, date, location }: AnsweredRow, url: string): Letter {
	const start = berlinIso(date);
	return {
		subject: `Ein Termin steht fest: ${topic}`,
		heading: "Ein Termin steht fest",
		blocks: [
			{ kind: "text", text: "Hallo,\n\ndu wolltest Bescheid wissen: Für dieses Seminar gibt es einen neuen Termin." },
			{
				kind: "facts",
				facts: [
					["Seminar", topic],
					["Termin", `${formatWeekday(start)}, ${formatDate(start)}, ${formatTime(start)}`],
					["Ort", location],
				],
			},
			{ kind: "button", label: "Termin ansehen", url },
			{ kind: "text", text: "Das war unsere einzige Mail dazu. Deine Adresse haben wir schon wieder gelöscht." },
		],
	};
}
