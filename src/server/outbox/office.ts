import { berlinIso } from "#contract/dates.ts";
import { LETTER_CHANNEL_WORDS, LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { ChosenLetters, LettersForesight, LettersQuery, OfficeLetter } from "#contract/office/letters.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { countRows, type Keyset } from "#server/db/keyset.ts";
import type { Exports } from "#server/exports/service.ts";
import { createOfficeList } from "#server/lists/office-list.ts";
import { present as presentTask } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import type { Staff } from "#server/viewer.ts";
import { lettersAgain } from "./again.ts";
import { countChosen, findListed, matching } from "./office-store.ts";
import type { Outbox } from "./service.ts";
import { outbox } from "./tables.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	exports: Exports;
	outbox: Outbox;
	tasks: Tasks;
}

type Row = Awaited<ReturnType<typeof findListed>>[number];

const KEYSET: Keyset<"at"> = {
	id: { by: outbox.id, kind: "uuid" },
	sorts: { at: { by: outbox.created_at, kind: "moment" } },
};

const createLettersList = ({ db, clock, exports, outbox: service }: Parts) =>
	createOfficeList<"at", LettersQuery, Row, OfficeLetter>(
		{ db, exports },
		{
			name: "letters",
			keyset: KEYSET,
			filter: (query) => matching(query, clock()),
			read: findListed,
			count: (tx, filter) => countRows(tx, outbox, filter),
			present: async ({ message, created_at, sent_at, ...row }) => ({
				...row,
				subject: await service.subjectOf(message),
				created_at: berlinIso(created_at),
				sent_at: sent_at && berlinIso(sent_at),
			}),
			columns: [
				{ key: "at", title: "Geschrieben am", kind: "moment" },
				{ key: "channel", title: "Weg", kind: "text" },
				{ key: "recipient", title: "An", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "sent", title: "Verschickt am", kind: "moment" },
				{ key: "tries", title: "Versuche", kind: "number" },
				{ key: "error", title: "Grund", kind: "text" },
			],
			cells: ({ created_at, channel, recipient, state, sent_at, tries, last_error }) => ({
				at: berlinIso(created_at),
				channel: LETTER_CHANNEL_WORDS[channel],
				recipient,
				state: LETTER_STATE_WORDS[state],
				sent: sent_at && berlinIso(sent_at),
				tries,
				error: last_error,
			}),
		},
	);

/** What staff see of letters, and do with them. */
export function createLettersOffice(parts: Parts) {
	const { db, clock, audit, tasks } = parts;
	return {
		...createLettersList(parts),

		foreseeAgain: (chosen: ChosenLetters): Promise<LettersForesight> =>
			countChosen(db, { chosen, begun: clock().toISOString() }),

		sendAgain: (chosen: ChosenLetters, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const task = await tasks.start(tx, staff, lettersAgain, { chosen, begun: clock().toISOString() });
				await audit.note(tx, staff, "letters_sent_again", task.id, { letters: task.total });
				return presentTask(task);
			}),
	};
}
