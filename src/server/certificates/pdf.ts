import { unitsText } from "#contract/certificates.ts";
import { formatDate } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { drawCode, drawMark } from "#server/drawing/marks.ts";
import { BODY_WIDTH, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import { qrRows } from "#server/drawing/qr-rows.ts";
import { COLOUR } from "#server/drawing/style.ts";
import type { CertificateDocument } from "./document.ts";

const MARK_SIZE = 56;
const CODE_SIZE = 84;
const BODY_TOP = 178;
const FOOT_TOP = PAGE.height - 236;

export const titleOf = ({ number }: CertificateDocument): string => `Teilnahmebescheinigung ${number}`;

const daysOf = ({ from, to }: CertificateDocument): string =>
	from === to ? `am ${formatLongDate(from)}` : `vom ${formatDate(from)} bis ${formatDate(to)}`;

const whereOf = ({ where }: CertificateDocument): string => (where === "Online" ? "online" : `in ${where}`);

/** Drawn from what was stored when it was issued: the same certificate is always the same file. */
export async function certificatePdf(certificate: CertificateDocument): Promise<Buffer> {
	const page = openPage({
		title: titleOf(certificate),
		author: certificate.issuer.legal_name,
		day: certificate.issued_on,
	});
	writeHead(page, certificate);
	writeBody(page, certificate);
	writeFoot(page, certificate);
	return page.end();
}

function writeHead(page: Page, { issuer }: CertificateDocument): void {
	page.artifact(() => {
		page.document.rect(0, 0, PAGE.width, 10).fill(COLOUR.sun);
		drawMark(page.document, PAGE.left, PAGE.top - 8, MARK_SIZE);
	});
	const x = PAGE.left + MARK_SIZE + 16;
	const y = page.block([issuer.legal_name], {
		x,
		y: PAGE.top + 4,
		width: BODY_WIDTH - MARK_SIZE - 16,
		style: "strong",
	});
	const address = `${issuer.street}, ${issuer.postcode} ${issuer.city}`;
	page.block([address], { x, y: y + 1, width: BODY_WIDTH - MARK_SIZE - 16, style: "small" });
}

function writeBody(page: Page, certificate: CertificateDocument): void {
	const { first_name, last_name, topic, units, unit_minutes, topics, lecturer, remark } = certificate;
	page.document.x = PAGE.left;
	page.document.y = BODY_TOP;
	page.heading("Teilnahmebescheinigung");
	page.document.y += 12;
	page.paragraph(`${first_name} ${last_name}`, "heading1");
	page.paragraph(`hat ${daysOf(certificate)} ${whereOf(certificate)} am Seminar teilgenommen:`);
	page.document.y += 4;
	page.paragraph(`„${topic}“`, "heading2");
	page.paragraph(`Umfang: ${unitsText(units, unit_minutes)}. Leitung: ${lecturer}.`);
	if (remark) page.paragraph(remark, "strong");
	if (topics.length === 0) return;
	page.document.y += 8;
	page.paragraph("Inhalte", "heading3");
	page.list(topics);
}

function writeFoot(page: Page, certificate: CertificateDocument): void {
	const { issuer, issued_on, number, code, check_url, checkable_until } = certificate;
	const left = { x: PAGE.left, width: BODY_WIDTH - CODE_SIZE - 40 } as const;
	const top = Math.max(page.document.y + 24, FOOT_TOP);
	let y = page.block([`${issuer.city}, ${formatDate(issued_on)}`], { ...left, y: top, style: "body" });
	y = page.block([issuer.management], { ...left, y: y + 10, style: "strong" });
	y = page.block([`für ${issuer.legal_name}`], { ...left, y, style: "small" });
	const note =
		"Maschinell erstellt und ohne Unterschrift gültig. Bescheinigt wird die Teilnahme, keine Prüfung und keine Leistung.";
	page.block([note], { ...left, y: y + 10, style: "fine" });
	const x = PAGE.width - PAGE.right - CODE_SIZE;
	page.figure(`QR-Code zur Prüfseite ${check_url}`, { x, y: top, size: CODE_SIZE }, () =>
		drawCode(page.document, qrRows(check_url), { x, y: top, size: CODE_SIZE }),
	);
	page.rule(PAGE.height - 112, COLOUR.line, 0.75);
	const lines = [
		`${number} · Prüfcode ${code}`,
		`Echt? Hier prüfen: ${check_url.replace(/\/[^/]*$/, "")} · mindestens bis ${formatDate(checkable_until)}`,
		`${issuer.legal_name} · Telefon ${issuer.phone} · ${issuer.email}`,
	];
	page.block(lines, { x: PAGE.left, y: PAGE.height - 100, width: BODY_WIDTH, style: "small" });
}
