import type { Db } from "#server/db/client.ts";
import { messageTemplates } from "#server/messages/tables.ts";

const TEMPLATES = [
	{
		name: "Raum geändert",
		subject: "Anderer Raum: {{seminar}}",
		text: "Hallo {{vorname}},\n\nwir ziehen um: Dein Seminar am {{datum}} findet in **Saal 1** statt. Beginn bleibt {{uhrzeit}}.\n\nDu kommst doch nicht? Dann gib deinen Platz bitte frei, {{wartende}} warten schon:\n\n{{buchungslink}}\n\nBis bald\n{{unterschrift}}",
	},
	{
		name: "Unterlagen nach dem Seminar",
		subject: "Unterlagen: {{seminar}}",
		text: "Hallo {{vorname}},\n\nschön, dass du da warst. Die Unterlagen von {{dozent}} liegen auf der Seite deiner Buchung:\n\n{{buchungslink}}\n\nHerzliche Grüße\n{{unterschrift}}",
	},
	{
		name: "Bitte um Rückmeldung",
		subject: "Wie war „{{seminar}}“?",
		text: "Hallo {{vorname}},\n\nwas war gut, was fehlte? Antworte einfach auf diese Mail.\n\nDanke\n{{unterschrift}}",
	},
];

/** What an office writes again and again. */
export const loadTemplates = (tx: Db, now: Date) =>
	tx.insert(messageTemplates).values(TEMPLATES.map((words) => ({ ...words, created_at: now, updated_at: now })));
