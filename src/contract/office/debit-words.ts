/** What is to be said of a debit before it is collected. */
export const DEBIT_CHECKS = [
	"ready",
	"early",
	"waiting",
	"late",
	"undelivered",
	"amount",
	"no_mandate",
	"revoked",
	"blocked",
	"unreadable",
] as const;
export type DebitCheck = (typeof DEBIT_CHECKS)[number];

interface CheckWords {
	text: string;
	tone: "ok" | "warn" | "err" | "info";
}

export const CHECK_WORDS: Record<DebitCheck, CheckWords> = {
	ready: { text: "in Ordnung", tone: "ok" },
	early: { text: "noch zu früh", tone: "info" },
	waiting: { text: "Brief ist unterwegs", tone: "info" },
	late: { text: "braucht einen neuen Tag", tone: "warn" },
	undelivered: { text: "nicht angekündigt", tone: "warn" },
	amount: { text: "Betrag hat sich geändert", tone: "warn" },
	no_mandate: { text: "kein Mandat", tone: "err" },
	revoked: { text: "Mandat widerrufen", tone: "err" },
	blocked: { text: "Mandat gesperrt", tone: "err" },
	unreadable: { text: "Konto nicht lesbar", tone: "err" },
};

/** With these a letter and a new day help. */
const ANNOUNCEABLE: readonly DebitCheck[] = ["ready", "early", "waiting", "late", "undelivered", "amount"];
export const isAnnounceable = (check: DebitCheck): boolean => ANNOUNCEABLE.includes(check);
/** Whoever opens the page sees these ticked for a letter. */
const UNANNOUNCED: readonly DebitCheck[] = ["late", "undelivered", "amount"];
export const isUnannounced = (check: DebitCheck): boolean => UNANNOUNCED.includes(check);

/** What became of a single debit or transfer of a file. */
export const ENTRY_STATES = ["open", "credited", "returned", "changed", "released"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const MANDATE_STATES = ["unused", "used", "revoked", "blocked"] as const;
export type MandateState = (typeof MANDATE_STATES)[number];
export const MANDATE_WORDS: Record<MandateState, CheckWords> = {
	unused: { text: "noch nicht genutzt", tone: "info" },
	used: { text: "genutzt", tone: "ok" },
	revoked: { text: "widerrufen", tone: "err" },
	blocked: { text: "gesperrt", tone: "err" },
};
