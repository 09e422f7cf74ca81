import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { Message } from "./message.ts";

/** MEM-21: how long it is says the first; of the second counts only that it is the same. */
export const repeatedPassword = z.string(field.REQUIRED);

/** Both are judged as soon as the first has been given, whatever else is still missing. */
export const samePassword = (repeat: "password_repeat" | "password_confirmation") =>
	z.refine(
		(values: unknown) => {
			const given = values as Record<string, unknown>;
			return given.password === given[repeat] && given[repeat] !== "";
		},
		{
			path: [repeat],
			error: ({ input }) =>
				(input as { password?: unknown }).password === "" ? field.REQUIRED : field.PASSWORDS_DIFFER,
			when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === "string",
		},
	);

export const PasswordRecovery = z.object({ email: field.email });
export const PasswordReset = z
	.object({
		email: field.email,
		password: field.password(PASSWORD_MIN_LENGTH.memberArea),
		password_confirmation: repeatedPassword,
		token: field.mailedToken,
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
