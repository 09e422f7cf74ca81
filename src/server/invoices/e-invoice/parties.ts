import type { Element } from "#server/xml.ts";
import type { InvoiceDocument } from "../document.ts";
import { optional, ram } from "./elements.ts";

/** Electronic addresses by scheme: a Leitweg-ID, or an e-mail address. */
const SCHEMES = { leitweg: "0204", email: "EM" } as const;

interface Postal {
	street: string;
	postcode: string;
	city: string;
}

/** We sell in Germany alone. */
const address = ({ street, postcode, city }: Postal): Element =>
	ram("PostalTradeAddress", [
		optional("PostcodeCode", postcode),
		optional("LineOne", street),
		optional("CityName", city),
		ram("CountryID", "DE"),
	]);

const reachedAt = (uri: string, schemeID: string): Element =>
	ram("URIUniversalCommunication", [ram("URIID", uri, { schemeID })]);

const registration = (id: string, schemeID: "VA" | "FC"): Element =>
	ram("SpecifiedTaxRegistration", [ram("ID", id, { schemeID })]);

export const seller = ({ issuer }: InvoiceDocument): Element =>
	ram("SellerTradeParty", [
		// Somebody without a VAT id has to be known by another one (BR-CO-26).
		issuer.vat_id ? null : ram("ID", issuer.tax_number),
		ram("Name", issuer.legal_name),
		ram("DefinedTradeContact", [
			ram("PersonName", issuer.legal_name),
			ram("TelephoneUniversalCommunication", [ram("CompleteNumber", issuer.phone)]),
			ram("EmailURIUniversalCommunication", [ram("URIID", issuer.email)]),
		]),
		address(issuer),
		reachedAt(issuer.email, SCHEMES.email),
		registration(issuer.tax_number, "FC"),
		issuer.vat_id ? registration(issuer.vat_id, "VA") : null,
	]);

/** `email` where the file has to say how the buyer is reached (BT-49). */
export function buyer({ recipient, references }: InvoiceDocument, email: string | null): Element {
	const { name, company } = recipient;
	const leitweg = references?.leitweg_id;
	return ram("BuyerTradeParty", [
		ram("Name", company || name),
		company ? ram("DefinedTradeContact", [ram("PersonName", name)]) : null,
		address(recipient),
		leitweg ? reachedAt(leitweg, SCHEMES.leitweg) : email ? reachedAt(email, SCHEMES.email) : null,
	]);
}
