import { useEffect } from "react";
import { useLocation } from "react-router";

/** In the browser only; outlives the frame, which is mounted anew when an error takes the place of a page. */
let shownPath: string | undefined;

/** After a move to another page, reading goes on at its heading. A first load and a change of the query leave the focus alone. */
export function useFocusOnHeading(): void {
	const { pathname, hash } = useLocation();
	useEffect(() => {
		const moved = shownPath !== undefined && shownPath !== pathname;
		shownPath = pathname;
		if (!moved || hash) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
	}, [pathname, hash]);
}
