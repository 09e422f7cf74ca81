import type { Document } from "#contract/documents.ts";
import type { InvoiceState } from "./invoices.ts";

/** On screens of the office and in files that leave it. */
export const INVOICE_KIND_WORDS: Record<Document["kind"], string> = {
	invoice: "Rechnung",
	credit_note: "Storno oder Korrektur",
};

export const INVOICE_STATE_WORDS: Record<InvoiceState, string> = {
	paid: "bezahlt",
	open: "offen",
	overdue: "überfällig",
	written_off: "ausgebucht",
	credited: "gutgeschrieben",
};
