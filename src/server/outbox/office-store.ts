import { and, asc, count, countDistinct, eq, gt, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { ChosenLetters, LettersForesight, LettersQuery } from "#contract/office/letters.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { PagePart } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { holdsSecret, KINDS } from "./kinds.ts";
import { LETTER_WORDS, outbox } from "./tables.ts";

type Filter = Omit<LettersQuery, "after" | "before" | "per_page" | "sort">;

/** What is asked for. */
export const matching = ({ q, state, channel, ...span }: Filter, now: Date): SQL | undefined =>
	and(
		everyWord(sql.raw(LETTER_WORDS), q),
		state && eq(outbox.state, state),
		channel && eq(outbox.channel, channel),
		withinSpan(outbox.created_at, span, now),
	);

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: outbox.id,
			created_at: outbox.created_at,
			channel: outbox.channel,
			kind: outbox.kind,
			recipient: outbox.recipient,
			message: outbox.message,
			state: outbox.state,
			tries: outbox.tries,
			sent_at: outbox.sent_at,
			last_error: outbox.last_error,
			...keys,
		})
		.from(outbox)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

/** What was chosen when; later letters do not belong to it. */
export interface AgainInput {
	chosen: ChosenLetters;
	begun: string;
}

const isChosen = ({ chosen: { ids, filter }, begun }: AgainInput): SQL | undefined => {
	const then = new Date(begun);
	return and(ids ? inArray(outbox.id, ids) : matching(filter ?? {}, then), lte(outbox.created_at, then));
};

const SECRET_KINDS = Object.keys(KINDS).filter(holdsSecret);

/** It never arrived, and still says what it said: neither emptied nor with a code that was good for a few minutes. */
const isRepeatable = and(
	eq(outbox.state, "failed"),
	sql`${outbox.message} <> '{}'`,
	notInArray(outbox.kind, SECRET_KINDS),
) as SQL;

const where = (condition: SQL): SQL => sql`filter (where ${condition})`;

export async function countChosen(db: Db, input: AgainInput): Promise<LettersForesight> {
	const counted = (condition: SQL) => sql`${count()} ${where(condition)}`.mapWith(Number);
	const [found] = await db
		.select({
			again: counted(isRepeatable),
			people: sql`${countDistinct(outbox.recipient)} ${where(isRepeatable)}`.mapWith(Number),
			arrived: counted(eq(outbox.state, "sent")),
			waiting: counted(eq(outbox.state, "waiting")),
			spent: counted(sql`${outbox.state} = 'failed' and not (${isRepeatable})`),
		})
		.from(outbox)
		.where(isChosen(input));
	if (!found) throw new Error("Nothing was counted.");
	return found;
}

/** The next ones behind this id that had failed by then, due at once and with all their tries; answers which, in order. */
export async function sendNextAgain(tx: Db, input: AgainInput, behind: string | null, most: number): Promise<string[]> {
	const begun = new Date(input.begun);
	const failed = and(isRepeatable, lte(outbox.next_try_at, begun), behind ? gt(outbox.id, behind) : undefined);
	const next = tx
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isChosen(input), failed))
		.orderBy(asc(outbox.id))
		.limit(most)
		.for("update");
	const rows = await tx
		.update(outbox)
		.set({ state: "waiting", tries: 0, next_try_at: begun, leased_until: null, closed_at: null })
		.where(inArray(outbox.id, next))
		.returning({ id: outbox.id });
	return rows.map(({ id }) => id).sort();
}
