// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SESSION_SECONDS } from "#contract/session.ts";
import { currentSession, endSession, forgetSession, onSessionChange, sessionEnd, startSession } from "./session.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const HOURS = 60 * 60 * 1000;
const begin = (access_token = "geheim") => startSession({ access_token, expires_in: SESSION_SECONDS });

let stop = () => {};
function listen() {
	const listener = vi.fn();
	stop = onSessionChange(listener);
	return listener;
}

/** What another tab does reaches this one as an event. */
function inOtherTab(change: () => void) {
	change();
	window.dispatchEvent(new StorageEvent("storage", { key: null }));
}

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	localStorage.clear();
});
afterEach(() => {
	endSession();
	stop();
	vi.useRealTimers();
});

test("MEM-06 CONST-01 a login stores the token and an expiry 4 hours ahead", () => {
	begin();
	expect({ ...localStorage }).toEqual({ accessToken: "geheim", accessTokenExpiry: String(NOW + 4 * HOURS) });
	expect(currentSession()).toEqual({ token: "geheim", expiresAt: NOW + 4 * HOURS });
	expect(currentSession()).toBe(currentSession());
});

test("MEM-05 logged in while the expiry has not passed; then what was stored is cleared and everybody is told", () => {
	begin();
	const listener = listen();
	vi.advanceTimersByTime(4 * HOURS - 1);
	expect([currentSession()?.token, listener.mock.calls.length]).toEqual(["geheim", 0]);
	vi.advanceTimersByTime(2);
	expect([currentSession(), sessionEnd(), localStorage.length]).toEqual([null, "expired", 0]);
	expect(listener).toHaveBeenCalledTimes(1);
});

test("MEM-05 a stored expiry that is past, broken or without a token is no login", () => {
	for (const [token, expiry] of [
		["geheim", String(NOW)],
		["geheim", "morgen"],
		["", String(NOW + HOURS)],
	] as const) {
		localStorage.setItem("accessToken", token);
		localStorage.setItem("accessTokenExpiry", expiry);
		expect(currentSession()).toBeNull();
	}
});

test("MEM-07 logging out clears what is stored and says why", () => {
	begin();
	const listener = listen();
	endSession();
	expect([currentSession(), sessionEnd(), localStorage.length]).toEqual([null, "logged-out", 0]);
	expect(listener).toHaveBeenCalledTimes(1);
	begin();
	expect(sessionEnd()).toBeNull();
});

test("what the server refuses ends only the session it was asked with", () => {
	begin("alt");
	const old = currentSession();
	if (!old) throw new Error("logged in");
	begin("neu");
	forgetSession(old);
	expect(currentSession()?.token).toBe("neu");
	forgetSession({ ...old, token: "neu" });
	expect([currentSession(), sessionEnd()]).toEqual([null, "refused"]);
});

test("tabs agree: a logout in one is one in all, and so is a login", () => {
	begin();
	const listener = listen();
	inOtherTab(() => localStorage.clear());
	expect([currentSession(), sessionEnd(), listener.mock.calls.length]).toEqual([null, "logged-out", 1]);
	inOtherTab(() => {
		localStorage.setItem("accessToken", "neu");
		localStorage.setItem("accessTokenExpiry", String(NOW + HOURS));
	});
	expect([currentSession()?.token, sessionEnd(), listener.mock.calls.length]).toEqual(["neu", null, 2]);
});

test("tabs agree: a login that another tab has written only half is left alone", () => {
	const listener = listen();
	inOtherTab(() => localStorage.setItem("accessToken", "neu"));
	expect([currentSession(), localStorage.getItem("accessToken")]).toEqual([null, "neu"]);
	inOtherTab(() => localStorage.setItem("accessTokenExpiry", String(NOW + HOURS)));
	expect([currentSession()?.token, listener.mock.calls.length]).toEqual(["neu", 1]);
});

test("a page that comes back after a sleep or by the back button looks again, and tells nobody when all is as it was", () => {
	begin();
	const listener = listen();
	window.dispatchEvent(new Event("pageshow"));
	document.dispatchEvent(new Event("visibilitychange"));
	expect(listener).not.toHaveBeenCalled();
	localStorage.clear();
	window.dispatchEvent(new Event("pageshow"));
	expect([listener.mock.calls.length, sessionEnd()]).toEqual([1, "logged-out"]);
	stop();
	begin();
	vi.advanceTimersByTime(5 * HOURS);
	expect(listener).toHaveBeenCalledTimes(1);
});

test("where the browser stores nothing, a login lasts as long as the page", () => {
	const blocked = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(currentSession()).toBeNull();
	begin();
	expect(currentSession()?.token).toBe("geheim");
	endSession();
	expect(currentSession()).toBeNull();
	blocked.mockRestore();
});
