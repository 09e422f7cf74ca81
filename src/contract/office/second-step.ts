import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { device } from "#contract/session.ts";
import { officeEndpoint } from "./endpoint.ts";
import { LoginStep, PasskeyAnswer, PasskeyOptions } from "./session.ts";

/** The digits of an app that makes codes, also as people group them. */
export const totpCode = field.secret.check(z.overwrite((value: string) => value.replace(/\s/g, "")));

/** Shown in groups; whoever types it may leave them out. */
const recoveryCode = field.secret.check(z.overwrite((value: string) => value.replace(/[\s-]/g, "").toUpperCase()));

/** What follows the password of somebody who has a second factor (STAFF-01). */
export const secondStep = {
	passkeyOptions: officeEndpoint({
		method: "POST",
		path: "/office/session/second_step/passkey_options",
		access: "entering",
		log: "none",
		summary: "Beginnt den zweiten Schritt mit einem Passkey",
		response: single(PasskeyOptions),
	}),
	passkey: officeEndpoint({
		method: "POST",
		path: "/office/session/second_step/passkey",
		access: "entering",
		log: "security",
		cookie: "staff",
		summary: "Beendet die Anmeldung mit einem Passkey",
		refuses: ["passkey_wrong"],
		body: z.object({ answer: PasskeyAnswer, device }),
		response: single(LoginStep),
	}),
	code: officeEndpoint({
		method: "POST",
		path: "/office/session/second_step/code",
		access: "entering",
		log: "security",
		cookie: "staff",
		summary: "Beendet die Anmeldung mit einem Code aus der App; jeder gilt einmal",
		refuses: ["code_wrong"],
		body: z.object({ totp_code: totpCode, device }),
		response: single(LoginStep),
	}),
	recoveryCode: officeEndpoint({
		method: "POST",
		path: "/office/session/second_step/recovery_code",
		access: "entering",
		log: "security",
		cookie: "staff",
		summary: "Beendet die Anmeldung mit einem Notfallcode; jeder gilt einmal",
		refuses: ["code_wrong"],
		body: z.object({ recovery_code: recoveryCode, device }),
		response: single(LoginStep),
	}),
};
