import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "./constants.ts";
import { Course } from "./courses.ts";
import { Document } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";
import { paged, single } from "./paging.ts";

/** An answer that a person reads. */
export const Message = z.object({ message: z.string() });

/** Both are judged as soon as the first has been given, whatever else is still missing. */
export const samePassword = (repeat: "password_repeat" | "password_confirmation") =>
	z.refine(
		(values: unknown) => {
			const given = values as Record<string, unknown>;
			return given.password === given[repeat];
		},
		{
			path: [repeat],
			error: field.PASSWORDS_DIFFER,
			when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === "string",
		},
	);

const Person = {
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

const registrationWith = (min: (typeof PASSWORD_MIN_LENGTH)[keyof typeof PASSWORD_MIN_LENGTH]) =>
	z
		.object({
			...Person,
			password: field.password(min),
			password_repeat: field.password(min),
			accept_terms: field.acceptedTerms,
			/** The basket of the checkout in which the account is created. */
			basket_id: z.optional(field.uuid),
			website: field.honeypot,
		})
		.check(samePassword("password_repeat"));

export const Registration = registrationWith(PASSWORD_MIN_LENGTH.memberArea);
/** PAY-09: at checkout six characters are enough. */
export const CheckoutRegistration = registrationWith(PASSWORD_MIN_LENGTH.checkout);
export type Registration = z.output<typeof CheckoutRegistration>;

/** API-38: without a basket the longer password is asked for; one that is too short for both is named once. */
const RegistrationRequest = CheckoutRegistration.check(
	z.refine(
		(values: unknown) => {
			const { password, basket_id } = values as { password: string; basket_id?: unknown };
			const judged = basket_id === undefined && password.length >= PASSWORD_MIN_LENGTH.checkout;
			return !judged || password.length >= PASSWORD_MIN_LENGTH.memberArea;
		},
		{
			path: ["password"],
			error: field.PASSWORD_TOO_SHORT,
			when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === "string",
		},
	),
);

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
		password_repeat: field.emptyOr(field.password(PASSWORD_MIN_LENGTH.memberArea)),
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
	newsletter: z.enum(["none", "pending", "confirmed", "unsubscribed"]),
});
export type Profile = z.output<typeof Profile>;

export const MemberVideo = z.object({
	is_available_for_user: z.boolean(),
	/** Bought, and opened as soon as the confirmation of the contract has left by mail. */
	is_being_unlocked: z.boolean(),
	available_until: z.string(),
	product: z.pick(Course, {
		id: true,
		slug: true,
		topic: true,
		image: true,
		image_alt: true,
		duration: true,
		price: true,
		is_active: true,
		category: true,
		lecturer: true,
	}),
});
export type MemberVideo = z.output<typeof MemberVideo>;

export const MemberBooking = z.object({
	number: z.string(),
	topic: z.string(),
	slug: z.string(),
	date: z.string(),
	location: z.string(),
	is_online: z.boolean(),
	number_of_persons: z.int(),
	price: z.nullable(z.number()),
	state: z.enum(["booked", "changed", "cancelled", "called_off", "past"]),
	/** The page of the booking. */
	path: z.string(),
	documents: z.array(Document),
});
export type MemberBooking = z.output<typeof MemberBooking>;

/** A secret followed by the address it was sent to. */
const addressToken = z.string(field.REQUIRED).check(z.regex(/^[\w-]{43,420}$/, field.INVALID_VALUE));

export const PasswordRecovery = z.object({ email: field.email });
export const PasswordReset = z
	.object({
		email: field.email,
		password: field.password(PASSWORD_MIN_LENGTH.memberArea),
		password_confirmation: field.password(PASSWORD_MIN_LENGTH.memberArea),
		/** Also one that was cut off on its way: then it works no more, and the server says so. */
		token: z.string(field.REQUIRED).check(z.regex(/^[\w-]{20,420}$/, field.INVALID_VALUE)),
	})
	.check(samePassword("password_confirmation"));

/** The link shows whose mailbox it is, the password whose account. */
const Confirmation = z.object({ token: addressToken, password: field.secret });

/** A link that still works. */
export const ConfirmationLink = z.object({
	email: z.string(),
	/** It takes the place of another address; with a link to the account's own, one may also choose a new password. */
	is_change: z.boolean(),
});
export type ConfirmationLink = z.output<typeof ConfirmationLink>;

/** Where the member is logged in. */
export const OwnLogin = z.object({
	id: z.int(),
	/** "Firefox unter Linux" */
	browser: z.string(),
	began_at: z.string(),
	/** To within a few minutes. */
	last_used_at: z.string(),
	/** The one that asks. */
	is_current: z.boolean(),
});
export type OwnLogin = z.output<typeof OwnLogin>;

const WithPassword = z.object({ current_password: field.secret });
const ById = z.object({ id: field.id });

export const accounts = {
	register: endpoint({
		method: "POST",
		path: "/user",
		access: "public",
		status: 201,
		summary: "Legt ein Konto an; die Antwort ist für bekannte und unbekannte Adressen gleich",
		body: RegistrationRequest,
		response: single(z.object({ name: z.string(), email: z.string() })),
		errorsInMessage: true,
	}),
	confirmationLink: endpoint({
		method: "GET",
		path: "/user/confirm/:token",
		access: "public",
		summary: "Welche Adresse der Link aus der Mail bestätigt; ändert nichts",
		refuses: ["link_expired"],
		params: z.object({ token: addressToken }),
		response: single(ConfirmationLink),
	}),
	confirm: endpoint({
		method: "POST",
		path: "/user/confirm",
		access: "public",
		summary: "Bestätigt die E-Mail-Adresse mit dem Link aus der Mail und dem Passwort; beendet alle Anmeldungen",
		refuses: ["link_expired"],
		body: Confirmation,
		response: Message,
	}),
	logins: endpoint({
		method: "GET",
		path: "/user/login",
		access: "member",
		summary: "Wo das Konto gerade angemeldet ist",
		response: single(z.array(OwnLogin)),
	}),
	endLogin: endpoint({
		method: "DELETE",
		path: "/user/login/:id",
		access: "member",
		summary: "Beendet eine der eigenen Anmeldungen",
		params: ById,
		response: Message,
	}),
	endOtherLogins: endpoint({
		method: "DELETE",
		path: "/user/login",
		access: "member",
		summary: "Beendet alle eigenen Anmeldungen außer der, die fragt",
		response: Message,
	}),
	profile: endpoint({
		method: "GET",
		path: "/user/profile",
		access: "member",
		summary: "Das eigene Profil; Bankdaten verdeckt",
		response: single(Profile),
	}),
	update: endpoint({
		method: "PUT",
		path: "/user/:id",
		access: "member",
		summary: "Ändert das eigene Konto; eine neue E-Mail-Adresse gilt, sobald sie bestätigt ist",
		params: ById,
		body: ProfileUpdate,
		response: single(Profile),
	}),
	sendConfirmation: endpoint({
		method: "POST",
		path: "/user/confirmation",
		access: "member",
		summary: "Schickt die Mail zur Bestätigung der Adresse noch einmal",
		refuses: ["too_many"],
		response: Message,
	}),
	videos: endpoint({
		method: "GET",
		path: "/user/video",
		access: "member",
		summary: "Die eigenen Videokurse, auch abgelaufene",
		response: paged(MemberVideo),
	}),
	bookings: endpoint({
		method: "GET",
		path: "/user/booking",
		access: "member",
		summary: "Seminarbuchungen mit der bestätigten Adresse",
		response: paged(MemberBooking),
	}),
	newsletter: endpoint({
		method: "POST",
		path: "/user/newsletter",
		access: "member",
		summary: "Bestellt den Newsletter (mit Bestätigung per Mail) oder bestellt ihn ab",
		refuses: ["email_unconfirmed"],
		body: z.object({ subscribe: z.boolean() }),
		response: Message,
	}),
	export: endpoint({
		method: "POST",
		path: "/user/export",
		access: "member",
		summary: "Alles, was wir über die Person gespeichert haben (Art. 15 und 20 DSGVO)",
		body: z.extend(WithPassword, { format: z.enum(["json", "html"]) }),
		response: file("application/json", "text/html; charset=utf-8"),
	}),
	delete: endpoint({
		method: "DELETE",
		path: "/user/:id",
		access: "member",
		summary: "Löscht das eigene Konto (Art. 17 DSGVO)",
		params: ById,
		body: WithPassword,
		response: Message,
	}),
};

export const passwords = {
	recover: endpoint({
		method: "POST",
		path: "/password/email",
		access: "public",
		summary: "Schickt einen Link zum Zurücksetzen, wenn es das Konto gibt; die Antwort ist immer gleich",
		body: PasswordRecovery,
		response: Message,
	}),
	reset: endpoint({
		method: "POST",
		path: "/password/reset",
		access: "public",
		summary: "Setzt ein neues Passwort mit dem Link aus der Mail",
		refuses: ["link_expired"],
		body: PasswordReset,
		response: Message,
	}),
};
