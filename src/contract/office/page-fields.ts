import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { plainText } from "#contract/html-text.ts";

/** What articles, seminars and video courses have in common on their pages. */

const SLUG_FORMAT = "Nur Kleinbuchstaben und Ziffern und Bindestriche";
const TEXT_MAX_LENGTH = 200_000;
const AMOUNT = "Bitte einen Betrag von 1 bis 5.000 Euro oder nichts angeben";

/** The last part of a page's address. */
export const slug = field.limitedText(100).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_FORMAT));

/** HTML; whatever the site does not know is left out. */
export const richText = z
	.string(field.REQUIRED)
	.check(z.overwrite(field.cleanedLines), z.maxLength(TEXT_MAX_LENGTH, "Der Text ist zu lang"));

/** Of a page that is never without words. */
export const shownText = richText.check(z.refine((html: string) => plainText(html) !== "", field.REQUIRED));

/** In euro; none means free of charge. */
export const price = z.nullable(z.number(AMOUNT).check(z.gte(1, AMOUNT), z.lte(5_000, AMOUNT)));
