const FORM = /^([A-Z]{2})(\d{2})[A-Z\d]{3}([A-Z\d]{1,28})$/;

/** Letters count from ten on. */
const asDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** By its check digits (ISO 7064, mod 97-10); the three characters that a creditor chooses do not count. */
export function isCreditorId(id: string): boolean {
	const [, country = "", check = "", own = ""] = FORM.exec(id) ?? [];
	return country !== "" && BigInt(asDigits(own + country) + check) % 97n === 1n;
}
