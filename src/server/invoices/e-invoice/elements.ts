import { type Element, element } from "#server/xml.ts";

/** The words of the Cross Industry Invoice (UN/CEFACT D16B), as few as an invoice of the house needs. */

type Attributes = Parameters<typeof element>[2];

export const ram = (name: string, content: string | Part[], attributes?: Attributes): Element =>
	element(`ram:${name}`, typeof content === "string" ? content : present(content), attributes);

/** What is not there is left out: an element that is empty says something else. */
export type Part = Element | null;

const present = (parts: readonly Part[]): Element[] => parts.filter((part) => part !== null);

export const optional = (name: string, text: string | null | undefined, attributes?: Attributes): Part =>
	text ? ram(name, text, attributes) : null;

/** Cents as "1234.50". */
export const amount = (cents: number): string => (cents / 100).toFixed(2);

export const money = (name: string, cents: number, attributes?: Attributes): Element =>
	ram(name, amount(cents), attributes);

/** An ISO day as yyyyMMdd. */
const stamp = (prefix: "udt" | "qdt", day: string): Element =>
	element(`${prefix}:DateTimeString`, day.replaceAll("-", ""), { format: "102" });

export const onDay = (name: string, day: string): Element => ram(name, [stamp("udt", day)]);
export const formattedDay = (name: string, day: string): Element => ram(name, [stamp("qdt", day)]);
