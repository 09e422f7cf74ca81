import { type Element, element, xmlDocument } from "#server/xml.ts";
import type { DocumentLine, InvoiceDocument } from "../document.ts";
import { discountText } from "../words.ts";
import { money, onDay, optional, ram } from "./elements.ts";
import { buyer, seller } from "./parties.ts";
import { PROFILES, type Profile } from "./profiles.ts";
import { settlement, signOf, taxRate } from "./settlement.ts";

const NAMESPACE = "urn:un:unece:uncefact:data:standard";
const NAMESPACES = {
	"xmlns:rsm": `${NAMESPACE}:CrossIndustryInvoice:100`,
	"xmlns:ram": `${NAMESPACE}:ReusableAggregateBusinessInformationEntity:100`,
	"xmlns:qdt": `${NAMESPACE}:QualifiedDataType:100`,
	"xmlns:udt": `${NAMESPACE}:UnqualifiedDataType:100`,
};

/** Of UNTDID 1001. */
const TYPES: Record<InvoiceDocument["kind"], string> = { invoice: "380", credit_note: "381" };
/** "One", of UN/ECE Recommendation 20: a seat or a film. */
const ONE = "C62";

interface Options {
	profile: Profile;
	/** Where the buyer is reached, which an XRechnung has to say. */
	email: string | null;
}

function context(profile: Profile): Element {
	const { guideline, process } = PROFILES[profile];
	const parameter = (name: string, id: string) => ram(`${name}SpecifiedDocumentContextParameter`, [ram("ID", id)]);
	return element("rsm:ExchangedDocumentContext", [
		...(process ? [parameter("BusinessProcess", process)] : []),
		parameter("Guideline", guideline),
	]);
}

const head = ({ number, kind, issued_on }: InvoiceDocument): Element =>
	element("rsm:ExchangedDocument", [
		ram("ID", number),
		ram("TypeCode", TYPES[kind]),
		onDay("IssueDateTime", issued_on),
	]);

/** The price is that of all pieces together, for one of them may have no whole number of cents. */
function line(document: InvoiceDocument, item: DocumentLine, index: number): Element {
	const net = item.net_cents * signOf(document);
	const quantity = String(Math.max(item.quantity, 1));
	const original_gross_cents = item.original_gross_cents * signOf(document);
	const details = [item.details, discountText({ ...item, original_gross_cents })]
		.filter((text) => text !== null)
		.join(". ");
	return ram("IncludedSupplyChainTradeLineItem", [
		ram("AssociatedDocumentLineDocument", [ram("LineID", String(index + 1))]),
		ram("SpecifiedTradeProduct", [ram("Name", item.description), optional("Description", details)]),
		ram("SpecifiedLineTradeAgreement", [
			ram("NetPriceProductTradePrice", [money("ChargeAmount", net), ram("BasisQuantity", quantity, { unitCode: ONE })]),
		]),
		ram("SpecifiedLineTradeDelivery", [ram("BilledQuantity", quantity, { unitCode: ONE })]),
		ram("SpecifiedLineTradeSettlement", [
			ram("ApplicableTradeTax", [ram("TypeCode", "VAT"), ...taxRate(document.tax)]),
			ram("SpecifiedTradeSettlementLineMonetarySummation", [money("LineTotalAmount", net)]),
		]),
	]);
}

/** By what the buyer knows it: the Leitweg-ID, the buyer's own number of the order, or else ours. */
const buyerReference = ({ references, contract }: InvoiceDocument, profile: Profile): string | null =>
	references?.leitweg_id ?? (profile === "xrechnung" ? (references?.order_reference ?? contract.number) : null);

const agreement = (document: InvoiceDocument, { profile, email }: Options): Element => {
	const { references, contract } = document;
	return ram("ApplicableHeaderTradeAgreement", [
		optional("BuyerReference", buyerReference(document, profile)),
		seller(document),
		buyer(document, email),
		ram("SellerOrderReferencedDocument", [ram("IssuerAssignedID", contract.number)]),
		references?.order_reference
			? ram("BuyerOrderReferencedDocument", [ram("IssuerAssignedID", references.order_reference)])
			: null,
	]);
};

const delivery = ({ service }: InvoiceDocument): Element =>
	ram("ApplicableHeaderTradeDelivery", [
		ram("ActualDeliverySupplyChainEvent", [onDay("OccurrenceDateTime", service.to)]),
	]);

/** EINV-01: the document in the words of EN 16931, every amount as it is printed. The same document is always the same file. */
export const crossIndustryInvoice = (document: InvoiceDocument, options: Options): string =>
	xmlDocument(
		element(
			"rsm:CrossIndustryInvoice",
			[
				context(options.profile),
				head(document),
				element("rsm:SupplyChainTradeTransaction", [
					...document.lines.map((item, index) => line(document, item, index)),
					agreement(document, options),
					delivery(document),
					settlement(document, options.profile),
				]),
			],
			NAMESPACES,
		),
	);
