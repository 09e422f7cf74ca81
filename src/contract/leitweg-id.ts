import { endsInItsCheckDigits } from "./check-digits.ts";

/** Which administration, where within it, and two check digits: "04011000-1234512345-06". The middle may be missing. */
const FORM = /^\d{2,12}(?:-[A-Z\d]{1,30})?-\d{2}$/;

/** As it is written, whatever was copied along with it. */
export const cleanedLeitwegId = (text: string): string =>
	text
		.replace(/\s+/g, "")
		.replace(/[\u2010-\u2015]/g, "-")
		.toUpperCase();

export const isLeitwegId = (id: string): boolean => FORM.test(id) && endsInItsCheckDigits(id.replaceAll("-", ""));
