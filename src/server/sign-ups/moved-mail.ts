import { berlinIso } from "#contract/berlin.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { calendarFile } from "./calendar-file.ts";
import { bookingButton, bookingFacts, dateBlock, until, whenAndWhere, wordsFor } from "./mail-words.ts";
import type { SignUpRow } from "./store.ts";

interface Moved {
	/** As it was. */
	before: SignUpRow;
	bookingUrl: string;
	/** A credit note and a new invoice, where it costs something else now. */
	documents: (number | null)[];
}

const momentOf = (date: Date): string => `${formatLongDate(berlinIso(date))}, ${formatTime(berlinIso(date))}`;

function letterOf(row: SignUpRow, { before, bookingUrl }: Moved, hasDocuments: boolean): Letter {
	const isPlural = row.signUp.number_of_persons > 1;
	const papers: Block[] = hasDocuments
		? [
				{
					kind: "note",
					text: "Die Rechnungskorrektur und die neue Rechnung hängen als PDF an. Was bezahlt ist, zählt für die neue.",
				},
			]
		: [];
	return {
		subject: isPlural ? "Ihr habt einen neuen Termin" : "Du hast einen neuen Termin",
		preheader: whenAndWhere(row),
		scene: "taken",
		greeting: `Hallo ${row.signUp.first_name},`,
		lead: `wir haben ${wordsFor(isPlural).your} Buchung umgezogen: Bisher war es „${before.seminar.topic}“ am ${momentOf(before.date.date)}. Ab jetzt gilt dieser Termin:`,
		blocks: [
			dateBlock(row),
			{ kind: "facts", facts: bookingFacts(row) },
			bookingButton(bookingUrl, isPlural),
			{ kind: "note", text: "Der Anhang termin.ics stellt auch den Kalendereintrag richtig." },
			...papers,
		],
		farewell: until(row),
		isPlural,
	};
}

/** The booking goes to another date: the same calendar entry, in a newer version. */
export function movedMail(row: SignUpRow, moved: Moved, sender: Sender): Mail {
	const ids = moved.documents.filter((id) => id !== null);
	return {
		...compose(letterOf(row, moved, ids.length > 0), sender),
		icalEvent: calendarFile(row, sender, false),
		...(ids.length > 0 ? { attachments: ids.map((id) => ({ kind: "document", id }) as const) } : {}),
	};
}
