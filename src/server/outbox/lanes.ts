import type { Urgency } from "./kinds.ts";
import type { Channel } from "./tables.ts";

/** What one kind of sender takes: of its channel the most urgent first, and nothing less urgent than `upTo`. */
export interface Lane {
	channel: Channel;
	upTo: Urgency;
	/** How many of them are at work in each process. */
	senders: number;
}

/** SMS never waits behind mail, and of the mail senders one is kept free for those for whom somebody waits. */
export const LANES = [
	{ channel: "sms", upTo: 2, senders: 2 },
	{ channel: "mail", upTo: 0, senders: 1 },
	{ channel: "mail", upTo: 2, senders: 3 },
] as const satisfies Lane[];
