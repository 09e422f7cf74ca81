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

export interface Transfer {
	end_to_end_id: string;
	amount_cents: number;
	to: Account;
	purpose: string;
}

interface Transferred extends Head {
	/** A calendar day. */
	execute_on: string;
	transfers: readonly Transfer[];
}

const transferOf = ({ end_to_end_id, amount_cents, to, purpose }: Transfer): Element =>
	element("CdtTrfTxInf", [
		element("PmtId", [element("EndToEndId", sepaId(end_to_end_id))]),
		element("Amt", [instructed(amount_cents)]),
		named("Cdtr", to.holder),
		account("CdtrAcct", to.iban),
		element("RmtInf", [element("Ustrd", sepaText(purpose, PURPOSE_MAX))]),
	]);

/** DEBIT-03, OFF-079: transfers of one day. */
export const writeTransfers = (file: Transferred): string =>
	painDocument(
		"pain.001.001.09",
		element("CstmrCdtTrfInitn", [
			header(file, file.transfers),
			element("PmtInf", [
				element("PmtInfId", sepaId(`${file.number}-1`)),
				element("PmtMtd", "TRF"),
				element("BtchBookg", "false"),
				...totals(file.transfers),
				element("PmtTpInf", [code("SvcLvl", "SEPA")]),
				element("ReqdExctnDt", [element("Dt", file.execute_on)]),
				named("Dbtr", file.house.holder),
				account("DbtrAcct", file.house.iban),
				agent("DbtrAgt", file.house.bic),
				element("ChrgBr", "SLEV"),
				...file.transfers.map(transferOf),
			]),
		]),
	);
