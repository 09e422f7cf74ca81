import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { LetterBlock } from "./letter-blocks.ts";
import { LISTS } from "./listing.ts";
import { PersonInShort } from "./people.ts";
import { EVENT_GROUPS, PersonEvent } from "./person-events.ts";
import { PersonNote } from "./person-notes.ts";

export const CONSENT_STATES = ["yes", "no", "open"] as const;

/** What somebody has agreed to, when, and by which words. */
const Consent = z.object({
	what: z.string(),
	proof: z.string(),
	words: z.nullable(z.string()),
	state: z.enum(CONSENT_STATES),
});
export type Consent = z.output<typeof Consent>;

/** Others of the same institution, or with a mailbox at the same place. */
const Circle = z.object({
	name: z.string(),
	/** What finds them in the list of people. */
	q: z.string(),
	people: z.int(),
	bookings: z.int(),
});
export type Circle = z.output<typeof Circle>;

/** Somebody else, by whom they are called. */
const Named = z.object({ id: z.int(), email: z.string(), name: z.nullable(z.string()) });

const PersonPage = z.extend(PersonInShort, {
	/** As given last, in lines; and by phone. */
	address: z.nullable(z.array(z.string())),
	phone: z.nullable(z.string()),
	/** In euro what is open of invoices, and what of it is past its day; none for whoever may not see money. */
	open: z.nullable(z.object({ amount: z.number(), overdue: z.number() })),
	letters: z.object({ count: z.int(), failed: z.int() }),
	/** Seats of dates to come, the next first. */
	upcoming: z.array(
		z.object({
			number: z.string(),
			date_id: z.int(),
			topic: z.string(),
			date: z.string(),
			persons: z.int(),
			/** Who else comes with the booking. */
			beside: z.nullable(z.string()),
		}),
	),
	/** Newest first. */
	notes: z.array(PersonNote),
	/** Which letters they do not get. */
	block: z.nullable(LetterBlock),
	consents: z.array(Consent),
	circles: z.array(Circle),
	/** Others of the same name under another address: perhaps the same person. */
	namesakes: z.array(Named),
});
export type PersonPage = z.output<typeof PersonPage>;

const EventsQuery = z.object({ after: z.optional(z.string()), group: z.optional(z.enum(EVENT_GROUPS)) });
export type EventsQuery = z.output<typeof EventsQuery>;

const Events = z.object({ data: z.array(PersonEvent), next: z.nullable(z.string()) });
export type PersonEvents = z.output<typeof Events>;

const { access } = LISTS.people;
const params = z.object({ id: field.id });

export const personPage = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/person/:id/page",
		access,
		summary: "Alles, was über einer Person steht: Summen, Erreichbarkeit, Kommendes; der Blick darauf wird vermerkt",
		params,
		response: single(PersonPage),
	}),
	events: officeEndpoint({
		method: "GET",
		path: "/office/person/:id/event",
		access,
		summary: "Was mit einer Person war, das Neueste zuerst; nur, was die eigenen Rechte zeigen",
		params,
		query: EventsQuery,
		response: Events,
	}),
	find: officeEndpoint({
		method: "GET",
		path: "/office/person/of_address",
		access,
		summary: "Wer unter einer Adresse bekannt ist",
		query: z.object({ email: field.email }),
		response: single(Named),
	}),
};
