/** What can be said of a date in one word; the first that is true. */
export const DATE_STATE_WORDS = {
	cancelled: "abgesagt",
	hidden: "nicht sichtbar",
	past: "vorbei",
	closed: "Anmeldung zu",
	full: "ausgebucht",
	open: "buchbar",
} as const;
export type DateState = keyof typeof DATE_STATE_WORDS;
export const DATE_STATES = Object.keys(DATE_STATE_WORDS) as [DateState, ...DateState[]];

/** Seen from today. */
export const DATE_TIME_WORDS = {
	coming: "kommende",
	soon: "heute und morgen",
	past: "vergangene",
	all: "alle",
} as const;
export type DateTime = keyof typeof DATE_TIME_WORDS;
export const DATE_TIMES = Object.keys(DATE_TIME_WORDS) as [DateTime, ...DateTime[]];
