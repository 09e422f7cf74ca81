import { EXEMPTION, type TaxedAmount, taxed } from "#contract/money.ts";
import { readConfig } from "#server/config.ts";
import type { DocumentLine, InvoiceDocument } from "#server/invoices/document.ts";

export const lineFor = (gross: number, { net, tax }: Omit<TaxedAmount, "gross"> = taxed(gross)): DocumentLine => {
	const amounts = { original_gross_cents: gross, net_cents: net, tax_cents: tax, gross_cents: gross };
	return { description: "Videokurs „Ü“", details: null, quantity: 1, discount: 0, ...amounts };
};

export function documentOf(lines: DocumentLine[], over: Partial<InvoiceDocument> = {}): InvoiceDocument {
	const sum = (key: "net_cents" | "tax_cents" | "gross_cents") => lines.reduce((total, line) => total + line[key], 0);
	return {
		...{ kind: "invoice", number: "RE-2026-999999", issued_on: "2026-11-15", corrects: null },
		contract: { kind: "order", number: "VSZ-2026-000001", date: "2026-11-15" },
		issuer: readConfig({}).provider,
		recipient: { name: "Łukasz Żółć-Çelik", company: null, street: "B 1", postcode: "01067", city: "C" },
		service: { from: "2026-11-15", to: "2026-11-15" },
		lines,
		tax: { category: "S", percent: 19 },
		net_cents: sum("net_cents"),
		tax_cents: sum("tax_cents"),
		gross_cents: sum("gross_cents"),
		payment: { kind: "paid", method: "paypal", paid_on: "2026-11-15" },
		...over,
	};
}

const video = lineFor(11_900);
const seats: DocumentLine = {
	...lineFor(10_000, { net: 10_000, tax: 0 }),
	description: "Seminar „Satzung & Vorstand“",
	details: "am 15.11.2026, Dresden",
	quantity: 3,
	discount: 50,
	original_gross_cents: 20_000,
};
const minus = (line: DocumentLine): DocumentLine => ({
	...line,
	original_gross_cents: -line.original_gross_cents,
	net_cents: -line.net_cents,
	tax_cents: -line.tax_cents,
	gross_cents: -line.gross_cents,
});
const authority = {
	recipient: {
		name: "Gesine Gast",
		company: "Landesamt für <Proben> & Muster",
		street: "Elbweg 7a",
		postcode: "01099",
		city: "Dresden",
	},
	references: { order_reference: "4500-1234", leitweg_id: "04011000-1234512345-06" },
} satisfies Partial<InvoiceDocument>;
const exempt = { category: "E", percent: 0, reason: EXEMPTION } as const;
const booking = { kind: "sign_up", number: "SB-2026-000001", date: "2026-11-01" } as const;
const corrected = { kind: "credit_note", number: "GS-2026-000001" } as const;

/** One of every kind that the house writes. */
export const SAMPLE_INVOICES: Record<string, InvoiceDocument> = {
	"paid online": documentOf([video]),
	"to an authority, by transfer": documentOf([video, lineFor(2_990)], {
		...authority,
		payment: { kind: "transfer", due_on: "2026-11-29" },
	}),
	"by direct debit": documentOf([video], {
		payment: {
			kind: "direct_debit",
			due_on: "2026-11-17",
			mandate_reference: "VSZ-2026-000001",
			creditor_id: "DE98ZZZ09999999999",
			account: "DE** **** **** **** **20 51",
		},
	}),
	"of an exempt seminar over two days": documentOf([seats], {
		contract: booking,
		tax: exempt,
		service: { from: "2026-12-01", to: "2026-12-02" },
		payment: { kind: "transfer", due_on: "2026-11-29" },
	}),
	"an order taken back": documentOf([minus(video), minus(lineFor(2_990))], {
		...corrected,
		...authority,
		corrects: { number: "RE-2026-999999", issued_on: "2026-11-15" },
		payment: { kind: "refund", method: "paypal", was_paid: true },
	}),
	"written anew after a transfer": documentOf([video], {
		payment: { kind: "paid", method: "invoice", paid_on: "2026-11-20" },
	}),
	"what was written anew": documentOf([minus(video)], {
		...corrected,
		corrects: { number: "RE-2026-999999", issued_on: "2026-11-15" },
		payment: { kind: "replaced" },
	}),
	"seats given back": documentOf([minus(seats)], {
		...corrected,
		contract: booking,
		tax: exempt,
		corrects: { number: "RE-2026-999998", issued_on: "2026-11-02" },
		payment: { kind: "refund", method: "invoice", was_paid: false },
	}),
};
