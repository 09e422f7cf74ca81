import { useEffect } from "react";

/** The browser may bring a page back exactly as it was left, half-done work included. */
export function useBackFromCache(comeBack: () => void): void {
	useEffect(() => {
		const shown = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
		window.addEventListener("pageshow", shown);
		return () => window.removeEventListener("pageshow", shown);
	}, [comeBack]);
}
