import type { Urgency } from "./kinds.ts";
import type { Channel } from "./tables.ts";

/** What one kind of sender takes: of its channel the most urgent first, between these two. */
export interface Lane {
	channel: Channel;
	from: Urgency;
	upTo: Urgency;
	/** How many of them are at work in each process. */
	senders: number;
	/** Takes nothing that opens films: orders come by the hundred, and their letters are drawn. */
	isForScreens?: boolean;
}

/**
 * SMS never waits behind mail. Of the mail senders one is kept free for letters for which somebody waits, one for those of
 * them that come singly, such as a new password, and one for all others: a day of many orders keeps none in the house.
 */
export const LANES: readonly Lane[] = [
	{ channel: "sms", from: 0, upTo: 2, senders: 2 },
	{ channel: "mail", from: 0, upTo: 0, senders: 1, isForScreens: true },
	{ channel: "mail", from: 0, upTo: 0, senders: 1 },
	{ channel: "mail", from: 1, upTo: 2, senders: 1 },
	{ channel: "mail", from: 0, upTo: 2, senders: 2 },
];
