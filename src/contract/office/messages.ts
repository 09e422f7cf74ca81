import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { LETTER_STATES } from "./letters.ts";
import { localTime } from "./local-time.ts";
import { OF_BOOKINGS, PLACEHOLDER_NAMES, placeholdersIn, withLinks, withPlaceholders } from "./placeholders.ts";

const SUBJECT_MAX_LENGTH = 150;
const MOST_BOOKINGS = 500;

/** The link opens a booking: it stands in no list of mails. */
const IN_SUBJECT = PLACEHOLDER_NAMES.filter((name) => name !== "buchungslink");
export const messageSubject = field.limitedText(SUBJECT_MAX_LENGTH).check(withPlaceholders(IN_SUBJECT));
export const messageText = field.requiredLongText.check(withPlaceholders(PLACEHOLDER_NAMES), withLinks);

/** To whom: everybody with a seat or some of them, those who wait, or both. */
const audience = {
	seats: z.boolean(),
	waiting: z.boolean(),
	/** Only these bookings; none means all. */
	bookings: z.array(field.limitedText(40)).check(z.maxLength(MOST_BOOKINGS, field.INVALID_VALUE)),
	/** Only those whose invoice is not paid. */
	unpaid: z.boolean(),
};
const Audience = z.object(audience);
export type Audience = z.output<typeof Audience>;

export const NOT_FOR_WAITING = "Wer wartet hat noch keine Buchung: Dieser Platzhalter bliebe leer";

/** Whoever waits has no booking that could be named. */
const fitsAudience = z.check<{ subject: string; text: string; waiting: boolean }>(({ value, issues }) => {
	if (!value.waiting) return;
	for (const name of ["subject", "text"] as const) {
		const found = placeholdersIn(value[name]).some((one) => OF_BOOKINGS.some((of) => of === one));
		if (found) issues.push({ code: "custom", input: value[name], path: [name], message: NOT_FOR_WAITING });
	}
});

export const MessageDraft = z.object({ subject: messageSubject, text: messageText, ...audience }).check(fitsAudience);
export type MessageDraft = z.output<typeof MessageDraft>;

const position = field.wholeNumber(1, 100_000);

/** What is half written is shown too. */
const Preview = z.object({
	subject: field.text(SUBJECT_MAX_LENGTH),
	text: z.string().check(z.overwrite(field.cleanedLines), z.maxLength(5_000, field.INVALID_VALUE)),
	...audience,
	/** Whose letter is shown, counted from one. */
	position,
});
export type PreviewAsked = z.output<typeof Preview>;

const NewMessage = z
	.object({
		/** Made when the message is begun: whoever sends twice has sent once. */
		key: field.uuid,
		subject: messageSubject,
		text: messageText,
		...audience,
		/** When it goes out, as clocks in Berlin show it; none means now. */
		at: z.nullable(localTime),
		/** How many letters were shown; when others have come meanwhile nothing is sent. */
		letters: z.int(),
	})
	.check(fitsAudience);
export type NewMessage = z.output<typeof NewMessage>;

/** A few words in one look; `filled` are those that a placeholder has put there. */
const Run = z.object({
	text: z.string(),
	strong: z.optional(z.boolean()),
	url: z.optional(z.string()),
	filled: z.optional(z.boolean()),
});

const LetterPart = z.union([
	z.object({ kind: z.literal("paragraph"), lines: z.array(z.array(Run)) }),
	z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(z.array(Run)) }),
	z.object({ kind: z.literal("button"), label: z.string(), url: z.string() }),
]);
export type LetterPart = z.output<typeof LetterPart>;
export type LetterRun = z.output<typeof Run>;

const MessagePreview = z.object({
	letters: z.int(),
	/** Seats of those who get a letter. */
	persons: z.int(),
	bookings: z.int(),
	waiting: z.int(),
	/** Chosen, but without a letter. */
	left_out: z.array(z.object({ name: z.string(), reason: z.string() })),
	/** None when nobody gets one. */
	letter: z.nullable(
		z.object({
			position: z.int(),
			from: z.string(),
			reply_to: z.string(),
			to: z.string(),
			subject: z.string(),
			parts: z.array(LetterPart),
			/** As programs without pictures show it, word for word. */
			text: z.string(),
		}),
	),
});
export type MessagePreview = z.output<typeof MessagePreview>;

export const MESSAGE_STATES = ["planned", "waiting", "sent", "called_back"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_STATE_WORDS: Record<MessageState, string> = {
	planned: "geplant",
	waiting: "geht gleich hinaus",
	sent: "verschickt",
	called_back: "zurückgeholt",
};

const facts = {
	id: z.int(),
	subject: z.string(),
	state: z.enum(MESSAGE_STATES),
	created_at: z.string(),
	/** When its letters go out, or went. */
	due_at: z.string(),
	/** Who wrote it; none when the account is gone. */
	by: z.nullable(z.string()),
	/** Letters by how they stand. */
	counts: z.object({ total: z.int(), waiting: z.int(), sent: z.int(), failed: z.int(), blocked: z.int() }),
};

const Message = z.object(facts);
export type Message = z.output<typeof Message>;

const MessageRecipient = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	/** Of the booking; none for those who wait. */
	booking: z.nullable(z.string()),
	/** None when the letter itself is gone. */
	letter: z.nullable(
		z.object({
			id: z.string(),
			state: z.enum(LETTER_STATES),
			sent_at: z.nullable(z.string()),
			reason: z.nullable(z.string()),
		}),
	),
});
export type MessageRecipient = z.output<typeof MessageRecipient>;

const WholeMessage = z.object({ ...facts, text: z.string(), ...audience, recipients: z.array(MessageRecipient) });
export type WholeMessage = z.output<typeof WholeMessage>;

const params = z.object({ id: field.id });
const one = z.object({ id: field.id, message: field.id });

export const messages = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/message",
		access: "bookings.read",
		summary: "Die Nachrichten zu einem Termin, die neueste zuerst",
		params,
		response: z.object({ data: z.array(Message) }),
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/message/:message",
		access: "bookings.read",
		summary: "Eine Nachricht mit dem Zustand jedes Briefes; der Blick darauf steht im Verlauf",
		params: one,
		response: single(WholeMessage),
	}),
	preview: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/message/preview",
		access: "bookings.write",
		log: "none",
		summary: "Wer eine Nachricht bekäme, und wie sie bei einer Person ankommt",
		params,
		body: Preview,
		response: single(MessagePreview),
	}),
	test: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/message/test",
		access: "bookings.write",
		audit: "message_tested",
		summary: "Schickt den Brief einer Person zur Probe an die eigene Adresse",
		refuses: ["message_to_nobody"],
		params,
		body: z.object({ ...MessageDraft.shape, position }).check(fitsAudience),
		response: single(z.object({ to: z.string() })),
	}),
	send: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/message",
		access: "bookings.write",
		audit: "message_sent",
		summary: "Verschickt eine Nachricht nach zehn Minuten oder zu einer Zeit; zweimal gesendet geht sie einmal",
		refuses: ["message_to_nobody", "message_recipients_changed"],
		params,
		body: NewMessage,
		response: single(Message),
	}),
	callBack: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/message/:message/call_back",
		access: "bookings.write",
		audit: "message_called_back",
		summary: "Holt eine Nachricht zurück von der noch kein Brief hinausging",
		refuses: ["message_gone"],
		params: one,
		response: single(Message),
	}),
};
