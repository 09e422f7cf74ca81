import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { repeatedPassword, samePassword } from "#contract/passwords.ts";
import { device } from "#contract/session.ts";
import { officeEndpoint } from "./endpoint.ts";
import { revision } from "./revision.ts";
import { totpCode } from "./second-step.ts";
import { PasskeyAnswer, PasskeyOptions } from "./session.ts";

const PASSKEY_NAME_MAX_LENGTH = 60;
const passkeyName = field.limitedText(PASSKEY_NAME_MAX_LENGTH);
export const PasskeyName = z.object({ name: passkeyName });
const byId = z.object({ id: field.id });

/** A person's own second factors and sessions. */
export const Account = z.object({
	name: z.string(),
	revision: z.int(),
	email: z.string(),
	/** Their roles allow no login by password alone. */
	needs_second_factor: z.boolean(),
	passkeys: z.array(
		z.object({ id: z.int(), name: z.string(), created_at: z.string(), last_used_at: z.nullable(z.string()) }),
	),
	totp_since: z.nullable(z.string()),
	recovery_codes_left: z.int(),
	sessions: z.array(
		z.object({
			id: z.int(),
			browser: z.string(),
			began_at: z.string(),
			last_active_at: z.string(),
			is_current: z.boolean(),
		}),
	),
});
export type Account = z.output<typeof Account>;

export const OwnName = z.object({ name: field.requiredText });

/** Told once, with the first factor or when they are made anew. */
const Codes = z.object({ recovery_codes: z.nullable(z.array(z.string())) });

export const PasswordChange = z
	.object({
		current_password: field.secret,
		password: field.password(PASSWORD_MIN_LENGTH.memberArea),
		password_repeat: repeatedPassword,
	})
	.check(samePassword("password_repeat"));
export type PasswordChange = z.output<typeof PasswordChange>;

/** Where somebody sets up a second factor: in their account, or at the first login (STAFF-02). */
export const enrolment = {
	passkeyOptions: officeEndpoint({
		method: "POST",
		path: "/office/account/passkey_options",
		access: "enrolling",
		proof: "fresh",
		log: "none",
		summary: "Beginnt einen neuen Passkey",
		response: single(PasskeyOptions),
	}),
	addPasskey: officeEndpoint({
		method: "POST",
		path: "/office/account/passkey",
		access: "enrolling",
		proof: "fresh",
		log: "security",
		cookie: "staff",
		summary: "Merkt sich einen Passkey; mit dem ersten zweiten Schritt kommen die Notfallcodes",
		refuses: ["passkey_wrong"],
		body: z.object({ name: passkeyName, answer: PasskeyAnswer, device }),
		response: single(Codes),
	}),
	totpSecret: officeEndpoint({
		method: "POST",
		path: "/office/account/totp",
		access: "enrolling",
		proof: "fresh",
		log: "none",
		summary: "Ein neues Geheimnis für eine App mit Codes; es gilt erst mit dem ersten Code",
		refuses: ["totp_exists"],
		response: single(z.object({ secret: z.string(), uri: z.string() })),
	}),
	confirmTotp: officeEndpoint({
		method: "PUT",
		path: "/office/account/totp",
		access: "enrolling",
		proof: "fresh",
		log: "security",
		cookie: "staff",
		summary: "Nimmt die App mit ihrem ersten Code an; mit dem ersten zweiten Schritt kommen die Notfallcodes",
		refuses: ["code_wrong", "totp_exists"],
		body: z.object({ totp_code: totpCode, device }),
		response: single(Codes),
	}),
};

export const account = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/account",
		access: "desk.see",
		summary: "Das eigene Konto",
		response: single(Account),
	}),
	rename: officeEndpoint({
		method: "PUT",
		path: "/office/account",
		access: "desk.see",
		audit: "staff_changed",
		summary: "Ändert den eigenen Namen",
		refuses: ["changed_meanwhile"],
		body: z.extend(OwnName, { revision }),
		response: single(Account),
	}),
	changePassword: officeEndpoint({
		method: "PUT",
		path: "/office/account/password",
		access: "desk.see",
		log: "security",
		summary: "Ändert das eigene Passwort; alle anderen Sitzungen enden",
		body: PasswordChange,
		response: single(Account),
	}),
	renamePasskey: officeEndpoint({
		method: "PUT",
		path: "/office/account/passkey/:id",
		access: "desk.see",
		log: "none",
		summary: "Benennt einen eigenen Passkey",
		params: byId,
		body: PasskeyName,
		response: single(Account),
	}),
	removePasskey: officeEndpoint({
		method: "DELETE",
		path: "/office/account/passkey/:id",
		access: "desk.see",
		proof: "fresh",
		log: "security",
		summary: "Entfernt einen eigenen Passkey",
		refuses: ["second_factor_needed"],
		params: byId,
		response: single(Account),
	}),
	removeTotp: officeEndpoint({
		method: "DELETE",
		path: "/office/account/totp",
		access: "desk.see",
		proof: "fresh",
		log: "security",
		summary: "Entfernt die eigene App mit Codes",
		refuses: ["not_found", "second_factor_needed"],
		response: single(Account),
	}),
	renewRecoveryCodes: officeEndpoint({
		method: "POST",
		path: "/office/account/recovery_codes",
		access: "desk.see",
		proof: "fresh",
		log: "security",
		summary: "Macht zehn neue Notfallcodes; die alten gelten nicht mehr",
		refuses: ["not_found"],
		response: single(z.object({ recovery_codes: z.array(z.string()) })),
	}),
	endSession: officeEndpoint({
		method: "DELETE",
		path: "/office/account/session/:id",
		access: "desk.see",
		log: "security",
		summary: "Beendet eine eigene Sitzung",
		params: byId,
		response: single(Account),
	}),
	endOtherSessions: officeEndpoint({
		method: "DELETE",
		path: "/office/account/session",
		access: "desk.see",
		log: "security",
		summary: "Beendet alle eigenen Sitzungen außer dieser",
		response: single(Account),
	}),
};
