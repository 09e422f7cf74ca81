import { endSession, startSession } from "#browser/session/session.ts";
import type { Api } from "#contract/api.ts";
import { CLIENT } from "#contract/session.ts";
import { deviceKey } from "./device-key.ts";

export async function logIn(api: Api, credentials: { username: string; password: string }): Promise<void> {
	const body = { ...credentials, grant_type: "password" as const, ...CLIENT, device: deviceKey() };
	startSession(await api.session.login({ body }));
}

/** The browser forgets the login even when the server cannot be told. */
export async function logOut(api: Api): Promise<void> {
	try {
		await api.session.logout();
	} catch (error) {
		console.warn(error);
	} finally {
		endSession();
	}
}
