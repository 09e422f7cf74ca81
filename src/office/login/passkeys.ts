import {
	browserSupportsWebAuthn,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
	startRegistration,
} from "@simplewebauthn/browser";
import type { PasskeyAnswer, PasskeyOptions } from "#contract/office/session.ts";

/** No browser makes a passkey for a bare number in place of a name. */
export const arePasskeysPossible = (): boolean => browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

/** The person has closed the browser's window, or nothing fitting is there. */
export class PasskeyDeclined extends Error {}

const orDeclined = <T>(asked: Promise<T>): Promise<T> =>
	asked.catch((error: unknown) => {
		const { name } = error as Error;
		throw name === "NotAllowedError" || name === "AbortError" ? new PasskeyDeclined() : error;
	});

const asAnswer = (answer: { id: string }): PasskeyAnswer => ({ ...answer });

export const answerWithPasskey = async (options: PasskeyOptions): Promise<PasskeyAnswer> => {
	const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
	return asAnswer(await orDeclined(startAuthentication({ optionsJSON })));
};

export const makePasskey = async (options: PasskeyOptions): Promise<PasskeyAnswer> => {
	const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
	return asAnswer(await orDeclined(startRegistration({ optionsJSON })));
};
