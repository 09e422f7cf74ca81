import { useSyncExternalStore } from "react";
import { deviceStorage } from "./device-storage.ts";

/** Who is logged in lives in this browser alone: the server's pages are the same for everybody. */
export interface Session {
	token: string;
	/** When it ends, in milliseconds. */
	expiresAt: number;
}

/** Why a session is over: by the person (here or in another tab), by the clock, or because the server knows it no more. */
export type SessionEnd = "logged-out" | "deleted" | "expired" | "refused";

const TOKEN_KEY = "accessToken";
const EXPIRY_KEY = "accessTokenExpiry";

let known: Session | null = null;
let end: SessionEnd | null = null;

function readStored(): Session | null {
	const token = deviceStorage().getItem(TOKEN_KEY);
	const expiry = deviceStorage().getItem(EXPIRY_KEY);
	return token && expiry && Number.isFinite(Number(expiry)) ? { token, expiresAt: Number(expiry) } : null;
}

function clearStored(): void {
	deviceStorage().removeItem(TOKEN_KEY);
	deviceStorage().removeItem(EXPIRY_KEY);
}

/** MEM-05: logged in while the stored expiry has not passed; expiry clears what is stored. The same object while nothing changes. */
export function currentSession(now = Date.now()): Session | null {
	const stored = readStored();
	const valid = stored && stored.expiresAt > now ? stored : null;
	if (stored && !valid) clearStored();
	if (known && !valid) end = known.expiresAt <= now ? "expired" : "logged-out";
	if (valid) end = null;
	if (valid?.token !== known?.token || valid?.expiresAt !== known?.expiresAt) known = valid;
	return known;
}

/** How the session that was last seen here came to its end. */
export const sessionEnd = (): SessionEnd | null => end;

/** MEM-06. The token comes last: another tab, which may look in between, must not take a new login for one that is over. */
export function startSession({ access_token, expires_in }: { access_token: string; expires_in: number }): void {
	deviceStorage().setItem(EXPIRY_KEY, String(Date.now() + expires_in * 1000));
	deviceStorage().setItem(TOKEN_KEY, access_token);
	check();
}

export function endSession(why: SessionEnd = "logged-out"): void {
	clearStored();
	known = null;
	end = why;
	check();
}

/** Ends this session, unless another has begun meanwhile. */
export function forgetSession({ token }: Session): void {
	if (currentSession()?.token === token) endSession("refused");
}

const listeners = new Set<() => void>();
let told: Session | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function check(): void {
	const session = currentSession();
	wakeAtExpiry(session);
	if (session === told) return;
	told = session;
	for (const listener of [...listeners]) listener();
}

function wakeAtExpiry(session: Session | null): void {
	clearTimeout(timer);
	if (session && listeners.size > 0) timer = setTimeout(check, session.expiresAt - Date.now() + 1);
}

/** Besides the clock: other tabs, and what a machine that slept or a page that the way back brings up again has missed. */
function watch(): void {
	window.addEventListener("storage", check);
	window.addEventListener("pageshow", check);
	document.addEventListener("visibilitychange", check);
	told = currentSession();
	wakeAtExpiry(told);
}

function unwatch(): void {
	window.removeEventListener("storage", check);
	window.removeEventListener("pageshow", check);
	document.removeEventListener("visibilitychange", check);
	clearTimeout(timer);
}

/** Also told by other tabs, and when the time has run out. */
export function onSessionChange(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) watch();
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) unwatch();
	};
}

/** None on the server and during hydration: what depends on it appears right after. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession, () => null);
