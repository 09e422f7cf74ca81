import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { SUBSCRIBER_STATES } from "#contract/newsletter.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";

/** What somebody can be here; one address is one person. */
export const PERSON_KINDS = [
	"member",
	"participant",
	"waiting",
	"buyer",
	"donor",
	"subscriber",
	"alert",
	"contact",
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

const kind = z.enum(PERSON_KINDS);

const OfficePerson = z.object({
	id: z.int(),
	email: z.string(),
	/** None of somebody who only reads the newsletter. */
	name: z.nullable(z.string()),
	company: z.nullable(z.string()),
	/** Whose name led here, where it is not their own: who comes along in their bookings without an address. */
	beside: z.nullable(z.string()),
	kinds: z.array(kind),
	since: z.string(),
	last: z.object({ at: z.string(), kind }),
});
export type OfficePerson = z.output<typeof OfficePerson>;

/** So many of a kind, when the last one was, and in euro what they come to. */
const Sum = z.object({ count: z.int(), last_at: z.nullable(z.string()), amount: z.number() });

export const PersonInShort = z.extend(OfficePerson, {
	account: z.nullable(z.object({ since: z.string(), last_login_at: z.nullable(z.string()) })),
	newsletter: z.nullable(z.enum(SUBSCRIBER_STATES)),
	bookings: Sum,
	orders: Sum,
	donations: Sum,
	requests: Sum,
});
export type PersonInShort = z.output<typeof PersonInShort>;

const LISTING = {
	sorts: ["name", "last", "since"],
	sort: "-last",
	filters: { kind: z.optional(kind) },
} as const;

const PeopleQuery = listQuery(LISTING);
export type PeopleQuery = z.output<typeof PeopleQuery>;

const { access } = LISTS.people;

export const people = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/person",
		access,
		summary: "Alle Menschen, die das Haus unter einer Adresse kennt",
		query: PeopleQuery,
		response: listed(OfficePerson),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/person/export",
		access,
		summary: "Die gefilterten Menschen als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/person/:id",
		access,
		summary: "Was das Haus von einer Person hat, in Kürze; der Blick darauf wird vermerkt",
		params: z.object({ id: field.id }),
		response: single(PersonInShort),
	}),
};
