import type { Profile } from "#contract/accounts.ts";
import { formatDate } from "#contract/dates.ts";
import { maskIban } from "#server/members/rules.ts";
import type { MemberRow } from "#server/members/store.ts";

/** What lies encrypted in `bank_data`. */
export interface BankData {
	bank: string | null;
	bank_account_owner: string | null;
	iban: string | null;
	swift_bic_number: string | null;
}

export const NO_BANK_DATA: BankData = { bank: null, bank_account_owner: null, iban: null, swift_bic_number: null };

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
