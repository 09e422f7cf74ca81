import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { writeClosing, writeFoot, writeHead } from "#server/drawing/business-letter.ts";
import { openPage } from "#server/drawing/page.ts";
import { euro } from "#server/invoices/words.ts";
import { giroCode } from "#server/payments/giro-code.ts";
import type { TransferRequest } from "./document.ts";

export async function requestPdf(request: TransferRequest): Promise<Buffer> {
	const { number, invoice, name, company, amount_cents, day, due_on, issuer } = request;
	const title = `Überweisung zur Rechnung ${invoice}`;
	const page = openPage({ title, author: issuer.legal_name, day });
	const facts: [string, string][] = [
		["Datum", formatDate(day)],
		["Rechnung", invoice],
		["Bestellung", number],
		["Zu zahlen bis", formatDate(due_on)],
	];
	writeHead(page, { issuer, to: company ? [company, name] : [name], facts });
	page.heading(title);
	page.paragraph(
		"Die Lastschrift zu dieser Rechnung kam zurück. Diese Angaben treten an die Stelle der Zahlungsweise, die auf der Rechnung steht.",
	);
	const account = `${issuer.legal_name}, ${issuer.bank}, IBAN ${groupIban(issuer.iban)}, BIC ${issuer.bic}`;
	writeClosing(
		page,
		[
			`Bitte überweise ${euro(amount_cents)} bis zum ${formatDate(due_on)} auf unser Konto: ${account}.`,
			`Verwendungszweck: ${invoice}`,
		],
		{
			rows: giroCode({ provider: issuer, amountCents: amount_cents, reference: invoice }),
			label: `GiroCode: Überweisung von ${euro(amount_cents)} an ${issuer.legal_name}, Verwendungszweck ${invoice}`,
		},
	);
	writeFoot(page, { issuer, title });
	return page.end();
}
