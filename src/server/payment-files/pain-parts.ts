import { type Element, element, xmlDocument } from "#server/xml.ts";
import { sepaId, sepaName } from "./sepa-text.ts";

/** What files for the bank have in common. */

export interface Account {
	holder: string;
	iban: string;
}

/** Our own. */
export interface House extends Account {
	bic: string;
}

interface Entry {
	amount_cents: number;
}

export interface Head {
	/** The file's own, which the bank names when it answers. */
	number: string;
	made_at: Date;
	house: House;
}

const COUNTED_CENTS = 100;
/** Never by a number with a point in it: "47.60". */
export const amountText = (cents: number): string =>
	`${Math.trunc(cents / COUNTED_CENTS)}.${String(cents % COUNTED_CENTS).padStart(2, "0")}`;

export const sumOf = (entries: readonly Entry[]): number =>
	entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

export const totals = (entries: readonly Entry[]): Element[] => [
	element("NbOfTxs", String(entries.length)),
	element("CtrlSum", amountText(sumOf(entries))),
];

export const code = (name: string, value: string): Element => element(name, [element("Cd", value)]);
export const named = (role: string, name: string): Element => element(role, [element("Nm", sepaName(name))]);
export const account = (role: string, iban: string): Element =>
	element(role, [element("Id", [element("IBAN", iban.replace(/\s/g, ""))])]);

/** The IBAN alone tells the bank; a BIC that does not belong to it would only have the payment refused. */
export const agent = (role: string, bic = ""): Element =>
	element(role, [
		element("FinInstnId", bic ? [element("BICFI", bic)] : [element("Othr", [element("Id", "NOTPROVIDED")])]),
	]);

export const instructed = (cents: number): Element => element("InstdAmt", amountText(cents), { Ccy: "EUR" });

export const header = ({ number, made_at, house }: Head, entries: readonly Entry[]): Element =>
	element("GrpHdr", [
		element("MsgId", sepaId(number)),
		element("CreDtTm", `${made_at.toISOString().slice(0, 19)}Z`),
		...totals(entries),
		named("InitgPty", house.holder),
	]);

export const painDocument = (message: string, root: Element): string =>
	xmlDocument(element("Document", [root], { xmlns: `urn:iso:std:iso:20022:tech:xsd:${message}` }));
