import type { ExemptionKind } from "#contract/office/receipt-shapes.ts";

/** What the tax office has said, as it stands on every receipt (§ 63 Abs. 5 AO). */
export interface Exemption {
	kind: ExemptionKind;
	office: string;
	number: string;
	day: string;
	/** The last assessment period; not of a notice on the statutes. */
	period: string;
	purposes: string;
}

export interface ReceiptIssuer {
	legal_name: string;
	street: string;
	postcode: string;
	city: string;
}

export interface ReceiptItem {
	/** The day on which the money arrived, ISO. */
	day: string;
	amount_cents: number;
	/** Given by not claiming expenses. */
	waived: boolean;
}

/** Everything that stands on a receipt: stored when it is issued, drawn from nothing else (OFF-118). */
export interface ReceiptDocument {
	number: string;
	kind: "single" | "collective";
	issued_on: string;
	issuer: ReceiptIssuer;
	donor: { name: string; street: string; postcode: string; city: string };
	amount_cents: number;
	amount_words: string;
	items: ReceiptItem[];
	/** Of a collective one, ISO days. */
	period: { from: string; to: string } | null;
	exemption: Exemption;
	/** Since when the tax office knows that receipts are made without a signature; none where it must be signed (OFF-116). */
	machine_since: string | null;
	/** The scanned one that is printed where it was made by machine. */
	signature_id: number | null;
	signer: { name: string; role: string };
}

/** OFF-117: up to 300 € the bank's confirmation counts together with this. */
export interface SlipDocument {
	issuer: ReceiptIssuer & { iban: string };
	exemption: Exemption;
	donor: string | null;
	reference: string;
	day: string;
	amount_cents: number;
}
