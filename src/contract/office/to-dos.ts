import * as z from "zod/mini";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { officePaths } from "./paths.ts";

/** The rooms of the navigation. */
export const SECTIONS = ["today", "seminars", "people", "money", "content", "post", "settings"] as const;
export type Section = (typeof SECTIONS)[number];

interface Kind {
	section: Section;
	/** What the rest of them is called where only the first are shown. */
	others: string;
	/** Where all of them are. */
	path: string;
}

/** Everything that can wait for a person of the house, and where it is solved. */
export const TO_DOS = {
	withdrawal: { section: "post", others: "weitere Widerrufe", path: officePaths.withdrawals },
	refund: { section: "money", others: "weitere Erstattungen", path: officePaths.orders },
	transfer: { section: "money", others: "weitere Überweisungen", path: officePaths.transfers },
	payment_problem: { section: "money", others: "weitere Zahlungen", path: `${officePaths.orders}?payment=undecided` },
	donation_problem: { section: "money", others: "weitere Spenden", path: officePaths.donations },
	exemption_ends: { section: "money", others: "weitere Bescheide", path: officePaths.receiptYear },
	overdue_invoices: { section: "money", others: "weitere Rechnungen", path: officePaths.overdueInvoices },
	returned_debit: { section: "money", others: "weitere Rücklastschriften", path: officePaths.bank },
	bank_unplaced: { section: "money", others: "weitere Zahlungen", path: officePaths.bank },
	failed_letters: { section: "post", others: "weitere Briefe", path: officePaths.letters },
	data_request: { section: "people", others: "weitere Anfragen zum Datenschutz", path: officePaths.dataProtection },
	contact_request: { section: "post", others: "weitere Anfragen", path: officePaths.requests },
	campaign: { section: "post", others: "weitere Newsletter", path: officePaths.newsletter },
	minimum: { section: "seminars", others: "weitere Termine", path: officePaths.dates },
	grant_proof: { section: "seminars", others: "weitere Nachweise", path: officePaths.grants },
	offer: { section: "seminars", others: "weitere Angebote", path: officePaths.dates },
	alarm: { section: "settings", others: "weitere Störungen", path: officePaths.state },
	set_up: { section: "settings", others: "weitere Schritte", path: officePaths.setUp },
	job: { section: "settings", others: "weitere Aufgaben", path: officePaths.state },
} as const satisfies Record<string, Kind>;

export type ToDoKey = keyof typeof TO_DOS;
const TO_DO_KEYS = Object.keys(TO_DOS) as [ToDoKey, ...ToDoKey[]];

export const ToDo = z.object({
	kind: z.enum(TO_DO_KEYS),
	/** One of its kind. */
	id: z.string(),
	title: z.string(),
	detail: z.string(),
	/** By when it must be solved; none where nobody set a deadline. */
	due: z.nullable(z.string()),
	since: z.string(),
	tone: z.enum(["err", "warn", "info", "free"]),
	action: z.object({ label: z.string(), path: z.string() }),
});
export type ToDo = z.output<typeof ToDo>;

export const DUE_GROUPS = ["today", "week", "later", "never"] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

export const ToDoList = z.object({
	/** When it was asked, by the clock of the house. */
	at: z.string(),
	total: z.int(),
	groups: z.array(z.object({ due: z.enum(DUE_GROUPS), to_dos: z.array(ToDo) })),
	/** What stands in no group, because there are too many of its kind. */
	others: z.array(z.object({ kind: z.enum(TO_DO_KEYS), count: z.int() })),
});
export type ToDoList = z.output<typeof ToDoList>;

/** How many wait in each room; only rooms in which something waits. */
export const Counts = z.partialRecord(z.enum(SECTIONS), z.int());
export type Counts = z.output<typeof Counts>;

export const toDos = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/to_do",
		access: "desk.see",
		summary: "Was auf diese Person wartet, nach Frist",
		response: single(ToDoList),
	}),
	counts: officeEndpoint({
		method: "GET",
		path: "/office/counts",
		access: "desk.see",
		summary: "Wie viel in jedem Bereich auf diese Person wartet",
		response: single(Counts),
	}),
};
