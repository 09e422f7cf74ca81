import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { letterKindWords } from "#contract/office/letter-kinds.ts";
import { LETTER_CHANNEL_WORDS, LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type {
	ChosenLetters,
	LettersForesight,
	LettersQuery,
	OfficeLetter,
	WholeLetter,
} from "#contract/office/letters.ts";
import type { OfficeOrderLetter } from "#contract/office/order-page.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Config } from "#server/config.ts";
import type { Keyset } from "#server/db/keyset.ts";
import { urlForLog } from "#server/for-log.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { present as presentTask } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import type { Staff } from "#server/viewer.ts";
import { lettersAgain } from "./again.ts";
import { holdsSecret } from "./kinds.ts";
import {
	countChosen,
	findAbout,
	findListed,
	findOne,
	findSome,
	findStates,
	giveUp,
	type LetterRow,
	matching,
} from "./office-store.ts";
import { refusalWords } from "./refusal-words.ts";
import type { Outbox } from "./service.ts";
import { outbox } from "./tables.ts";
import { keptChannels } from "./transports.ts";

interface Parts extends ListParts {
	audit: Audit;
	outbox: Outbox;
	tasks: Tasks;
	config: Config;
}

type Row = Awaited<ReturnType<typeof findListed>>[number];

const KEYSET: Keyset<"at"> = {
	id: { by: outbox.id, kind: "uuid" },
	sorts: { at: { by: outbox.created_at, kind: "moment" } },
};

/** Without a server on the other side what is done with lies in the house. */
function stateOf({ state, channel, closed_at }: Pick<LetterRow, "state" | "channel" | "closed_at">, config: Config) {
	if (state === "failed" && closed_at) return "given_up" as const;
	return state === "sent" && keptChannels(config).includes(channel) ? ("kept" as const) : state;
}

const reasonOf = ({ state, last_error }: Pick<LetterRow, "state" | "last_error">): string | null =>
	state === "failed" ? refusalWords(last_error ?? "") : null;

async function present({ outbox: service, config }: Parts, row: LetterRow): Promise<OfficeLetter> {
	const { id, channel, kind, recipient, name, message, tries, last_error } = row;
	return {
		...{ id, channel, kind, recipient, name, tries, last_error },
		subject: await service.subjectOf(message),
		state: stateOf(row, config),
		created_at: berlinIso(row.created_at),
		sent_at: row.sent_at && berlinIso(row.sent_at),
		reason: reasonOf(row),
	};
}

const createLettersList = (parts: Parts) => {
	const { db, clock, exports, config } = parts;
	return createOfficeList<"at", LettersQuery, Row, OfficeLetter>(
		{ db, exports },
		{
			name: "letters",
			keyset: KEYSET,
			filter: (query) => matching(query, clock(), keptChannels(config)),
			read: findListed,
			table: outbox,
			present: (row) => present(parts, row),
			columns: [
				{ key: "at", title: "Geschrieben am", kind: "moment" },
				{ key: "channel", title: "Weg", kind: "text" },
				{ key: "kind", title: "Art", kind: "text" },
				{ key: "recipient", title: "An", kind: "text" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "sent", title: "Verschickt am", kind: "moment" },
				{ key: "tries", title: "Versuche", kind: "number" },
				{ key: "reason", title: "Grund", kind: "text" },
				{ key: "answer", title: "Antwort des Servers", kind: "text" },
			],
			cells: ({ created_at, channel, kind, recipient, name, state, sent_at, tries, last_error, closed_at }) => ({
				at: berlinIso(created_at),
				channel: LETTER_CHANNEL_WORDS[channel],
				kind: letterKindWords(kind),
				recipient,
				name,
				state: LETTER_STATE_WORDS[stateOf({ state, channel, closed_at }, config)],
				sent: sent_at && berlinIso(sent_at),
				tries,
				reason: reasonOf({ state, last_error }),
				answer: last_error,
			}),
		},
	);
};

/** What staff see of letters, and do with them. */
export function createLettersOffice(parts: Parts) {
	const { db, clock, audit, tasks } = parts;
	return {
		...createLettersList(parts),

		async get(id: string, staff: Staff): Promise<WholeLetter> {
			const row = await findOne(db, id);
			if (!row) throw refuse("not_found");
			await audit.look(db, staff, "letter", id);
			const text = holdsSecret(row.kind) ? undefined : await parts.outbox.textOf(row.message);
			// A link that opens something is for the person alone.
			return { ...(await present(parts, row)), text: text === undefined ? null : urlForLog(text) };
		},

		/** Those that tell of an order, newest first. */
		async about(number: string): Promise<OfficeOrderLetter[]> {
			const rows = await findAbout(db, number);
			return Promise.all(
				rows.map(async (row) => {
					const { id, subject, created_at, state } = await present(parts, row);
					return { id, subject, created_at, state };
				}),
			);
		},

		/** How letters stand, for whoever has written them. */
		async statesOf(ids: string[]): Promise<Map<string, Pick<OfficeLetter, "state" | "sent_at" | "reason">>> {
			const rows = ids.length > 0 ? await findStates(db, ids) : [];
			return new Map(
				rows.map((row) => [
					row.id,
					{ state: stateOf(row, parts.config), sent_at: row.sent_at && berlinIso(row.sent_at), reason: reasonOf(row) },
				]),
			);
		},

		/** The same with what they are about, for whoever lists them among other things. */
		async inShort(ids: string[]): Promise<Map<string, Pick<OfficeLetter, "kind" | "subject" | "state" | "reason">>> {
			const rows = ids.length > 0 ? await findSome(db, ids) : [];
			const shown = await Promise.all(rows.map((row) => present(parts, row)));
			return new Map(shown.map(({ id, kind, subject, state, reason }) => [id, { kind, subject, state, reason }]));
		},

		foreseeAgain: (chosen: ChosenLetters): Promise<LettersForesight> =>
			countChosen(db, { chosen, begun: clock().toISOString() }),

		/** POST-01: what did not arrive waits for nobody any more; it can still be sent. */
		giveUp: (chosen: ChosenLetters, staff: Staff): Promise<{ letters: number }> =>
			db.transaction(async (tx) => {
				const ids = await giveUp(tx, chosen, clock());
				await audit.noteEach(tx, staff, "letter_given_up", ids);
				return { letters: ids.length };
			}),

		sendAgain: (chosen: ChosenLetters, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const task = await tasks.start(tx, staff, lettersAgain, { chosen, begun: clock().toISOString() });
				await audit.note(tx, staff, "letters_sent_again", task.id, { letters: task.total });
				return presentTask(task);
			}),
	};
}

export type LettersOffice = ReturnType<typeof createLettersOffice>;
