import type { Fact } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { commonRoom, placeFacts } from "#server/seminars/letter-blocks.ts";
import { dateBlock, until, whenAndWhere } from "./mail-words.ts";
import type { PersonRow, SignUpRow } from "./store.ts";

/** PART-07: three days before; both buttons lead to one page, and only what is pressed there counts. */
export function reminderMail(row: SignUpRow, person: PersonRow, url: string, sender: Sender): Mail {
	const { seminar, place, sessions, date, signUp } = row;
	const name = [person.first_name, person.last_name].filter(Boolean).join(" ");
	const join: Fact[] = seminar.is_online && date.join_link ? [["Einwahl", date.join_link]] : [];
	return compose(
		{
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
						...placeFacts(seminar, { place, room: commonRoom(sessions), isPlural: false }),
						...join,
						["Dauer", seminar.duration],
						["Buchung", signUp.number],
					],
				},
				{ kind: "note", text: "Beide Knöpfe führen auf dieselbe Seite. Erst was du dort drückst, zählt." },
			],
			farewell: until(row),
		},
		sender,
	);
}
