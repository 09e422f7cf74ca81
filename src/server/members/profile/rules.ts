import * as z from "zod/mini";
import { bic, iban } from "#contract/bank.ts";
import { formatDate } from "#contract/dates.ts";
import { emptyOr } from "#contract/fields.ts";
import { isMaskOf, maskIban } from "#contract/iban.ts";
import { internationalPhone } from "#contract/phones.ts";
import type { Profile, ProfileUpdate } from "#contract/profile.ts";
import { toIsoDay } from "#server/members/rules.ts";
import type { MemberRow, NewMember } from "#server/members/store.ts";
import { validate } from "#server/validation.ts";

/** What lies encrypted in `bank_data`. */
export interface BankData {
	bank: string | null;
	bank_account_owner: string | null;
	iban: string | null;
	swift_bic_number: string | null;
}

export const NO_BANK_DATA: BankData = { bank: null, bank_account_owner: null, iban: null, swift_bic_number: null };

const GivenBankData = z.object({ iban: emptyOr(iban), swift_bic_number: emptyOr(bic) });

/** What is left out stays, what is empty goes, and a masked IBAN is the stored one. */
export function changedBankData(stored: BankData, given: ProfileUpdate): BankData {
	const keepsIban = given.iban === undefined || (stored.iban !== null && isMaskOf(stored.iban, given.iban));
	const judged = validate(GivenBankData, {
		iban: keepsIban ? undefined : given.iban,
		swift_bic_number: given.swift_bic_number,
	});
	const pick = (value: string | undefined, before: string | null) => (value === undefined ? before : value || null);
	return {
		bank: pick(given.bank, stored.bank),
		bank_account_owner: pick(given.bank_account_owner, stored.bank_account_owner),
		iban: keepsIban ? stored.iban : (judged.iban ?? null),
		swift_bic_number:
			given.swift_bic_number === undefined ? stored.swift_bic_number : (judged.swift_bic_number ?? null),
	};
}

export const isEmpty = (bankData: BankData): boolean => Object.values(bankData).every((value) => value === null);

/** A new number has to be confirmed anew; the same one written differently has not. */
function changedPhone(member: MemberRow, given: string | undefined) {
	const phone_number = given ? internationalPhone(given) : null;
	const before = member.phone_number && internationalPhone(member.phone_number);
	return { phone_number, ...(phone_number === before ? {} : { pin_authenticated_at: null }) };
}

export const changedMember = (member: MemberRow, given: ProfileUpdate, now: Date): Partial<NewMember> => ({
	title: given.title ?? null,
	name: given.name,
	company: given.company || null,
	street_address: given.street_address,
	street_suffix: given.street_suffix,
	postcode: given.postcode,
	city: given.city,
	date_of_birth: toIsoDay(given.date_of_birth),
	...changedPhone(member, given.phone_number),
	updated_at: now,
});

export const presentProfile = (member: MemberRow, bankData: BankData, newsletter: Profile["newsletter"]): Profile => ({
	id: member.id,
	title: member.title,
	name: member.name,
	email: member.email,
	email_confirmed: member.email_confirmed_at !== null,
	company: member.company,
	street_address: member.street_address,
	street_suffix: member.street_suffix,
	postcode: member.postcode,
	city: member.city,
	phone_number: member.phone_number,
	date_of_birth: member.date_of_birth && formatDate(member.date_of_birth),
	is_pin_authenticated: member.pin_authenticated_at ? 1 : 0,
	...bankData,
	iban: bankData.iban && maskIban(bankData.iban),
	newsletter,
});
