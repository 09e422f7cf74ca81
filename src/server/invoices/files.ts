import { HOUR_MS } from "#contract/constants.ts";
import type { DocumentFormat } from "#contract/documents.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Limits } from "#server/limits/service.ts";
import { hashToken } from "#server/tokens.ts";
import type { Staff } from "#server/viewer.ts";
import { crossIndustryInvoice } from "./e-invoice/cross-industry-invoice.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	limits: Limits;
	audit: Audit;
}

interface Asked {
	format?: DocumentFormat | undefined;
	/** From where. */
	address: string;
}

/** For documents that have to be drawn: more than anybody opens in an hour, and little work for us. */
export const DRAWINGS = { name: "drawing-address", max: 60, perMs: HOUR_MS };

/** Documents on their way to whoever may see them. */
export function createInvoiceFiles({ db, limits, audit }: Parts) {
	async function asPdf(invoice: store.InvoiceRow | undefined, address: string): Promise<SentFile> {
		if (!invoice) throw refuse("not_found");
		const sheet = { kind: "invoice", invoice: invoice.document } as const;
		const content = await drawPdf(sheet, "downloads", () => limits.take(DRAWINGS, address));
		return { name: `${invoice.number}.pdf`, type: "application/pdf", content, inline: true };
	}

	/** The document in the format public buyers ask for. */
	async function asXRechnung(invoice: store.InvoiceRow | undefined): Promise<SentFile> {
		if (!invoice) throw refuse("not_found");
		const email = await store.findBuyerEmail(db, invoice);
		if (!email && !invoice.document.references?.leitweg_id) throw refuse("xrechnung_without_address");
		const xml = crossIndustryInvoice(invoice.document, { profile: "xrechnung", email });
		return { name: `${invoice.number}.xml`, type: "application/xml", content: Buffer.from(xml) };
	}

	const asFile = (invoice: store.InvoiceRow | undefined, { format, address }: Asked): Promise<SentFile> =>
		format === "xrechnung" ? asXRechnung(invoice) : asPdf(invoice, address);

	/** The endpoint has asked for the right. */
	async function forStaff(id: number, staff: Staff): Promise<store.InvoiceRow | undefined> {
		const invoice = await store.findInvoice(db, id);
		if (invoice) await audit.look(db, staff, "invoice", invoice.number);
		return invoice;
	}

	return {
		pdfForStaff: async (id: number, staff: Staff) => asPdf(await forStaff(id, staff), staff.address),
		xrechnungForStaff: async (id: number, staff: Staff) => asXRechnung(await forStaff(id, staff)),
		forMember: async (id: number, memberId: number, asked: Asked) =>
			asFile(await store.findOfMember(db, id, memberId), asked),
		forToken: async (id: number, token: string, asked: Asked) =>
			asFile(await store.findByOrderToken(db, id, hashToken(token)), asked),
		forBooking: async (id: number, token: string, asked: Asked) =>
			asFile(await store.findByBookingToken(db, id, hashToken(token)), asked),
	};
}
