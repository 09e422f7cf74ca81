import { isSEPACountry, isValidBIC, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { TEXT_MAX_LENGTH } from "./constants.ts";
import { INVALID_FORMAT, REQUIRED, requiredText } from "./fields.ts";

const compact = (value: string) => value.replace(/[\s-]+/g, "").toUpperCase();
const oneWord = () =>
	z
		.string(REQUIRED)
		.check(
			z.overwrite(compact),
			z.minLength(1, REQUIRED),
			z.maxLength(TEXT_MAX_LENGTH, `Höchstens ${TEXT_MAX_LENGTH} Zeichen`),
		);

/** By checksum and length; an account of any SEPA country is as good as a German one. */
export const iban = oneWord().check(
	z.refine((value: string) => value === "" || (isValidIBAN(value) && isSEPACountry(value.slice(0, 2))), INVALID_FORMAT),
);
export const bic = oneWord().check(z.refine((value: string) => value === "" || isValidBIC(value), INVALID_FORMAT));

/** What a direct debit needs. */
export const BankFields = {
	bank: requiredText,
	bank_account_owner: requiredText,
	iban,
	swift_bic_number: bic,
};
