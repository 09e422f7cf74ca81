import { and, eq, sql } from "drizzle-orm";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { documentName } from "#contract/documents.ts";
import { centsToEuro } from "#contract/money.ts";
import { INVOICE_STATE_WORDS } from "#contract/office/invoice-words.ts";
import type { InvoicesQuery, OfficeInvoice } from "#contract/office/invoices.ts";
import { everyWord } from "#server/db/find.ts";
import { spanOf } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import * as store from "./office-store.ts";
import { INVOICE_WORDS, invoices } from "./tables.ts";

/** In Berlin, as documents have it. */
const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

const present = ({ recipient, contract, gross_cents, ...row }: store.ListedRow): OfficeInvoice => ({
	...row,
	name: recipient.name,
	company: recipient.company,
	contract: { kind: contract.kind, number: contract.number },
	gross: centsToEuro(gross_cents),
});

/** What staff see of invoices and credit notes. */
export const createInvoicesOffice = ({ db, clock, exports }: ListParts) =>
	createOfficeList<"day" | "due" | "amount", InvoicesQuery, store.ListedRow, OfficeInvoice>(
		{ db, exports },
		{
			name: "invoices",
			keyset: store.INVOICES,
			filter: ({ q, kind, state, ...span }) => {
				const { since, until } = spanOf(span, clock());
				return and(
					everyWord(sql.raw(INVOICE_WORDS), q),
					kind && eq(invoices.kind, kind),
					state && store.inState(state, dayOf(clock())),
					store.issuedBetween(since && dayOf(since), until && dayOf(until)),
				);
			},
			read: (tx, filter, part) => store.findListed(tx, filter, part, dayOf(clock())),
			table: invoices,
			summed: invoices.gross_cents,
			present,
			columns: [
				{ key: "number", title: "Nummer", kind: "text" },
				{ key: "kind", title: "Art", kind: "text" },
				{ key: "issued", title: "Datum", kind: "date" },
				{ key: "due", title: "Fällig am", kind: "date" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "company", title: "Institution", kind: "text" },
				{ key: "contract", title: "Zu", kind: "text" },
				{ key: "corrects", title: "Berichtigt", kind: "text" },
				{ key: "gross", title: "Betrag", kind: "money" },
				{ key: "state", title: "Zustand", kind: "text" },
			],
			cells: ({ number, kind, is_part, issued_on, due_on, recipient, contract, corrects, gross_cents, state }) => ({
				number,
				kind: documentName(kind, contract.kind, is_part),
				issued: issued_on,
				due: due_on,
				name: recipient.name,
				company: recipient.company,
				contract: contract.number,
				corrects,
				gross: gross_cents,
				state: state && INVOICE_STATE_WORDS[state],
			}),
		},
	);
