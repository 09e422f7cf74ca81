import endpoints from "virtual:site-endpoints";
import { type Credentials, httpApi, type Target } from "#browser/api/http-api.ts";
import { currentSession, forgetSession } from "#browser/session/session.ts";
import type { Api } from "#contract/api.ts";

function credentialsFor({ encoding }: Target): Credentials | null {
	// Whoever logs in is asked for the password: a wrong one says nothing about a session that still runs.
	const session = encoding === "form" ? null : currentSession();
	return session && { headers: { Authorization: `Bearer ${session.token}` }, onRefused: () => forgetSession(session) };
}

/** The site's client, for buttons and forms. */
export const api = httpApi<Api>(endpoints, credentialsFor);
