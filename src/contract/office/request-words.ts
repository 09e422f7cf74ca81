/** On screens of the office and in files that leave it. */
export const REQUEST_STATE_WORDS = { open: "offen", closed: "erledigt" } as const;

/** With whom a request is, as lists are filtered by it. */
export const ASSIGNED_WORDS = { mine: "bei mir", nobody: "niemandem zugeteilt" } as const;
export const ASSIGNED = Object.keys(ASSIGNED_WORDS) as [
	keyof typeof ASSIGNED_WORDS,
	...(keyof typeof ASSIGNED_WORDS)[],
];

export const REQUEST_NOTE_MAX_LENGTH = 1_000;

/** What comes back: written by somebody, by a program in their stead, or by a mail server that could not deliver. */
export const REPLY_KINDS = ["reply", "automatic", "bounce"] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Everything that a conversation is made of. */
export const THREAD_WORDS = {
	answer: "Unsere Antwort",
	note: "Interne Notiz",
	reply: "Antwort per Mail",
	automatic: "Automatische Antwort",
	bounce: "Nicht zugestellt",
} as const satisfies Record<ReplyKind | "answer" | "note", string>;
export type ThreadKind = keyof typeof THREAD_WORDS;
export const THREAD_KINDS = Object.keys(THREAD_WORDS) as [ThreadKind, ...ThreadKind[]];

export interface ReplyFile {
	name: string;
	bytes: number;
}
