import type { BlockLevel } from "./letters.ts";

/** On screens of the office and in files that leave it. */
export const LETTER_STATE_WORDS = {
	waiting: "wartet",
	sent: "verschickt",
	kept: "liegt hier",
	failed: "kam nicht an",
	given_up: "kam nicht an, aufgegeben",
	blocked: "nicht geschickt: gesperrt",
} as const;
export const LETTER_CHANNEL_WORDS = { mail: "E-Mail", sms: "SMS" } as const;

/** What a block keeps away. */
export const BLOCK_LEVEL_WORDS: Record<BlockLevel, string> = {
	news: "Newsletter und Hinweise auf Termine",
	all: "alles außer Pflicht und Vertrag",
};
