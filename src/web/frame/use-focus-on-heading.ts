import { useEffect } from "react";
import { useLocation } from "react-router";

/** In the browser only; outlives the frame, which is mounted anew when an error takes the place of a page. */
let shownPath: string | undefined;

/** After a move to another page, reading goes on at its heading. A first load, a change of the query and a page that begins in its search field leave the focus alone. */
export function useFocusOnHeading(): void {
	const { pathname, hash } = useLocation();
	useEffect(() => {
		const moved = shownPath !== undefined && shownPath !== pathname;
		shownPath = pathname;
		const inField = document.activeElement?.matches("main input");
		if (!moved || hash || inField) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
	}, [pathname, hash]);
}
