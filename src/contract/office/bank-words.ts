/** Why a payment may belong somewhere; each with what was found, where that tells more. */
export const MATCH_REASONS = [
	"number",
	"mandate",
	"number_like",
	"amount",
	"part",
	"over",
	"iban",
	"name",
	"sum",
	"returned",
	"closed",
	"fee",
	"refund",
	"refund_returned",
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface FoundReason {
	kind: MatchReason;
	found?: string | undefined;
}

const REASON_WORDS: Record<MatchReason, (found: string) => string> = {
	number: (found) => `${found} im Verwendungszweck`,
	mandate: () => "Mandat der Lastschrift",
	number_like: (found) => `„${found}“ im Text`,
	amount: () => "Betrag stimmt",
	part: () => "weniger als offen",
	over: () => "mehr als offen",
	iban: () => "zahlte schon von diesem Konto",
	name: () => "Name passt",
	sum: () => "Summe stimmt",
	returned: () => "Lastschrift kam zurück",
	closed: () => "dort ist nichts mehr offen",
	fee: () => "Gebühr der Bank",
	refund: (found) => `unsere Erstattung (${found})`,
	refund_returned: (found) => `unsere Erstattung kam zurück (${found})`,
};

/** "RE-2026-000391 im Verwendungszweck, Betrag stimmt" */
export const reasonWords = (reasons: readonly FoundReason[]): string =>
	reasons.map(({ kind, found }) => REASON_WORDS[kind](found ?? "")).join(", ");

/** How sure a proposal is, in three words; only the first is booked with the others in one go. */
export const CERTAINTIES = ["certain", "likely", "possible"] as const;
export type Certainty = (typeof CERTAINTIES)[number];
export const CERTAINTY_WORDS: Record<Certainty, string> = {
	certain: "sicher",
	likely: "wahrscheinlich",
	possible: "möglich",
};

/** What becomes of money that is for nothing we have written. */
export const ASIDE_KINDS = ["fee", "send_back", "own_transfer", "other"] as const;
export type AsideKind = (typeof ASIDE_KINDS)[number];
export const ASIDE_WORDS: Record<AsideKind, string> = {
	fee: "Gebühr oder Kosten der Bank",
	send_back: "Wird zurückgeschickt",
	own_transfer: "Umbuchung zwischen eigenen Konten",
	other: "Gehört nicht hierher",
};

/** The same of a booking: what has left the account went back already. */
export const asideWords = (aside: AsideKind, amount: number): string =>
	aside === "send_back" && amount < 0 ? "Zurückgeschicktes Geld" : ASIDE_WORDS[aside];

/** OFF-075: why a debit came back, for those who have to ring up. */
const RETURN_WORDS: Record<string, string> = {
	AC01: "Die IBAN ist falsch.",
	AC04: "Das Konto ist geschlossen.",
	AC06: "Das Konto ist gesperrt.",
	AG01: "Von diesem Konto darf nicht abgebucht werden.",
	AG02: "Die Abfolge der Lastschriften stimmte nicht.",
	AM04: "Das Konto war nicht gedeckt.",
	AM05: "Es wurde doppelt abgebucht.",
	BE05: "Die Bank kennt unsere Gläubiger-ID nicht.",
	MD01: "Der Bank liegt kein gültiges Mandat vor.",
	MD06: "Die zahlende Person hat ihr Geld zurückverlangt.",
	MD07: "Die zahlende Person ist verstorben.",
	MS02: "Die zahlende Person hat vor der Abbuchung widersprochen.",
	MS03: "Die Bank nennt keinen Grund. Oft war das Konto nicht gedeckt.",
	RC01: "Die BIC ist falsch.",
	SL01: "Die Bank sperrt Lastschriften auf Wunsch der zahlenden Person.",
};

export const returnWords = (code: string): string => RETURN_WORDS[code] ?? `Die Bank nennt den Grund ${code}.`;

/** The same for whoever was to pay; nothing where it is no business of a letter, or says nothing. */
const BUYER_WORDS: Record<string, string> = {
	AC01: "Die IBAN stimmt nicht.",
	AC04: "Das Konto ist geschlossen.",
	AC06: "Das Konto ist gesperrt.",
	AG01: "Von diesem Konto kann nicht abgebucht werden.",
	AM04: "Das Konto war nicht gedeckt.",
	MD01: "Der Bank liegt kein gültiges Mandat vor.",
	MD06: "Du hast der Abbuchung widersprochen.",
	MS02: "Du hast der Abbuchung widersprochen.",
	MS03: "Einen Grund hat sie uns nicht genannt.",
	SL01: "Sie lässt Lastschriften von diesem Konto nicht zu.",
};

export const returnWordsForBuyer = (code: string): string => BUYER_WORDS[code] ?? "";
