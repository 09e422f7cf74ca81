import type { Embedded } from "#server/drawing/document.ts";
import type { InvoiceDocument } from "../document.ts";
import { crossIndustryInvoice } from "./cross-industry-invoice.ts";

const NAME = "factur-x.xml";

/** EINV-01: what makes the PDF of an invoice one that programs read, too (Factur-X 1.0, ZUGFeRD 2). */
export const facturX = (invoice: InvoiceDocument): Embedded => ({
	name: NAME,
	type: "text/xml",
	description: "Rechnung nach EN 16931 (Factur-X, ZUGFeRD)",
	content: crossIndustryInvoice(invoice, { profile: "factur-x", email: null }),
	schema: {
		name: "Factur-X PDFA Extension Schema",
		prefix: "fx",
		namespace: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
		category: "external",
		valueType: "Text",
		properties: [
			{ name: "DocumentFileName", value: NAME, description: "Name of the embedded XML invoice file" },
			{ name: "DocumentType", value: "INVOICE", description: "INVOICE" },
			{ name: "Version", value: "1.0", description: "Version of the Factur-X XML schema" },
			{ name: "ConformanceLevel", value: "EN 16931", description: "Conformance level of the embedded Factur-X data" },
		],
	},
});
