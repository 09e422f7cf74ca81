import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { Message } from "./message.ts";

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
