import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { PasskeyAnswer, PasskeyOptions } from "./session.ts";

/** How old the last proof may be where an endpoint demands a fresh one. */
export const PROOF_MINUTES = 5;

export const PasswordProof = z.object({ password: field.secret });

/** Somebody who is in shows once more that it is they: before what would help whoever found the screen unlocked. */
export const proof = {
	password: officeEndpoint({
		method: "POST",
		path: "/office/session/proof/password",
		access: "desk.see",
		log: "security",
		summary: `Zeigt mit dem Passwort noch einmal, wer da ist; das gilt ${PROOF_MINUTES} Minuten`,
		body: PasswordProof,
		status: 204,
		response: z.undefined(),
	}),
	passkeyOptions: officeEndpoint({
		method: "POST",
		path: "/office/session/proof/passkey_options",
		access: "desk.see",
		log: "none",
		summary: "Beginnt den Nachweis mit einem Passkey",
		refuses: ["too_many"],
		response: single(PasskeyOptions),
	}),
	passkey: officeEndpoint({
		method: "POST",
		path: "/office/session/proof/passkey",
		access: "desk.see",
		log: "security",
		summary: `Zeigt mit einem Passkey noch einmal, wer da ist; das gilt ${PROOF_MINUTES} Minuten`,
		refuses: ["passkey_wrong"],
		body: z.object({ answer: PasskeyAnswer }),
		status: 204,
		response: z.undefined(),
	}),
};
