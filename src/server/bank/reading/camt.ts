import { refuse } from "#contract/errors.ts";
import { given, plainIban, type ReadStatement, type ReadTransaction, spanOf } from "./statement.ts";
import { all, first, parseXml, type Tag, text } from "./xml.ts";

/** OFF-070 to OFF-075: CAMT.053 (a statement) and CAMT.052 (what was booked today), in their versions since .02. */

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.(05[23])\.001\.\d\d$/;
const CURRENCY = "EUR";
const CENTS = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

function centsOf(amount: Tag | undefined): number | null {
	if (!amount) return null;
	if ((amount.attributes.Ccy ?? CURRENCY) !== CURRENCY) throw refuse("bank_file_currency");
	const [, euro, cents = ""] = CENTS.exec(amount.text) ?? [];
	if (euro === undefined) throw refuse("bank_file_broken");
	return Number(euro) * 100 + Number(cents.padEnd(2, "0"));
}

const signOf = (tag: Tag | undefined): 1 | -1 | null => {
	const side = text(tag, ["CdtDbtInd"]);
	return side === "CRDT" ? 1 : side === "DBIT" ? -1 : null;
};

function dayOf(tag: Tag | undefined): string | null {
	const day = (text(tag, ["Dt"], ["DtTm"]) ?? "").slice(0, 10);
	return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}

/** In .08 names stand one step deeper than in .02. */
const partyName = (parties: Tag | undefined, ...sides: string[]): string | null =>
	text(
		parties,
		...sides.flatMap((side) => [
			[side, "Pty", "Nm"],
			[side, "Nm"],
		]),
	);

interface Party {
	name: string;
	iban: string | null;
}

/** The one of the two that is not us: of a debit that comes back it is the payer, as at first. */
function partyOf(details: Tag | undefined, isPayer: boolean, account: string): Party {
	const parties = first(details, "RltdPties");
	const payer: Party = {
		name: partyName(parties, "Dbtr", "UltmtDbtr") ?? "",
		iban: plainIban(text(parties, ["DbtrAcct", "Id", "IBAN"])),
	};
	const payee: Party = {
		name: partyName(parties, "Cdtr", "UltmtCdtr") ?? "",
		iban: plainIban(text(parties, ["CdtrAcct", "Id", "IBAN"])),
	};
	const [expected, other] = isPayer ? [payer, payee] : [payee, payer];
	return expected.iban === account || (!expected.name && !expected.iban) ? other : expected;
}

/** Banks break it in the middle of numbers: its lines belong together without a blank. */
function purposeOf(entry: Tag, details: Tag | undefined): string {
	const lines = all(details, "RmtInf", "Ustrd").map((line) => line.text);
	const reference = text(details, ["RmtInf", "Strd", "CdtrRefInf", "Ref"]);
	const said = [lines.join(""), reference ?? ""].filter(Boolean).join(" ");
	return said || (text(details, ["AddtlTxInf"]) ?? text(entry, ["AddtlNtryInf"]) ?? "");
}

function feeOf(details: Tag | undefined): number {
	const charges = first(details, "Chrgs");
	const total = centsOf(first(charges, "TtlChrgsAndTaxAmt"));
	if (total !== null) return total;
	const records = [...all(charges, "Rcrd", "Amt"), ...all(charges, "Amt")];
	return records.reduce((sum, amount) => sum + (centsOf(amount) ?? 0), 0);
}

/** What a debit that came back costs stands in its charges; else it is what was taken beyond what was once collected. */
function returnFee(details: Tag | undefined, amount_cents: number): number {
	const collected = centsOf(first(details, "AmtDtls", "InstdAmt", "Amt"));
	return feeOf(details) || Math.max(0, -amount_cents - (collected ?? -amount_cents));
}

function transactionOf(entry: Tag, details: Tag | undefined, amount_cents: number, account: string): ReadTransaction {
	const booked_on = dayOf(first(entry, "BookgDt")) ?? dayOf(first(entry, "ValDt"));
	if (!booked_on) throw refuse("bank_file_broken");
	const reason = text(details, ["RtrInf", "Rsn", "Cd"], ["RtrInf", "Rsn", "Prtry"]);
	const isReturned = reason !== null && amount_cents < 0;
	const code = /\+(\d{3})(?:\+|$)/.exec(
		text(details, ["BkTxCd", "Prtry", "Cd"]) ?? text(entry, ["BkTxCd", "Prtry", "Cd"]) ?? "",
	);
	return {
		booked_on,
		value_on: dayOf(first(entry, "ValDt")),
		amount_cents,
		...partyOf(details, amount_cents > 0 || isReturned, account),
		purpose: purposeOf(entry, details),
		end_to_end_id: given(text(details, ["Refs", "EndToEndId"])),
		mandate: given(text(details, ["Refs", "MndtId"])),
		bank_reference: given(text(details, ["Refs", "AcctSvcrRef"]) ?? text(entry, ["AcctSvcrRef"])),
		code: code?.[1] ?? null,
		return_reason: isReturned ? reason : null,
		fee_cents: isReturned ? returnFee(details, amount_cents) : 0,
	};
}

/** The parts of a batch, where they come to what was booked; else it is one booking, for no cent may get lost. */
function partsOf(entry: Tag, booked: number, sign: 1 | -1): { details: Tag | undefined; amount_cents: number }[] {
	const parts = all(entry, "NtryDtls", "TxDtls");
	const one = [{ details: parts[0], amount_cents: booked }];
	if (parts.length < 2) return one;
	const amounts = parts.map((details) => {
		const cents = centsOf(first(details, "Amt") ?? first(details, "AmtDtls", "TxAmt", "Amt"));
		return { details, amount_cents: (cents ?? 0) * (signOf(details) ?? sign) };
	});
	const isWhole = amounts.reduce((sum, { amount_cents }) => sum + amount_cents, 0) === booked;
	return isWhole && amounts.every(({ amount_cents }) => amount_cents !== 0) ? amounts : one;
}

function transactionsOf(entry: Tag, account: string): ReadTransaction[] {
	const status = text(entry, ["Sts", "Cd"], ["Sts"]);
	if (status !== "BOOK") return [];
	const sign = signOf(entry);
	const cents = centsOf(first(entry, "Amt"));
	if (sign === null || cents === null) throw refuse("bank_file_broken");
	if (cents === 0) return [];
	return partsOf(entry, sign * cents, sign).map(({ details, amount_cents }) =>
		transactionOf(entry, details, amount_cents, account),
	);
}

function balanceOf(statement: Tag, ...codes: string[]): { cents: number; day: string | null } | null {
	for (const code of codes) {
		const balance = all(statement, "Bal").find((tag) => text(tag, ["Tp", "CdOrPrtry", "Cd"]) === code);
		const cents = centsOf(first(balance, "Amt"));
		if (balance && cents !== null) return { cents: cents * (signOf(balance) ?? 1), day: dayOf(first(balance, "Dt")) };
	}
	return null;
}

/** A long statement comes in pages, which have its name in common: none, or the first, is the statement itself. */
function pageOf(tag: Tag): string {
	const page = Number(text(tag, ["StmtPgntn", "PgNb"], ["RptPgntn", "PgNb"]) ?? 1);
	return page > 1 ? `|${page}` : "";
}

function statementOf(tag: Tag, format: ReadStatement["format"]): ReadStatement {
	const account = plainIban(text(tag, ["Acct", "Id", "IBAN"]));
	if (!account) throw refuse("bank_file_broken");
	if ((text(tag, ["Acct", "Ccy"]) ?? CURRENCY) !== CURRENCY) throw refuse("bank_file_currency");
	const transactions = all(tag, "Ntry").flatMap((entry) => transactionsOf(entry, account));
	const opening = balanceOf(tag, "OPBD", "PRCD");
	const closing = balanceOf(tag, "CLBD");
	const created = (text(tag, ["CreDtTm"]) ?? "").slice(0, 10);
	const days = [...transactions.map(({ booked_on }) => booked_on), ...(closing?.day ? [closing.day] : [])];
	const sequence = text(tag, ["ElctrncSeqNb"]);
	return {
		format,
		account,
		key: `${text(tag, ["Id"]) ?? ""}|${sequence ?? ""}${pageOf(tag)}`,
		sequence: sequence === null ? null : Number(sequence),
		...spanOf(days.length > 0 ? days : [created]),
		opening_cents: opening?.cents ?? null,
		closing_cents: closing?.cents ?? null,
		transactions,
	};
}

export function readCamt(bytes: Uint8Array): ReadStatement[] {
	const document = parseXml(bytes);
	const kind = NAMESPACE.exec(document.namespace)?.[1];
	if (!kind) throw refuse("bank_file_unknown");
	return kind === "053"
		? all(document, "BkToCstmrStmt", "Stmt").map((tag) => statementOf(tag, "camt.053"))
		: all(document, "BkToCstmrAcctRpt", "Rpt").map((tag) => statementOf(tag, "camt.052"));
}
