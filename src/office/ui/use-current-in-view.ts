import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Where tabs have no room for all, the current one is in sight; the page itself stays where it is. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
	const element = useRef<HTMLElement>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current one
	useEffect(() => {
		const bar = element.current;
		const current = bar?.querySelector<HTMLElement>("[aria-current]");
		if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
	}, [key]);
	return element;
}
