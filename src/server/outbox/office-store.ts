import {
	and,
	asc,
	count,
	countDistinct,
	desc,
	eq,
	gt,
	inArray,
	isNotNull,
	lte,
	notInArray,
	type SQL,
	sql,
} from "drizzle-orm";
import type { ChosenLetters, LettersForesight, LettersQuery } from "#contract/office/letters.ts";
import { MOST_CHOSEN } from "#contract/office/listing.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { PagePart } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { isUnsolved } from "./desk-store.ts";
import { holdsSecret, KINDS } from "./kinds.ts";
import { CHANNELS, type Channel, LETTER_WORDS, outbox } from "./tables.ts";

type Filter = Omit<LettersQuery, "after" | "before" | "per_page" | "sort">;

/** What has left is where its way ends: with the person, or in the house. */
const inState = (state: Filter["state"], kept: readonly Channel[]): SQL | undefined => {
	if (state === "failed") return isUnsolved;
	if (state === "given_up") return and(eq(outbox.state, "failed"), isNotNull(outbox.closed_at));
	if (state !== "sent" && state !== "kept") return state && eq(outbox.state, state);
	const ways = CHANNELS.filter((channel) => kept.includes(channel) === (state === "kept"));
	// Where there is no such way nobody need look at every letter to know it.
	return ways.length === 0 ? sql`false` : and(eq(outbox.state, "sent"), inArray(outbox.channel, ways));
};

/** What is asked for; `kept` are the ways that end in the house. */
export const matching = (
	{ q, state, channel, ...span }: Filter,
	now: Date,
	kept: readonly Channel[] = [],
): SQL | undefined =>
	and(
		everyWord(sql.raw(LETTER_WORDS), q),
		inState(state, kept),
		channel && eq(outbox.channel, channel),
		withinSpan(outbox.created_at, span, now),
	);

const SHOWN = {
	id: outbox.id,
	created_at: outbox.created_at,
	channel: outbox.channel,
	kind: outbox.kind,
	recipient: outbox.recipient,
	// In a statement over one table drizzle leaves the names of tables out, also within: here they are needed.
	name: sql<string | null>`(select known.name from people known where known.email = lower(outbox.recipient))`,
	message: outbox.message,
	state: outbox.state,
	tries: outbox.tries,
	sent_at: outbox.sent_at,
	last_error: outbox.last_error,
	closed_at: outbox.closed_at,
};

export const findOne = async (db: Db, id: string) => (await db.select(SHOWN).from(outbox).where(eq(outbox.id, id)))[0];
export type LetterRow = NonNullable<Awaited<ReturnType<typeof findOne>>>;

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({ ...SHOWN, ...keys })
		.from(outbox)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

export const findAbout = (db: Db, about: string): Promise<LetterRow[]> =>
	db.select(SHOWN).from(outbox).where(eq(outbox.about, about)).orderBy(desc(outbox.id));

export const findSome = (db: Db, ids: string[]): Promise<LetterRow[]> =>
	db.select(SHOWN).from(outbox).where(inArray(outbox.id, ids));

/** How letters stand. */
export const findStates = (db: Db, ids: string[]) =>
	db
		.select({
			id: outbox.id,
			channel: outbox.channel,
			state: outbox.state,
			sent_at: outbox.sent_at,
			last_error: outbox.last_error,
			closed_at: outbox.closed_at,
		})
		.from(outbox)
		.where(inArray(outbox.id, ids));

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

/** With all their tries. */
const DUE_AGAIN = { state: "waiting", tries: 0, leased_until: null, closed_at: null } as const;

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
		.set({ ...DUE_AGAIN, next_try_at: begun })
		.where(inArray(outbox.id, next))
		.returning({ id: outbox.id });
	return rows.map(({ id }) => id).sort();
}

/** What never arrived at an address is due at once at another; answers how many. */
export async function sendFailedTo(tx: Db, from: string, to: string, now: Date): Promise<number> {
	const { rowCount } = await tx
		.update(outbox)
		.set({ recipient: to, ...DUE_AGAIN, next_try_at: now })
		.where(and(eq(sql`lower(${outbox.recipient})`, from), isRepeatable));
	return rowCount ?? 0;
}

/** Those that wait for somebody do so no longer; answers which. */
export async function giveUp(tx: Db, chosen: ChosenLetters, now: Date): Promise<string[]> {
	const some = tx
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isUnsolved, isChosen({ chosen, begun: now.toISOString() })))
		.orderBy(asc(outbox.id))
		.limit(MOST_CHOSEN)
		.for("update");
	const rows = await tx
		.update(outbox)
		.set({ closed_at: now })
		.where(inArray(outbox.id, some))
		.returning({ id: outbox.id });
	return rows.map(({ id }) => id);
}
