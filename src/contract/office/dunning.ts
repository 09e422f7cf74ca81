import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { CHANNELS, LEVELS, SKIPS } from "./open-item-words.ts";
import { startedTask } from "./tasks.ts";

const MOST_AT_ONCE = 2_000;
const level = z.literal(LEVELS);

const Proposed = z.object({
	invoice_id: z.int(),
	number: z.string(),
	name: z.string(),
	level,
	channel: z.enum(CHANNELS),
	/** In euro: what is open, what is claimed besides, and both. */
	open: z.number(),
	fee: z.number(),
	lump: z.number(),
	interest: z.number(),
	total: z.number(),
});
export type Proposed = z.output<typeof Proposed>;

const Skipped = z.object({
	invoice_id: z.int(),
	number: z.string(),
	name: z.string(),
	why: z.enum(SKIPS),
	reason: z.nullable(z.string()),
	until: z.nullable(z.string()),
});

const Proposal = z.object({
	proposed: z.array(Proposed),
	/** Late, and not reminded for a reason. */
	skipped: z.array(Skipped),
	/** The day until which they may pay, unless told. */
	due_on: z.string(),
	/** Letters on paper of the last weeks, by the day of their run. */
	papers: z.array(z.object({ sent_on: z.string(), letters: z.int() })),
});
export type DunningProposal = z.output<typeof Proposal>;

const LetterAsked = z.object({ invoice_id: field.id, due_on: isoDay });
export type DunningLetterAsked = z.output<typeof LetterAsked>;

const Letter = z.object({
	from: z.string(),
	/** None of a letter that is printed. */
	to: z.nullable(z.string()),
	subject: z.string(),
	text: z.string(),
});
export type DunningLetter = z.output<typeof Letter>;

/** What was seen: money that has arrived meanwhile, and a level that was sent already, stop it. */
const Run = z.object({
	due_on: isoDay,
	items: z
		.array(z.object({ invoice_id: field.id, level, open: z.number().check(z.gt(0, field.INVALID_VALUE)) }))
		.check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_AT_ONCE, field.INVALID_VALUE)),
});
export type DunningRun = z.output<typeof Run>;

export const dunning = {
	propose: officeEndpoint({
		method: "GET",
		path: "/office/dunning",
		access: "books.read",
		summary: "Wer heute gemahnt werden kann und wer aus welchem Grund nicht",
		response: single(Proposal),
	}),
	letter: officeEndpoint({
		method: "GET",
		path: "/office/dunning/letter",
		access: "books.read",
		summary: "Ein Mahnschreiben wie es verschickt würde",
		refuses: ["nothing_open"],
		query: LetterAsked,
		response: single(Letter),
	}),
	letterPdf: officeEndpoint({
		method: "GET",
		path: "/office/dunning/letter/pdf",
		access: "books.read",
		summary: "Ein Mahnschreiben als PDF wie es verschickt würde",
		refuses: ["nothing_open", "too_many"],
		query: LetterAsked,
		response: file("application/pdf"),
	}),
	test: officeEndpoint({
		method: "POST",
		path: "/office/dunning/test",
		access: "books.write",
		audit: "reminder_tested",
		summary: "Schickt ein Mahnschreiben zur Probe an die eigene Adresse",
		refuses: ["nothing_open"],
		body: LetterAsked,
		response: single(z.object({ to: z.string() })),
	}),
	papers: officeEndpoint({
		method: "GET",
		path: "/office/dunning/papers",
		access: "books.read",
		summary: "Alle Mahnschreiben eines Tages, die gedruckt werden, als ein PDF",
		refuses: ["too_many"],
		query: z.object({ sent_on: isoDay }),
		response: file("application/pdf"),
	}),
	start: officeEndpoint({
		method: "POST",
		path: "/office/dunning",
		access: "books.write",
		audit: "dunning_started",
		summary: "Verschickt die gesehenen Mahnschreiben nacheinander",
		body: Run,
		response: startedTask,
	}),
	pdf: officeEndpoint({
		method: "GET",
		path: "/office/reminder/:id/pdf",
		access: "books.read",
		summary: "Ein Mahnschreiben als PDF wie es verschickt wurde",
		refuses: ["too_many"],
		params: z.object({ id: field.id }),
		response: file("application/pdf"),
	}),
};
