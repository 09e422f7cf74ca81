import { currentSession, forgetSession } from "#browser/session/session.ts";
import { ApiError, type ErrorBody } from "#contract/errors.ts";

/** Long enough for every browser to have taken the file over. */
const RELEASE_MS = 60_000;

/** Offers something that only this page holds as a file. */
export function saveFile(content: Blob, filename: string): void {
	const url = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = url;
	link.download = filename;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** A file behind the login: a plain link could not carry the token. */
export async function fetchFile(path: string): Promise<Blob> {
	const session = currentSession();
	const response = await fetch(path, session ? { headers: { Authorization: `Bearer ${session.token}` } } : {});
	if (response.ok) return response.blob();
	if (response.status === 401 && session) forgetSession(session);
	const body = (await response.json().catch(() => ({ message: "" }))) as ErrorBody;
	throw new ApiError(response.status, body, response.statusText);
}
