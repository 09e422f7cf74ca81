import { useContext, useEffect, useLayoutEffect } from "react";
import {
	type Location,
	UNSAFE_DataRouterStateContext as RouterState,
	useLocation,
	useNavigation,
	useNavigationType,
} from "react-router";
import { createScrollKeys } from "./scroll-keys.ts";

/**
 * In memory only: nothing is stored in the browser, which rules out the router's own <ScrollRestoration>. Outlives the
 * frame, which is mounted anew when an error takes the place of a page.
 */
const positions = new Map<string, number>();
const keyOf = createScrollKeys();
let shown: string | undefined;

/** A history entry that the browser made by itself, for a link within the page. */
const madeByBrowser = () => window.history.state === null;

/** The router names its entries. One that the browser made is named here, so that the way back finds its position. */
function entryKey({ key }: Location): string {
	if (!madeByBrowser()) return key;
	const own = Math.random().toString(36).slice(2, 10);
	window.history.replaceState({ idx: null, key: own }, "");
	return own;
}

function targetOf({ hash }: Location): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}

/** On a reload, and on the way back from another site, the page has to be built first: the browser knows best when. */
function useBrowserRestorationBetweenLoads(): void {
	useEffect(() => {
		const take = () => {
			window.history.scrollRestoration = "manual";
		};
		const giveBack = () => {
			window.history.scrollRestoration = "auto";
		};
		if (document.readyState === "complete") take();
		window.addEventListener("pageshow", take);
		window.addEventListener("pagehide", giveBack);
		return () => {
			window.removeEventListener("pageshow", take);
			window.removeEventListener("pagehide", giveBack);
		};
	}, []);
}

/** FRAME-26, FRAME-27: a new page starts at its top or at the place named in its address, the way back where it was left. */
export function Scroll() {
	const location = useLocation();
	const isWayBack = useNavigationType() === "POP";
	const staysInPlace = useContext(RouterState)?.preventScrollReset;
	const { state } = useNavigation();
	useBrowserRestorationBetweenLoads();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, when it is on the screen
	useLayoutEffect(() => {
		const scrolledByBrowser = shown === undefined || madeByBrowser();
		const key = keyOf({ key: entryKey(location), pathname: location.pathname });
		if (key === shown) return;
		shown = key;
		if (scrolledByBrowser) return;
		const position = isWayBack ? positions.get(key) : undefined;
		const target = targetOf(location);
		if (position !== undefined) window.scrollTo(0, position);
		else if (target) target.scrollIntoView();
		else if (!staysInPlace) window.scrollTo(0, 0);
		positions.set(key, window.scrollY);
	}, [location]);

	// While the next page loads, the present one may shrink: that is not where the person left it.
	useLayoutEffect(() => {
		if (state !== "idle") return;
		const remember = () => {
			if (shown !== undefined) positions.set(shown, window.scrollY);
		};
		window.addEventListener("scroll", remember, { passive: true });
		return () => window.removeEventListener("scroll", remember);
	}, [state]);

	return null;
}
