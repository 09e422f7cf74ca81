/** Days after the day on which it was due (OFF-061). */
export const AGES = {
	not_due: { name: "noch nicht fällig", from: null, to: 0 },
	d1_14: { name: "1–14 Tage", from: 1, to: 14 },
	d15_30: { name: "15–30 Tage", from: 15, to: 30 },
	d31_60: { name: "31–60 Tage", from: 31, to: 60 },
	d61_90: { name: "61–90 Tage", from: 61, to: 90 },
	over_90: { name: "über 90 Tage", from: 91, to: null },
} as const satisfies Record<string, { name: string; from: number | null; to: number | null }>;
export type Age = keyof typeof AGES;
export const AGE_NAMES = Object.keys(AGES) as [Age, ...Age[]];
export const AGE_WORDS = Object.fromEntries(AGE_NAMES.map((age) => [age, AGES[age].name])) as Record<Age, string>;

export const ITEM_STATES = ["open", "part_paid", "overpaid", "written_off"] as const;
export type ItemState = (typeof ITEM_STATES)[number];
export const ITEM_STATE_WORDS: Record<ItemState, string> = {
	open: "offen",
	part_paid: "teilweise bezahlt",
	overpaid: "überzahlt",
	written_off: "ausgebucht",
};

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_WORDS: Record<Level, string> = { 1: "Zahlungserinnerung", 2: "Mahnung", 3: "Letzte Mahnung" };

/** How far it has come; `hand_over` is what no letter follows any more. */
export const LEVEL_FILTERS = ["none", "1", "2", "3", "hand_over"] as const;
export type LevelFilter = (typeof LEVEL_FILTERS)[number];
export const LEVEL_FILTER_WORDS: Record<LevelFilter, string> = {
	none: "noch nichts geschickt",
	1: LEVEL_WORDS[1],
	2: LEVEL_WORDS[2],
	3: LEVEL_WORDS[3],
	hand_over: "zu übergeben",
};

/** Why nobody is reminded of something that is late. */
export const SKIPS = ["stopped", "question", "withdrawal", "in_debit", "money_waiting", "too_small"] as const;
export type Skip = (typeof SKIPS)[number];
export const SKIP_WORDS: Record<Skip, string> = {
	stopped: "Mahnsperre",
	question: "Anfrage ist offen",
	withdrawal: "Widerruf ist offen",
	in_debit: "wird eingezogen",
	money_waiting: "Zahlung im Bankabgleich",
	too_small: "zu klein zum Mahnen",
};

export const CHANNELS = ["mail", "paper"] as const;
export type Channel = (typeof CHANNELS)[number];
export const CHANNEL_WORDS: Record<Channel, string> = { mail: "per E-Mail", paper: "als Brief" };

/** What the office notes of an invoice beside money that arrives (OFF-060). */
export const ADJUSTMENTS = ["write_off", "charges_paid", "charges_waived"] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];
export const ADJUSTMENT_WORDS: Record<Adjustment, string> = {
	write_off: "Ausgebucht",
	charges_paid: "Mahngebühr und Zinsen bezahlt",
	charges_waived: "Mahngebühr und Zinsen erlassen",
};
