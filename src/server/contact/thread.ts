import { berlinIso } from "#contract/berlin.ts";
import { SECOND_MS } from "#contract/constants.ts";
import type { ThreadEntry, WholeRequest } from "#contract/office/requests.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./thread-store.ts";

type Answer = Awaited<ReturnType<typeof store.findAnswers>>[number];
type Note = Awaited<ReturnType<typeof store.findNotes>>[number];
type Reply = Awaited<ReturnType<typeof store.findReplies>>[number];

const NO_FILES = { letter_id: null, files: [], is_cut: false };

const answered = ({ id, text, by, created_at, letter_id }: Answer): ThreadEntry => ({
	...NO_FILES,
	...{ key: `answer-${id}`, kind: "answer", text, by, at: berlinIso(created_at), letter_id },
});

const noted = ({ id, text, by, created_at }: Note): ThreadEntry => ({
	...NO_FILES,
	...{ key: `note-${id}`, kind: "note", text, by, at: berlinIso(created_at) },
});

/** Whoever wrote from another address than the one who asked is named with it. */
const replied = ({ id, kind, text, name, email, files, is_cut, created_at }: Reply, asker: string): ThreadEntry => ({
	...{ key: `reply-${id}`, kind, text, files, is_cut, letter_id: null, at: berlinIso(created_at) },
	by: email.toLowerCase() === asker.toLowerCase() ? (name ?? email) : name ? `${name} (${email})` : email,
});

/** A mailbox tells whole seconds: what came in the same one as something of ours came after it. */
const endOfSecond = (moment: Date): Date => new Date(moment.getTime() - moment.getMilliseconds() + SECOND_MS - 1);

/** A request with its whole conversation. */
export async function findWhole(db: Db, id: number): Promise<WholeRequest | null> {
	const row = await store.findRequest(db, id);
	if (!row) return null;
	const [answers, notes, replies] = await Promise.all([
		store.findAnswers(db, id),
		store.findNotes(db, id),
		store.findReplies(db, id),
	]);
	const { name, email, company, phone, description, created_at, closed_at, replied_at, assignee } = row;
	// By the moment itself: what is told of it knows whole seconds alone.
	const thread = [
		...answers.map((row) => ({ at: row.created_at, entry: answered(row) })),
		...notes.map((row) => ({ at: row.created_at, entry: noted(row) })),
		...replies.map((row) => ({ at: endOfSecond(row.created_at), entry: replied(row, email) })),
	]
		.toSorted((a, b) => a.at.getTime() - b.at.getTime())
		.map(({ entry }) => entry);
	return {
		...{ id, name, email, company, phone, description, thread },
		created_at: berlinIso(created_at),
		closed_at: closed_at && berlinIso(closed_at),
		replied_at: replied_at && berlinIso(replied_at),
		assigned_to: assignee,
		messages: answers.length + replies.filter(({ kind }) => kind === "reply").length,
	};
}
