/** What columns are called by the banks whose files we know; a bank is known by having all that stand here without a mark. */
export interface Layout {
	bank: string;
	booked: string;
	value?: string;
	/** Where incoming and outgoing have columns of their own the first is who paid. */
	name?: readonly string[];
	iban?: string;
	purpose: readonly string[];
	amount: string;
	currency?: string;
	/** Our own account. */
	account?: string;
	mandate?: string;
	end_to_end_id?: string;
	/** What kind of booking it is, in words. */
	kind?: string;
	/** What is taken within the amount of a debit that came back. */
	fee?: string;
	/** Only rows in which it says so are booked. */
	status?: { column: string; booked: RegExp };
}

const SPARKASSE: Layout = {
	bank: "Sparkasse",
	booked: "Buchungstag",
	value: "Valutadatum",
	name: ["Beguenstigter/Zahlungspflichtiger"],
	iban: "Kontonummer/IBAN",
	kind: "Buchungstext",
	purpose: ["Verwendungszweck"],
	amount: "Betrag",
	currency: "Waehrung",
	account: "Auftragskonto",
	mandate: "Mandatsreferenz",
	end_to_end_id: "Kundenreferenz (End-to-End)",
	fee: "Auslagenersatz Ruecklastschrift",
	status: { column: "Info", booked: /gebucht/i },
};

/** Volksbanken, Raiffeisenbanken and the banks of their computing centre, GLS among them. */
const VOLKSBANK: Layout = {
	bank: "Volksbank",
	booked: "Buchungstag",
	value: "Valutadatum",
	name: ["Name Zahlungsbeteiligter"],
	iban: "IBAN Zahlungsbeteiligter",
	kind: "Buchungstext",
	purpose: ["Verwendungszweck"],
	amount: "Betrag",
	currency: "Waehrung",
	account: "IBAN Auftragskonto",
	mandate: "Mandatsreferenz",
};

const GLS: Layout = {
	bank: "GLS",
	booked: "Buchungstag",
	value: "Wertstellung",
	name: ["Auftraggeber/Empfänger"],
	kind: "Buchungstext",
	purpose: Array.from({ length: 14 }, (_, index) => `VWZ${index + 1}`),
	amount: "Betrag",
	currency: "Währung",
};

const DKB: Layout = {
	bank: "DKB",
	booked: "Buchungsdatum",
	value: "Wertstellung",
	name: ["Zahlungspflichtige*r", "Zahlungsempfänger*in"],
	iban: "IBAN",
	purpose: ["Verwendungszweck"],
	amount: "Betrag (€)",
	mandate: "Mandatsreferenz",
	end_to_end_id: "Kundenreferenz",
	status: { column: "Status", booked: /^gebucht/i },
};

const COMMERZBANK: Layout = {
	bank: "Commerzbank",
	booked: "Buchungstag",
	value: "Wertstellung",
	kind: "Umsatzart",
	purpose: ["Buchungstext"],
	amount: "Betrag",
	currency: "Währung",
	account: "IBAN Kontoinhaber",
};
const COMMERZBANK_BEFORE: Layout = { ...COMMERZBANK, account: "IBAN Auftraggeberkonto" };

const ING: Layout = {
	bank: "ING",
	booked: "Buchung",
	value: "Wertstellungsdatum",
	name: ["Auftraggeber/Empfänger"],
	kind: "Buchungstext",
	purpose: ["Verwendungszweck"],
	amount: "Betrag",
	currency: "Währung",
};
const ING_BEFORE: Layout = { ...ING, value: "Valuta" };

const N26: Layout = {
	bank: "N26",
	booked: "Booking Date",
	value: "Value Date",
	name: ["Partner Name"],
	iban: "Partner Iban",
	purpose: ["Payment Reference"],
	amount: "Amount (EUR)",
};

export const LAYOUTS: readonly Layout[] = [
	SPARKASSE,
	VOLKSBANK,
	GLS,
	DKB,
	COMMERZBANK,
	COMMERZBANK_BEFORE,
	ING,
	ING_BEFORE,
	N26,
];

export const columnsOf = ({ status, name, purpose, bank: _, ...single }: Layout): string[] => [
	...Object.values(single),
	...(name ?? []),
	...purpose,
	...(status ? [status.column] : []),
];
