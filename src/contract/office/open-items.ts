import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { ADJUSTMENTS, AGE_NAMES, CHANNELS, ITEM_STATES, LEVEL_FILTERS, LEVELS, SKIPS } from "./open-item-words.ts";

const level = z.literal(LEVELS);

/** A reminder as it was sent; its amounts in euro. */
export const ReminderRow = z.object({
	id: z.int(),
	level,
	channel: z.enum(CHANNELS),
	sent_on: z.string(),
	due_on: z.string(),
	open: z.number(),
	/** All that is claimed besides: fees, lump sum, interest. */
	charges: z.number(),
});
export type ReminderRow = z.output<typeof ReminderRow>;

/** What becomes of it next: nothing, a letter now, a letter from that day, somebody else's work, or nothing for a reason. */
const NextStep = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("nothing") }),
	z.object({ kind: z.literal("remind"), level }),
	z.object({ kind: z.literal("wait"), level, until: z.string() }),
	z.object({ kind: z.literal("hand_over") }),
	z.object({
		kind: z.literal("skip"),
		why: z.enum(SKIPS),
		reason: z.nullable(z.string()),
		until: z.nullable(z.string()),
	}),
]);
export type NextStep = z.output<typeof NextStep>;

const NotedAdjustment = z.object({
	id: z.int(),
	kind: z.enum(ADJUSTMENTS),
	amount: z.number(),
	reason: z.nullable(z.string()),
	noted_on: z.string(),
	by: z.nullable(z.string()),
});

const OpenItem = z.object({
	id: z.int(),
	number: z.string(),
	name: z.string(),
	company: z.nullable(z.string()),
	contract: z.object({ kind: z.enum(["order", "sign_up"]), number: z.string() }),
	issued_on: z.string(),
	due_on: z.string(),
	/** Below one as long as there is time. */
	days_late: z.int(),
	/** In euro. */
	gross: z.number(),
	paid: z.number(),
	open: z.number(),
	state: z.enum(ITEM_STATES),
	next: NextStep,
	stop: z.nullable(z.object({ reason: z.string(), until: z.nullable(z.string()) })),
	reminders: z.array(ReminderRow),
	adjustments: z.array(NotedAdjustment),
	/** Of what reminders claim besides the invoice what is neither paid nor let go. */
	charges_open: z.number(),
});
export type OpenItem = z.output<typeof OpenItem>;

const AgeSum = z.object({ age: z.enum(AGE_NAMES), count: z.int(), sum: z.number() });
export type AgeSum = z.output<typeof AgeSum>;

const LISTING = {
	sorts: ["due", "amount"],
	sort: "due",
	filters: {
		age: z.optional(z.enum(AGE_NAMES)),
		/** Unless told, what is open as a whole or in part. */
		state: z.optional(z.enum(ITEM_STATES)),
		level: z.optional(z.enum(LEVEL_FILTERS)),
		origin: z.optional(z.enum(["order", "sign_up"])),
	},
} as const;

const OpenItemsQuery = listQuery(LISTING);
export type OpenItemsQuery = z.output<typeof OpenItemsQuery>;

const { access } = LISTS.open_items;
const params = z.object({ id: field.id });
const changed = single(z.object({ id: z.int() }));
const reason = z.object({ reason: field.requiredText });

const NewStop = z.object({ reason: field.requiredText, until: z.nullable(isoDay) });
export type NewStop = z.output<typeof NewStop>;

export const openItems = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/open_item",
		access,
		summary: "Offene Rechnungen mit Alter, Mahnstufe und nächstem Schritt",
		query: OpenItemsQuery,
		response: listed(OpenItem),
	}),
	ages: officeEndpoint({
		method: "GET",
		path: "/office/open_item/ages",
		access,
		summary: "Wie viel seit wie vielen Tagen offen ist",
		response: single(z.array(AgeSum)),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/open_item/export",
		access,
		summary: "Die gefilterten offenen Posten als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	writeOff: officeEndpoint({
		method: "POST",
		path: "/office/open_item/:id/write_off",
		access: "books.write_off",
		audit: "invoice_adjusted",
		summary: "Bucht aus was von einer Rechnung offen ist",
		refuses: ["nothing_open"],
		params,
		body: reason,
		response: changed,
	}),
	/** What was paid above the invoice, as far as reminders claim it. */
	takeCharges: officeEndpoint({
		method: "POST",
		path: "/office/open_item/:id/charges",
		access: "books.write",
		audit: "invoice_adjusted",
		summary: "Bucht was zu viel bezahlt wurde als Mahngebühr und Zinsen",
		refuses: ["nothing_open"],
		params,
		response: changed,
	}),
	waiveCharges: officeEndpoint({
		method: "POST",
		path: "/office/open_item/:id/waiver",
		access: "books.write",
		audit: "invoice_adjusted",
		summary: "Erlässt Mahngebühr und Zinsen einer Rechnung",
		refuses: ["nothing_open"],
		params,
		body: reason,
		response: changed,
	}),
	takeBack: officeEndpoint({
		method: "POST",
		path: "/office/adjustment/:id/take_back",
		access: "books.write",
		audit: "invoice_adjustment_taken_back",
		summary: "Nimmt eine Ausbuchung oder eine Buchung von Mahnkosten zurück",
		refuses: ["forbidden"],
		params,
		response: changed,
	}),
	stop: officeEndpoint({
		method: "PUT",
		path: "/office/open_item/:id/stop",
		access: "books.write",
		audit: "dunning_stopped",
		summary: "Sperrt eine Rechnung für Mahnungen",
		params,
		body: NewStop,
		response: changed,
	}),
	resume: officeEndpoint({
		method: "DELETE",
		path: "/office/open_item/:id/stop",
		access: "books.write",
		audit: "dunning_resumed",
		summary: "Hebt die Mahnsperre einer Rechnung auf",
		params,
		response: changed,
	}),
};
