/** On screens of the office and in files that leave it. */
export const LETTER_STATE_WORDS = {
	waiting: "wartet",
	sent: "verschickt",
	kept: "liegt hier",
	failed: "kam nicht an",
	blocked: "nicht geschickt: gesperrt",
} as const;
export const LETTER_CHANNEL_WORDS = { mail: "E-Mail", sms: "SMS" } as const;
