import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "./constants.ts";
import * as field from "./fields.ts";
import { SUBSCRIBER_STATES } from "./newsletter.ts";
import { repeatedPassword, samePassword } from "./passwords.ts";

/** What registration and profile ask of a person. */
export const Person = {
	name: field.requiredText,
	company: field.optionalText,
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
	date_of_birth: field.emptyOr(field.germanDay),
	email: field.email,
	phone_number: field.emptyOr(field.phone),
};

/** What the profile answers as null can be sent back as it is. */
const nullIsEmpty = <T extends z.ZodMiniType<string | undefined, string | undefined>>(schema: T) =>
	z.optional(
		z.pipe(
			z.transform((value: string | null): string | undefined => value ?? ""),
			schema,
		),
	);

export const TITLES = ["Frau", "Herr", "Divers"] as const;

/** Server-owned fields (id, is_pin_authenticated) are not among these and so are ignored. */
export const ProfileUpdate = z
	.object({
		...Person,
		title: nullIsEmpty(field.emptyOr(z.enum(TITLES, field.INVALID_VALUE))),
		company: nullIsEmpty(field.optionalText),
		date_of_birth: nullIsEmpty(Person.date_of_birth),
		phone_number: nullIsEmpty(Person.phone_number),
		password: field.emptyOr(field.password(PASSWORD_MIN_LENGTH.memberArea)),
		password_repeat: field.emptyOr(repeatedPassword),
		/** Needed to change the password or the e-mail address. */
		current_password: field.optionalSecret,
		/** Bank data that are left out stay as they are. */
		bank: nullIsEmpty(field.optionalText),
		bank_account_owner: nullIsEmpty(field.optionalText),
		/** A masked value, as the profile answers it, leaves the stored one as it is; an empty one clears it. */
		iban: nullIsEmpty(field.optionalText),
		swift_bic_number: nullIsEmpty(field.optionalText),
	})
	.check(samePassword("password_repeat"));
export type ProfileUpdate = z.output<typeof ProfileUpdate>;

const orNull = z.nullable(z.string());

export const Profile = z.object({
	id: z.int(),
	title: orNull,
	name: z.string(),
	email: z.string(),
	/** Guest purchases and bookings with this address belong to the account only after confirmation. */
	email_confirmed: z.boolean(),
	company: orNull,
	street_address: z.string(),
	street_suffix: z.string(),
	postcode: z.string(),
	city: z.string(),
	phone_number: orNull,
	/** dd.mm.yyyy */
	date_of_birth: orNull,
	is_pin_authenticated: z.union([z.literal(0), z.literal(1)]),
	bank: orNull,
	bank_account_owner: orNull,
	/** Masked: all but country and the last four digits. */
	iban: orNull,
	swift_bic_number: orNull,
	newsletter: z.enum(["none", ...SUBSCRIBER_STATES]),
});
export type Profile = z.output<typeof Profile>;
