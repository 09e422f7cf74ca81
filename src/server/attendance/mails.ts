import { berlinIso } from "#contract/berlin.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import type { Fact } from "#server/outbox/blocks.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { commonRoom, dateCard, placeFacts, sessionLines } from "#server/seminars/letter-blocks.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type { LedDate } from "./lecturer-store.ts";

export interface ForLecturer {
	date: LedDate;
	sessions: readonly SessionRow[];
	persons: number;
	handouts: readonly string[];
	now: Date;
}

const personsText = (persons: number): string =>
	persons === 0 ? "bisher niemand" : persons === 1 ? "1 Person" : `${persons} Personen`;

/** To whoever leads a date: when, where, who comes, with the lists to be signed. */
export function lecturerPackMail({ date, sessions, persons, handouts, now }: ForLecturer, sender: Sender): Mail {
	const day = formatLongDate(berlinIso(date.date));
	const facts: Fact[] = [
		...placeFacts(date, { place: date.place, room: commonRoom(sessions), isPlural: false, joinLink: date.join_link }),
		["Angemeldet", personsText(persons)],
		...(handouts.length > 0 ? [["Dateien", handouts.join("\n")] as Fact] : []),
	];
	const lists = sessions.length === 1 ? "die Teilnahmeliste" : "je Sitzung eine Teilnahmeliste";
	const mail = compose(
		{
			subject: `Deine Unterlagen: ${date.topic}`,
			preheader: `${day}, ${personsText(persons)}`,
			scene: "office",
			greeting: "Hallo,",
			lead: `hier ist alles für deinen Termin. Im Anhang liegt ${lists} zum Unterschreiben; gib sie bitte danach im Büro ab und lösche sie bei dir.`,
			blocks: [
				dateCard("taken", date.topic, date.date, sessionLines(sessions)),
				{ kind: "facts", facts },
				{
					kind: "button",
					label: "Meine Termine öffnen",
					url: `${sender.publicUrl}${OFFICE_BASE}${officePaths.ownDates}`,
				},
				{
					kind: "note",
					text: `Dort stehen die Namen nach dem neuesten Stand${handouts.length > 0 ? " und die Dateien zum Herunterladen" : ""}.`,
				},
			],
			farewell: "Bis bald",
		},
		sender,
	);
	const at = now.toISOString();
	return { ...mail, attachments: sessions.map(({ id }) => ({ kind: "attendance_list" as const, id, at })) };
}
