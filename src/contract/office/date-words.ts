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

/** By what dates are looked for; whether one is over is asked by time. */
export const DATE_FILTER_WORDS = {
	free: "freie Plätze",
	quiet: "bald und fast leer",
	full: "ausgebucht",
	hidden: "nicht sichtbar",
	cancelled: "abgesagt",
} as const;
type DateFilter = keyof typeof DATE_FILTER_WORDS;
export const DATE_FILTERS = Object.keys(DATE_FILTER_WORDS) as [DateFilter, ...DateFilter[]];

/** Seen from today. */
export const DATE_TIME_WORDS = {
	coming: "kommende",
	soon: "heute und morgen",
	past: "vergangene",
	all: "alle",
} as const;
type DateTime = keyof typeof DATE_TIME_WORDS;
export const DATE_TIMES = Object.keys(DATE_TIME_WORDS) as [DateTime, ...DateTime[]];
