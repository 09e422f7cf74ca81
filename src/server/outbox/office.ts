import { and, eq, sql } from "drizzle-orm";
import { berlinIso } from "#contract/dates.ts";
import { LETTER_CHANNEL_WORDS, LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { LettersQuery, OfficeLetter } from "#contract/office/letters.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import { countRows, type Keyset } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import type { Exports } from "#server/exports/service.ts";
import { createOfficeList } from "#server/lists/office-list.ts";
import { findListed } from "./office-store.ts";
import type { Outbox } from "./service.ts";
import { LETTER_WORDS, outbox } from "./tables.ts";

interface Parts {
	db: Db;
	clock: Clock;
	exports: Exports;
	outbox: Outbox;
}

type Row = Awaited<ReturnType<typeof findListed>>[number];

const KEYSET: Keyset<"at"> = {
	id: { by: outbox.id, kind: "uuid" },
	sorts: { at: { by: outbox.created_at, kind: "moment" } },
};

/** What staff see of letters. */
export const createLettersOffice = ({ db, clock, exports, outbox: service }: Parts) =>
	createOfficeList<"at", LettersQuery, Row, OfficeLetter>(
		{ db, exports },
		{
			name: "letters",
			keyset: KEYSET,
			filter: ({ q, state, channel, ...span }) =>
				and(
					everyWord(sql.raw(LETTER_WORDS), q),
					state && eq(outbox.state, state),
					channel && eq(outbox.channel, channel),
					withinSpan(outbox.created_at, span, clock()),
				),
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
