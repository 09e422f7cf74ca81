import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

const SLOW_MS = 300;

/** Whether the next page of this list takes longer than a moment; a renewal never counts. */
export function useSlow(): boolean {
	const { state, location } = useNavigation();
	const { pathname } = useLocation();
	const isLoading = state === "loading" && location.pathname === pathname;
	const [isSlow, setSlow] = useState(false);
	useEffect(() => {
		if (!isLoading) return;
		const timer = setTimeout(() => setSlow(true), SLOW_MS);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [isLoading]);
	return isSlow;
}
