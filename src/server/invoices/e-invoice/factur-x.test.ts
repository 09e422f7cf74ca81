import { XmlDocument } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { attachmentsOf, fontsOf, metadataOf } from "#tests/support/pdf.ts";
import { attachmentByQpdf, hasQpdf, qpdfFaults } from "#tests/support/qpdf.ts";
import { SAMPLE_INVOICES } from "#tests/support/sample-invoices.ts";
import type { InvoiceDocument } from "../document.ts";
import { invoicePdf } from "../pdf.ts";
import { crossIndustryInvoice } from "./cross-industry-invoice.ts";

const NAMESPACES = {
	rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
	dc: "http://purl.org/dc/elements/1.1/",
	fx: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
	pdfaid: "http://www.aiim.org/pdfa/ns/id/",
	pdfuaid: "http://www.aiim.org/pdfua/ns/id/",
	schema: "http://www.aiim.org/pdfa/ns/schema#",
	property: "http://www.aiim.org/pdfa/ns/property#",
};

describe.each(Object.entries(SAMPLE_INVOICES))("EINV-01 the PDF of an invoice %s", (_, document: InvoiceDocument) => {
	test("carries its XML, byte for byte, as another form of itself", async () => {
		const attachments = attachmentsOf(await invoicePdf(document));
		expect([...attachments.keys()]).toEqual(["factur-x.xml"]);
		const attachment = attachments.get("factur-x.xml");
		expect(attachment?.content).toBe(crossIndustryInvoice(document, { profile: "factur-x", email: null }));
		expect(attachment?.head).toContain("/AFRelationship /Alternative");
	});

	test.runIf(hasQpdf)("is in order for another reader, too, which takes the same bytes out of it", async () => {
		const pdf = await invoicePdf(document);
		expect(await qpdfFaults(pdf)).toBe("");
		const xml = await attachmentByQpdf(pdf, "factur-x.xml");
		expect(xml.toString()).toBe(crossIndustryInvoice(document, { profile: "factur-x", email: null }));
	});
});

describe("EINV-01 the PDF of an invoice is made for archives (PDF/A-3a)", async () => {
	const pdf = await invoicePdf(SAMPLE_INVOICES["to an authority, by transfer"] as InvoiceDocument);
	const raw = pdf.toString("latin1");

	test("with its colours, its structure and all of its letters", () => {
		for (const mark of [
			"/S /GTS_PDFA1",
			"/DestOutputProfile",
			"/EmbeddedFiles",
			"/Subtype /text#2Fxml",
			"/Marked true",
			"/StructTreeRoot",
			"/Lang (de-DE)",
		])
			expect(raw).toContain(mark);
		expect(raw).toMatch(/\/ID \[<\w{32}> <\w{32}>\]/);
		expect(raw).not.toMatch(/\/(?:Encrypt|JavaScript|SMask|ca|CA) /);
		expect(fontsOf(pdf)).toEqual({ embedded: 2, missing: 0 });
	});

	test("and says so in words that programs can read and that it explains itself", () => {
		using xmp = XmlDocument.fromString(metadataOf(pdf));
		const read = (path: string) => xmp.find(path, NAMESPACES).map(({ content }) => content.trim());
		expect(read("//dc:creator/rdf:Seq/rdf:li")).toEqual(["Vereins- & Stiftungszentrum e. V."]);
		expect(read("//dc:title/rdf:Alt/rdf:li")).toEqual(["Rechnung RE-2026-999999"]);
		expect([...read("//pdfaid:part"), ...read("//pdfaid:conformance"), ...read("//pdfuaid:part")]).toEqual([
			"3",
			"A",
			"1",
		]);
		expect(read("//fx:*")).toEqual(["factur-x.xml", "INVOICE", "1.0", "EN 16931"]);
		expect(read("//schema:prefix")).toEqual(["pdfuaid", "fx"]);
		expect(read("//property:name")).toEqual([
			"part",
			"DocumentFileName",
			"DocumentType",
			"Version",
			"ConformanceLevel",
		]);
	});
});

test.runIf(hasQpdf)("EINV-01 the other reader does find what is wrong", async () => {
	const pdf = await invoicePdf(SAMPLE_INVOICES["paid online"] as InvoiceDocument);
	expect(await qpdfFaults(pdf.subarray(0, pdf.length - 300))).not.toBe("");
});
