import { expect, test } from "vitest";
import { errorsOf } from "#browser/forms/definition.ts";
import type { Profile } from "#contract/profile.ts";
import { firstName } from "./first-name.ts";
import { profileForm } from "./profile-form.ts";

const PROFILE: Profile = {
	id: 7,
	title: null,
	name: "Clara Winkler",
	email: "clara@vsz.example",
	email_confirmed: true,
	company: null,
	street_address: "Beispielweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
	phone_number: "03510000002",
	date_of_birth: "14.03.1986",
	is_pin_authenticated: 1,
	bank: null,
	bank_account_owner: null,
	iban: "DE** **** **** **** **34 56",
	swift_bic_number: null,
	newsletter: "none",
};
const form = profileForm(PROFILE);
const bodyWith = (changes: Partial<typeof form.initial>) => form.body({ ...form.initial, ...changes });
const errorsWith = (changes: Partial<typeof form.initial>) => errorsOf(form, { ...form.initial, ...changes });

test("MEM-25 the form is filled with the profile, and so it is valid", () => {
	expect(form.initial).toMatchObject({ name: "Clara Winkler", company: "", phone_number: "03510000002", title: "" });
	expect(errorsWith({})).toEqual({});
});

test("MEM-27 an empty password is left out together with its repetition", () => {
	for (const key of ["password", "password_repeat", "current_password"]) expect(bodyWith({})).not.toHaveProperty(key);
	expect(
		bodyWith({ password: "neu-und-lang", password_repeat: "neu-und-lang", current_password: "alt" }),
	).toMatchObject({
		password: "neu-und-lang",
		password_repeat: "neu-und-lang",
		current_password: "alt",
	});
});

test("MEM-26 CONST-07 a password that is given has at least 8 characters and is repeated", () => {
	const current_password = "alt";
	expect(errorsWith({ password: "kurz", password_repeat: "kurz", current_password })).toMatchObject({
		password: "Passwort ist zu kurz",
	});
	expect(errorsWith({ password: "12345678", password_repeat: "12345679", current_password })).toEqual({
		password_repeat: "Passwörter stimmen nicht überein",
	});
	expect(errorsWith({ password_repeat: "12345678" })).toEqual({ password_repeat: "Passwörter stimmen nicht überein" });
	expect(errorsWith({ password: "12345678", password_repeat: "12345678", current_password })).toEqual({});
});

test("MEM-25 the rules of the registration hold", () => {
	expect(errorsWith({ name: " ", postcode: "0109", phone_number: "12", date_of_birth: "31.02.2000" })).toEqual({
		name: "Bitte ausfüllen",
		postcode: "Ungültiges Format",
		phone_number: "Ungültige Angabe",
		date_of_birth: "Ungültiges Format",
	});
});

test("a new address or password needs the present password, also while other fields are wrong", () => {
	expect(errorsWith({ email: "neu@vsz.example" })).toEqual({ current_password: "Bitte ausfüllen" });
	expect(errorsWith({ email: "neu@vsz.example", current_password: "alt" })).toEqual({});
	expect(errorsWith({ password: "12345678", password_repeat: "12345678" })).toEqual({
		current_password: "Bitte ausfüllen",
	});
	expect(errorsWith({ name: "", email: "neu@vsz.example" })).toEqual({
		name: "Bitte ausfüllen",
		current_password: "Bitte ausfüllen",
	});
});

test("people are greeted by their first name", () => {
	const greeted = ["Clara Winkler", "Dr. Clara Winkler", "Prof. Dr. Clara", "  Clara ", "Dr.", "Chor Elbhang"].map(
		firstName,
	);
	expect(greeted).toEqual(["Clara", "Clara", "Clara", "Clara", "Dr.", "Chor"]);
});
