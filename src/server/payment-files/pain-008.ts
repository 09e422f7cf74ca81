import { type Element, element } from "#server/xml.ts";
import {
	type Account,
	account,
	agent,
	code,
	type Head,
	header,
	instructed,
	named,
	painDocument,
	totals,
} from "./pain-parts.ts";
import { PURPOSE_MAX, sepaId, sepaText } from "./sepa-text.ts";

export interface Collection {
	end_to_end_id: string;
	amount_cents: number;
	/** A calendar day, as all of them. */
	collect_on: string;
	mandate: string;
	given_on: string;
	debtor: Account;
	purpose: string;
}

interface Collected extends Head {
	creditor_id: string;
	collections: readonly Collection[];
}

const collectionOf = ({ end_to_end_id, amount_cents, mandate, given_on, debtor, purpose }: Collection): Element =>
	element("DrctDbtTxInf", [
		element("PmtId", [element("EndToEndId", sepaId(end_to_end_id))]),
		instructed(amount_cents),
		element("DrctDbtTx", [
			element("MndtRltdInf", [
				element("MndtId", sepaId(mandate)),
				element("DtOfSgntr", given_on),
				element("AmdmntInd", "false"),
			]),
		]),
		agent("DbtrAgt"),
		named("Dbtr", debtor.holder),
		account("DbtrAcct", debtor.iban),
		element("RmtInf", [element("Ustrd", sepaText(purpose, PURPOSE_MAX))]),
	]);

const creditorId = (id: string): Element =>
	element("CdtrSchmeId", [
		element("Id", [
			element("PrvtId", [element("Othr", [element("Id", id), element("SchmeNm", [element("Prtry", "SEPA")])])]),
		]),
	]);

/** Each stands on the statement by itself, so that it finds its invoice by its own mark. */
const BATCH_BOOKED = "false";

const dayOf = (
	{ number, house, creditor_id }: Collected,
	[collect_on, collections]: [string, Collection[]],
	at: number,
): Element =>
	element("PmtInf", [
		element("PmtInfId", sepaId(`${number}-${at + 1}`)),
		element("PmtMtd", "DD"),
		element("BtchBookg", BATCH_BOOKED),
		...totals(collections),
		element("PmtTpInf", [code("SvcLvl", "SEPA"), code("LclInstrm", "CORE"), element("SeqTp", "OOFF")]),
		element("ReqdColltnDt", collect_on),
		named("Cdtr", house.holder),
		account("CdtrAcct", house.iban),
		agent("CdtrAgt", house.bic),
		element("ChrgBr", "SLEV"),
		creditorId(creditor_id),
		...collections.map(collectionOf),
	]);

/** DEBIT-01, OFF-080 to OFF-083: debits of one mandate each, one part for each day. */
export function writeDebits(file: Collected): string {
	const days = [...Map.groupBy(file.collections, ({ collect_on }) => collect_on)].toSorted(([one], [other]) =>
		one.localeCompare(other),
	);
	return painDocument(
		"pain.008.001.08",
		element("CstmrDrctDbtInitn", [header(file, file.collections), ...days.map((day, at) => dayOf(file, day, at))]),
	);
}
