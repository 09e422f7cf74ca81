import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanced, taxed } from "#contract/money.ts";
import { brokenGermanRules, brokenRules, schemaFaults } from "#tests/support/e-invoice-rules.ts";
import { documentOf, lineFor, SAMPLE_INVOICES } from "#tests/support/sample-invoices.ts";
import type { InvoiceDocument } from "../document.ts";
import { crossIndustryInvoice } from "./cross-industry-invoice.ts";

const facturX = (document: InvoiceDocument) => crossIndustryInvoice(document, { profile: "factur-x", email: null });
const xrechnung = (document: InvoiceDocument) =>
	crossIndustryInvoice(document, { profile: "xrechnung", email: "gast@vsz.example" });
const sample = (name: string): InvoiceDocument => SAMPLE_INVOICES[name] as InvoiceDocument;

const allOf = (xml: string, name: string): string[] =>
	Array.from(xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, "g")), ([, value = ""]) => value);
const firstOf = (xml: string, name: string) => allOf(xml, name)[0] ?? null;

describe("EINV-01 every kind of document", () => {
	test.each(Object.entries(SAMPLE_INVOICES))("%s: schema and rules find nothing", (_, document) => {
		const inPdf = facturX(document);
		expect([schemaFaults(inPdf), brokenRules(inPdf)]).toEqual([[], []]);
		const alone = xrechnung(document);
		expect([schemaFaults(alone), brokenRules(alone), brokenGermanRules(alone)]).toEqual([[], [], []]);
	});

	test("the rules do find what is wrong", () => {
		const xml = xrechnung(sample("paid online"));
		const without = (name: string) => xml.replace(new RegExp(`<ram:${name}>.*?</ram:${name}>`), "");
		expect(brokenRules(xml.replace("GrandTotalAmount>119.00", "GrandTotalAmount>119.01"))).toEqual([
			"BR-CO-16",
			"BR-CO-15",
		]);
		expect(brokenRules(xml.replace("DuePayableAmount>0.00", "DuePayableAmount>0.01"))).toEqual(["BR-CO-16"]);
		expect(brokenRules(xml.replaceAll(">S<", ">Q<"))).toEqual(["BR-CL-18", "BR-CL-18"]);
		expect(brokenGermanRules(without("BuyerReference"))).toEqual(["BR-DE-15"]);
		expect(brokenGermanRules(without("DefinedTradeContact"))).toEqual(["BR-DE-2"]);
		expect(schemaFaults(without("ApplicableHeaderTradeDelivery"))).toHaveLength(1);
	});
});

test("OFF-106 a correction is a credit note with amounts above zero that names its invoice", () => {
	const xml = facturX(sample("an order taken back"));
	expect(allOf(xml, "TypeCode")[0]).toBe("381");
	expect(firstOf(xml, "GrandTotalAmount")).toBe("148.90");
	expect(xml).not.toMatch(/>-\d/);
	expect(facturX(sample("seats given back"))).toContain("Preis 200,00\u00a0€, abzüglich Gutschein 50 %");
	expect(xml).toContain(
		'<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE-2026-999999</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261115<',
	);
});

test("OFF-106 what is exempt says why, with a code where the law is known", () => {
	const exempt = sample("of an exempt seminar over two days");
	const xml = facturX(exempt);
	expect(firstOf(xml, "ExemptionReason")).toBe("Umsatzsteuerfrei nach § 4 Nr. 22 Buchst. a UStG");
	expect(firstOf(xml, "ExemptionReasonCode")).toBe("VATEX-EU-132-1I");
	const other = { ...exempt, tax: { category: "E", percent: 0, reason: "Steuerfrei nach § 4 Nr. 25 UStG" } } as const;
	expect(firstOf(facturX(other), "ExemptionReasonCode")).toBeNull();
	expect(brokenRules(facturX(other))).toEqual([]);
});

test("OFF-108 what is paid is not due, and what is debited names its mandate", () => {
	const paid = facturX(sample("paid online"));
	expect([firstOf(paid, "TotalPrepaidAmount"), firstOf(paid, "DuePayableAmount")]).toEqual(["119.00", "0.00"]);
	const debited = sample("by direct debit");
	const debit = facturX(debited);
	expect(debit).toContain("PaymentMeans><ram:TypeCode>59<");
	expect([firstOf(debit, "DirectDebitMandateID"), firstOf(debit, "CreditorReferenceID")]).toEqual([
		"VSZ-2026-000001",
		"DE98ZZZ09999999999",
	]);
	// An XRechnung would have to name the whole account, which the document does not know.
	const alone = xrechnung(debited);
	expect(alone).toContain("PaymentMeans><ram:TypeCode>49<");
	expect(firstOf(alone, "Description")).toContain("Mandatsreferenz: VSZ-2026-000001");
});

test("EINV-02 Leitweg-ID and order number stand where the buyer's books look for them", () => {
	const xml = facturX(sample("to an authority, by transfer"));
	expect(firstOf(xml, "BuyerReference")).toBe("04011000-1234512345-06");
	expect(xml).toContain("<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>4500-1234<");
	expect(xml).toContain('<ram:URIID schemeID="0204">04011000-1234512345-06<');
	const private_ = sample("paid online");
	expect(firstOf(facturX(private_), "BuyerReference")).toBeNull();
	expect(firstOf(xrechnung(private_), "BuyerReference")).toBe("VSZ-2026-000001");
	expect(xrechnung(private_)).toContain('<ram:URIID schemeID="EM">gast@vsz.example<');
});

test("who has no VAT id is known by the tax number", () => {
	const document = sample("paid online");
	const xml = facturX({ ...document, issuer: { ...document.issuer, vat_id: "" } });
	expect([schemaFaults(xml), brokenRules(xml)]).toEqual([[], []]);
});

describe("OFF-107 whatever lies in a basket", () => {
	const prices = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 30 });
	const cart = (gross: number[]) => {
		const amounts = balanced(gross.map(taxed));
		return documentOf(amounts.map(({ gross: price, ...amount }) => lineFor(price, amount)));
	};

	test("the tax is that of the whole, to the cent wherever one can be, and no line falls below zero", () => {
		fc.assert(
			fc.property(prices, (gross) => {
				const { lines, net_cents: net, tax_cents: tax, gross_cents: total } = cart(gross);
				expect({ net, tax, gross: total }).toEqual(taxed(gross.reduce((sum, price) => sum + price, 0)));
				for (const line of lines) expect(Math.min(line.net_cents, line.tax_cents)).toBeGreaterThanOrEqual(0);
				const asked = (base: number) => base + Math.round((base * 19) / 100);
				if ([net - 1, net, net + 1].some((base) => asked(base) === total)) expect(asked(net)).toBe(total);
				else expect(Math.abs(asked(net) - total)).toBe(1);
			}),
		);
	});

	test("schema and rules find nothing", () => {
		fc.assert(
			fc.property(prices, (gross) => {
				const xml = facturX(cart(gross));
				expect([schemaFaults(xml), brokenRules(xml)]).toEqual([[], []]);
			}),
			{ numRuns: 12 },
		);
	});

	test("also of what was written before, where every line was rounded by itself", () => {
		const xml = facturX(documentOf(Array.from({ length: 40 }, () => lineFor(2_999))));
		expect([schemaFaults(xml), brokenRules(xml)]).toEqual([[], []]);
	});
});
