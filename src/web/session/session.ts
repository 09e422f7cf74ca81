import { useSyncExternalStore } from "react";

/** Who is logged in lives in this browser alone: the server's pages are the same for everybody. */
export interface Session {
	token: string;
	/** When it ends, in milliseconds. */
	expiresAt: number;
}

const TOKEN_KEY = "accessToken";
const EXPIRY_KEY = "accessTokenExpiry";

let known: Session | null = null;

function readStored(): Session | null {
	const token = localStorage.getItem(TOKEN_KEY);
	const expiresAt = Number(localStorage.getItem(EXPIRY_KEY));
	return token && Number.isFinite(expiresAt) ? { token, expiresAt } : null;
}

const listeners = new Set<() => void>();
const tell = () => {
	for (const listener of listeners) listener();
};

function clearStored(): void {
	localStorage.removeItem(TOKEN_KEY);
	localStorage.removeItem(EXPIRY_KEY);
}

/** MEM-05: logged in while the stored expiry has not passed; expiry clears what is stored. The same object while nothing changes. */
export function currentSession(now = Date.now()): Session | null {
	const stored = readStored();
	if (stored && stored.expiresAt <= now) clearStored();
	const valid = stored && stored.expiresAt > now ? stored : null;
	if (valid?.token !== known?.token || valid?.expiresAt !== known?.expiresAt) known = valid;
	return known;
}

/** MEM-06 */
export function startSession({ access_token, expires_in }: { access_token: string; expires_in: number }): void {
	localStorage.setItem(TOKEN_KEY, access_token);
	localStorage.setItem(EXPIRY_KEY, String(Date.now() + expires_in * 1000));
	tell();
}

export function endSession(): void {
	clearStored();
	tell();
}

/** Ends this session, unless another has begun meanwhile. */
export function forgetSession({ token }: Session): void {
	if (currentSession()?.token === token) endSession();
}

/** Also told by other tabs, and when the time has run out. */
export function onSessionChange(listener: () => void): () => void {
	const inOtherTab = ({ key }: StorageEvent) => {
		if (key === null || key === TOKEN_KEY || key === EXPIRY_KEY) listener();
	};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const wakeAtExpiry = () => {
		clearTimeout(timer);
		const session = currentSession();
		if (session) timer = setTimeout(tell, session.expiresAt - Date.now() + 1);
	};
	listeners.add(listener);
	listeners.add(wakeAtExpiry);
	window.addEventListener("storage", inOtherTab);
	window.addEventListener("storage", wakeAtExpiry);
	wakeAtExpiry();
	return () => {
		clearTimeout(timer);
		listeners.delete(listener);
		listeners.delete(wakeAtExpiry);
		window.removeEventListener("storage", inOtherTab);
		window.removeEventListener("storage", wakeAtExpiry);
	};
}

/** None on the server and during hydration: what depends on it appears right after. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession, () => null);
