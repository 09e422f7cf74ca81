import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "./constants.ts";
import * as field from "./fields.ts";
import { repeatedPassword, samePassword } from "./passwords.ts";
import { Person } from "./profile.ts";

const registrationWith = (min: (typeof PASSWORD_MIN_LENGTH)[keyof typeof PASSWORD_MIN_LENGTH]) =>
	z
		.object({
			...Person,
			password: field.password(min),
			password_repeat: repeatedPassword,
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
export const RegistrationRequest = CheckoutRegistration.check(
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

/** From the order of a guest, which tells all the rest. */
export const OrderAccount = z.object({ password: field.password(PASSWORD_MIN_LENGTH.memberArea) });

/** The answer to whoever makes an account, whether the address is known or not. */
export const Registered = z.object({
	name: z.string(),
	email: z.string(),
	/** So long the link in the mail works. */
	confirm_until: z.string(),
});
export type Registered = z.output<typeof Registered>;
