import { formatDate } from "#contract/dates.ts";
import { groupIban } from "#contract/iban.ts";
import { drawMark } from "#server/drawing/marks.ts";
import { BODY_WIDTH, openPage, PAGE } from "#server/drawing/page.ts";
import { euro } from "#server/invoices/words.ts";
import type { SlipDocument } from "./document.ts";
import { exemptionText } from "./words.ts";

const MARK_SIZE = 40;

/** OFF-117: the purpose, what the tax office has said, and that it is a donation. */
export async function slipPdf({
	issuer,
	exemption,
	donor,
	reference,
	day,
	amount_cents,
}: SlipDocument): Promise<Buffer> {
	const title = "Beleg zur Vorlage beim Finanzamt";
	const page = openPage({ title, author: issuer.legal_name, day });
	page.artifact(() => drawMark(page.document, PAGE.left, PAGE.top - 18, MARK_SIZE));
	const beside = { x: PAGE.left + MARK_SIZE + 10, width: BODY_WIDTH - MARK_SIZE - 10 } as const;
	const y = page.block([issuer.legal_name], { ...beside, y: PAGE.top - 12, style: "strong" });
	page.block([`${issuer.street}, ${issuer.postcode} ${issuer.city}`], { ...beside, y, style: "small" });
	page.document.x = PAGE.left;
	page.document.y = 150;
	page.heading(title);
	page.paragraph(
		"Zusammen mit der Buchungsbestätigung deiner Bank oder deines Zahlungsdienstes gilt dieser Beleg für Spenden bis 300\u00a0€ (§ 50 Abs. 4 Satz 1 Nr. 2 Buchst. b EStDV).",
	);
	page.document.y += 6;
	const facts: [string, string][] = [
		["Empfänger", issuer.legal_name],
		["IBAN", groupIban(issuer.iban)],
		...(donor ? [["Spende von", donor] as [string, string]] : []),
		["Betrag", euro(amount_cents)],
		["Tag", formatDate(day)],
		["Zeichen", reference],
		["Art", "Spende, kein Mitgliedsbeitrag"],
	];
	page.document.y = page.facts(facts, { x: PAGE.left, y: page.document.y, width: BODY_WIDTH }) + 10;
	page.paragraph(exemptionText(exemption));
	page.paragraph(`Die Spende wird nur zur Förderung ${exemption.purposes} verwendet.`);
	return page.end();
}
