import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "./constants.ts";
import * as field from "./fields.ts";
import { repeatedPassword, samePassword } from "./passwords.ts";

/** Who leads the office first. */
export const FirstStaff = z
	.object({
		name: field.requiredText,
		email: field.email,
		password: field.password(PASSWORD_MIN_LENGTH.memberArea),
		password_repeat: repeatedPassword,
	})
	.check(samePassword("password_repeat"));
export type FirstStaff = z.output<typeof FirstStaff>;
