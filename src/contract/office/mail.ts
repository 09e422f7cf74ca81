import * as z from "zod/mini";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { revision } from "./revision.ts";
import { Outcome } from "./state.ts";

/** How letters leave the house. */

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.?|[\da-f]*:[\da-f:.]+)$/i;

const mayBeEmpty = field.text(TEXT_MAX_LENGTH);
const emailOrEmpty = mayBeEmpty.check(
	z.refine((value: string) => value === "" || z.safeParse(field.email, value).success, "Ungültige E-Mail"),
);

/** How the way to the server is kept from being read: from its beginning, after a word in clear, or not at all. */
export const MAIL_SECURITY = ["starttls", "tls", "none"] as const;

export const Mail = z.object({
	/** Empty: none, letters stay in the house. */
	host: mayBeEmpty.check(
		z.refine((value: string) => value === "" || HOST.test(value), "Bitte nur den Namen des Servers angeben"),
	),
	port: field.wholeNumber(1, 65_535),
	security: z.enum(MAIL_SECURITY),
	/** Empty: the server asks for no login. */
	user: mayBeEmpty,
	/** Empty: the address of the house. */
	from: emailOrEmpty,
	/** Empty: the address of the house. */
	reply_to: emailOrEmpty,
});
export type Mail = z.output<typeof Mail>;

/** Empty: the one that is kept. It goes in and never comes out. */
const password = z.string(field.REQUIRED).check(z.maxLength(TEXT_MAX_LENGTH, field.INVALID_VALUE));
export const MailWithPassword = z.object({ ...Mail.shape, password });
export type MailWithPassword = z.output<typeof MailWithPassword>;
/** As a form sends it. */
export type TypedMailWithPassword = z.input<typeof MailWithPassword>;

const MailSettings = z.object({
	values: Mail,
	has_password: z.boolean(),
	/** What the environment says goes before what is set: the server by its name, the sender as it is written. */
	fixed: z.object({ server: z.nullable(z.string()), sender: z.nullable(z.string()) }),
	/** What letters do while there is no server: they become files for everybody here to read, or they wait. */
	without_server: z.enum(["kept", "waiting"]),
	/** The address of the house, used where nothing else is set. */
	own_address: z.string(),
	revision,
	updated_at: z.nullable(z.string()),
	updated_by: z.nullable(z.string()),
});
export type MailSettings = z.output<typeof MailSettings>;

export const mail = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/settings/mail",
		access: "settings.write",
		summary: "Wie Briefe das Haus verlassen; ein Passwort ist nie dabei",
		response: single(MailSettings),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/settings/mail",
		access: "settings.write",
		proof: "fresh",
		audit: "settings_changed",
		summary: "Ändert Mailserver, Absender und Antwortadresse; ein leeres Passwort lässt das gesicherte stehen",
		refuses: ["changed_meanwhile", "too_many"],
		body: z.object({ ...MailWithPassword.shape, revision }),
		response: single(MailSettings),
	}),
	test: officeEndpoint({
		method: "POST",
		path: "/office/settings/mail/test",
		access: "settings.write",
		audit: "mail_tested",
		summary: "Schickt der Person selbst einen Testbrief über genau diesen Server, ohne ihn zu sichern",
		refuses: ["too_many"],
		body: MailWithPassword,
		response: single(Outcome),
	}),
};
