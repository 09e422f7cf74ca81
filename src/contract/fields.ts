import * as z from "zod/mini";
import {
	HOUSE_NUMBER_MAX_LENGTH,
	PAGE_SIZE,
	type PASSWORD_MIN_LENGTH,
	POSTCODE_LENGTH,
	SEARCH_MAX_LENGTH,
	TEXT_MAX_LENGTH,
} from "./constants.ts";
import { parseGermanDay } from "./dates.ts";
import {
	INVALID_EMAIL,
	INVALID_FORMAT,
	INVALID_LEITWEG_ID,
	INVALID_VALUE,
	LEAVE_EMPTY,
	PASSWORD_TOO_SHORT,
	REQUIRED,
	TERMS_REQUIRED,
} from "./field-words.ts";
import { cleanedLeitwegId, isLeitwegId } from "./leitweg-id.ts";
import { cleanedPhone, PHONE, PHONE_MAX_LENGTH } from "./phones.ts";

export {
	INVALID_FORMAT,
	INVALID_VALUE,
	labelOf,
	PASSWORD_TOO_SHORT,
	PASSWORDS_DIFFER,
	REQUIRED,
} from "./field-words.ts";

/** A rule is written once, here, with its German message; the form and the server use the same. */

/** As much as stands in one line of an invoice. */
const ORDER_REFERENCE_MAX_LENGTH = 40;
const MAX_INT4 = 2_147_483_647;

/** Where a rule has no sentence of its own. */
z.config({ customError: () => "Ungültige Angabe" });

const tooLong = (max: number) => `Höchstens ${max} Zeichen`;

/**
 * Control characters have no place in a line; the database cannot even store the first of them, nor halves of characters.
 * What turns the reading direction shows a name as another one, and what is no character breaks files of others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must go
const CONTROL = /[\u0000-\u001f\u007f\p{Surrogate}\p{NChar}\p{Bidi_C}]+/gu;
const withoutControl = z.overwrite((value: string) => value.replace(CONTROL, " "));
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of them but tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}\p{NChar}\p{Bidi_C}]+/gu;
const LONG_TEXT_MAX_LENGTH = 5_000;

export const cleanedLines = (value: string): string => value.replace(/\r\n?/g, "\n").replace(CONTROL_IN_TEXT, "");

/** May be empty. */
export const text = (max: number) => z.string(REQUIRED).check(withoutControl, z.trim(), z.maxLength(max, tooLong(max)));

export const limitedText = (max: number) => text(max).check(z.minLength(1, REQUIRED));
export const optionalText = z.optional(text(TEXT_MAX_LENGTH));
export const requiredText = limitedText(TEXT_MAX_LENGTH);
const lines = (max: number) =>
	z.string(REQUIRED).check(z.overwrite(cleanedLines), z.trim(), z.maxLength(max, tooLong(max)));
/** Text of several lines; may be empty. */
export const longText = lines(LONG_TEXT_MAX_LENGTH);
export const limitedLines = (max: number) => lines(max).check(z.minLength(1, REQUIRED));
export const requiredLongText = limitedLines(LONG_TEXT_MAX_LENGTH);
/** A field that people do not see and only machines fill. Whoever fills it all the same is told, so that no message is lost. */
export const honeypot = z.optional(z.string(LEAVE_EMPTY).check(z.trim(), z.maxLength(0, LEAVE_EMPTY)));
export const token = z.string(REQUIRED).check(z.regex(/^[\w-]{20,200}$/, INVALID_VALUE));
/** A secret followed by the address it was mailed to. */
export const linkToken = z.string(REQUIRED).check(z.regex(/^[\w-]{43,420}$/, INVALID_VALUE));
/** The same as somebody's mail program may hand it on: of one that was cut off the server says that it works no more. */
export const mailedToken = z.string(REQUIRED).check(z.minLength(1, REQUIRED), z.maxLength(1_000, INVALID_VALUE));
export const houseNumber = limitedText(HOUSE_NUMBER_MAX_LENGTH);
export const postcode = z
	.string(REQUIRED)
	.check(z.trim(), z.minLength(1, REQUIRED), z.regex(new RegExp(`^\\d{${POSTCODE_LENGTH}}$`), INVALID_FORMAT));
export const email = z
	.string(REQUIRED)
	.check(
		z.trim(),
		z.minLength(1, REQUIRED),
		z.maxLength(TEXT_MAX_LENGTH, tooLong(TEXT_MAX_LENGTH)),
		z.email(INVALID_EMAIL),
	);
export const phone = z
	.string(REQUIRED)
	.check(z.overwrite(cleanedPhone), z.regex(PHONE, INVALID_VALUE), z.maxLength(PHONE_MAX_LENGTH, INVALID_VALUE));
export const germanDay = z
	.string(REQUIRED)
	.check(z.refine((value: string) => parseGermanDay(value) !== null, INVALID_FORMAT));
export const password = (min: (typeof PASSWORD_MIN_LENGTH)[keyof typeof PASSWORD_MIN_LENGTH]) =>
	z
		.string(REQUIRED)
		.check(z.minLength(min, PASSWORD_TOO_SHORT), z.maxLength(TEXT_MAX_LENGTH, tooLong(TEXT_MAX_LENGTH)));

/** A password that exists already: its form is not judged again. */
export const secretOr = (missing: string) =>
	z.string(missing).check(z.minLength(1, missing), z.maxLength(TEXT_MAX_LENGTH, tooLong(TEXT_MAX_LENGTH)));
export const secret = secretOr(REQUIRED);
export const optionalSecret = z.optional(z.string().check(z.maxLength(TEXT_MAX_LENGTH, tooLong(TEXT_MAX_LENGTH))));
/** The terms must be accepted: anything but true is refused with their sentence. */
export const acceptedTerms = z.boolean(TERMS_REQUIRED).check(z.refine((value: boolean) => value, TERMS_REQUIRED));
export const uuid = z.string(REQUIRED).check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, INVALID_VALUE));
/** What may be left out may also come empty, as a form sends it. */
export const emptyOr = <T extends z.ZodMiniType<string, string>>(schema: T) =>
	z.optional(
		z.pipe(
			z.transform((value: string) => (typeof value === "string" && value.trim() === "" ? undefined : value)),
			z.optional(schema),
		),
	);

/** EINV-02: the buyer's own number of an order, and where an administration wants its invoice. */
export const orderReference = emptyOr(text(ORDER_REFERENCE_MAX_LENGTH));
export const leitwegId = emptyOr(
	z.string().check(z.overwrite(cleanedLeitwegId), z.refine(isLeitwegId, INVALID_LEITWEG_ID)),
);
export const buyerReferences = { order_reference: orderReference, leitweg_id: leitwegId };

/** Query values arrive as text over HTTP and as numbers in-process. */
export const wholeNumber = (min: number, max: number, otherwise?: string) => {
	const message = otherwise ?? `Bitte eine ganze Zahl von ${min} bis ${max} angeben`;
	return z.pipe(
		z.transform((value: number | string) =>
			typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
		),
		z.int(message).check(z.gte(min, message), z.lte(max, message)),
	);
};

export const id = wholeNumber(1, MAX_INT4);
/** Of several things, each with an id. */
export const chosenId = wholeNumber(1, MAX_INT4, "Bitte auswählen");
/** An id, or 0 for nothing yet. */
export const idOrNone = wholeNumber(0, MAX_INT4);
export const page = wholeNumber(1, 1_000_000);
export const perPage = wholeNumber(1, PAGE_SIZE.maximum);
export const radiusKm = wholeNumber(1, 500);
export const search = z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH, tooLong(SEARCH_MAX_LENGTH)));
export const slug = z.string().check(z.minLength(1, REQUIRED), z.maxLength(TEXT_MAX_LENGTH, tooLong(TEXT_MAX_LENGTH)));

const TRUE_OR_FALSE = "Bitte 1 oder 0 angeben";
export const flag = z.pipe(
	z.transform((value: boolean | string | number) =>
		["1", "true", 1, true].includes(value) ? true : ["0", "false", 0, false].includes(value) ? false : value,
	),
	z.boolean(TRUE_OR_FALSE),
);
