import { hello } from "#server/outbox/greeting.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import { withPassage } from "#server/outbox/passages.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { commonRoom, placeFacts } from "#server/seminars/letter-blocks.ts";
import { joinLinkInLetter } from "./join-link.ts";
import { dateBlock, placeholdersOf, until, whenAndWhere } from "./mail-words.ts";
import type { PersonRow, SignUpRow } from "./store.ts";

/** PART-07: three days before; both buttons lead to one page, and only what is pressed there counts. */
export function reminderMail(
	row: SignUpRow,
	person: PersonRow,
	{ url, now }: { url: string; now: Date },
	sender: Sender,
): Mail {
	const { seminar, place, sessions, signUp } = row;
	const name = [person.first_name, person.last_name].filter(Boolean).join(" ");
	const joinLink = joinLinkInLetter(row, now);
	const letter: Letter = {
		subject: "Bald sehen wir uns",
		preheader: whenAndWhere(row),
		scene: "taken",
		greeting: hello(name || signUp.first_name),
		lead: "in drei Tagen ist es so weit. Sag uns kurz, ob du kommst: Wenn nicht, freut sich jemand anderes über den Platz.",
		blocks: [
			dateBlock(row),
			{ kind: "button", label: "Ich komme", url },
			{ kind: "button", label: "Platz freigeben", url, isSecond: true },
			{
				kind: "facts",
				facts: [
					...placeFacts(seminar, { place, room: commonRoom(sessions), isPlural: false, joinLink }),
					["Dauer", seminar.duration],
					["Buchung", signUp.number],
				],
			},
			{ kind: "note", text: "Beide Knöpfe führen auf dieselbe Seite. Erst was du dort drückst, zählt." },
		],
		farewell: until(row),
	};
	return compose(withPassage(letter, "coming_reminder", placeholdersOf(row), sender), sender);
}
