import type { PaymentMethodKey } from "#contract/payment-methods.ts";
import type { Element } from "#server/xml.ts";
import type { InvoiceDocument, Payment, Tax } from "../document.ts";
import { paymentText } from "../words.ts";
import { amount, formattedDay, money, onDay, optional, type Part, ram } from "./elements.ts";
import type { Profile } from "./profiles.ts";

/** Of UNTDID 4461. */
const MEANS = { transfer: "58", sepaDebit: "59", debit: "49", online: "68", clearing: "97", agreed: "ZZZ" } as const;

const PAID_BY: Record<PaymentMethodKey, string> = {
	paypal: MEANS.online,
	credit_card: MEANS.online,
	invoice: MEANS.transfer,
	direct_debit: MEANS.debit,
};

const CURRENCY = "EUR";

/** Education by bodies that are recognised for it (Art. 132 (1) (i) of the VAT directive): § 4 Nr. 21 and 22 UStG. */
const EDUCATION = { law: /§\s*4\s*Nr\.\s*2[12]\b/, code: "VATEX-EU-132-1I" } as const;

/** Credit notes name what they give back above zero: their kind tells the direction. */
export const signOf = ({ kind }: InvoiceDocument): 1 | -1 => (kind === "credit_note" ? -1 : 1);

export const taxRate = (tax: Tax): [category: Element, rate: Element] => [
	ram("CategoryCode", tax.category),
	ram("RateApplicablePercent", tax.percent.toFixed(2)),
];

const exemptionCode = (tax: Tax): string | null =>
	tax.category === "E" && EDUCATION.law.test(tax.reason) ? EDUCATION.code : null;

function breakdown(document: InvoiceDocument): Element {
	const { tax, net_cents, tax_cents } = document;
	const [category, rate] = taxRate(tax);
	return ram("ApplicableTradeTax", [
		money("CalculatedAmount", tax_cents * signOf(document)),
		ram("TypeCode", "VAT"),
		tax.category === "E" ? ram("ExemptionReason", tax.reason) : null,
		money("BasisAmount", net_cents * signOf(document)),
		category,
		optional("ExemptionReasonCode", exemptionCode(tax)),
		rate,
	]);
}

/**
 * An XRechnung that speaks of a SEPA mandate must name the whole account. The document knows its last digits only, so there
 * it is a direct debit, and mandate and creditor stand in the terms.
 */
const namesMandate = (payment: Payment, profile: Profile): payment is Extract<Payment, { kind: "direct_debit" }> =>
	payment.kind === "direct_debit" && profile === "factur-x";

function meansCode(payment: Payment, profile: Profile): string {
	switch (payment.kind) {
		case "transfer":
			return MEANS.transfer;
		case "paid":
			return PAID_BY[payment.method];
		case "direct_debit":
			return namesMandate(payment, profile) ? MEANS.sepaDebit : MEANS.debit;
		case "refund":
			return payment.was_paid ? MEANS.agreed : MEANS.clearing;
		case "replaced":
			return MEANS.clearing;
	}
}

function means({ payment, issuer }: InvoiceDocument, profile: Profile): Element {
	const code = meansCode(payment, profile);
	const account =
		code === MEANS.transfer
			? [
					ram("PayeePartyCreditorFinancialAccount", [
						ram("IBANID", issuer.iban),
						ram("AccountName", issuer.legal_name),
					]),
					ram("PayeeSpecifiedCreditorFinancialInstitution", [ram("BICID", issuer.bic)]),
				]
			: [];
	return ram("SpecifiedTradeSettlementPaymentMeans", [ram("TypeCode", code), ...account]);
}

const terms = (document: InvoiceDocument, profile: Profile): Element =>
	ram("SpecifiedTradePaymentTerms", [
		ram("Description", paymentText(document).join(" ")),
		"due_on" in document.payment ? onDay("DueDateDateTime", document.payment.due_on) : null,
		namesMandate(document.payment, profile) ? ram("DirectDebitMandateID", document.payment.mandate_reference) : null,
	]);

function sums(document: InvoiceDocument): Element {
	const sign = signOf(document);
	const [net, tax, gross] = [document.net_cents * sign, document.tax_cents * sign, document.gross_cents * sign];
	const paid = document.payment.kind === "paid" ? gross : 0;
	return ram("SpecifiedTradeSettlementHeaderMonetarySummation", [
		money("LineTotalAmount", net),
		money("TaxBasisTotalAmount", net),
		money("TaxTotalAmount", tax, { currencyID: CURRENCY }),
		money("GrandTotalAmount", gross),
		paid > 0 ? money("TotalPrepaidAmount", paid) : null,
		ram("DuePayableAmount", amount(gross - paid)),
	]);
}

const period = ({ service: { from, to } }: InvoiceDocument): Part =>
	from === to ? null : ram("BillingSpecifiedPeriod", [onDay("StartDateTime", from), onDay("EndDateTime", to)]);

const corrected = ({ corrects }: InvoiceDocument): Part =>
	corrects &&
	ram("InvoiceReferencedDocument", [
		ram("IssuerAssignedID", corrects.number),
		formattedDay("FormattedIssueDateTime", corrects.issued_on),
	]);

export const settlement = (document: InvoiceDocument, profile: Profile): Element =>
	ram("ApplicableHeaderTradeSettlement", [
		namesMandate(document.payment, profile) ? ram("CreditorReferenceID", document.payment.creditor_id) : null,
		document.payment.kind === "transfer" ? ram("PaymentReference", document.number) : null,
		ram("InvoiceCurrencyCode", CURRENCY),
		means(document, profile),
		breakdown(document),
		period(document),
		terms(document, profile),
		sums(document),
		corrected(document),
	]);
