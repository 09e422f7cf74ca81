import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { device } from "#contract/session.ts";
import { officeEndpoint } from "./endpoint.ts";
import { PERMISSIONS, ROLE_NAMES } from "./permissions.ts";

/** Until when a session lasts in any case, and until when it lasts if nobody does anything. */
const ends = { ends_at: z.string(), idle_ends_at: z.string() };

/** Who is logged in, and what they may: menus show nothing else. */
export const Colleague = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	roles: z.array(z.enum(ROLE_NAMES)),
	permissions: z.array(z.enum(PERMISSIONS)),
	...ends,
	second_factor: z.enum(["passkey", "totp", "none"]),
	/** The demo is loaded, and the password alone sufficed. */
	is_demo: z.boolean(),
});
export type Colleague = z.output<typeof Colleague>;

export const OfficeLogin = z.object({
	email: field.email,
	password: field.secretOr("Bitte gib dein Passwort ein"),
	device,
});
export type OfficeLogin = z.output<typeof OfficeLogin>;

const SECOND_FACTORS = ["passkey", "totp", "recovery"] as const;
/** As the browser's `navigator.credentials` and the library around it take and give them. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;
/** In base64url; no device makes one of more than 1023 bytes. */
const passkeyId = z.string(field.REQUIRED).check(z.regex(/^[\w-]{1,1364}$/, field.INVALID_VALUE));
export const PasskeyAnswer = z.looseObject({ id: passkeyId });
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

/** What comes after the password: nothing more, one of the person's second factors, or setting one up. */
export const LoginStep = z.union([
	z.object({ step: z.literal("in") }),
	z.object({
		step: z.literal("second_factor"),
		methods: z.array(z.enum(SECOND_FACTORS)),
		passkeys: z.array(z.object({ name: z.string(), last_used_at: z.nullable(z.string()) })),
		recovery_codes_left: z.int(),
	}),
	z.object({ step: z.literal("enrol") }),
]);
export type LoginStep = z.output<typeof LoginStep>;

export const session = {
	welcome: officeEndpoint({
		method: "GET",
		path: "/office/session",
		access: "public",
		summary: "Ob hier nur die Demo läuft und das Passwort allein genügt",
		response: single(z.object({ is_demo: z.boolean() })),
	}),
	logIn: officeEndpoint({
		method: "POST",
		path: "/office/session",
		access: "optional",
		log: "security",
		cookie: "staff",
		summary: "Meldet in der Verwaltung an und nennt den nächsten Schritt",
		refuses: ["credentials_wrong"],
		body: OfficeLogin,
		response: single(LoginStep),
	}),
	passkeyOptions: officeEndpoint({
		method: "POST",
		path: "/office/session/passkey_options",
		access: "public",
		log: "none",
		summary: "Beginnt eine Anmeldung ohne Passwort",
		refuses: ["too_many"],
		response: single(PasskeyOptions),
	}),
	logInByPasskey: officeEndpoint({
		method: "POST",
		path: "/office/session/passkey",
		access: "optional",
		log: "security",
		cookie: "staff",
		summary: "Meldet mit einem Passkey an, der die Person selbst geprüft hat",
		refuses: ["passkey_wrong"],
		body: z.object({ answer: PasskeyAnswer, device }),
		response: single(LoginStep),
	}),
	me: officeEndpoint({
		method: "GET",
		path: "/office/me",
		access: "desk.see",
		summary: "Wer angemeldet ist und was diese Person darf",
		response: single(Colleague),
	}),
	activity: officeEndpoint({
		method: "POST",
		path: "/office/session/activity",
		access: "desk.see",
		log: "none",
		summary: "Sagt, dass die Person noch da ist: Anschauen allein hält eine Sitzung nicht offen",
		response: single(z.object(ends)),
	}),
	logOut: officeEndpoint({
		method: "DELETE",
		path: "/office/session",
		access: "optional",
		log: "security",
		cookie: "staff",
		status: 204,
		summary: "Meldet in der Verwaltung ab",
		response: z.undefined(),
	}),
};
