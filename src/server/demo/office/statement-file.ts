import { escapeHtml } from "#server/html.ts";

export interface FiledBooking {
	amount_cents: number;
	name: string;
	iban: string;
	purpose: string;
	mandate?: string;
	end_to_end_id?: string;
	return_reason?: string;
	fee_cents?: number;
}

export interface FiledStatement {
	account: string;
	sequence: number;
	/** "2026-11-23" */
	day: string;
	opening_cents: number;
	bookings: readonly FiledBooking[];
}

const euro = (cents: number): string => `<Amt Ccy="EUR">${(Math.abs(cents) / 100).toFixed(2)}</Amt>`;
const side = (cents: number): string => `<CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
const when = (name: string, day: string): string => `<${name}><Dt>${day}</Dt></${name}>`;
const tag = (name: string, text: string | undefined): string =>
	text === undefined ? "" : `<${name}>${escapeHtml(text)}</${name}>`;

const balance = (code: string, cents: number, day: string): string =>
	`<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${euro(cents)}${side(cents)}${when("Dt", day)}</Bal>`;

function entry(booking: FiledBooking, day: string, reference: string): string {
	const { amount_cents, name, iban, purpose, mandate, end_to_end_id, return_reason, fee_cents } = booking;
	const [party, account] = amount_cents > 0 || return_reason ? ["Dbtr", "DbtrAcct"] : ["Cdtr", "CdtrAcct"];
	const parties = `<${party}><Pty>${tag("Nm", name)}</Pty></${party}><${account}><Id>${tag("IBAN", iban)}</Id></${account}>`;
	const fee = fee_cents ? `<Chrgs><Rcrd>${euro(fee_cents)}</Rcrd></Chrgs>` : "";
	const back = return_reason ? `<RtrInf><Rsn>${tag("Cd", return_reason)}</Rsn></RtrInf>` : "";
	const refs = tag("EndToEndId", end_to_end_id ?? "NOTPROVIDED") + tag("MndtId", mandate);
	return `<Ntry>${euro(amount_cents)}${side(amount_cents)}<Sts><Cd>BOOK</Cd></Sts>${when("BookgDt", day)}${when("ValDt", day)}
<AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><Refs>${refs}</Refs>${fee}<RltdPties>${parties}</RltdPties>
<RmtInf>${tag("Ustrd", purpose)}</RmtInf>${back}</TxDtls></NtryDtls></Ntry>`;
}

/** A CAMT.053 as a bank would write it. */
export function statementFile({ account, sequence, day, opening_cents, bookings }: FiledStatement): Buffer {
	const closing = bookings.reduce((sum, { amount_cents }) => sum + amount_cents, opening_cents);
	const entries = bookings.map((booking, at) => entry(booking, day, `${day}-${sequence}-${at + 1}`));
	return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${day}</MsgId><CreDtTm>${day}T20:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>${day}-${sequence}</Id><ElctrncSeqNb>${sequence}</ElctrncSeqNb><CreDtTm>${day}T20:00:00+01:00</CreDtTm>
<Acct><Id>${tag("IBAN", account)}</Id><Ccy>EUR</Ccy></Acct>
${balance("OPBD", opening_cents, day)}
${balance("CLBD", closing, day)}
${entries.join("\n")}
</Stmt></BkToCstmrStmt></Document>
`);
}
