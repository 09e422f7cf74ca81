import { berlinIso } from "#contract/berlin.ts";
import { CONFIRM_ALERT_DAYS } from "#contract/date-alerts.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { Letter } from "#server/outbox/letter.ts";
import { longMomentText } from "#server/outbox/moments.ts";
import { dateCard } from "#server/seminars/letter-blocks.ts";
import type { AnsweredRow } from "./store.ts";

export const requestedMail = (topic: string, url: string): Letter => ({
	subject: "Sollen wir dir Bescheid sagen?",
	preheader: `${topic}: Ein Klick fehlt noch.`,
	scene: "post",
	greeting: "Hallo,",
	lead: `jemand, wahrscheinlich du, möchte wissen, wann es für „${topic}“ einen neuen Termin gibt. Bestätige es bitte auf der folgenden Seite.`,
	blocks: [
		{ kind: "button", label: "Ja, sagt mir Bescheid", url },
		{
			kind: "note",
			text: `Der Link gilt ${CONFIRM_ALERT_DAYS} Tage. Auf derselben Seite kannst du dich später wieder austragen.`,
		},
		{
			kind: "box",
			title: "Du warst das nicht?",
			text: "Dann ignoriere diese Mail. Ohne Bestätigung bekommst du nichts von uns.",
		},
	],
	farewell: "Bis bald",
});

export function dateMail({ topic, date, location }: AnsweredRow, url: string): Letter {
	const start = berlinIso(date);
	return {
		subject: "Ein Termin steht fest",
		preheader: `${topic}, ${longMomentText(date)}.`,
		scene: "free",
		greeting: "Hallo,",
		lead: "du wolltest Bescheid wissen: Für dieses Seminar gibt es einen neuen Termin.",
		blocks: [
			dateCard("free", topic, date, [formatLongDate(start), formatTime(start), location]),
			{ kind: "button", label: "Termin ansehen", url },
			{ kind: "note", text: "Das war unsere einzige Mail dazu. Deine Adresse haben wir schon wieder gelöscht." },
		],
		farewell: "Bis bald",
	};
}
