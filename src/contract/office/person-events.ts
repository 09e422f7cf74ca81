import * as z from "zod/mini";

/** What the timeline of a person is filtered by. */
export const EVENT_GROUPS = ["seminars", "money", "post", "other"] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];
export const EVENT_GROUP_WORDS: Record<EventGroup, string> = {
	seminars: "Seminare",
	money: "Geld",
	post: "Post",
	other: "Übriges",
};

/** Everything that can happen between a person and the house. */
export const EVENT_KINDS = [
	"booking",
	"booking_cancelled",
	"participation",
	"waiting",
	"attendance",
	"certificate",
	"order",
	"document",
	"payment",
	"money",
	"reminder",
	"refund",
	"withdrawal",
	"donation",
	"donation_arrived",
	"receipt",
	"access",
	"letter",
	"sms",
	"issue",
	"request",
	"reply",
	"newsletter_requested",
	"newsletter_confirmed",
	"newsletter_left",
	"alert",
	"account",
	"login",
	"note",
	"change",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const PersonEvent = z.object({
	/** Its own among all of the person. */
	id: z.string(),
	at: z.string(),
	kind: z.enum(EVENT_KINDS),
	title: z.string(),
	detail: z.nullable(z.string()),
	/** Where the thing itself stands in the office. */
	path: z.nullable(z.string()),
	tone: z.enum(["ok", "warn", "err", "info", "mute"]),
});
export type PersonEvent = z.output<typeof PersonEvent>;
