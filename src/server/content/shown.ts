import { REQUIRED } from "#contract/fields.ts";
import { plainText } from "#contract/html-text.ts";
import { refuseField } from "#server/validation.ts";
import { storedHtml } from "./html.ts";

/** HTML as it will be stored; refused where no word of it is left. */
export function shownHtml(field: string, html: string): string {
	const stored = storedHtml(html);
	if (plainText(stored) === "") throw refuseField(field, REQUIRED);
	return stored;
}
