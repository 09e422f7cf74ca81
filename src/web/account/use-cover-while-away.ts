import { type RefObject, useEffect, useRef } from "react";
import { currentSession } from "#browser/session/session.ts";

/**
 * A page that the browser keeps for the way back shows itself before any script can look whether the login still holds.
 * So it goes away covered, and is seen again only by somebody who is logged in.
 */
export function useCoverWhileAway<E extends HTMLElement>(loggedIn: boolean): RefObject<E | null> {
	const element = useRef<E>(null);
	useEffect(() => {
		const cover = () => element.current?.classList.add("invisible");
		const uncover = () => currentSession() && element.current?.classList.remove("invisible");
		window.addEventListener("pagehide", cover);
		window.addEventListener("pageshow", uncover);
		return () => {
			window.removeEventListener("pagehide", cover);
			window.removeEventListener("pageshow", uncover);
		};
	}, []);
	useEffect(() => {
		if (loggedIn) element.current?.classList.remove("invisible");
	}, [loggedIn]);
	return element;
}
