import { endsInItsCheckDigits } from "./check-digits.ts";

const FORM = /^([A-Z]{2})(\d{2})[A-Z\d]{3}([A-Z\d]{1,28})$/;

/** By its check digits (ISO 7064, mod 97-10); the three characters that a creditor chooses do not count. */
export function isCreditorId(id: string): boolean {
	const [, country = "", check = "", own = ""] = FORM.exec(id) ?? [];
	return country !== "" && endsInItsCheckDigits(own + country + check);
}
