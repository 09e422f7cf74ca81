import type { KnownPerson, PhoneBooking } from "#contract/office/phone-bookings.ts";

/** What the form holds, as it is typed. */
export interface PhoneForm {
	first_name: string;
	last_name: string;
	company: string;
	street_address: string;
	street_suffix: string;
	postcode: string;
	city: string;
	email: string;
	phone: string;
	order_reference: string;
	leitweg_id: string;
	voucher_code: string;
	note: string;
	number_of_persons: number;
	/** The others, as "Vorname Nachname". */
	others: string[];
	nonprofit_sector: string;
	nonprofit_commitment: string;
	nonprofit_weekly_commitment: string;
	reserve_id: string;
	beyond_reason: string;
	mail: boolean;
	terms_read_out: boolean;
	accept_early_performance: boolean;
}

export const EMPTY: PhoneForm = {
	first_name: "",
	last_name: "",
	company: "",
	street_address: "",
	street_suffix: "",
	postcode: "",
	city: "",
	email: "",
	phone: "",
	order_reference: "",
	leitweg_id: "",
	voucher_code: "",
	note: "",
	number_of_persons: 1,
	others: [],
	nonprofit_sector: "",
	nonprofit_commitment: "",
	nonprofit_weekly_commitment: "",
	reserve_id: "",
	beyond_reason: "",
	mail: true,
	terms_read_out: false,
	accept_early_performance: false,
};

/** Who stands at the door without a booking: taken along in the history of the browser, never in the address. */
export interface FromDoor {
	fromDoor: Pick<PhoneForm, "first_name" | "last_name" | "company" | "email">;
}

export const takenOver = (form: PhoneForm, person: KnownPerson): PhoneForm => ({
	...form,
	first_name: person.first_name,
	last_name: person.last_name,
	company: person.company ?? "",
	street_address: person.street_address ?? "",
	street_suffix: person.street_suffix ?? "",
	postcode: person.postcode ?? "",
	city: person.city ?? "",
	email: person.email,
	phone: person.phone ?? "",
});

const splitName = (name: string) => {
	const words = name.trim().split(/\s+/);
	return {
		first_name: words.slice(0, -1).join(" ") || (words[0] ?? ""),
		last_name: words.length > 1 ? (words.at(-1) ?? "") : "",
	};
};

const answered = (value: string): number | undefined => (value === "" ? undefined : Number(value));

export function bodyOf(form: PhoneForm, dateId: number, idempotency_key: string): PhoneBooking {
	const { others, reserve_id, beyond_reason, nonprofit_sector, nonprofit_commitment, ...same } = form;
	return {
		...same,
		date_id: dateId,
		idempotency_key,
		mail: form.mail && form.email !== "",
		persons: Array.from({ length: form.number_of_persons - 1 }, (_, index) => splitName(others[index] ?? "")),
		nonprofit_sector: answered(nonprofit_sector),
		nonprofit_commitment: answered(nonprofit_commitment),
		nonprofit_weekly_commitment: answered(form.nonprofit_weekly_commitment),
		reserve_id: answered(reserve_id),
		beyond_reason: beyond_reason.trim() || undefined,
	};
}
