import * as z from "zod/mini";
import { startSession } from "#browser/session/session.ts";
import * as field from "#contract/fields.ts";
import { type Profile, ProfileUpdate } from "#contract/profile.ts";
import { defineForm } from "#web/forms/form.ts";

const valuesOf = (profile: Profile) => ({
	title: profile.title ?? "",
	name: profile.name,
	company: profile.company ?? "",
	street_address: profile.street_address,
	street_suffix: profile.street_suffix,
	postcode: profile.postcode,
	city: profile.city,
	email: profile.email,
	phone_number: profile.phone_number ?? "",
	date_of_birth: profile.date_of_birth ?? "",
	password: "",
	password_repeat: "",
	current_password: "",
	bank: profile.bank ?? "",
	bank_account_owner: profile.bank_account_owner ?? "",
	iban: profile.iban ?? "",
	swift_bic_number: profile.swift_bic_number ?? "",
});
type ProfileValues = ReturnType<typeof valuesOf>;

type Guarded = { email?: string; password?: string | undefined };

/** Whoever finds an open browser must not be able to take the account over. */
export const needsPassword = ({ email, password }: Guarded, profile: Pick<Profile, "email">): boolean =>
	Boolean(password) || (email ?? "").trim().toLowerCase() !== profile.email.toLowerCase();

/** MEM-27: an empty password is left out, and with it the repetition. */
function toUpdate({ password, password_repeat, current_password, ...values }: ProfileValues) {
	return {
		...values,
		...(password || password_repeat ? { password, password_repeat } : {}),
		...(current_password ? { current_password } : {}),
	};
}

/** Judged together with the rules of each field. */
const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

const schemaFor = (profile: Profile) =>
	ProfileUpdate.check(
		z.refine((values) => Boolean(values.current_password) || !needsPassword(values, profile), {
			path: ["current_password"],
			error: field.REQUIRED,
			when: isObject,
		}),
		z.refine((values) => !values.password_repeat || Boolean(values.password), {
			path: ["password_repeat"],
			error: field.PASSWORDS_DIFFER,
			when: isObject,
		}),
	);

/** MEM-25: filled with the profile. */
export const profileForm = (profile: Profile) =>
	defineForm({
		schema: schemaFor(profile),
		initial: valuesOf(profile),
		body: toUpdate,
		send: async (api, body) => {
			const { data, session } = await api.accounts.update({ params: { id: profile.id }, body });
			// A new password has ended the login that asked for it.
			if (session) startSession(session);
			return data;
		},
	});
