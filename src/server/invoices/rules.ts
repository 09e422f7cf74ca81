import type { Document } from "#contract/documents.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DocumentRow } from "#contract/office/document-rows.ts";
import type { Payment } from "./document.ts";
import type { InvoiceRow } from "./store.ts";

/** What numbers begin with; each is counted by itself. */
export const SERIES = { order: "VSZ", invoice: "RE", credit_note: "GS", certificate: "TB", receipt: "SB" } as const;

/** Of a credit note: whether it takes back a part of an order's price. */
export const isPart = (payment: Payment): boolean => payment.kind === "refund" && payment.is_part === true;

/** `pathOf` says where this viewer finds a document. An XRechnung names where the buyer is reached, by Leitweg-ID or mail (BT-49). */
export const presentDocuments = (
	rows: readonly InvoiceRow[],
	pathOf: (id: number) => string,
	hasEmail = true,
): Document[] =>
	rows.map(({ id, kind, number, issued_on, document: { references, payment } }) => ({
		id,
		kind,
		number,
		is_part: isPart(payment),
		issued_on,
		path: pathOf(id),
		xrechnung_path:
			references?.leitweg_id || (references?.order_reference && hasEmail) ? `${pathOf(id)}?format=xrechnung` : null,
	}));

/** Where documents stand below what they belong to, for staff. */
export const documentRows = (rows: readonly InvoiceRow[]): DocumentRow[] =>
	rows.map(({ id, kind, number, issued_on, gross_cents, document: { payment } }) => ({
		...{ id, kind, number, issued_on, is_part: isPart(payment) },
		amount: centsToEuro(gross_cents),
	}));

/** Whoever has the key of a booking may open its documents. */
export const bookingDocumentPath =
	(token: string) =>
	(id: number): string =>
		`${API_BASE}/booking/${token}/document/${id}`;
